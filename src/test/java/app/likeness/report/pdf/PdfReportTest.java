package app.likeness.report.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Match;
import app.likeness.compare.count.CountedComparison;
import app.likeness.report.ReportFormat;
import app.likeness.report.content.EditedTexts;
import app.likeness.report.content.MadeReport;
import app.likeness.report.content.PassageRows;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.SampleReport;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.BundledWords;
import app.likeness.report.words.Figures;
import app.likeness.report.words.Languages;
import app.likeness.review.State;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.ResourceBundle;
import java.util.concurrent.CancellationException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PdfReportTest {
    private static final ReportOptions WHOLE =
            new ReportOptions(Names.SHOWN, Judgements.WITH_NOTES, Extent.WHOLE_TEXTS);

    @TempDir
    Path folder;

    @Test
    void everyPassageAndNumberCanBeSearchedFor() throws IOException, ReportException {
        for (long seed = 0; seed < 4; seed++) {
            EditedTexts texts = EditedTexts.of(seed);
            Report report = new MadeReport()
                    .with("essays/a.txt", "First", "", texts.left())
                    .with("essays/b.txt", "Second", "", texts.right())
                    .report(Locale.ENGLISH, ReportOptions.STANDARD);
            String text = written(report).dense();
            for (ReportedPair row : report.findings().pairs(ReportedPair.STRONGEST_FIRST)) {
                CountedComparison compared = report.texts().compare(row.left(), row.right());
                var leftOut = report.findings().findings().leftOut();
                for (int i = 0; i < compared.comparison().matches().size(); i++) {
                    Match match = compared.comparison().matches().get(i);
                    String left = texts.left()
                            .substring(match.left().start(), match.left().end());
                    String right = texts.right()
                            .substring(match.right().start(), match.right().end());
                    // Rows stand beside each other, so a passage of several rows is in the text row by row.
                    for (PassageRows.Row each : PassageRows.of(texts.left(), texts.right(), compared, i, leftOut)) {
                        assertTrue(text.contains(dense(each.left())), "seed " + seed + ": " + left);
                        assertTrue(text.contains(dense(each.right())), "seed " + seed + ": " + right);
                    }
                }
                for (double share : List.of(row.containmentLeft(), row.containmentRight())) {
                    assertTrue(text.contains(Figures.percent(share)), "seed " + seed);
                }
            }
        }
    }

    @Test
    void aCaseFileHasTheTextInFullBeforeThePairs() throws IOException, ReportException {
        EditedTexts texts = EditedTexts.of(1);
        Report all = new MadeReport()
                .with("essays/a.txt", "First", "", texts.left())
                .with("essays/b.txt", "Second", "", texts.right())
                .report(Locale.ENGLISH, ReportOptions.STANDARD);
        Report report = all.of(all.findings().part(all.findings().findings().about(2), OptionalLong.of(2)));
        String text = written(report).dense();
        assertTrue(text.contains("Casefile:Second"));
        assertTrue(text.indexOf("Thetextinfull") < text.indexOf("Passagessidebyside"));
        assertFalse(text.contains("Group1"));
    }

    private static String dense(List<PassageRows.Piece> pieces) {
        var text = new StringBuilder();
        pieces.forEach(piece -> text.append(piece.text()));
        return text.toString().replaceAll("\\s+", "");
    }

    @Test
    void verdictsNotesDigestsAndMethodStandInIt() throws IOException, ReportException {
        PdfContent content = written(SampleReport.in(Locale.ENGLISH));
        assertEquals("Documents that share text", content.title());
        assertEquals("en", content.language());
        for (String said : List.of(
                "Confirmed",
                "Acceptable,judgedbefore",
                "=见附件，林夏也看过",
                "09085418feece88456ccb4cc86750116f29401596d9a90df786d99a8fd862f25",
                "Sharedtextisnotproofofmisconduct.",
                "Likeness0.1.0",
                "301MB,thelimitis64MB")) {
            assertTrue(content.dense().contains(said), said + " is not in " + content.dense());
        }
        assertTrue(content.bookmarks().contains("Files"), content.bookmarks().toString());
        assertTrue(
                content.bookmarks().contains("2. 等车不再干着急！这座城市的候车亭会发电 – 首批智慧候车亭投用 顶棚发电够亮一整夜"),
                content.bookmarks().toString());
    }

    @Test
    void whatIsLeftOutIsNotInIt() throws IOException, ReportException {
        String none = written(SampleReport.in(
                        Locale.ENGLISH, new ReportOptions(Names.SHOWN, Judgements.LEFT_OUT, Extent.PASSAGES)))
                .dense();
        assertFalse(none.contains("Confirmed") || none.contains("见附件"), none);
        String withoutNotes = written(SampleReport.in(
                        Locale.ENGLISH, new ReportOptions(Names.SHOWN, Judgements.WITHOUT_NOTES, Extent.PASSAGES)))
                .dense();
        assertTrue(withoutNotes.contains("Confirmed") && !withoutNotes.contains("见附件"), withoutNotes);
    }

    @Test
    void nothingThatAStrangerWritesBreaksItOrLeavesThePage() throws IOException, ReportException {
        String sentence = "The keeper of the lighthouse climbed ninety steps every evening and lit the lamp for ships.";
        String odd = sentence + " \u0000\u0001\u001B \uD800 \uDC00 \u200B\uFEFF 😀👩‍🚀 𠮷 한국어 हिन्दी </script>\t龘䶮 ﷽ "
                + "שלום עולם (טוב) مرحبا بالعالم ١٢٣ =1+1 " + "w".repeat(500);
        String path = "essays/" + "a very long name of a folder/".repeat(350) + "\u202Etxt.exe\n.txt";
        Report report = new MadeReport()
                .with(path, "مرحبا \u0007", "\uDC00", odd + " One.")
                .with("essays/b.txt", "x".repeat(3_000), "", odd + " Two.")
                .judged(1, 2, State.LATER, "\uD83D" + "נ".repeat(2_000))
                .withSkip("essays/" + "y".repeat(9_000))
                .report(Locale.ENGLISH, WHOLE);
        PdfContent content = written(report);
        assertEquals(List.of(), content.outside());
        assertTrue(content.dense().contains("[U+20BB7]"), "a character that no face has");
        assertTrue(content.dense().contains("w".repeat(500)), "a word that is wider than a line");
        // Where a page ends in a name its page number stands in between.
        assertTrue(content.dense().split("averylongnameofafolder/", -1).length > 340, "a whole path");
        assertTrue(content.dense().contains("שלום"), "right-to-left text as it is read");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-CN", "zh-TW"})
    void everyWordOfTheProgramHasItsLetters(String language) throws IOException {
        Locale locale = Locale.forLanguageTag(language);
        try (var document = new PDDocument()) {
            var fonts = new PdfFonts(document);
            for (String name : List.of("report", "reasons", "metadata", "skips")) {
                ResourceBundle bundle = BundledWords.bundle(name, Languages.spoken(locale));
                for (String key : bundle.keySet()) {
                    String drawable = fonts.drawable(bundle.getString(key));
                    assertFalse(drawable.contains("[U+"), key + ": " + drawable);
                }
            }
            fonts.close();
        }
    }

    @Test
    void theFontsHaveEveryCharacterOfTheChineseCharsets() throws IOException {
        try (var document = new PDDocument()) {
            var fonts = new PdfFonts(document);
            for (String charset : List.of("GBK", "Big5")) {
                var encoder = Charset.forName(charset).newEncoder();
                var all = new StringBuilder();
                for (int c = 0x3400; c < 0xA000; c++) {
                    if (encoder.canEncode((char) c)) {
                        all.append((char) c);
                    }
                }
                assertTrue(all.length() > 13_000, charset);
                assertEquals(all.toString(), fonts.drawable(all.toString()));
            }
            fonts.close();
        }
    }

    @Test
    void aStoppedReportLeavesWhatStoodThere() throws IOException {
        Path file = Files.writeString(folder.resolve("report.pdf"), "old");
        var stopped = new ReportProgress() {
            @Override
            public void advanced(int done, int all) {}

            @Override
            public boolean stopped() {
                return true;
            }
        };
        assertThrows(
                CancellationException.class,
                () -> ReportFormat.PDF.write(SampleReport.in(Locale.ENGLISH), file, stopped));
        assertEquals("old", Files.readString(file));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    private PdfContent written(Report report) throws IOException, ReportException {
        Path file = folder.resolve("report.pdf");
        ReportFormat.PDF.write(report, file, ReportProgress.NONE);
        return PdfContent.of(file);
    }
}
