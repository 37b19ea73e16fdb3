package app.likeness.compare.align;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Match;
import app.likeness.compare.align.MatchShaper.Found;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.fold.FoldedText;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MatchShaperTest {
    private static final String FIRST = han(1, 60);
    private static final String SECOND = han(2, 60);
    private static final String LEFT = FIRST + han(3, 20) + SECOND + han(4, 200);
    private static final String RIGHT = FIRST + han(5, 20) + SECOND + han(6, 200);
    private static final List<UnitRun> RUNS = List.of(new UnitRun(0, 0, 60), new UnitRun(80, 80, 60));

    private static String han(int seed, int characters) {
        return FoldedText.of(new RandomText(seed).han(characters)).characters();
    }

    private static MatchShaper shaper(boolean joins) {
        return new MatchShaper(
                new UnitText(FoldedText.of(LEFT)), new UnitText(FoldedText.of(RIGHT)), RUNS, joins, () -> false);
    }

    private static List<Found> exactly(UnitRun... runs) {
        return Stream.of(runs).map(run -> Found.exactly(List.of(run))).toList();
    }

    private static List<Block> blocks(List<Found> found) {
        return found.stream().map(Found::block).toList();
    }

    @Test
    void whatLiesInsideAnotherOnBothSidesIsDropped() {
        List<Found> found = exactly(new UnitRun(10, 10, 20), RUNS.getFirst(), new UnitRun(0, 0, 60));

        assertEquals(List.of(new Block(0, 60, 0, 60)), blocks(shaper(false).shaped(found)));
    }

    @Test
    void whatStandsTwiceOnOneSideStays() {
        List<Found> found = exactly(RUNS.getFirst(), new UnitRun(10, 200, 40));

        assertEquals(
                List.of(new Block(0, 60, 0, 60), new Block(10, 50, 200, 240)),
                blocks(shaper(false).shaped(found)));
    }

    @Test
    void piecesOfOneCopyAreJoinedWhereTextsAreOfCharacters() {
        List<Found> found = exactly(RUNS.getLast(), RUNS.getFirst());

        assertEquals(2, shaper(false).shaped(found).size());
        assertEquals(
                List.of(new Found(new Block(0, 140, 0, 140), Match.Kind.EDITED, RUNS)),
                shaper(true).shaped(found));
    }

    @Test
    void aSummaryIsNeitherJoinedNorCut() {
        Found summary = shaper(true).in(new Block(80, 140, 80, 300), true);

        assertEquals(
                List.of(Found.exactly(List.of(RUNS.getFirst())), summary),
                shaper(true).shaped(List.of(summary, Found.exactly(List.of(RUNS.getFirst())))));
        assertEquals(Match.Kind.SUMMARISED, summary.kind());
    }

    @Test
    void aPassageOfWhichTheRunsAreInAnotherOrderWasReordered() {
        String turned = SECOND + FIRST;
        UnitText left = new UnitText(FoldedText.of(FIRST + SECOND));
        UnitText right = new UnitText(FoldedText.of(turned));
        List<UnitRun> runs = List.of(new UnitRun(0, 60, 60), new UnitRun(60, 0, 60));

        Found found = new MatchShaper(left, right, runs, true, () -> false).in(new Block(0, 120, 0, 120), false);

        assertEquals(Match.Kind.REORDERED, found.kind());
        assertEquals(List.of(new UnitRun(0, 60, 60)), found.runs());
    }
}
