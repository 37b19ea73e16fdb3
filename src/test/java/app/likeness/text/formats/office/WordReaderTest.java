package app.likeness.text.formats.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import app.likeness.text.FileBytes;
import app.likeness.text.SkipReason;
import app.likeness.text.container.Zip;
import app.likeness.text.formats.Documents;
import app.likeness.text.formats.FormatReaders;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordReaderTest {
    private static final char BEGIN = '\ufdd0';
    private static final char END = '\ufdd1';

    @Test
    void aParagraphIsALine() {
        assertEquals(
                "The library is open late.\n图书馆开放到很晚。",
                text(Zip.paragraph("The library is open late.") + "<w:p/>" + Zip.paragraph("图书馆开放到很晚。")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # what the run holds                                      | text
            <w:t>Sunday</w:t><w:tab/><w:t>closed</w:t>                | Sunday\\tclosed
            <w:t>Sunday</w:t><w:br/><w:t>closed</w:t>                 | Sunday\\nclosed
            <w:t>Sun</w:t><w:softHyphen/><w:t>day</w:t>               | Sunday
            <w:t>co</w:t><w:noBreakHyphen/><w:t>op</w:t>              | co-op
            <w:fldChar/><w:instrText>PAGE</w:instrText><w:t>7</w:t>   | 7
            <w:delText>gone</w:delText><w:t>kept</w:t>                | kept
            <w:ruby><w:rt><w:r><w:t>tú</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>图</w:t></w:r></w:rubyBase></w:ruby> | 图
            """)
    void runsAreReadAsTheyAreShown(String run, String expected) {
        assertEquals(expected.replace("\\t", "\t").replace("\\n", "\n"), text("<w:p><w:r>" + run + "</w:r></w:p>"));
    }

    @Test
    void whatWasDeletedWithChangesTrackedIsLeftOut() {
        String body = "<w:p><w:r><w:t xml:space='preserve'>It opens </w:t></w:r>"
                + "<w:del><w:r><w:delText>early</w:delText></w:r></w:del>"
                + "<w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>"
                + "<w:ins><w:r><w:t>late</w:t></w:r></w:ins></w:p>";
        assertEquals("It opens late", text(body));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # how the run looks                                                   | hidden
            <w:vanish/>                                                           | true
            <w:vanish w:val="0"/>                                                 | false
            <w:color w:val="FFFFFF"/>                                             | true
            <w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000080"/>       | false
            <w:color w:val="FFFFFF"/><w:highlight w:val="black"/>                 | false
            <w:color w:val="FF0000"/>                                             | false
            <w:sz w:val="2"/>                                                     | true
            <w:sz w:val="24"/>                                                    | false
            <w:rStyle w:val="ghost"/>                                             | true
            <w:rStyle w:val="child"/>                                             | true
            <w:rStyle w:val="child"/><w:vanish w:val="false"/>                    | false
            """)
    void whatReadersDoNotSeeIsMarked(String look, boolean hidden) {
        String styles = Zip.wordPart(
                "styles",
                "<w:style w:styleId='ghost'><w:rPr><w:vanish/></w:rPr></w:style>"
                        + "<w:style w:styleId='child'><w:basedOn w:val='ghost'/></w:style>");
        String body = "<w:p><w:r><w:t>seen </w:t></w:r><w:r><w:rPr>" + look
                + "</w:rPr><w:t>perhaps</w:t></w:r><w:r><w:t> seen</w:t></w:r></w:p>";
        String word = hidden ? BEGIN + "perhaps" + END : "perhaps";
        assertEquals("seen " + word + " seen", text(Zip.word(body).with("word/styles.xml", styles)));
    }

    @Test
    void whiteTextOnAColouredCellIsSeen() {
        String cell =
                "<w:tc><w:tcPr><w:shd w:fill='1F3864'/></w:tcPr><w:p><w:r><w:rPr><w:color w:val='FFFFFF'/></w:rPr>"
                        + "<w:t>Head</w:t></w:r></w:p></w:tc>";
        assertEquals("Head\tHead", text("<w:tbl><w:tr>" + cell + cell + "</w:tr></w:tbl>"));
    }

    @Test
    void aRowOfATableIsALineUnlessACellHoldsSeveralParagraphs() {
        String row = "<w:tr><w:tc>" + Zip.paragraph("Name") + "</w:tc><w:tc>" + Zip.paragraph("Age") + "</w:tc></w:tr>";
        String layout = "<w:tr><w:tc>" + Zip.paragraph("One.") + Zip.paragraph("Two.") + "</w:tc></w:tr>";
        assertEquals(
                "Name\tAge\nOne.\nTwo.\nAfter", text("<w:tbl>" + row + layout + "</w:tbl>" + Zip.paragraph("After")));
    }

    @Test
    void textBoxesFollowTheirParagraphOnce() {
        String box = "<mc:AlternateContent><mc:Choice><w:txbxContent>" + Zip.paragraph("In a box.")
                + "</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>" + Zip.paragraph("In a box.")
                + "</w:txbxContent></mc:Fallback></mc:AlternateContent>";
        String body =
                "<w:p><w:r><w:t>Before </w:t>" + box + "<w:t>and behind.</w:t></w:r></w:p>" + Zip.paragraph("Last.");
        assertEquals("Before and behind.\nIn a box.\nLast.", text(body));
    }

    @Test
    void notesAndCommentsFollowWithALabel() {
        byte[] document = Zip.word(Zip.paragraph("图书馆开放到很晚。"))
                .with(
                        "word/footnotes.xml",
                        Zip.wordPart(
                                "footnotes",
                                "<w:footnote w:type='separator'>" + Zip.paragraph("---") + "</w:footnote><w:footnote>"
                                        + Zip.paragraph("见年报。") + "</w:footnote><w:footnote>" + Zip.paragraph("同上。")
                                        + "</w:footnote>"))
                .with(
                        "word/comments.xml",
                        Zip.wordPart("comments", "<w:comment w:author='李老师'>" + Zip.paragraph("出处？") + "</w:comment>"))
                .bytes();
        assertEquals(
                "图书馆开放到很晚。\n[脚注 1] 见年报。\n[脚注 2] 同上。\n[批注 李老师] 出处？",
                reply(document).text());
    }

    @Test
    void propertiesAreThoseOfTheDocument() {
        byte[] document = Zip.word(Zip.paragraph("Words"))
                .with(
                        "docProps/core.xml",
                        "<p xmlns:dc='d' xmlns:t='t'><dc:title>On libraries</dc:title>"
                                + "<dc:creator>Ann Reader</dc:creator><t:created>2026-03-05T09:12:00Z</t:created></p>")
                .bytes();
        assertEquals(
                new ReaderReply.Text("Words", "", "On libraries", "Ann Reader", "2026-03-05T09:12:00Z", ""),
                reply(document));
    }

    @Test
    void aDocumentWithoutItsMainPartIsDamaged() {
        byte[] document = new Zip()
                .with("[Content_Types].xml", "<Types/>")
                .with("word/other.xml", "<w/>")
                .bytes();
        assertEquals(new ReaderReply.None(SkipReason.DAMAGED, ""), read(document));
    }

    private static String text(String body) {
        return text(Zip.word(body));
    }

    private static String text(Zip document) {
        return reply(document.bytes()).text();
    }

    private static ReaderReply.Text reply(byte[] document) {
        return assertInstanceOf(ReaderReply.Text.class, read(document));
    }

    private static ReaderReply read(byte[] document) {
        return new FormatReaders()
                .read(new ReaderRequest(
                        FileFormat.WORD, ReaderRequest.Wanted.TEXT, List.of(), new FileBytes(document)));
    }

    @Test
    void theWordsOfDiagramsAndChartsFollow() {
        String type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
        byte[] document = Zip.word(Zip.paragraph("A report."))
                .with(
                        "word/_rels/document.xml.rels",
                        Zip.relations(Zip.relation("r1", type + "diagramData", "diagrams/data1.xml")
                                + Zip.relation("r2", type + "chart", "charts/chart1.xml")))
                .with(
                        "word/diagrams/data1.xml",
                        "<d:dataModel xmlns:d='d' xmlns:a='a'><d:pt><d:t><a:p><a:r><a:t>Plan</a:t></a:r></a:p></d:t></d:pt>"
                                + "<d:pt><d:t><a:p><a:r><a:t>Do</a:t></a:r></a:p></d:t></d:pt></d:dataModel>")
                .with(
                        "word/charts/chart1.xml",
                        "<c:chart xmlns:c='c' xmlns:a='a'><a:p><a:r><a:t>Readers </a:t></a:r><a:r><a:t>a day</a:t></a:r></a:p>"
                                + "<c:strCache><c:pt><c:v>May</c:v></c:pt><c:pt><c:v>June</c:v></c:pt></c:strCache>"
                                + "<c:numCache><c:pt><c:v>17</c:v></c:pt></c:numCache>"
                                + "<c:strCache><c:pt><c:v>May</c:v></c:pt></c:strCache></c:chart>")
                .bytes();
        assertEquals(
                "A report.\nPlan\nDo\nReaders a day\nMay\nJune",
                assertInstanceOf(ReaderReply.Text.class, Documents.read(FileFormat.WORD, document))
                        .text());
    }
}
