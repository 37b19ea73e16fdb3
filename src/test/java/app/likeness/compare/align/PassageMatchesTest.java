package app.likeness.compare.align;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Match;
import app.likeness.compare.passages.Passage;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.SharedStretches;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PassageMatchesTest {
    /// 400 characters of each text, of which the first 200 and the last 140 are the same.
    private static final String FIRST = han(7, 200);

    private static final String LAST = han(8, 140);
    private static final UnitText LEFT = text(FIRST + han(9, 60) + LAST);
    private static final UnitText RIGHT = text(FIRST + han(10, 60) + LAST);

    private static String han(int seed, int characters) {
        return FoldedText.of(new RandomText(seed).han(characters)).characters();
    }

    private static String han(RandomText random, int characters) {
        return FoldedText.of(random.han(2 * characters)).characters().substring(0, characters);
    }

    private static UnitText text(String text) {
        return new UnitText(FoldedText.of(text));
    }

    private static List<Span> found(List<UnitRun> chains, Block passage) {
        List<List<UnitRun>> each = new ArrayList<>();
        chains.forEach(chain -> each.add(List.of(chain)));
        return new PassageMatches(LEFT, RIGHT, chains, null, () -> false)
                .of(each, List.of(new Passage(passage, 200, false)), List.of()).stream()
                        .map(Match::left)
                        .sorted()
                        .toList();
    }

    @Test
    void aPassageTakesInAStrongChainThatReachesBeyondIt() {
        UnitRun chain = new UnitRun(100, 100, 100);

        assertEquals(List.of(new Span(0, 200)), found(List.of(chain), new Block(0, 150, 0, 150)));
    }

    @Test
    void aStrongChainThatMeetsOnlyWhatAnotherAddsToAPassageIsKept() {
        UnitRun chain = new UnitRun(60, 60, 140);
        // It begins inside the first one and goes on where the passage does not reach.
        UnitRun beyond = new UnitRun(190, 190, 200);

        assertEquals(
                List.of(new Span(0, 200), new Span(190, 390)),
                found(List.of(chain, beyond), new Block(0, 100, 0, 100)));
    }

    @Test
    void aPassageThatAStrongChainExplainsGivesWayToIt() {
        UnitRun chain = new UnitRun(0, 0, 200);

        assertEquals(List.of(new Span(0, 200)), found(List.of(chain), new Block(0, 230, 0, 230)));
    }

    /// Twenty pieces of 60 characters that both texts have, every two exchanged, each followed by 40 that only one
    /// has.
    @Test
    void aLongPassageWithMuchThatOnlyOneSideHasIsTakenApart() {
        RandomText random = new RandomText(21);
        StringBuilder left = new StringBuilder();
        StringBuilder right = new StringBuilder();
        List<List<UnitRun>> chains = new ArrayList<>();
        List<UnitRun> runs = new ArrayList<>();
        List<Span> pieces = new ArrayList<>();
        for (int at = 0; at < 2_000; at += 200) {
            String first = han(random, 60);
            String second = han(random, 60);
            runs.add(new UnitRun(at, at + 100, 60));
            runs.add(new UnitRun(at + 100, at, 60));
            pieces.add(new Span(at, at + 60));
            pieces.add(new Span(at + 100, at + 160));
            left.append(first).append(han(random, 40)).append(second).append(han(random, 40));
            right.append(second).append(han(random, 40)).append(first).append(han(random, 40));
        }
        runs.forEach(run -> chains.add(List.of(run)));
        UnitText one = text(left.toString());
        UnitText other = text(right.toString());
        SharedStretches stretches = new SharedStretches(one, other);
        Block whole = new Block(0, 1_960, 0, 1_960);
        List<Span> found = new PassageMatches(one, other, runs, stretches, () -> false)
                .of(chains, List.of(new Passage(whole, 200, false)), List.of()).stream()
                        .map(Match::left)
                        .sorted()
                        .toList();

        assertEquals(List.of(whole), stretches.in(whole));
        assertEquals(pieces, found);
    }
}
