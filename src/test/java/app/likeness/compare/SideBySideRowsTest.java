package app.likeness.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.RandomText;
import app.likeness.text.FoldedText;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SideBySideRowsTest {
    private static final String FIRST = "国家图书馆昨天宣布，馆藏的三万册古籍已经全部完成数字化，读者可以在家中免费阅读。";
    private static final String SECOND = "负责这项工作的工程师说，最大的困难不是扫描，而是辨认各地刻本中的异体字。";
    private static final String THIRD = "明年起，项目将扩展到地方志和家谱，预计再用五年时间完成全部工作。";

    private static List<SideBySideRow> rows(String left, String right) {
        return SideBySideRows.of(left, right, new Aligner().compare(FoldedText.of(left), FoldedText.of(right)));
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
                "EQUAL | 一、背景 | 一 背景\nREMOVED | 甲乙丙丁 | \nADDED |  | 子丑寅卯\nEQUAL | 二、结论 | 二、结论",
                shown("一、背景\n甲乙丙丁\n二、结论", "一 背景\n子丑寅卯\n二、结论"));
    }

    @Test
    void shortLinesOfWhichHalfIsTheSameAreChanged() {
        assertEquals(
                "CHANGED | 第[三]章 背景 | 第[四]章 背景\nCHANGED | see page [12] | see page [13]",
                shown("第三章 背景\nsee page 12", "第四章 背景\nsee page 13"));
    }

    @Test
    void joinedAndSplitLinesShareARow() {
        String joined = FIRST + SECOND;

        assertEquals(
                "EQUAL | " + FIRST + "\n" + SECOND + " | " + joined + "\nEQUAL | " + THIRD + " | " + THIRD,
                shown(FIRST + "\n" + SECOND + "\n" + THIRD, joined + "\n" + THIRD));
        assertEquals("EQUAL | " + joined + " | " + FIRST + "\n" + SECOND, shown(joined, FIRST + "\n" + SECOND));
    }

    @Test
    void movedParagraphsAreMarkedOnBothSides() {
        assertEquals(
                "MOVED | " + THIRD + " | \nEQUAL | " + FIRST + " | " + FIRST + "\nEQUAL | " + SECOND + " | " + SECOND
                        + "\nMOVED |  | " + THIRD,
                shown(THIRD + "\n" + FIRST + "\n" + SECOND, FIRST + "\n" + SECOND + "\n" + THIRD));
    }

    @Test
    void everyParagraphHasOneRowInOrder() {
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
            String right = String.join(random.nextBoolean() ? "\n" : "\n \n", lines);

            List<SideBySideRow> rows = rows(left, right);

            assertEquals(
                    lines(left),
                    rows.stream()
                            .filter(row -> !row.left().isEmpty())
                            .flatMap(row -> lines(left.substring(
                                            row.left().start(), row.left().end()))
                                    .stream())
                            .toList(),
                    "seed " + seed);
            assertEquals(
                    lines(right),
                    rows.stream()
                            .filter(row -> !row.right().isEmpty())
                            .flatMap(row -> lines(right.substring(
                                            row.right().start(), row.right().end()))
                                    .stream())
                            .toList(),
                    "seed " + seed);
            rows.forEach(row -> check(row, left, right));
        }
    }

    private static List<String> lines(String text) {
        return Arrays.stream(text.split("\n", -1))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static void check(SideBySideRow row, String left, String right) {
        for (Span span : row.changedLeft()) {
            assertTrue(span.start() >= row.left().start()
                    && span.end() <= row.left().end());
        }
        if (row.kind() == SideBySideRow.Kind.EQUAL) {
            assertEquals(
                    FoldedText.of(left.substring(row.left().start(), row.left().end()))
                            .characters(),
                    FoldedText.of(right.substring(
                                    row.right().start(), row.right().end()))
                            .characters());
        }
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
