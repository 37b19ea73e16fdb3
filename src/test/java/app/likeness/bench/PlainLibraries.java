package app.likeness.bench;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.rtf.RTFEditorKit;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.apache.james.mime4j.MimeException;
import org.apache.james.mime4j.stream.EntityState;
import org.apache.james.mime4j.stream.MimeTokenStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.poi.hslf.usermodel.HSLFShape;
import org.apache.poi.hslf.usermodel.HSLFSlideShow;
import org.apache.poi.hslf.usermodel.HSLFTextParagraph;
import org.apache.poi.hssf.extractor.ExcelExtractor;
import org.apache.poi.hwpf.extractor.WordExtractor;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.sl.extractor.SlideShowExtractor;
import org.jsoup.Jsoup;
import org.mozilla.universalchardet.UniversalDetector;

/// What a program would do that takes the text which each library gives, and nothing more: what reading is compared
/// with. No metadata, no hidden text, no order of parts, no look at what the file is, no charset but UTF-8 unless the
/// library finds it.
///
/// - PDF: PDFBox's loader and its text stripper; doc, ppt, xls: POI's extractors; RTF: the editor kit of the JDK.
/// - docx, odt, pptx, xlsx: every part of the ZIP that ends in `.xml`, but for styles and the list of types, inflated
///   and through the JDK's pull parser, all characters after each other. EPUB: jsoup's text of every chapter.
/// - eml: mime4j's tokens, each body decoded by mime4j, plain text as UTF-8, HTML as jsoup's text of it.
/// - html: jsoup's parser, which finds the charset, and its text of the body. txt: juniversalchardet over the whole
///   file, and the text as UTF-8.
final class PlainLibraries {
    private static final XMLInputFactory XML = XMLInputFactory.newDefaultFactory();

    static {
        XML.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    }

    private PlainLibraries() {}

    /// The name of the library for files that end so.
    static String name(String ending) {
        return switch (ending) {
            case "pdf" -> "PDFBox";
            case "doc", "ppt", "xls" -> "POI";
            case "docx", "odt", "pptx", "xlsx" -> "zip, StAX";
            case "rtf" -> "RTFEditorKit";
            case "epub" -> "zip, jsoup";
            case "eml" -> "mime4j";
            case "html" -> "jsoup";
            default -> "juniversalchardet";
        };
    }

    /// The text of a file, as its length, so that nothing is optimised away.
    static int length(String ending, byte[] content) throws Exception {
        return switch (ending) {
            case "pdf" -> pdf(content);
            case "doc" -> {
                try (WordExtractor extractor = new WordExtractor(new ByteArrayInputStream(content))) {
                    yield extractor.getText().length();
                }
            }
            case "ppt" -> oldSlides(content);
            case "xls" -> {
                try (ExcelExtractor extractor =
                        new ExcelExtractor(new POIFSFileSystem(new ByteArrayInputStream(content)))) {
                    yield extractor.getText().length();
                }
            }
            case "docx", "odt", "pptx", "xlsx", "epub" -> zipped(ending, content);
            case "rtf" -> rtf(content);
            case "eml" -> mail(content);
            case "html" ->
                Jsoup.parse(new ByteArrayInputStream(content), null, "")
                        .body()
                        .text()
                        .length();
            default -> text(content);
        };
    }

    private static int pdf(byte[] content) throws IOException {
        try (PDDocument document = Loader.loadPDF(content)) {
            return new PDFTextStripper().getText(document).length();
        }
    }

    private static int oldSlides(byte[] content) throws IOException {
        try (HSLFSlideShow show = new HSLFSlideShow(new ByteArrayInputStream(content));
                SlideShowExtractor<HSLFShape, HSLFTextParagraph> extractor = new SlideShowExtractor<>(show)) {
            return extractor.getText().length();
        }
    }

    /// The characters of all parts with text, one after the other.
    private static int zipped(String ending, byte[] content) throws IOException, XMLStreamException {
        StringBuilder text = new StringBuilder();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content), StandardCharsets.UTF_8)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String name = entry.getName();
                if (name.endsWith(".xhtml")) {
                    text.append(Jsoup.parse(new ByteArrayInputStream(zip.readAllBytes()), null, "")
                            .body()
                            .text());
                } else if (name.endsWith(".xml")
                        && !ending.equals("epub")
                        && !name.startsWith("[")
                        && !name.endsWith("styles.xml")) {
                    characters(new ByteArrayInputStream(zip.readAllBytes()), text);
                }
            }
        }
        return text.length();
    }

    private static void characters(InputStream in, StringBuilder text) throws XMLStreamException {
        XMLStreamReader xml = XML.createXMLStreamReader(in);
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamReader.CHARACTERS) {
                text.append(xml.getText());
            }
        }
    }

    private static int rtf(byte[] content) throws IOException, BadLocationException {
        RTFEditorKit kit = new RTFEditorKit();
        Document document = kit.createDefaultDocument();
        kit.read(new StringReader(new String(content, StandardCharsets.ISO_8859_1)), document, 0);
        return document.getText(0, document.getLength()).length();
    }

    private static int mail(byte[] content) throws IOException, MimeException {
        MimeTokenStream tokens = new MimeTokenStream();
        tokens.parse(new ByteArrayInputStream(content));
        int length = 0;
        for (EntityState state = tokens.getState(); state != EntityState.T_END_OF_STREAM; state = tokens.next()) {
            if (state == EntityState.T_BODY) {
                byte[] body = tokens.getDecodedInputStream().readAllBytes();
                length += tokens.getBodyDescriptor().getMimeType().equals("text/html")
                        ? Jsoup.parse(new ByteArrayInputStream(body), null, "")
                                .body()
                                .text()
                                .length()
                        : new String(body, StandardCharsets.UTF_8).length();
            }
        }
        return length;
    }

    private static int text(byte[] content) {
        UniversalDetector detector = new UniversalDetector();
        detector.handleData(content);
        detector.dataEnd();
        return new String(content, StandardCharsets.UTF_8).length()
                + detector.getDetectedCharset().length();
    }
}
