package app.likeness.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.fingerprint.RandomText;
import app.likeness.text.FoldedText;
import app.likeness.text.Span;
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

    private static UnitText text(String text) {
        return new UnitText(FoldedText.of(text));
    }

    private static List<Span> found(List<UnitRun> chains, Block passage) {
        List<List<UnitRun>> each = new ArrayList<>();
        chains.forEach(chain -> each.add(List.of(chain)));
        return new PassageMatches(LEFT, RIGHT, chains, null, () -> false)
                .of(each, List.of(new Passage(passage, 200, false))).stream()
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
}
