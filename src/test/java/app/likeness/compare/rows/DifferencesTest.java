package app.likeness.compare.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class DifferencesTest {
    private static final String NEWS = "北京时间五月十日凌晨，总奖金额高达二百四十五万美元的罗马大师赛开始第二日角逐。";

    private static List<Difference> differences(String left, String right) {
        return Differences.of(
                new Letters(FoldedText.of(left)),
                new Letters(FoldedText.of(right)),
                new Aligner().compare(FoldedText.of(left), FoldedText.of(right)).matches());
    }

    /// Both sides of each difference.
    private static List<String> shown(String left, String right) {
        return differences(left, right).stream()
                .map(difference -> cut(left, difference.left()) + "|" + cut(right, difference.right()))
                .toList();
    }

    private static String cut(String text, Span span) {
        return text.substring(span.start(), span.end());
    }

    @Test
    void equalTextsDoNotDiffer() {
        assertEquals(List.of(), shown(NEWS, NEWS));
        assertEquals(List.of(), shown("“" + NEWS + "”", NEWS.replace("，", " ")));
        assertEquals(List.of(), shown("", "——"));
    }

    @Test
    void gapsInsideAMatchAreDifferences() {
        String right = NEWS.replace("五月", "六月").replace("罗马", "意大利罗马").replace("第二日", "");

        assertEquals(List.of("五|六", "|意大利", "第二日|"), shown(NEWS, right));
    }

    @Test
    void whatStandsInOneTextOnlyIsADifference() {
        RandomText random = new RandomText(1);
        String added = random.han(200);

        assertEquals(List.of("|" + strip(added)), shown(NEWS, NEWS + "\n" + added));
        assertEquals(List.of(strip(added) + "|"), shown(added + "\n" + NEWS, NEWS));
        assertEquals(List.of("天地|玄黄"), shown("天地", "玄黄"));
    }

    private static String strip(String text) {
        return text.replaceAll("\\p{Punct}+$|[，。、；：！？]+$", "");
    }

    @Test
    void aMovedPassageIsNoDifferenceButWhatChangedInItIs() {
        RandomText random = new RandomText(2);
        String first = random.han(200);
        String moved = random.han(40) + "甲" + random.han(40);

        assertEquals(List.of("甲|乙"), shown(first + "\n" + moved, moved.replace("甲", "乙") + "\n" + first));
    }

    @Test
    void anEmptySideStandsWhereItsTextGoesOn() {
        Difference difference = differences(NEWS, NEWS.replace("罗马", "意大利罗马")).getFirst();

        int at = NEWS.indexOf("罗马");
        assertEquals(new Difference(0, new Span(at, at), new Span(at, at + 3)), difference);
    }

    @Test
    void aDifferenceKnowsTheMatchThatItIsInsideOf() {
        RandomText random = new RandomText(3);
        String first = random.han(40);
        String second = random.han(40);
        String third = random.han(40);

        assertEquals(
                List.of(0, -1, 1),
                differences(
                                first + "甲" + second + "\n" + random.han(50) + "\n" + third + "丙" + first,
                                first + "乙" + second + "\n" + random.han(60) + "\n" + third + "丁" + first)
                        .stream()
                        .map(Difference::match)
                        .toList());
    }

    @Test
    void differencesAscendAndCoverWhatNoRunCovers() {
        for (long seed = 1; seed <= 80; seed++) {
            RandomText random = new RandomText(seed);
            String middle = random.any(80);
            String left = random.any(60) + "\n" + middle + "\n" + random.any(70);
            String right = middle + "\n" + random.any(30) + "\n" + left.substring(0, left.length() / 3);
            Comparison comparison = new Aligner().compare(FoldedText.of(left), FoldedText.of(right));
            List<Difference> differences = Differences.of(
                    new Letters(FoldedText.of(left)), new Letters(FoldedText.of(right)), comparison.matches());

            int end = 0;
            int outside = 0;
            for (Difference difference : differences) {
                assertEquals(true, difference.left().start() >= end, "seed " + seed);
                end = difference.left().end();
                outside += FoldedText.of(cut(left, difference.left())).length();
            }
            Letters letters = new Letters(FoldedText.of(left));
            BitSet inRuns = new BitSet();
            for (Match match : comparison.matches()) {
                match.runs()
                        .forEach(run -> inRuns.set(
                                letters.before(run.left().start()),
                                letters.before(run.left().end())));
            }
            assertEquals(letters.count() - inRuns.cardinality(), outside, "seed " + seed);
        }
    }
}
