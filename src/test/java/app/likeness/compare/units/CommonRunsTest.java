package app.likeness.compare.units;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.align.Aligner;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.fold.FoldedText;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CommonRunsTest {
    private record Hostile(String name, String left, String right) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static UnitText units(String text) {
        return new UnitText(FoldedText.of(text));
    }

    static List<Hostile> hostile() {
        String sentence = "本报记者从有关部门获悉这项工作正在进行。";
        String period = sentence.repeat(10_000);
        String long1 = new RandomText(1).han(300_000);
        return List.of(
                new Hostile("a sentence repeated, one more time", period, period + sentence),
                new Hostile("a sentence repeated, changed inside", period, period.substring(0, 90_001) + "改" + period),
                new Hostile("one character", "啊".repeat(100_000), "啊".repeat(99_000) + "哦" + "啊".repeat(500)),
                new Hostile("two characters in turn", "啊哦".repeat(50_000), "哦啊".repeat(40_000) + "啊"),
                new Hostile("often changed", period, period.replaceAll("(本报记者从有关.{37})", "$1换")),
                new Hostile("numbers", "1 2 3 4 5 6 7 8 9 ".repeat(9_000), "9 8 7 6 5 4 3 2 1 ".repeat(9_000)),
                new Hostile(
                        "900 kB against itself with a change",
                        long1,
                        long1.substring(0, 150_000) + "变" + long1.substring(150_000)));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void theWorkIsLinearHoweverATextRepeatsItself(Hostile texts) {
        UnitText left = units(texts.left());
        UnitText right = units(texts.right());
        long bound = 4L * CommonRuns.TRIED * (left.units() + right.units());

        CommonRuns.Found found = CommonRuns.of(left, right, () -> false);

        assertTrue(found.comparisons() <= bound, found.comparisons() + " comparisons, bound " + bound);
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void repeatedTextIsAlignedInFull(Hostile texts) {
        Comparison comparison = new Aligner().compare(FoldedText.of(texts.left()), FoldedText.of(texts.right()));

        if (texts.name().equals("numbers")) {
            assertEquals(0, comparison.sharedLeft());
        } else if (texts.name().equals("two characters in turn")) {
            // What the longer text has once more stands in the shorter one in pieces too short for a match.
            assertTrue(comparison.containmentLeft() >= 0.8, "left " + comparison.containmentLeft());
            assertTrue(comparison.containmentRight() > 0.95, "right " + comparison.containmentRight());
        } else {
            assertTrue(comparison.containmentLeft() > 0.95, "left " + comparison.containmentLeft());
            assertTrue(comparison.containmentRight() > 0.95, "right " + comparison.containmentRight());
        }
    }

    @Test
    void everyCommonGramOfBothTextsIsCovered() {
        for (long seed = 1; seed <= 25; seed++) {
            RandomText random = new RandomText(seed);
            // A small alphabet makes many chance runs.
            String left = random.han(600).replaceAll("[^\\u4e00-\\u4e20]", "甲");
            String right = random.han(600).replaceAll("[^\\u4e00-\\u4e20]", "甲") + left.substring(0, 50);
            UnitText one = units(left);
            UnitText other = units(right);

            CommonRuns.Found found = CommonRuns.of(one, other, () -> false);

            BitSet coveredLeft = new BitSet();
            BitSet coveredRight = new BitSet();
            for (List<UnitRun> runs : List.of(found.fromLeft(), found.fromRight())) {
                for (UnitRun run : runs) {
                    coveredLeft.set(run.left(), run.leftEnd());
                    coveredRight.set(run.right(), run.rightEnd());
                    for (int i = 0; i < run.length(); i++) {
                        assertEquals(one.unit(run.left() + i), other.unit(run.right() + i), "seed " + seed);
                    }
                }
            }
            assertEquals(expected(one, other), coveredLeft, "seed " + seed);
            assertEquals(expected(other, one), coveredRight, "seed " + seed);
        }
    }

    /// The units of `text` inside grams that `other` has too, found without an index.
    private static BitSet expected(UnitText text, UnitText other) {
        BitSet expected = new BitSet();
        for (int gram = 0; gram < text.grams().size(); gram++) {
            for (int i = 0; i < other.grams().size(); i++) {
                if (text.grams().hash(gram) == other.grams().hash(i)) {
                    expected.set(gram, text.grams().endUnit(gram));
                    break;
                }
            }
        }
        return expected;
    }
}
