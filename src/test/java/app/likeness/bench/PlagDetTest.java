package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.bench.PartialCopy.Passage;
import app.likeness.text.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlagDetTest {
    private static Passage passage(int leftStart, int leftEnd, int rightStart, int rightEnd) {
        return new Passage(new Span(leftStart, leftEnd), new Span(rightStart, rightEnd));
    }

    private static PlagDet score(List<Passage> truth, List<Passage> detected) {
        PlagDet score = new PlagDet();
        score.add(truth, detected);
        return score;
    }

    @Test
    void theTruthItselfIsPerfect() {
        List<Passage> truth = List.of(passage(0, 10, 5, 15), passage(20, 30, 40, 50));

        assertEquals(1, score(truth, truth).plagdet());
    }

    @Test
    void nothingFoundIsNothingWorth() {
        assertEquals(0, score(List.of(passage(0, 10, 5, 15)), List.of()).plagdet());
        assertEquals(0, score(List.of(), List.of(passage(0, 10, 5, 15))).plagdet());
    }

    @Test
    void halfOfAPassageIsFoundWithHalfOfItsCharacters() {
        PlagDet score = score(List.of(passage(0, 10, 0, 10)), List.of(passage(0, 5, 0, 5)));

        assertEquals(0.5, score.recall());
        assertEquals(1, score.precision());
        assertEquals(2.0 / 3, score.plagdet(), 1e-12);
    }

    @Test
    void tooMuchCostsPrecision() {
        PlagDet score = score(List.of(passage(0, 10, 0, 10)), List.of(passage(0, 10, 0, 30), passage(50, 60, 0, 10)));

        // 20 of 40 characters of the first one; the second one overlaps on one side only.
        assertEquals(0.25, score.precision());
        assertEquals(1, score.recall());
    }

    @Test
    void aPassageInTwoPiecesCostsGranularity() {
        PlagDet score = score(List.of(passage(0, 10, 0, 10)), List.of(passage(0, 5, 0, 5), passage(5, 10, 5, 10)));

        assertEquals(2, score.granularity());
        assertEquals(1 / (Math.log(3) / Math.log(2)), score.plagdet(), 1e-12);
    }

    @Test
    void whatTwoDetectionsCoverCountsOnce() {
        PlagDet score = score(
                List.of(passage(0, 10, 0, 10)), List.of(passage(0, 6, 0, 6), passage(4, 8, 4, 8), passage(0, 6, 0, 6)));

        assertEquals(0.8, score.recall(), 1e-12);
        assertEquals(2, score.detections());
    }

    @Test
    void passagesOfOtherPairsDoNotMeet() {
        PlagDet score = score(List.of(passage(0, 10, 0, 10)), List.of());
        score.add(List.of(), List.of(passage(0, 10, 0, 10)));

        assertEquals(0, score.plagdet());
    }
}
