package app.likeness.bench;

import app.likeness.bench.Essays.Essay;
import app.likeness.text.container.Zip;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.poi.hslf.usermodel.HSLFSlideShow;
import org.apache.poi.hslf.usermodel.HSLFTextBox;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/// Essays as files of every format that can be written without another program, marked up as office programs do it:
/// a run for every sentence, fonts and sizes repeated, a few dozen styles, page numbers, an embedded font. 20 to
/// 200 KB each.
final class EssayFiles {
    private static final String OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    private static final float LEADING = 16;
    private static final float SIZE = 11;
    private static final float MARGIN = 72;

    private final Essays essays;

    /// @param name of one of these formats
    record Format(String name, IntFunction<byte[]> file) {}

    EssayFiles(long seed) {
        essays = new Essays(seed);
    }

    List<Format> formats() {
        return List.of(
                new Format("a.pdf", number -> pdf(essays.englishEssay(number))),
                new Format("a.docx", number -> word(essays.essay(number))),
                new Format("a.odt", number -> openDocument(essays.essay(number))),
                new Format("a.rtf", number -> rtf(essays.essay(number))),
                new Format("a.pptx", number -> slides(essays.essay(number))),
                new Format("a.ppt", number -> oldSlides(essays.essay(number))),
                new Format("a.xlsx", number -> workbook(essays.essay(number))),
                new Format("a.xls", number -> oldWorkbook(essays.essay(number))),
                new Format("a.epub", number -> book(essays.essay(number))),
                new Format("a.eml", number -> mail(essays.essay(number))),
                new Format("a.html", number -> page(essays.essay(number))),
                new Format(
                        "a.txt",
                        number -> String.join("\n", essays.essay(number).paragraphs())
                                .getBytes(StandardCharsets.UTF_8)));
    }

