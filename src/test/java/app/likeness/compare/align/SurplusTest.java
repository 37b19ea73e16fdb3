package app.likeness.compare.align;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Match;
import app.likeness.compare.Runs;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurplusTest {
    private static final String BRIEF = "Keepers rowed out at dusk in summer and trimmed the lamp";
    private static final String LONG = "Nobody in the village had a clock, so the school began whenever the teacher had"
            + " eaten. Keepers themselves rowed out at dusk, whatever the weather, and trimmed the lamp. Their children"
            + " learned to swim before they learned to read, as everyone on the island did";

    private static final int LONGEST_WORD = "harbour".length();

    @Test
    void ofTheLongerSideWhatIsTheSameCountsAndWhatStandsClosestBetween() {
        Match match =
                Runs.match(Match.Kind.SUMMARISED, BRIEF, LONG, "Keepers", "rowed out at dusk", "and trimmed the lamp");

        assertEquals(List.of("Keepers", "rowed out at dusk", "and trimmed the lamp"), counted(LONG, BRIEF, match));
        String less = BRIEF.replace("in summer", "in all those years of storms");
        assertEquals(
                List.of("Keepers themselves rowed out at dusk, whatever", "and trimmed the lamp"),
                counted(
                        LONG,
                        less,
                        Runs.match(
                                Match.Kind.SUMMARISED,
                                less,
                                LONG,
                                "Keepers",
                                "rowed out at dusk",
                                "and trimmed the lamp")));
    }

    @Test
    void aSideThatIsHalfAsLongAgainCountsAsAWhole() {
        String brief = "一二三四五六七八九十";
        assertEquals(
                List.of("甲乙丙丁戊一二三四五六七八九十"),
                counted("甲乙丙丁戊" + brief, brief, Runs.match(Match.Kind.SUMMARISED, brief, "甲乙丙丁戊" + brief, brief)));
        assertEquals(
                List.of(brief),
                counted("甲乙丙丁戊己" + brief, brief, Runs.match(Match.Kind.SUMMARISED, brief, "甲乙丙丁戊己" + brief, brief)));
    }

    @Test
    void theShorterSideCountsAsAWhole() {
        Match match = Runs.match(Match.Kind.SUMMARISED, BRIEF, LONG, "Keepers", "and trimmed the lamp");

        assertTrue(Surplus.of(match, false, letters(BRIEF), letters(LONG)).isEmpty());
        assertFalse(Surplus.of(match, true, letters(LONG), letters(BRIEF)).isEmpty());
    }

    @Test
    void whatStandsThereInAnotherOrderCountsBeforeItsSurroundings() {
        String brief = "the old lamp was trimmed by hand, sailors knew it by its rhythm";
        String told = "In those years sailors knew it by heart and from a distance of many miles, on most nights of the"
                + " year, since the old lamp was trimmed by everybody who came along";

        assertEquals(
                List.of("In those years sailors knew it by", "the old lamp was trimmed by"),
                counted(told, brief, Runs.match(Match.Kind.SUMMARISED, brief, told, "the old lamp was trimmed by")));
    }

    @Test
    void withoutAnythingTheSameItCountsFromTheBeginning() {
        assertEquals(
                List.of("wholly other"),
                counted(
                        "wholly other words stand here",
                        "brief and new",
                        Runs.match(Match.Kind.SUMMARISED, "brief and new", "wholly other words stand here")));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void noSideCountsMoreThanTheOtherHasOnceItIsLongerByFar(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            Letters left = letters(words(random, random.nextInt(1, 120)));
            Letters right = letters(words(random, random.nextInt(1, 120)));
            Span leftSpan = left.span(0, left.count());
            Span rightSpan = right.span(0, right.count());
            for (Match match :
                    new Aligner().compare(left.folded(), right.folded()).matches()) {
                holds(match, left, right, "seed " + seed);
            }
            holds(new Match(leftSpan, rightSpan, Match.Kind.SUMMARISED, List.of()), left, right, "seed " + seed);
        }
    }

    private static void holds(Match match, Letters left, Letters right, String where) {
        int leftCount = left.count(match.left());
        int rightCount = right.count(match.right());
        BitSet leftOut = Surplus.of(match, false, left, right);
        BitSet rightOut = Surplus.of(match, true, right, left);
        int longer = Math.max(leftCount, rightCount);
        int shorter = Math.min(leftCount, rightCount);
        int counted = longer - leftOut.cardinality() - rightOut.cardinality();
        if (2 * longer > 3 * shorter) {
            assertTrue(counted <= shorter && counted > shorter - LONGEST_WORD, where);
        } else {
            assertEquals(longer, counted, where);
        }
        for (Match.Run run : match.runs()) {
            assertTrue(
                    leftOut.get(
                                    left.before(run.left().start()),
                                    left.before(run.left().end()))
                            .isEmpty(),
                    where);
            assertTrue(
                    rightOut.get(
                                    right.before(run.right().start()),
                                    right.before(run.right().end()))
                            .isEmpty(),
                    where);
        }
    }

    /// Few words that recur, so that something is the same.
    private static String words(Random random, int count) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(random.nextInt(8) == 0 ? "harbour" : Character.toString('\u4E00' + random.nextInt(12)));
        }
        return String.join(" ", words);
    }

    /// The stretches of `text` that count, the right side of `match`.
    private static List<String> counted(String text, String other, Match match) {
        Letters letters = letters(text);
        BitSet surplus = Surplus.of(match, true, letters, letters(other));
        List<String> counted = new ArrayList<>();
        int end = letters.count();
        for (int at = surplus.nextClearBit(0); at < end; at = surplus.nextClearBit(at)) {
            int next = surplus.nextSetBit(at);
            int to = next < 0 ? end : next;
            Span span = letters.span(at, to);
            counted.add(text.substring(span.start(), span.end()));
            at = to;
        }
        return counted;
    }

    private static Letters letters(String text) {
        return new Letters(FoldedText.of(text));
    }
}
