package app.likeness.report.docx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.cli.CommandRun;
import app.likeness.report.content.MadeReport;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportException.Reason;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportProgress;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.apache.poi.xwpf.usermodel.XWPFComment;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/// The Word document that was handed in, given back with comments.
class CommentedDocxTest {
    private static final String OWN =
            "My aunt collects railway tickets, and she can tell from the colour of one in which spring it was printed.";
    private static final String FIRST =
            "The glassblower worked only at night, because by day the heat of the furnace and the heat of the sun"
                    + " together would have driven him from the workshop before the first vase had cooled.";
    private static final String SECOND =
            "Every autumn the ferryman took his boat apart and painted each plank on both sides, for he trusted the"
                    + " river less than he trusted the paint, and the paint less than his own two hands.";

    @TempDir
    Path folder;

    private Path docs;
    private Path essay;
    private final Locale before = Locale.getDefault();

    @BeforeEach
    void handIn() throws IOException {
        Locale.setDefault(Locale.ENGLISH);
        docs = Files.createDirectories(folder.resolve("class"));
        essay = docs.resolve("zoe.docx");
        try (var docx = new XWPFDocument();
                OutputStream out = Files.newOutputStream(essay)) {
            docx.createParagraph().createRun().setText(OWN);
            var paragraph = docx.createParagraph();
            // Word cuts runs wherever it likes, and a passage begins inside one.
            String all = "As she once said: " + FIRST + " That was all.";
            for (int at = 0; at < all.length(); at += 17) {
                XWPFRun run = paragraph.createRun();
                run.setBold(at % 2 == 0);
                run.setText(all.substring(at, Math.min(all.length(), at + 17)));
            }
            var table = docx.createTable(1, 2);
            table.getRow(0).getCell(1).setText(SECOND);
            docx.write(out);
        }
        Files.writeString(docs.resolve("ben.txt"), FIRST + " Ben wrote nothing else.");
        Files.writeString(docs.resolve("ann.txt"), "Ann has a boat as well. " + SECOND);
    }

    @AfterEach
    void speakAsBefore() {
        Locale.setDefault(before);
    }

    @Test
    void eachPassageHasACommentWhereItStandsAndTheTextIsTheSame() throws IOException {
        Path back = folder.resolve("back.docx");
        CommandRun run = CommandRun.of("scan", "--quiet", "--report", back, "--case", essay, docs);
        assertEquals(0, run.exitCode(), run.err());
        try (XWPFDocument handedIn = read(essay);
                XWPFDocument given = read(back)) {
            assertEquals(text(handedIn), text(given));
            List<String> said = new ArrayList<>();
            for (XWPFComment comment : given.getDocComments().getComments()) {
                said.add(comment.getText());
                assertEquals("Likeness", comment.getAuthor());
            }
            assertEquals(3, said.size());
            assertTrue(said.stream().anyMatch(each -> each.startsWith("Also in “ben”")), said.toString());
            assertTrue(said.stream().anyMatch(each -> each.startsWith("Also in “ann”")), said.toString());
            assertTrue(said.getLast().contains("of this text also stands in 2 other documents"), said.toString());
            assertEquals(letters(FIRST), letters(commented(given, number(said, "“ben”"))));
            assertEquals(letters(SECOND), letters(commented(given, number(said, "“ann”"))));
        }
    }

    @Test
    void onlyTheWordDocumentThatACaseFileIsAboutIsGivenBack() throws IOException {
        Path back = folder.resolve("back.docx");
        CommandRun text = CommandRun.of("scan", "--quiet", "--report", back, "--case", docs.resolve("ben.txt"), docs);
        assertEquals(2, text.exitCode());
        assertTrue(text.err().contains("--case"), text.err());
        assertEquals(2, CommandRun.of("scan", "--quiet", "--report", back, docs).exitCode());
        assertFalse(Files.exists(back));
    }

    @Test
    void aFileThatIsNotTheOneThatWasReadIsLeftAlone() {
        Report all = new MadeReport()
                .with("class/zoe.docx", "Zoe", "", FIRST)
                .with("class/ben.txt", "Ben", "", FIRST)
                .report(Locale.ENGLISH, ReportOptions.STANDARD);
        Report report = all.of(all.findings().part(all.findings().findings().about(1), OptionalLong.of(1)));
        ReportException failure = assertThrows(
                ReportException.class,
                () -> CommentedDocx.write(report, report, new ByteArrayOutputStream(), ReportProgress.NONE));
        assertEquals(Reason.CHANGED, failure.reason());
    }

    @Test
    void namesAreHiddenInCommentsToo() throws IOException {
        Path back = folder.resolve("back.docx");
        CommandRun run = CommandRun.of("scan", "--quiet", "--hide-names", "--report", back, "--case", essay, docs);
        assertEquals(0, run.exitCode(), run.err());
        try (XWPFDocument given = read(back)) {
            for (XWPFComment comment : given.getDocComments().getComments()) {
                assertFalse(comment.getText().contains("ben"), comment.getText());
                assertFalse(comment.getText().contains("ann"), comment.getText());
            }
        }
    }

    private static XWPFDocument read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new XWPFDocument(in);
        }
    }

    private static String text(XWPFDocument docx) {
        return new TextRuns(docx).text();
    }

    private static int number(List<String> said, String title) {
        for (int i = 0; i < said.size(); i++) {
            if (said.get(i).contains(title)) {
                return i;
            }
        }
        throw new AssertionError(said.toString());
    }

    /// What stands between the marks of a comment, in the order of the document.
    private static String commented(XWPFDocument docx, int number) {
        var text = new StringBuilder();
        walk((Element) docx.getDocument().getBody().getDomNode(), Integer.toString(number), new boolean[1], text);
        return text.toString();
    }

    private static void walk(Node node, String number, boolean[] inside, StringBuilder text) {
        for (Node each = node.getFirstChild(); each != null; each = each.getNextSibling()) {
            String name = String.valueOf(each.getLocalName());
            if (each instanceof Element mark && number.equals(mark.getAttributeNS(TextRuns.WORD, "id"))) {
                inside[0] = name.equals("commentRangeStart") || (inside[0] && !name.equals("commentRangeEnd"));
            }
            if (name.equals("t") && inside[0]) {
                text.append(each.getFirstChild().getNodeValue());
            }
            walk(each, number, inside, text);
        }
    }

    private static String letters(String text) {
        return text.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
    }
}
