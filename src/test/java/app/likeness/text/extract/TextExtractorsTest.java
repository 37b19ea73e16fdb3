package app.likeness.text.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.container.Zip;
import app.likeness.text.document.ExtractedText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextExtractorsTest {
    private static final String PAGE = "<html><head><title>Page</title></head><body><p>A page.</p></body></html>";

    private final TextExtractors extractors = TextExtractors.standard();

    @TempDir
    Path folder;

    @Test
    void plainTextIsTheDecodedFileUntouched() throws IOException {
        String text = "  Title\r\n\r\n\tIt stays as it is, ﬁ and all.\n\n\u00a0\n";
        Path file = write("notes.txt", "\ufeff" + text);
        assertRead(text, "Title", "UTF-8", file);
    }

    @Test
    void plainTextOfAnyCharsetIsRead() throws IOException {
        String text = "老城区的图书馆今年延长了开放时间，周末也有人来借书。\n";
        Path file = Files.write(folder.resolve("页.TXT"), text.getBytes(Charset.forName("GBK")));
        assertRead(text, "页", "GB18030", file);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # file        | content, with \\n for a line end                    | title
            essay.txt     | On libraries\\n\\nThey are open late.               | On libraries
            essay.txt     | \\n\\n  图书馆的夜晚　\\n正文从这里开始。             | 图书馆的夜晚
            essay.txt     | They are open late.\\nAnd they are quiet.          | essay
            essay.txt     | Only one line                                      | essay
            essay.txt     | 他们开得很晚。\\n也很安静。                          | essay
            essay.v2.txt  | They are,\\nas ever, open                          | essay.v2
            notes.md      | intro\\n\\n# On libraries #\\ntext                  | On libraries
            notes.md      | # C#\\ntext                                        | C#
            notes.md      | ## Second level\\ntext                             | notes
            README        | Read me first\\nThen the rest.                     | Read me first
            """)
    void titlesComeFromTheTextOrTheName(String name, String content, String title) throws IOException {
        Attempt<ExtractedText> extraction = extractors.extract(write(name, content.replace("\\n", "\n")));
        assertEquals(title, extraction.found().orElseThrow().title());
    }

    @ParameterizedTest
    @ValueSource(strings = {"page.html", "page.HTM", "page.xhtml", "page.txt", "page", "page.php"})
    void pagesAreToldByNameOrContent(String name) throws IOException {
        assertRead("A page.", "Page", "UTF-8", write(name, PAGE));
        assertRead("A page.", "Page", "UTF-8", write(name, "\ufeff <!-- saved -->\n<!DOCTYPE html>\n" + PAGE));
    }

    @Test
    void textThatOnlyMentionsMarkupIsText() throws IOException {
        String text = "The element <html> begins a page, <body> its body.";
        assertRead(text, "a", "UTF-8", write("a.txt", text));
    }

    @ParameterizedTest
    @ValueSource(strings = {".hidden.txt", ".DS_Store", "Thumbs.db", "desktop.ini", "~$essay.txt"})
    void filesOfTheSystemAreNotDocuments(String name) throws IOException {
        assertSkipped(write(name, "some words"), SkipReason.UNSUPPORTED, "hidden or system file");
    }

    @Test
    void aTextPaddedWithZerosIsRead() throws IOException {
        String text = "老城区的图书馆今年延长了开放时间，周末也有人来借书；管理员说，来的人比往年多了一倍还不止。\n" + "\0".repeat(5_000);
        Path file = Files.write(folder.resolve("padded.txt"), text.getBytes(Charset.forName("GBK")));
        assertRead(text, "padded", "GB18030", file);
    }

    @Test
    void binaryDataIsNotTextWhateverItsName() throws IOException {
        byte[] bytes = new byte[20_000];
        new Random(1).nextBytes(bytes);
        assertSkipped(Files.write(folder.resolve("a.txt"), bytes), SkipReason.UNSUPPORTED, "binary data");
        assertSkipped(Files.write(folder.resolve("a.bin"), bytes), SkipReason.UNSUPPORTED, "binary data");
        byte[] zeros = "many words\0\0\0\0 and zeros\0\0\0".getBytes(StandardCharsets.US_ASCII);
        assertSkipped(Files.write(folder.resolve("z.txt"), zeros), SkipReason.UNSUPPORTED, "binary data");
        assertSkipped(write("d.docx", "PK\u0003\u0004\u0014\0\6\0"), SkipReason.UNSUPPORTED, "ZIP archive");
        assertInstanceOf(Attempt.Got.class, extractors.extract(write("e.txt", "RIFF is a format")));
    }

    @Test
    void aCharsetMakesADifferenceToTextsAlone() {
        Path path = folder.resolve("a");
        assertTrue(TextExtractors.isReadInCharset(path, bytes("A text, or a table of texts.")));
        assertTrue(TextExtractors.isReadInCharset(path, bytes("<html><body><p>A page.</p></body></html>")));
        assertTrue(TextExtractors.isReadInCharset(path, bytes("About PDFs\n\n%PDF-1.4 is how they begin.")));
        assertFalse(TextExtractors.isReadInCharset(path, bytes("%PDF-1.4\n1 0 obj\n<< >>\nendobj\n")));
        assertFalse(TextExtractors.isReadInCharset(path, bytes("RIFF\0\0\0\0WAVE")));
        assertFalse(TextExtractors.isReadInCharset(
                path, new FileBytes(Zip.word(Zip.paragraph("A text.")).bytes())));
        assertFalse(TextExtractors.isReadInCharset(
                path, new FileBytes(Zip.workbook("<row><c><v>1</v></c></row>").bytes())));
    }

    private static FileBytes bytes(String content) {
        return new FileBytes(content.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%PDF- is how a PDF begins, and the number of a version follows.",
                "%PDF-1.4 is what stands first\nin many a file; 12 of them are here.",
                "A file that begins with %PDF-1.7 is a PDF, most likely.",
                "How a PDF is written\n\n%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"
            })
    void aTextThatSpeaksOfPdfsIsAText(String text) throws IOException {
        ExtractedText read =
                extractors.extract(write("about.txt", text)).found().orElseThrow();
        assertEquals(text, read.text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\ufeff", "\r\n", "HTTP/1.1 200 OK\r\n\r\n", "<p>kept by a server</p>\n"})
    void aPdfIsReadWhateverStandsBeforeIt(String before) throws IOException {
        Path file = folder.resolve("essay");
        try (PDDocument document = new PDDocument();
                OutputStream out = Files.newOutputStream(file)) {
            PDPage page = new PDPage();
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.beginText();
                content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
                content.showText("The library is open late.");
                content.endText();
            }
            out.write(before.getBytes(StandardCharsets.UTF_8));
            document.save(out);
        }
        ExtractedText read = extractors.extract(file).found().orElseThrow();
        assertEquals("The library is open late.", read.text());
        byte[] begun = Arrays.copyOf(Files.readAllBytes(file), before.length() + 300);
        assertInstanceOf(Attempt.Not.class, extractors.extract(Files.write(folder.resolve("begun"), begun)));
    }

    @Test
    void textWithAnUnknownEndingIsRead() throws IOException {
        assertInstanceOf(Attempt.Got.class, extractors.extract(write("a.log", "words\nand words")));
        assertInstanceOf(Attempt.Got.class, extractors.extract(write("LICENSE", "words")));
    }

    @Test
    void aFewControlCharactersDoNotMakeATextBinary() throws IOException {
        String text = "A page of words that came out of an old printer.\f".repeat(40) + "\u0001";
        assertInstanceOf(Attempt.Got.class, extractors.extract(write("a.txt", text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \r\n\t", "。……！", "\u200b\u200b", "\ufeff"})
    void filesWithoutALetterAreEmpty(String content) throws IOException {
        assertSkipped(write("a.txt", content), SkipReason.EMPTY, "");
        assertSkipped(write("a.html", "<html><body><script>var words</script>" + content), SkipReason.EMPTY, "");
    }

    @Test
    void whatIsGoneOrNoFileIsUnreadable() throws IOException {
        assertSkipped(folder.resolve("gone.txt"), SkipReason.UNREADABLE, "no longer there");
        assertSkipped(Files.createDirectory(folder.resolve("folder.txt")), SkipReason.UNREADABLE, "a folder");
        assertSkipped(Path.of("/"), SkipReason.UNREADABLE, "a folder");
        assertSkipped(folder.resolve("no/such/folder.txt"), SkipReason.UNREADABLE, "no longer there");
    }

    @Test
    void pipesAreNotWaitedFor() throws Exception {
        Path pipe = folder.resolve("pipe.txt");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
        assertEquals(
                0,
                new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor());
        assertTimeoutPreemptively(
                Duration.ofSeconds(10), () -> assertSkipped(pipe, SkipReason.UNREADABLE, "not a regular file"));
    }

    @Test
    void filesWithoutRightsAreUnreadable() throws IOException {
        Path file = write("secret.txt", "words");
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeTrue(!Files.isReadable(file), "the superuser may read everything");
        assertSkipped(file, SkipReason.UNREADABLE, "no permission to read it");
    }

    @Test
    void filesPastTheLimitAreNotRead() throws IOException {
        Path file = folder.resolve("large.txt");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(300_500_000); // a sparse file: no such amount is written
        }
        assertSkipped(file, SkipReason.TOO_LARGE, "301 MB, the limit is 64 MB");
    }

    @Test
    void pathsOfAnyNameAreRead() throws IOException {
        for (String name :
                new String[] {"a b.txt", "it's \"quoted\".txt", "line\nend.txt", "😀.txt", "ends with dot."}) {
            assertTrue(extractors.extract(write(name, "words")) instanceof Attempt.Got, name);
        }
    }

    private Path write(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content);
    }

    @Test
    void aFileThatGrowsWhileItIsReadEnds() throws Exception {
        Path file = Files.writeString(folder.resolve("growing.txt"), "The library is open late.\n");
        AtomicBoolean isOver = new AtomicBoolean();
        Thread writer = Thread.ofPlatform().start(() -> {
            byte[] more = "Nobody knows why.\n".repeat(50_000).getBytes(StandardCharsets.UTF_8);
            try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
                for (int i = 0; i < 150 && !isOver.get(); i++) {
                    out.write(more);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        try {
            for (int i = 0; i < 5; i++) {
                switch (TextExtractors.content(file)) {
                    case Attempt.Got<FileBytes> content ->
                        assertTrue(content.value().bytes().length <= TextExtractors.LIMIT_BYTES);
                    case Attempt.Not<FileBytes> not ->
                        assertEquals(SkipReason.TOO_LARGE, not.skip().reason());
                }
            }
        } finally {
            isOver.set(true);
            writer.join();
        }
    }

    private void assertRead(String text, String title, String charset, Path file) {
        ExtractedText read = extractors.extract(file).found().orElseThrow();
        assertEquals(List.of(text, title, charset), List.of(read.text(), read.title(), read.charset()));
    }

    private void assertSkipped(Path path, SkipReason reason, String detail) {
        assertEquals(Attempt.not(new Skip(path, reason, detail)), extractors.extract(path));
    }
}
