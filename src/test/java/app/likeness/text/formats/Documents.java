package app.likeness.text.formats;

import app.likeness.text.FileBytes;
import app.likeness.text.container.Zip;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import app.likeness.text.reader.ReaderRequest.Wanted;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.poi.hslf.usermodel.HSLFSlideShow;
import org.apache.poi.hslf.usermodel.HSLFTextBox;

/// One small document of each format, all with the same two paragraphs.
public final class Documents {
    static final String FIRST = "The library is open late.";
    static final String SECOND = "Nobody knows the book.";

    private Documents() {}

    /// What a reader makes of a document.
    public static ReaderReply read(FileFormat format, byte[] content, String... passwords) {
        return new FormatReaders()
                .read(new ReaderRequest(format, Wanted.TEXT, List.of(passwords), new FileBytes(content)));
    }

    static Map<FileFormat, byte[]> all() {
        Map<FileFormat, byte[]> all = new LinkedHashMap<>();
        all.put(FileFormat.WORD, word());
        all.put(FileFormat.SLIDES, slides());
        all.put(FileFormat.OPEN_DOCUMENT, openDocument("<x:p>" + FIRST + "</x:p><x:p>" + SECOND + "</x:p>"));
        all.put(
                FileFormat.FLAT_OPEN_DOCUMENT,
                bytes("<office:document xmlns:office='urn:oasis:names:tc:opendocument:xmlns:office:1.0' xmlns:x='x'>"
                        + "<office:body><office:text><x:p>" + FIRST + "</x:p><x:p>" + SECOND
                        + "</x:p></office:text></office:body></office:document>"));
        all.put(FileFormat.RTF, bytes("{\\rtf1\\ansi " + FIRST + "\\par " + SECOND + "}"));
        all.put(FileFormat.EPUB, book("<p>" + FIRST + "</p><p>" + SECOND + "</p>"));
        all.put(
                FileFormat.MAIL,
                bytes("Received: x\r\nFrom: Ann <ann@example.org>\r\nDate: Thu, 5 Mar 2026 09:12:00 +0000\r\n"
                        + "Subject: Library\r\n\r\n" + FIRST + "\r\n" + SECOND + "\r\n"));
        all.put(FileFormat.PDF, pdf(FIRST, SECOND));
        all.put(FileFormat.OLE, oldSlides());
        return all;
    }

    /// `document` with a few bytes changed, the more the higher `seed` is.
    static byte[] changed(byte[] document, int seed) {
        Random random = new Random(seed);
        byte[] changed = document.clone();
        for (int i = 0; i < 1 + seed / 4; i++) {
            changed[random.nextInt(changed.length)] = (byte) random.nextInt();
        }
        return changed;
    }

    static byte[] word() {
        return Zip.word(Zip.paragraph(FIRST) + Zip.paragraph(SECOND)).bytes();
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static byte[] openDocument(String body) {
        return new Zip()
                .with("mimetype", "application/vnd.oasis.opendocument.text")
                .with(
                        "content.xml",
                        "<o:document-content xmlns:o='o' xmlns:x='x' xmlns:s='s' xmlns:f='f'>"
                                + "<o:automatic-styles><s:style s:name='gone' s:family='text'>"
                                + "<s:text-properties x:display='none'/></s:style></o:automatic-styles>"
                                + "<o:body><o:text>" + body + "</o:text></o:body></o:document-content>")
                .bytes();
    }

    static byte[] book(String body) {
        return new Zip()
                .with("mimetype", "application/epub+zip")
                .with("META-INF/container.xml", "<container><rootfile full-path='O/b.opf'/></container>")
                .with(
                        "O/b.opf",
                        "<package><manifest><item id='c' href='c%201.xhtml' media-type='application/xhtml+xml'/>"
                                + "</manifest><spine><itemref idref='c'/></spine></package>")
                .with("O/c 1.xhtml", "<html><head><title>no</title></head><body>" + body + "</body></html>")
                .bytes();
    }

    private static byte[] slides() {
        String type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
        return new Zip()
                .with("[Content_Types].xml", "<Types/>")
                .with("ppt/presentation.xml", "<p xmlns:r='r'><sldIdLst><sldId id='256' r:id='r1'/></sldIdLst></p>")
                .with(
                        "ppt/_rels/presentation.xml.rels",
                        Zip.relations(Zip.relation("r1", type + "slide", "slides/1.xml")))
                .with(
                        "ppt/slides/1.xml",
                        "<sld><sp><txBody><p><r><t>" + FIRST + "</t></r></p><p><r><t>" + SECOND
                                + "</t></r></p></txBody></sp><sp><nvPr><ph type='sldNum'/></nvPr><p><r><t>7</t></r></p></sp></sld>")
                .bytes();
    }

    private static byte[] oldSlides() {
        try (HSLFSlideShow show = new HSLFSlideShow();
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            HSLFTextBox box = new HSLFTextBox();
            box.setText(FIRST + "\r" + SECOND);
            show.createSlide().addShape(box);
            show.write(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A page with each of `lines` in a paragraph of its own.
    static byte[] pdf(String... lines) {
        try (PDDocument document = new PDDocument()) {
            page(document, lines);
            return bytes(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void page(PDDocument document, String... lines) throws IOException {
        PDPage page = new PDPage();
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            float y = 700;
            for (String line : lines) {
                write(content, 72, y, line);
                y -= 40;
            }
        }
    }

    static void write(PDPageContentStream content, float x, float y, String line) throws IOException {
        content.beginText();
        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
        content.newLineAtOffset(x, y);
        content.showText(line);
        content.endText();
    }

    static byte[] bytes(PDDocument document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        document.save((OutputStream) out);
        return out.toByteArray();
    }
}
