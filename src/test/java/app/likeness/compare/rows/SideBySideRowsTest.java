package app.likeness.compare.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.Chunks;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SideBySideRowsTest {
    private static final String FIRST = "国家图书馆昨天宣布，馆藏的三万册古籍已经全部完成数字化，读者可以在家中免费阅读。";
    private static final String SECOND = "负责这项工作的工程师说，最大的困难不是扫描，而是辨认各地刻本中的异体字。";
    private static final String THIRD = "明年起，项目将扩展到地方志和家谱，预计再用五年时间完成全部工作。";

    private static List<SideBySideRow> rows(String left, String right) {
        return SideBySideRows.of(text(left), text(right), matches(left, right));
    }

    private static SideBySideText text(String text) {
        return new SideBySideText(text, new Letters(FoldedText.of(text)), Chunks.of(text));
    }

    private static List<Match> matches(String left, String right) {
        return new Aligner().compare(FoldedText.of(left), FoldedText.of(right)).matches();
    }

    /// One line a row: its kind, and both sides with what changed in brackets.
    private static String shown(String left, String right) {
        return rows(left, right).stream()
                .map(row -> row.kind() + " | " + marked(left, row.left(), row.changedLeft()) + " | "
                        + marked(right, row.right(), row.changedRight()))
                .collect(Collectors.joining("\n"));
    }

    private static String marked(String text, Span span, List<Span> changed) {
        StringBuilder marked = new StringBuilder();
        int at = span.start();
        for (Span each : changed) {
            marked.append(text, at, each.start()).append('[');
            marked.append(text, each.start(), each.end()).append(']');
            at = each.end();
        }
        return marked.append(text, at, span.end()).toString();
    }

    @Test
    void equalTextsAreEqualRows() {
        String text = FIRST + "\n\n" + SECOND + "\r\n";

        assertEquals("EQUAL | " + FIRST + " | " + FIRST + "\nEQUAL | " + SECOND + " | " + SECOND, shown(text, text));
    }

    @Test
    void textsWithoutLettersHaveNoRows() {
        assertEquals(List.of(), rows("", "…\n\n——"));
    }

    @Test
    void changedCharactersAreMarkedInTheirParagraphs() {
        String left = FIRST + "\n" + SECOND;
        String right = FIRST.replace("三万册", "两万余册") + "\n" + SECOND;

        assertEquals(
                "CHANGED | 国家图书馆昨天宣布，馆藏的[三]万册古籍已经全部完成数字化，读者可以在家中免费阅读。"
                        + " | 国家图书馆昨天宣布，馆藏的[两]万[余]册古籍已经全部完成数字化，读者可以在家中免费阅读。\n"
                        + "EQUAL | " + SECOND + " | " + SECOND,
                shown(left, right));
    }

    @Test
    void paragraphsOfOneTextAloneAreAddedOrRemoved() {
        assertEquals(
                "EQUAL | " + FIRST + " | " + FIRST + "\nADDED |  | " + SECOND + "\nEQUAL | " + THIRD + " | " + THIRD,
                shown(FIRST + "\n" + THIRD, FIRST + "\n" + SECOND + "\n" + THIRD));
        assertEquals(
                "REMOVED | " + SECOND + " | \nEQUAL | " + THIRD + " | " + THIRD, shown(SECOND + "\n" + THIRD, THIRD));
    }

    @Test
    void anEmptySideStandsWhereItsTextGoesOn() {
        String left = FIRST + "\n" + THIRD;
        List<SideBySideRow> rows = rows(left, FIRST + "\n" + SECOND + "\n" + THIRD);

        assertEquals(
                new Span(left.indexOf(THIRD), left.indexOf(THIRD)), rows.get(1).left());
        assertEquals(
                new Span(left.length(), left.length()),
                rows(left, left + "\n" + SECOND).get(2).left());
    }

    @Test
    void shortEqualLinesMeetAlthoughTheyAreNoMatch() {
        assertEquals(
                "ALIKE | 一、背景 | 一 背景\nREMOVED | 甲乙丙丁 | \nADDED |  | 子丑寅卯\nALIKE | 二、结论 | 二、结论",
                shown("一、背景\n甲乙丙丁\n二、结论", "一 背景\n子丑寅卯\n二、结论"));
    }

    @Test
    void shortLinesOfWhichHalfIsTheSameFaceEachOther() {
        assertEquals(
                "ALIKE | 第[三]章 背景 | 第[四]章 背景\nALIKE | see page [12] | see page [13]",
                shown("第三章 背景\nsee page 12", "第四章 背景\nsee page 13"));
    }

    @Test
    void joinedLinesAreCutWhereTheOtherTextBeginsALine() {
        String rows = "EQUAL | " + FIRST + " | " + FIRST + "\nEQUAL | " + SECOND + " | " + SECOND;

        assertEquals(rows, shown(FIRST + "\n" + SECOND, FIRST + SECOND));
        assertEquals(rows, shown(FIRST + SECOND, FIRST + "\n" + SECOND));
    }

    @Test
    void aLineThatWasReplacedFacesTheNewOne() {
        assertEquals(
                "EQUAL | " + FIRST + " | " + FIRST + "\nCHANGED | [甲乙丙丁] | [子丑寅卯]\nEQUAL | " + SECOND + " | " + SECOND,
                shown(FIRST + "\n甲乙丙丁\n" + SECOND, FIRST + "\n子丑寅卯\n" + SECOND));
    }

    @Test
    void whatChangedInAMovedPassageIsMarked() {
        String moved = THIRD.replace("五年", "十年");

        assertEquals(
                "MOVED | 明年起，项目将扩展到地方志和家谱，预计再用[五]年时间完成全部工作。 | \nEQUAL | " + FIRST + " | " + FIRST + "\nEQUAL | "
                        + SECOND + " | " + SECOND + "\nMOVED |  | 明年起，项目将扩展到地方志和家谱，预计再用[十]年时间完成全部工作。",
                shown(THIRD + "\n" + FIRST + "\n" + SECOND, FIRST + "\n" + SECOND + "\n" + moved));
    }

    @Test
    void movedParagraphsAreMarkedOnBothSides() {
        assertEquals(
                "MOVED | " + THIRD + " | \nEQUAL | " + FIRST + " | " + FIRST + "\nEQUAL | " + SECOND + " | " + SECOND
                        + "\nMOVED |  | " + THIRD,
                shown(THIRD + "\n" + FIRST + "\n" + SECOND, FIRST + "\n" + SECOND + "\n" + THIRD));
    }

    @Test
    void rowsHoldEveryLetterOnceAndMarkWhatIsNotShared() {
        for (long seed = 1; seed <= 60; seed++) {
            Random random = new Random(seed);
            RandomText texts = new RandomText(seed);
            List<String> lines = IntStream.range(0, 12)
                    .mapToObj(i -> texts.any(1 + random.nextInt(60)))
                    .collect(Collectors.toCollection(ArrayList::new));
            String left = String.join("\n", lines);
            Collections.swap(lines, random.nextInt(12), random.nextInt(12));
            lines.set(random.nextInt(12), texts.any(20));
            lines.remove(random.nextInt(12));
            // A text that stands twice: its matches overlap on the other side.
            lines.add(lines.get(random.nextInt(11)));
            String right = String.join(random.nextBoolean() ? "\n" : "\n \n", lines);

            List<SideBySideRow> rows = rows(left, right);

            Letters leftLetters = new Letters(FoldedText.of(left));
            Letters rightLetters = new Letters(FoldedText.of(right));
            List<Match> matches = matches(left, right).stream()
                    .map(match -> ChangedWords.refined(match, leftLetters, rightLetters))
                    .toList();
            check(left, matches, Match.Run::left, rows, SideBySideRow::left, SideBySideRow::changedLeft);
            check(right, matches, Match.Run::right, rows, SideBySideRow::right, SideBySideRow::changedRight);
            for (SideBySideRow row : rows) {
                if (row.kind() == SideBySideRow.Kind.EQUAL) {
                    assertEquals(characters(left, row.left()), characters(right, row.right()), "seed " + seed);
                }
            }
        }
    }

    private static void check(
            String text,
            List<Match> matches,
            Function<Match.Run, Span> run,
            List<SideBySideRow> rows,
            Function<SideBySideRow, Span> side,
            Function<SideBySideRow, List<Span>> changed) {
        Letters letters = new Letters(FoldedText.of(text));
        BitSet shared = new BitSet();
        matches.forEach(match -> match.runs()
                .forEach(each -> shared.set(
                        letters.before(run.apply(each).start()),
                        letters.before(run.apply(each).end()))));
        BitSet different = new BitSet();
        int at = 0;
        for (SideBySideRow row : rows) {
            Span span = side.apply(row);
            assertEquals(at, letters.before(span.start()), row.toString());
            at = letters.before(span.end());
            boolean isMatch = row.match() >= 0;
            for (Span each : isMatch ? changed.apply(row) : List.of(span)) {
                assertTrue(each.start() >= span.start() && each.end() <= span.end(), row.toString());
                different.set(letters.before(each.start()), letters.before(each.end()));
            }
        }
        assertEquals(letters.count(), at);
        shared.flip(0, letters.count());
        assertEquals(shared, different);
    }

    @Test
    void ofAChangedWordTheLettersThatDifferStandOut() {
        String right =
                "Of all the colors in the room she remembered only the grey of the curtains and the blue of the cup.";
        String left = right.replace("colors", "colours").replace("curtains", "carpet");
        SideBySideRow row = rows(left, right).getFirst();

        assertEquals(
                List.of("u", "carpet"),
                row.changedLeft().stream()
                        .map(span -> left.substring(span.start(), span.end()))
                        .toList());
        assertEquals(
                List.of("curtains"),
                row.changedRight().stream()
                        .map(span -> right.substring(span.start(), span.end()))
                        .toList());
    }

    private static String characters(String text, Span span) {
        return FoldedText.of(text.substring(span.start(), span.end())).characters();
    }

    private static List<String> lines(String text) {
        return Arrays.stream(text.split("\n", -1))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    @Test
    void halfAMillionDifferentCharactersAreNoTrouble() {
        String left = new RandomText(1).han(500_000).replace("。", "。\n");
        String right = new RandomText(2).han(500_000).replace("。", "。\n");

        List<SideBySideRow> rows = rows(left, right);

        assertTrue(rows.size() >= lines(left).size()
                && rows.size() <= lines(left).size() + lines(right).size());
    }

    @Test
    void thousandsOfShuffledLinesAreNoTrouble() {
        List<String> lines = IntStream.range(0, 20_000)
                .mapToObj(i -> "第" + i + "行")
                .collect(Collectors.toCollection(ArrayList::new));
        String left = String.join("\n", lines);
        Collections.shuffle(lines, new Random(1));

        assertTrue(rows(left, String.join("\n", lines)).size() >= 20_000);
    }
}
