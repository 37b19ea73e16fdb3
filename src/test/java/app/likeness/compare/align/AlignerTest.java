package app.likeness.compare.align;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlignerTest {
    private static final Aligner ALIGNER = new Aligner();

    private static final String NEWS = "北京时间五月十日凌晨，总奖金额高达二百四十五万美元的罗马大师赛开始第二日角逐。" + "头号种子在中央球场以两个六比三轻松过关，下一轮将迎战一位资格赛选手。";

    private static final String ENGLISH =
            "The committee will meet again in the autumn to decide whether the bridge over "
                    + "the river should be repaired or replaced, and who is going to pay for it.";

    private static Comparison compare(String left, String right) {
        return ALIGNER.compare(FoldedText.of(left), FoldedText.of(right));
    }

    /// The left side of a match with what was changed in brackets.
    private static String marked(String text, Match match, boolean left) {
        StringBuilder marked = new StringBuilder();
        int at = left ? match.left().start() : match.right().start();
        for (Match.Run run : match.runs()) {
            Span span = left ? run.left() : run.right();
            if (span.start() > at) {
                marked.append('[').append(text, at, span.start()).append(']');
            }
            marked.append(text, span.start(), span.end());
            at = span.end();
        }
        return marked.toString();
    }

    private static List<Match.Kind> kinds(Comparison comparison) {
        return comparison.matches().stream().map(Match::kind).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {NEWS, ENGLISH, "的", "x", "天地玄黄", "第３章", "Iñtërnâtiônàl 文本 mixed with 汉字 and words"})
    void identicalTextsHaveOneMatchOfTheWhole(String text) {
        Comparison comparison = compare(text, text);

        assertEquals(1, comparison.containmentLeft());
        assertEquals(1, comparison.containmentRight());
        assertEquals(1, comparison.resemblance());
        assertEquals(List.of(Match.Kind.SAME), kinds(comparison));
        assertEquals(FoldedText.of(text).length(), comparison.sharedLeft());
    }

    @Test
    void aTextInOtherScriptWidthAndPunctuationIsTheSame() {
        String left = "上海市電腦協會昨天說明，Windows 系統的更新已經完成！";
        String right = "上海市电脑协会，昨天说明Ｗｉｎｄｏｗｓ系统的更新，已经完成";
        Comparison comparison = compare("“" + left, right);

        assertEquals(1, comparison.containmentLeft());
        assertEquals(
                new Match(
                        new Span(1, left.length()),
                        new Span(0, right.length()),
                        Match.Kind.SAME,
                        List.of(new Match.Run(new Span(1, left.length()), new Span(0, right.length()), 27))),
                comparison.matches().getFirst());
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            '', ''
            '', 天地玄黄宇宙洪荒日月盈昃辰宿列张
            ……, ——
            天, 地
            天地玄黄宇宙洪荒, 天地玄黄宇宙洪荒日月盈昃
            天地玄黄宇宙洪荒日月盈昃, the quick brown fox jumps over the lazy dog again
            """)
    void textsWithoutACommonPassageHaveNoMatches(String left, String right) {
        Comparison comparison = compare(left, right);

        assertEquals(List.of(), comparison.matches());
        assertEquals(0, comparison.containmentLeft());
        assertEquals(0, comparison.containmentRight());
        assertEquals(FoldedText.of(left).length(), comparison.charactersLeft());
    }

    @Test
    void changedCharactersAreExactlyWhatIsOutsideTheRuns() {
        String right = NEWS.replace("五月十日", "五月九日").replace("头号种子", "二号种子").replace("轻松", "顺利");
        Comparison comparison = compare(NEWS, right);

        assertEquals(List.of(Match.Kind.EDITED), kinds(comparison));
        assertEquals(
                "北京时间五月[十]日凌晨，总奖金额高达二百四十五万美元的罗马大师赛开始第二日角逐[。头]号种子" + "在中央球场以两个六比三[轻松]过关，下一轮将迎战一位资格赛选手",
                marked(NEWS, comparison.matches().getFirst(), true));
        assertEquals(
                comparison.charactersLeft() - 4, comparison.matches().getFirst().sharedCharacters());
        assertEquals(1, comparison.containmentLeft());
        assertEquals(1, comparison.containmentRight());
    }

    @Test
    void changedWordsAreExactlyWhatIsOutsideTheRuns() {
        String right = ENGLISH.replace("meet again", "assemble once more")
                .replace("river", "estuary")
                .replace(" or replaced", "");
        Comparison comparison = compare(ENGLISH, right);

        assertEquals(List.of(Match.Kind.EDITED), kinds(comparison));
        assertEquals(
                "The committee will[ meet again ]in the autumn to decide whether the bridge over the[ river ]should be "
                        + "repaired[ or replaced, ]and who is going to pay for it",
                marked(ENGLISH, comparison.matches().getFirst(), true));
    }

    @Test
    void anEditInTheFirstOrLastFewCharactersDoesNotHideThem() {
        String right = "北京时间六月" + NEWS.substring(6, NEWS.length() - 6) + "业余选手。";
        Comparison comparison = compare(NEWS, right);

        assertEquals(List.of(Match.Kind.EDITED), kinds(comparison));
        String marked = marked(NEWS, comparison.matches().getFirst(), true);
        assertTrue(marked.startsWith("北京时间[五]月十日"), marked);
        assertTrue(marked.endsWith("一位[资格赛]选手"), marked);
    }

    @Test
    void runsNeverBeginOrEndInsideAWord() {
        String right = ENGLISH.replace("committee", "committees").replace("repaired", "unrepaired");

        assertEquals(
                "The[ committee ]will meet again in the autumn to decide whether the bridge over the river should be"
                        + "[ repaired ]or replaced, and who is going to pay for it",
                marked(ENGLISH, compare(ENGLISH, right).matches().getFirst(), true));
    }

    @Test
    void singleCharactersThatAgreeByChanceInAGapAreChangedText() {
        String before = "国务院办公厅日前印发了关于加强管理工作的通知";
        String after = "各地区各部门要认真贯彻落实确保取得实效";
        String left = before + "甲的乙丙丁在戊己庚辛" + after;
        String right = before + "子丑寅卯的辰巳在午未申酉戌" + after;

        assertEquals(
                before + "[甲的乙丙丁在戊己庚辛]" + after,
                marked(left, compare(left, right).matches().getFirst(), true));
    }

    @Test
    void twoCharactersThatAgreeInAGapAreShared() {
        String before = "国务院办公厅日前印发了关于加强管理工作的通知";
        String after = "各地区各部门要认真贯彻落实确保取得实效";
        String left = before + "甲乙上海丙丁戊" + after;
        String right = before + "子丑寅上海卯辰巳" + after;

        assertEquals(
                before + "[甲乙]上海[丙丁戊]" + after,
                marked(left, compare(left, right).matches().getFirst(), true));
    }

    @Test
    void exchangedParagraphsAreMoved() {
        RandomText random = new RandomText(1);
        String first = random.han(200);
        String second = random.han(120);
        Comparison comparison = compare(first + "\n\n" + second, second + "\n\n" + first);

        assertEquals(List.of(Match.Kind.SAME, Match.Kind.REORDERED), kinds(comparison));
        assertEquals(1, comparison.containmentLeft());
        assertEquals(1, comparison.containmentRight());
        assertEquals(0, comparison.matches().getFirst().left().start());
    }

    @Test
    void aTextPastedTwiceIsCoveredTwice() {
        RandomText random = new RandomText(2);
        String passage = random.han(100);
        String twice = passage + random.han(300) + passage;
        Comparison comparison = compare(passage, twice);

        assertEquals(2, comparison.matches().size());
        assertEquals(1, comparison.containmentLeft());
        assertEquals(100, comparison.sharedLeft());
        assertEquals(200, comparison.sharedRight());
        assertEquals(2, compare(twice, passage).matches().size());
        assertEquals(200, compare(twice, passage).sharedLeft());
    }

    @Test
    void anInsertedPassageSplitsTheMatch() {
        String inserted = new RandomText(3).han(400);
        String right = NEWS.substring(0, 40) + inserted + NEWS.substring(40);
        Comparison comparison = compare(NEWS, right);

        assertEquals(List.of(Match.Kind.SAME, Match.Kind.SAME), kinds(comparison));
        assertEquals(1, comparison.containmentLeft());
        assertEquals(comparison.sharedLeft(), comparison.sharedRight());
    }

    @Test
    void exchangingTheTextsExchangesTheSides() {
        for (long seed = 1; seed <= 60; seed++) {
            RandomText random = new RandomText(seed);
            String left = random.any(300);
            String right = pieces(left, random);
            Comparison forward = compare(left, right);
            Comparison backward = compare(right, left);

            assertEquals(forward.sharedLeft(), backward.sharedRight(), "seed " + seed);
            assertEquals(forward.sharedRight(), backward.sharedLeft(), "seed " + seed);
            assertEquals(forward.resemblance(), backward.resemblance(), "seed " + seed);
            assertEquals(
                    forward.matches().stream().map(Match::right).sorted().toList(),
                    backward.matches().stream().map(Match::left).toList(),
                    "seed " + seed);
        }
    }

    @Test
    void runsAreTheSameOnBothSidesInOrderAndInsideTheMatch() {
        for (long seed = 1; seed <= 60; seed++) {
            RandomText random = new RandomText(seed);
            String left = random.any(400);
            String right = pieces(left, random);
            Comparison comparison = compare(left, right);
            Span before = new Span(0, 0);
            for (Match match : comparison.matches()) {
                assertTrue(before.compareTo(match.left()) <= 0, "seed " + seed);
                before = match.left();
                check(left, right, match, "seed " + seed);
            }
        }
    }

    private static void check(String left, String right, Match match, String seed) {
        int leftEnd = match.left().start();
        int rightEnd = match.right().start();
        for (Match.Run run : match.runs()) {
            assertTrue(run.left().start() >= leftEnd && run.right().start() >= rightEnd, seed);
            leftEnd = run.left().end();
            rightEnd = run.right().end();
            FoldedText folded = FoldedText.of(left.substring(run.left().start(), leftEnd));
            assertEquals(
                    folded.characters(),
                    FoldedText.of(right.substring(run.right().start(), rightEnd))
                            .characters(),
                    seed);
            assertEquals(folded.length(), run.characters(), seed);
        }
        assertTrue(leftEnd <= match.left().end() && rightEnd <= match.right().end(), seed);
    }

    /// Parts of `text` in any order, some twice, with other text between them and single characters changed.
    private static String pieces(String text, RandomText random) {
        List<String> pieces = new ArrayList<>();
        for (int i = 2 + random.below(4); i > 0; i--) {
            int from = random.below(text.length() / 2);
            int to = from + random.below(text.length() - from);
            String piece = text.substring(from, to);
            pieces.add(random.below(3) == 0 ? piece.replace(piece.isEmpty() ? "x" : piece.substring(0, 1), "") : piece);
            pieces.add(random.below(2) == 0 ? random.any(random.below(80)) : "");
        }
        return pieces.stream().collect(Collectors.joining("\n"));
    }

    @Test
    void everyCommonPassageOfFortyCharactersIsCovered() {
        for (long seed = 1; seed <= 100; seed++) {
            RandomText random = new RandomText(seed);
            String passage = random.han(40);
            String left = random.han(random.below(200)) + passage + random.han(random.below(200));
            String right = random.han(random.below(200)) + passage + random.han(random.below(200));
            int start = left.indexOf(passage);
            int end = FoldedText.of(left.substring(0, start) + passage).length();

            boolean covered = compare(left, right).matches().stream()
                    .anyMatch(match -> match.left().start() <= start
                            && FoldedText.of(left.substring(0, match.left().end()))
                                            .length()
                                    >= end);
            assertTrue(covered, "seed " + seed);
        }
    }

    @Test
    void aSpanDoesNotTakeInThePunctuationAroundIt() {
        String passage = "总奖金额高达二百四十五万美元的罗马大师赛开始角逐";
        String left = "他说：“" + passage + "。”然后走了";
        String right = "据报道，" + passage + "！她没有回答";
        Match match = compare(left, right).matches().getFirst();

        assertEquals(passage, left.substring(match.left().start(), match.left().end()));
        assertEquals(
                passage, right.substring(match.right().start(), match.right().end()));
    }

    @Test
    void charactersThatFoldToSeveralUnitsKeepRunsApart() {
        String left = "日本有限公司㍿设立于东京都千代田区甲乙丙丁戊己庚辛壬癸";
        String right = "日本有限公司株式会社设立于东京都千代田区甲乙丙丁戊己庚辛壬癸";
        String changed = "日本有限公司株式商社设立于东京都千代田区甲乙丙丁戊己庚辛壬癸";

        assertEquals(1, compare(left, right).containmentLeft());
        Match match = compare(left, changed).matches().getFirst();
        int end = 0;
        for (Match.Run run : match.runs()) {
            assertTrue(run.left().start() >= end && !run.left().isEmpty());
            end = run.left().end();
        }
    }
}
