package app.likeness.text.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import app.likeness.text.SkipReason;
import app.likeness.text.container.Zip;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormatReadersTest {
    /// Made by LibreOffice: as Open Documents are encrypted since version 1.2, and as they were before.
    @ParameterizedTest
    @ValueSource(strings = {"locked-aes.odt", "locked-blowfish.odt"})
    void aPasswordOpensAnOpenDocument(String name) throws IOException {
        byte[] locked;
        try (InputStream in = Objects.requireNonNull(FormatReadersTest.class.getResourceAsStream(name))) {
            locked = in.readAllBytes();
        }
        assertEquals(new ReaderReply.None(SkipReason.ENCRYPTED, ""), Documents.read(FileFormat.OPEN_DOCUMENT, locked));
        assertEquals(
                new ReaderReply.None(SkipReason.ENCRYPTED, ""),
                Documents.read(FileFormat.OPEN_DOCUMENT, locked, "low-tide", ""));
        ReaderReply.Text text =
                (ReaderReply.Text) Documents.read(FileFormat.OPEN_DOCUMENT, locked, "low-tide", "high-tide");
        assertEquals(
                "The ferry waits until the bell of the small church has rung twice.\n渡船等到小教堂的钟敲过两遍才开。",
                text.text().strip());
    }

    @Test
    void anOpenDocumentThatAsksForTooManyRoundsIsLeftLocked() {
        byte[] locked = new Zip()
                .with("mimetype", "application/vnd.oasis.opendocument.text")
                .with(
                        "META-INF/manifest.xml",
                        "<m><file-entry full-path='content.xml'><encryption-data checksum-type='SHA1/1K' checksum='AA=='>"
                                + "<algorithm algorithm-name='Blowfish CFB' initialisation-vector='AAAAAAAAAAA='/>"
                                + "<key-derivation key-derivation-name='PBKDF2' iteration-count='2147483647' salt='AA=='/>"
                                + "</encryption-data></file-entry></m>")
                .with("content.xml", "?")
                .bytes();
        assertEquals(
                new ReaderReply.None(SkipReason.ENCRYPTED, ""),
                Documents.read(FileFormat.OPEN_DOCUMENT, locked, "high-tide"));
    }

    @Test
    void aWayOfLockingThatIsNotKnownSaysWhatToDo() {
        byte[] locked = new Zip()
                .with("mimetype", "application/vnd.oasis.opendocument.text")
                .with(
                        "META-INF/manifest.xml",
                        "<m><file-entry full-path='encrypted-package'><encryption-data>"
                                + "<algorithm algorithm-name='http://www.w3.org/2009/xmlenc11#aes256-gcm'/>"
                                + "</encryption-data></file-entry></m>")
                .with("encrypted-package", "?")
                .bytes();
        assertEquals(
                new ReaderReply.None(SkipReason.ENCRYPTED, "remove the password in the program that made it"),
                Documents.read(FileFormat.OPEN_DOCUMENT, locked, "high-tide"));
    }

    @Test
    void everyFormatIsToldByItsContentAndRead() {
        for (Map.Entry<FileFormat, byte[]> each : Documents.all().entrySet()) {
            assertEquals(Optional.of(each.getKey()), FileFormat.of(Path.of("name.txt"), each.getValue()));
            assertEquals(
                    Documents.FIRST + "\n" + Documents.SECOND,
                    text(each.getKey(), each.getValue()),
                    each.getKey().name());
        }
    }

    @Test
    void textThatBeginsLikeAMessageIsText() {
        assertEquals(
                Optional.empty(),
                FileFormat.of(Path.of("a.txt"), Documents.bytes("Subject: libraries\n\nThey are open.")));
        assertEquals(
                Optional.of(FileFormat.MAIL),
                FileFormat.of(Path.of("a.eml"), Documents.bytes("Subject: libraries\n\nThey are open.")));
    }

    @Test
    void notesOfOpenDocumentsFollowAndHiddenTextIsMarked() {
        String body = "<x:p>It opens<x:note x:note-class='footnote'><x:note-citation>1</x:note-citation><x:note-body>"
                + "<x:p>Since May.</x:p></x:note-body></x:note> late<x:s x:c='2'/>and <x:span x:style-name='gone'>not"
                + "</x:span> early.</x:p><x:tracked-changes><x:p>Deleted.</x:p></x:tracked-changes>";
        assertEquals(
                "It opens late  and \ufdd0not\ufdd1 early.\n[Footnote 1] Since May.",
                text(FileFormat.OPEN_DOCUMENT, Documents.openDocument(body)));
    }

    @Test
    void rtfIsReadInTheCharsetsOfItsFonts() {
        String rtf = "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset134 B;}}"
                + "{\\colortbl;\\red255\\green255\\blue255;}{\\info{\\title On libraries}}{\\header Page}"
                + "\\f0 caf\\'e9 \\f1 \\'cd\\'bc\\'ca\\'e9\\f0  \\u8364?{\\v gone}{\\cf1 white}{\\deleted old}"
                + "{\\*\\unknown x}\\par {\\footnote See there.}End\\cell of row\\row}";
        ReaderReply.Text reply = assertInstanceOf(
                ReaderReply.Text.class, Documents.read(FileFormat.RTF, rtf.getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals("café 图书 €\ufdd0gonewhite\ufdd1\nEnd\tof row\n[Footnote 1] See there.", reply.text());
        assertEquals("On libraries", reply.title());
    }

    @Test
    void aMessageIsReadInOneFormWithoutItsAttachments() {
        String mail = """
                Received: x
                From: =?UTF-8?B?5p2O6ICB5biI?= <li@example.org>
                Subject: =?UTF-8?Q?Caf=C3=A9?=
                Date: Thu, 5 Mar 2026 09:12:00 +0000
                MIME-Version: 1.0
                Content-Type: multipart/mixed; boundary=m

                --m
                Content-Type: multipart/alternative; boundary=a

                --a
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: base64

                5Zu+5Lmm6aaG
                --a
                Content-Type: text/html

                <p>again</p>
                --a--
                --m
                Content-Type: text/plain
                Content-Disposition: attachment

                attached
                --m--
                """;
        ReaderReply.Text reply =
                assertInstanceOf(ReaderReply.Text.class, Documents.read(FileFormat.MAIL, Documents.bytes(mail)));
        assertEquals(new ReaderReply.Text("图书馆", "", "Café", "李老师", "Thu, 5 Mar 2026 09:12:00 +0000", ""), reply);
    }

    @Test
    void thePageOfAWebArchiveIsHandedOver() {
        byte[] archive = """
                From: <Saved by a browser>
                MIME-Version: 1.0
                Snapshot-Content-Location: x
                Content-Type: multipart/related; boundary=b

                --b
                Content-Type: text/html; charset=gbk

                <p>图书馆</p>
                --b--
                """.getBytes(Charset.forName("GBK"));
        assertEquals(Optional.of(FileFormat.WEB_ARCHIVE), FileFormat.of(Path.of("a"), archive));
        ReaderReply.Page page =
                assertInstanceOf(ReaderReply.Page.class, Documents.read(FileFormat.WEB_ARCHIVE, archive));
        assertEquals("\ufeff<p>图书馆</p>", new String(page.html().bytes(), StandardCharsets.UTF_8));
    }

    @Test
    void linesOfAPdfAreJoinedAcrossHyphensColumnsAndPages() throws IOException {
        try (PDDocument document = new PDDocument()) {
            for (int number = 1; number <= 3; number++) {
                PDPage page = new PDPage();
                document.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                    Documents.write(content, 72, 760, "Journal of libraries");
                    Documents.write(content, 300, 30, "" + number);
                    for (int line = 0; line < 5; line++) {
                        // Written row by row, to be read column by column.
                        Documents.write(
                                content,
                                72,
                                600 - 14 * line,
                                line == 2 ? "left words are so hyphen-" : "left words of this column a");
                        Documents.write(content, 330, 600 - 14 * line, "right words of the column b");
                    }
                }
            }
            String text = text(FileFormat.PDF, Documents.bytes(document));
            String left =
                    "left words of this column a left words of this column a left words are so hyphenleft words of"
                            + " this column a left words of this column a";
            String right = String.join(" ", Collections.nCopies(5, "right words of the column b"));
            String page = left + " " + right;
            assertEquals(page + " " + page + " " + page, text);
        }
    }

    @Test
    void textsOfAPdfThatArePrintedOverEachOtherStayApart() throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage();
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                Documents.write(content, 72, 700, "All rights are reserved.");
                Documents.write(content, 75, 701, "Wonderland");
                Documents.write(content, 72, 600, "Name:          ");
                Documents.write(content, 112, 600, "my_school");
            }
            assertEquals(
                    "All rights are reserved.\tWonderland\nName: my_school",
                    text(FileFormat.PDF, Documents.bytes(document)));
        }
    }

    @Test
    void whatAPdfDoesNotShowIsMarked() throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage();
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                Documents.write(content, 72, 700, "Seen by all.");
                content.setNonStrokingColor(1f);
                Documents.write(content, 72, 600, "White on white.");
                content.setNonStrokingColor(0f);
                content.addRect(60, 480, 300, 40);
                content.fill();
                content.setNonStrokingColor(1f);
                Documents.write(content, 72, 500, "White on black.");
                content.setNonStrokingColor(0f);
                content.setRenderingMode(RenderingMode.NEITHER);
                Documents.write(content, 72, 400, "Not drawn.");
            }
            assertEquals(
                    "Seen by all.\n\ufdd0White on white.\ufdd1\nWhite on black.\n\ufdd0Not drawn.\ufdd1",
                    text(FileFormat.PDF, Documents.bytes(document)));
        }
    }

    @Test
    void aPasswordOpensAPdf() throws IOException {
        try (PDDocument document = new PDDocument()) {
            Documents.page(document, Documents.FIRST);
            document.protect(new StandardProtectionPolicy("owner", "sesame", new AccessPermission()));
            byte[] bytes = Documents.bytes(document);
            assertEquals(new ReaderReply.None(SkipReason.ENCRYPTED, ""), Documents.read(FileFormat.PDF, bytes));
            assertEquals(
                    Documents.FIRST,
                    assertInstanceOf(ReaderReply.Text.class, Documents.read(FileFormat.PDF, bytes, "no", "sesame"))
                            .text());
        }
    }

    private static String text(FileFormat format, byte[] document) {
        return assertInstanceOf(ReaderReply.Text.class, Documents.read(format, document), format.name())
                .text();
    }
}
