package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.findings.Findings;
import app.likeness.report.ReportFormat;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.pdf.PdfContent;
import app.likeness.review.State;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HiddenReportTest {
    private static final String SHARED =
            "Every evening the keeper of the old lighthouse climbed the ninety steps, lit the"
                    + " lamp and wrote the names of the passing ships into a book that nobody was going to read.";
    private static final String SHARED_HAN = "每天傍晚，老灯塔的看守都要爬上九十级台阶，点亮灯火，把驶过的每一条船都记进那本没有人会翻开的簿子里。";

    /// What must stand nowhere.
    private static final List<String> NAMES = List.of(
            "Schmidt",
            "schmidt",
            "Bergström",
            "王小明",
            "李雷",
            "20261234",
            "Lighthouse of Class Nine",
            "essays",
            "secret-folder",
            "/home");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(value = ReportFormat.class, mode = EnumSource.Mode.EXCLUDE, names = "DOCX")
    void aReportWithoutNamesHasNoneInTextsNotesFilesAndFolders(ReportFormat format)
            throws IOException, ReportException {
        String hidden = text(format, Names.HIDDEN);
        for (String name : NAMES) {
            assertFalse(hidden.contains(name.replace(" ", "")), name + " stands in " + hidden);
        }
        if (format != ReportFormat.CSV) {
            assertTrue(hidden.contains("keeperoftheoldlighthouse"), hidden);
            assertTrue(hidden.contains("█"), hidden);
        }
        assertTrue(hidden.contains("Document1"), hidden);
        assertTrue(hidden.contains("copiedfrom"), hidden);
    }

    @Test
    void aReportOfAPartHidesTheNamesOfEverybodyAndKeepsTheNumbers() throws IOException, ReportException {
        Report whole = new MadeReport()
                .with("essays/c.txt", "One", "Eva Lind", "What nobody else has.")
                .with("essays/a.txt", "Two", "", SHARED + " Thanks to Eva Lind, who read this.")
                .with("essays/b.txt", "Three", "", SHARED)
                .report(Locale.ENGLISH, new ReportOptions(Names.HIDDEN, Judgements.LEFT_OUT, Extent.WHOLE_TEXTS));
        Findings all = whole.findings().findings();
        List<Document> twoAndThree =
                all.documents().stream().filter(document -> document.id() > 1).toList();
        Report part = new Report(
                whole.findings().with(new Findings(twoAndThree, all.pairs(), all.clusters(), List.of())),
                whole.commonTexts(),
                whole.settings(),
                whole.texts(),
                whole.known(),
                whole.options(),
                whole.locale());
        Path file = folder.resolve("part.html");
        ReportFormat.HTML.write(part, file, ReportProgress.NONE);
        String html = Files.readString(file);
        assertTrue(html.contains("Thanks to ███ ████"), html);
        assertFalse(html.contains("Lind"), html);
        // The numbers are those of the window.
        assertTrue(html.contains("Document 2") && html.contains("Document 3"), html);
        assertFalse(html.contains("Document 1"), html);
    }

    @ParameterizedTest
    @EnumSource(value = ReportFormat.class, mode = EnumSource.Mode.EXCLUDE, names = "DOCX")
    void withNamesTheyStandThere(ReportFormat format) throws IOException, ReportException {
        String shown = text(format, Names.SHOWN);
        assertTrue(shown.contains("Schmidt") && shown.contains("李雷"), shown);
    }

    @ParameterizedTest
    @EnumSource(value = ReportFormat.class, mode = EnumSource.Mode.EXCLUDE, names = "DOCX")
    void twoRunsGiveTheSameBytes(ReportFormat format) throws IOException, ReportException {
        assertEquals(-1, Files.mismatch(written(format, Names.HIDDEN, "one"), written(format, Names.HIDDEN, "two")));
    }

    /// Everything that the file says, without spaces: in a PDF a line end may stand in the middle of a name.
    private String text(ReportFormat format, Names names) throws IOException, ReportException {
        Path file = written(format, names, "report");
        String text = format == ReportFormat.PDF ? PdfContent.of(file).all() : Files.readString(file);
        return text.replaceAll("\\s+", "");
    }

    private Path written(ReportFormat format, Names names, String name) throws ReportException {
        Path file = folder.resolve(name + "." + format.ending());
        format.write(report(names), file, ReportProgress.NONE);
        return file;
    }

    private static Report report(Names names) {
        return new MadeReport()
                .with(
                        "essays/essay_Anna-Schmidt.txt",
                        "Lighthouse of Class Nine",
                        "",
                        "Anna Schmidt, 20261234.\n" + SHARED + " So writes Anna Schmidt of the ninth class.")
                .with(
                        "essays/secret-folder/b.txt",
                        "By Ole Bergström",
                        "Ole Bergström",
                        SHARED + " So writes Anna Schmidt of the ninth class. Thanks to Bergström.")
                .with("essays/李雷/作业.txt", "李雷的作业", "王小明", SHARED_HAN + "王小明写，李雷抄。谢谢老师。")
                .by(3, "李雷")
                .with("essays/作业-20261234.txt", "无题", "", SHARED_HAN + "王小明写，李雷抄。")
                .withSkip("essays/Anna Schmidt.png")
                .judged(1, 2, State.CONFIRMED, "copied from Anna Schmidt, 王小明 saw it")
                .report(Locale.ENGLISH, new ReportOptions(names, Judgements.WITH_NOTES, Extent.WHOLE_TEXTS));
    }

    @Test
    void eachDocumentStaysOnItsSideOfAPair() {
        Report shown = new MadeReport()
                .with("essays/b.txt", "B", "", "The keeper climbed ninety steps every evening and lit the lamp.")
                .with("essays/a.txt", "A", "", "The keeper climbed ninety steps every evening and lit the lamp.")
                .report(Locale.ENGLISH, ReportOptions.STANDARD);
        ReportedPair row = shown.findings().pairs(ReportedPair.BY_NAME).getFirst();
        ReportedPair hidden =
                HiddenReport.of(shown).findings().pairs(ReportedPair.BY_NAME).getFirst();
        assertEquals("essays/a.txt", row.leftName());
        assertEquals(row.left().id(), hidden.left().id());
        assertEquals(row.right().id(), hidden.right().id());
    }
}
