package app.likeness.text.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.SkipReason;
import app.likeness.text.container.Zip;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.crypt.EncryptionMode;
import org.apache.poi.poifs.crypt.Encryptor;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostileDocumentsTest {
    @TempDir
    Path folder;

    @Test
    void changedAndCutDocumentsGiveAnAnswer() {
        for (Map.Entry<FileFormat, byte[]> each : Documents.all().entrySet()) {
            byte[] document = each.getValue();
            for (int seed = 0; seed < 40; seed++) {
                byte[] changed = Documents.changed(document, seed);
                assertNotNull(Documents.read(each.getKey(), changed), each.getKey() + " " + seed);
                byte[] cut = Arrays.copyOf(document, new Random(seed).nextInt(document.length));
                assertNotNull(Documents.read(each.getKey(), cut), each.getKey() + " cut " + seed);
            }
        }
    }

    @Test
    void whatUnpacksWithoutEndIsTooLarge() {
        byte[] space = new byte[1 << 20];
        Arrays.fill(space, (byte) ' ');
        byte[] bomb = Zip.word("")
                .with("word/document.xml", out -> {
                    out.write(Documents.bytes("<d>"));
                    for (int i = 0; i < 400; i++) {
                        out.write(space);
                    }
                })
                .bytes();
        assertEquals(
                new ReaderReply.None(SkipReason.TOO_LARGE, "it unpacks to more than 400 MB"),
                Documents.read(FileFormat.WORD, bomb));
    }

    @Test
    void moreTextThanIsReadIsCutAndSaidSo() {
        ReaderReply.Text text = assertInstanceOf(
                ReaderReply.Text.class,
                Documents.read(
                        FileFormat.WORD,
                        Zip.word(Zip.paragraph("a".repeat(11_000_000))).bytes()));
        assertEquals(10_000_000, text.text().length());
        assertEquals("only the first 10000000 characters were read", text.notice());
    }

    @Test
    void entitiesAreNeitherExpandedNorFetched() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "secret words");
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(200);
            String address = "http://127.0.0.1:" + server.getLocalPort() + "/x.dtd";
            for (String type : new String[] {
                "<!DOCTYPE w [<!ENTITY x SYSTEM '" + secret.toUri() + "'>]>",
                "<!DOCTYPE w SYSTEM '" + address + "' [<!ENTITY x SYSTEM '" + address + "'>]>",
                "<!DOCTYPE w [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;&b;&b;'>"
                        + "<!ENTITY x '&c;&c;&c;&c;&c;&c;&c;'>]>"
            }) {
                byte[] document = Zip.word("")
                        .with(
                                "word/document.xml",
                                type + "<w:d xmlns:w='w'><w:p><w:r><w:t>seen &x;</w:t></w:r></w:p></w:d>")
                        .bytes();
                String reply = Documents.read(FileFormat.WORD, document).toString();
                assertFalse(reply.contains("secret") || reply.contains("haha"), reply);
            }
            assertThrows(SocketTimeoutException.class, server::accept);
        }
    }

    @Test
    void partsThatLieAboutTheirSizesAreReadToTheirEnd() {
        byte[] document = Documents.word();
        for (int at = 0; at < document.length - 46; at++) {
            if (document[at] == 'P' && document[at + 1] == 'K' && document[at + 2] == 1 && document[at + 3] == 2) {
                Arrays.fill(document, at + 20, at + 28, (byte) 0x7F);
            }
        }
        assertEquals(
                Documents.FIRST + "\n" + Documents.SECOND,
                assertInstanceOf(ReaderReply.Text.class, Documents.read(FileFormat.WORD, document))
                        .text());
    }

    @Test
    void nestingWithoutEndIsNoTrouble() {
        int deep = 200_000;
        String words = "<w:tbl>".repeat(deep) + Zip.paragraph("deep") + "</w:tbl>".repeat(deep);
        assertNotNull(Documents.read(FileFormat.WORD, Zip.word(words).bytes()));
        assertEquals(
                new ReaderReply.None(SkipReason.DAMAGED, ""),
                Documents.read(FileFormat.RTF, Documents.bytes("{\\rtf1" + "{".repeat(deep))));
        assertNotNull(Documents.read(FileFormat.EPUB, Documents.book("<div>".repeat(20_000) + "deep")));
    }

    @Test
    void aPdfThatLeadsBackToItselfEnds() {
        String pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
                + "2 0 obj<</Type/Pages/Count 9/Kids[3 0 R 2 0 R 3 0 R]>>endobj\n"
                + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R"
                + "/Resources<</XObject<</F 5 0 R>>>>>>endobj\n"
                + "4 0 obj<</Length 5>>stream\n/F Do\nendstream endobj\n"
                + "5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Length 5>>stream\n"
                + "/F Do\nendstream endobj\ntrailer<</Root 1 0 R>>\n";
        assertNotNull(Documents.read(FileFormat.PDF, pdf.getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void ofAPdfWithAHundredThousandPagesTheFirstAreRead() {
        int pages = 100_000;
        StringBuilder pdf = new StringBuilder("%PDF-1.4\n");
        List<Integer> places = new ArrayList<>();
        String words = "BT /F 12 Tf 72 400 Td (The same few words.) Tj ET";
        StringBuilder kids = new StringBuilder();
        IntStream.range(5, 5 + pages).forEach(page -> kids.append(page).append(" 0 R "));
        object(pdf, places, "<</Type/Catalog/Pages 2 0 R>>");
        object(
                pdf,
                places,
                "<</Type/Pages/Count " + pages + "/Kids[" + kids + "]/MediaBox[0 0 595 842]"
                        + "/Resources<</Font<</F 3 0 R>>>>>>");
        object(pdf, places, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>");
        object(pdf, places, "<</Length " + words.length() + ">>stream\n" + words + "\nendstream");
        for (int page = 0; page < pages; page++) {
            object(pdf, places, "<</Type/Page/Parent 2 0 R/Contents 4 0 R>>");
        }
        int directory = pdf.length();
        pdf.append("xref\n0 ").append(places.size() + 1).append("\n0000000000 65535 f \n");
        places.forEach(place -> pdf.append(String.format(Locale.ROOT, "%010d 00000 n \n", place)));
        pdf.append("trailer<</Size ").append(places.size() + 1).append("/Root 1 0 R>>\nstartxref\n");
        pdf.append(directory).append("\n%%EOF\n");
        ReaderReply.Text text = assertInstanceOf(
                ReaderReply.Text.class,
                Documents.read(FileFormat.PDF, pdf.toString().getBytes(StandardCharsets.US_ASCII)));
        assertTrue(text.text().startsWith("The same few words."));
        // Fewer than twenty thousand where the processor is so slow that the time is over before.
        assertTrue(text.notice().matches("only the first \\d+ of 100000 pages were read"), text.notice());
    }

    private static void object(StringBuilder pdf, List<Integer> places, String content) {
        places.add(pdf.length());
        pdf.append(places.size()).append(" 0 obj\n").append(content).append("\nendobj\n");
    }

    @Test
    void nothingThatADocumentRefersToIsFetched() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(200);
            String address = "http://127.0.0.1:" + server.getLocalPort() + "/x";
            String template = "<Relationships><Relationship Id='r1' TargetMode='External' Target='" + address
                    + "' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate'/>"
                    + "<Relationship Id='r2' TargetMode='External' Target='" + address
                    + "' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'/></Relationships>";
            byte[] word = Zip.word(Zip.paragraph(Documents.FIRST))
                    .with("word/_rels/document.xml.rels", template)
                    .with("word/_rels/settings.xml.rels", template)
                    .bytes();
            String picture = "<p>" + Documents.FIRST + "</p><img src='" + address + "'><link rel='stylesheet' href='"
                    + address + "'>";
            for (ReaderReply reply : List.of(
                    Documents.read(FileFormat.WORD, word),
                    Documents.read(FileFormat.EPUB, Documents.book(picture)),
                    Documents.read(
                            FileFormat.MAIL,
                            Documents.bytes("Subject: x\r\nContent-Type: text/html\r\n\r\n" + picture)),
                    Documents.read(
                            FileFormat.RTF,
                            Documents.bytes("{\\rtf1{\\*\\template " + address + "}" + Documents.FIRST
                                    + "{\\field{\\*\\fldinst INCLUDEPICTURE \"" + address + "\"}}}")))) {
                assertEquals(
                        Documents.FIRST,
                        assertInstanceOf(ReaderReply.Text.class, reply).text());
            }
            assertThrows(SocketTimeoutException.class, server::accept);
        }
    }

    @Test
    void aPasswordOpensAnOfficeDocument() throws Exception {
        byte[] encrypted;
        try (POIFSFileSystem container = new POIFSFileSystem()) {
            Encryptor encryptor = new EncryptionInfo(EncryptionMode.agile).getEncryptor();
            encryptor.confirmPassword("sesame");
            try (OutputStream out = encryptor.getDataStream(container)) {
                out.write(Documents.word());
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            container.writeFilesystem(bytes);
            encrypted = bytes.toByteArray();
        }
        assertEquals(new ReaderReply.None(SkipReason.ENCRYPTED, ""), Documents.read(FileFormat.OLE, encrypted));
        assertEquals(
                Documents.FIRST + "\n" + Documents.SECOND,
                assertInstanceOf(ReaderReply.Text.class, Documents.read(FileFormat.OLE, encrypted, "no", "sesame"))
                        .text());
    }
}