    private static byte[] pdf(Essay essay) {
        try (PDDocument document = new PDDocument();
                InputStream in = PDDocument.class.getResourceAsStream(
                        "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf")) {
            PDFont font = PDType0Font.load(document, in);
            List<String> lines = new ArrayList<>();
            for (String paragraph : essay.paragraphs()) {
                lines.addAll(lines(paragraph, font));
                lines.add("");
            }
            int most = (int) ((PDRectangle.A4.getHeight() - 2 * MARGIN) / LEADING);
            for (int from = 0; from < lines.size(); from += most) {
                PDPage page = new PDPage(PDRectangle.A4);
                document.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                    content.beginText();
                    content.setFont(font, SIZE);
                    content.setLeading(LEADING);
                    content.newLineAtOffset(MARGIN, PDRectangle.A4.getHeight() - MARGIN);
                    for (String line : lines.subList(from, Math.min(lines.size(), from + most))) {
                        content.showText(line);
                        content.newLine();
                    }
                    content.endText();
                    content.beginText();
                    content.newLineAtOffset(PDRectangle.A4.getWidth() / 2, MARGIN / 2);
                    content.showText("" + (1 + from / most));
                    content.endText();
                }
            }
            document.getDocumentInformation().setTitle(essay.title());
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> lines(String paragraph, PDFont font) throws IOException {
        float room = (PDRectangle.A4.getWidth() - 2 * MARGIN) * 1_000 / SIZE;
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : paragraph.split(" ", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (font.getStringWidth(longer) > room) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    private static byte[] word(Essay essay) {
        String look = "<w:rPr><w:rFonts w:ascii=\"Times New Roman\" w:hAnsi=\"Times New Roman\" w:eastAsia=\"宋体\""
                + " w:hint=\"eastAsia\"/><w:color w:val=\"000000\"/><w:sz w:val=\"24\"/><w:szCs w:val=\"24\"/></w:rPr>";
        String begin = "<w:p w:rsidR=\"00A77B3E\" w:rsidRDefault=\"00A77B3E\"><w:pPr><w:spacing w:line=\"360\""
                + " w:lineRule=\"auto\"/><w:ind w:firstLine=\"480\"/>" + look + "</w:pPr>";
        StringBuilder body = new StringBuilder();
        for (String paragraph : essay.marked("", "").split("\n", -1)) {
            body.append(begin);
            for (String sentence : paragraph.split("(?<=[.。] ?)", -1)) {
                body.append("<w:r w:rsidRPr=\"00C14D22\">")
                        .append(look)
                        .append("<w:t xml:space=\"preserve\">")
                        .append(sentence)
                        .append("</w:t></w:r>");
            }
            body.append("</w:p>");
        }
        StringBuilder styles = new StringBuilder();
        for (int style = 0; style < 60; style++) {
            styles.append("<w:style w:type=\"paragraph\" w:styleId=\"S")
                    .append(style)
                    .append("\"><w:name w:val=\"Style\"/><w:pPr><w:spacing w:before=\"240\"/></w:pPr>")
                    .append(look)
                    .append("</w:style>");
        }
        return Zip.word(body.toString())
                .with("word/styles.xml", Zip.wordPart("styles", styles.toString()))
                .bytes();
    }

    private static byte[] openDocument(Essay essay) {
        return new Zip()
                .with("mimetype", "application/vnd.oasis.opendocument.text")
                .with(
                        "content.xml",
                        "<o:document-content xmlns:o='o' xmlns:x='x' xmlns:s='s' xmlns:f='f'><o:automatic-styles>"
                                + "<s:style s:name='P1' s:family='paragraph'><s:text-properties f:font-size='12pt'/>"
                                + "</s:style></o:automatic-styles><o:body><o:text>"
                                + essay.marked("<x:p x:style-name='P1'><x:span x:style-name='T1'>", "</x:span></x:p>")
                                + "</o:text></o:body></o:document-content>")
                .bytes();
    }

    private static byte[] rtf(Essay essay) {
        StringBuilder rtf = new StringBuilder("{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Times;}}\n");
        for (String paragraph : essay.paragraphs()) {
            rtf.append("{\\pard\\plain\\ltrpar\\ql \\li0\\ri0\\sl360 \\f0\\fs24\\lang1033 ");
            for (int i = 0; i < paragraph.length(); i++) {
                char c = paragraph.charAt(i);
                if (c < 0x80) {
                    rtf.append(c);
                } else {
                    rtf.append("\\u").append((int) (short) c).append('?');
                }
            }
            rtf.append("\\par}\n");
        }
        return rtf.append('}').toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] slides(Essay essay) {
        Zip zip = new Zip().with("[Content_Types].xml", "<Types/>");
        StringBuilder list = new StringBuilder();
        StringBuilder relations = new StringBuilder();
        List<String> paragraphs = essay.marked("<a:p><a:r><a:rPr lang='en-GB' sz='2400'/><a:t>", "</a:t></a:r></a:p>")
                .lines()
                .toList();
        for (int from = 0; from < paragraphs.size(); from += 8) {
            String name = "slides/slide" + from + ".xml";
            list.append("<sldId id='")
                    .append(256 + from)
                    .append("' r:id='r")
                    .append(from)
                    .append("'/>");
            relations.append(Zip.relation("r" + from, OFFICE + "slide", name));
            zip.with(
                    "ppt/" + name,
                    "<p:sld xmlns:p='p' xmlns:a='a'><p:sp><p:txBody>"
                            + String.join("", paragraphs.subList(from, Math.min(paragraphs.size(), from + 8)))
                            + "</p:txBody></p:sp></p:sld>");
        }
        return zip.with("ppt/presentation.xml", "<p xmlns:r='r'><sldIdLst>" + list + "</sldIdLst></p>")
                .with("ppt/_rels/presentation.xml.rels", Zip.relations(relations.toString()))
                .bytes();
    }

    private static byte[] oldSlides(Essay essay) {
        try (HSLFSlideShow show = new HSLFSlideShow();
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            List<String> paragraphs = essay.paragraphs();
            for (int from = 0; from < paragraphs.size(); from += 8) {
                HSLFTextBox box = new HSLFTextBox();
                box.setText(String.join("\r", paragraphs.subList(from, Math.min(paragraphs.size(), from + 8))));
                show.createSlide().addShape(box);
            }
            show.write(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] workbook(Essay essay) {
        String rows = "<row><c t='inlineStr'><is><t>title</t></is></c><c><v>1</v></c></row>"
                + essay.marked("<row><c t='inlineStr'><is><t>", "</t></is></c><c s='0'><v>12.5</v></c></row>");
        return Zip.workbook(rows).bytes();
    }

    private static byte[] oldWorkbook(Essay essay) {
        try (HSSFWorkbook workbook = new HSSFWorkbook();
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            Sheet sheet = workbook.createSheet("Essay");
            for (String paragraph : essay.paragraphs()) {
                Row row = sheet.createRow(sheet.getPhysicalNumberOfRows());
                row.createCell(0).setCellValue(paragraph);
                row.createCell(1).setCellValue(12.5);
            }
            workbook.write(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] book(Essay essay) {
        return new Zip()
                .with("mimetype", "application/epub+zip")
                .with("META-INF/container.xml", "<container><rootfile full-path='O/b.opf'/></container>")
                .with(
                        "O/b.opf",
                        "<package><manifest><item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>"
                                + "</manifest><spine><itemref idref='c'/></spine></package>")
                .with(
                        "O/c.xhtml",
                        "<html><head><title>" + essay.title() + "</title></head><body>"
                                + essay.marked("<p class='indent'>", "</p>") + "</body></html>")
                .bytes();
    }

    private static byte[] mail(Essay essay) {
        String body = Base64.getMimeEncoder()
                .encodeToString(String.join("\r\n", essay.paragraphs()).getBytes(StandardCharsets.UTF_8));
        return ("Received: from mail.example.org\r\nFrom: Ann <ann@example.org>\r\nTo: Ben <ben@example.org>\r\n"
                        + "Date: Thu, 5 Mar 2026 09:12:00 +0000\r\nSubject: " + essay.title()
                        + "\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
                        + "Content-Transfer-Encoding: base64\r\n\r\n" + body + "\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    /// With as many links around the essay as a newspaper has.
    private static byte[] page(Essay essay) {
        String links = String.join(
                "\n", Collections.nCopies(150, "<li class='item'><a href='/news/1.html'>Another headline</a></li>"));
        return ("<!DOCTYPE html><html><head><meta charset='utf-8'><title>" + essay.title()
                        + "</title><style>p { margin: 0 }</style></head><body><nav><ul>" + links
                        + "</ul></nav><article><h1>" + essay.title() + "</h1>" + essay.marked("<p>", "</p>")
                        + "</article><aside><ul>" + links + "</ul></aside><footer>All rights reserved</footer>"
                        + "</body></html>")
                .getBytes(StandardCharsets.UTF_8);
    }
}
