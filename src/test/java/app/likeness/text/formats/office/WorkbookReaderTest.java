package app.likeness.text.formats.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import app.likeness.text.FileBytes;
import app.likeness.text.container.Zip;
import app.likeness.text.formats.FormatReaders;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import app.likeness.text.reader.ReaderRequest.Wanted;
import app.likeness.text.table.Sheet;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Row;
import org.junit.jupiter.api.Test;

class WorkbookReaderTest {
    private static final String STYLES = "<styleSheet><numFmts><numFmt numFmtId='164' formatCode='yyyy\\-mm\\-dd'/>"
            + "</numFmts><cellStyleXfs><xf numFmtId='9'/></cellStyleXfs><cellXfs><xf numFmtId='0'/><xf numFmtId='164'/>"
            + "<xf numFmtId='9'/></cellXfs></styleSheet>";

    private static final String STRINGS =
            "<sst><si><t>标题</t></si><si><r><t>正</t></r><r><t>文</t></r>" + "<rPh><t>zhèngwén</t></rPh></si></sst>";

    @Test
    void cellsAreAsShown() {
        String rows = "<row r='1'><c r='A1' t='s'><v>0</v></c><c r='C1' t='s'><v>1</v></c></row>"
                + "<row r='2'><c r='A2' t='inlineStr'><is><t>one\ntwo</t></is></c><c r='B2'><v>12.5</v></c>"
                + "<c r='C2' s='1'><v>46086</v></c><c r='D2' s='2'><v>0.25</v></c><c r='E2' t='b'><v>1</v></c>"
                + "<c r='F2' t='e'><v>#REF!</v></c></row>";
        assertEquals(
                List.of(new Sheet(
                        "Articles",
                        List.of(
                                new Sheet.Row(1, List.of("标题", "", "正文")),
                                new Sheet.Row(2, List.of("one\ntwo", "12.5", "2026-03-05", "25%", "TRUE"))))),
                tables(FileFormat.WORKBOOK, workbook(rows, "")).sheets());
    }

    @Test
    void hiddenSheetsAndEmptyRowsAtTheEndsAreLeftOut() {
        byte[] hidden = workbook("<row r='5'><c r='A5' t='str'><v>x</v></c></row><row r='9'/>", " state='hidden'");
        assertEquals(List.of(), tables(FileFormat.WORKBOOK, hidden).sheets());
        byte[] shown = workbook("<row r='1'/><row r='5'><c r='B5' t='str'><v>x</v></c></row><row r='9'/>", "");
        assertEquals(
                List.of(new Sheet("Articles", List.of(new Sheet.Row(5, List.of("", "x"))))),
                tables(FileFormat.WORKBOOK, shown).sheets());
    }

    @Test
    void asTextARowIsALine() {
        byte[] workbook = workbook("<row r='1'><c t='str'><v>a</v></c><c t='str'><v>b</v></c></row>", "");
        ReaderReply.Text text =
                assertInstanceOf(ReaderReply.Text.class, read(FileFormat.WORKBOOK, Wanted.TEXT, workbook));
        assertEquals("a\tb", text.text());
    }

    @Test
    void moreRowsThanAreReadAreCutAndSaidSo() {
        String row = "<row><c r='XFD1' t='str'><v>x</v></c></row>";
        ReaderReply.Tables tables = tables(FileFormat.WORKBOOK, workbook(row.repeat(2_000), ""));
        assertEquals(true, tables.isCut());
        assertEquals(
                16_384, tables.sheets().getFirst().rows().getFirst().cells().size());
    }

    @Test
    void workbooksBefore2007GiveTheSame() throws IOException {
        try (HSSFWorkbook workbook = new HSSFWorkbook();
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            Row row = workbook.createSheet("Articles").createRow(2);
            row.createCell(0).setCellValue("标题");
            row.createCell(2).setCellValue(12.5);
            workbook.write(out);
            assertEquals(
                    List.of(new Sheet("Articles", List.of(new Sheet.Row(3, List.of("标题", "", "12.5"))))),
                    tables(FileFormat.OLE, out.toByteArray()).sheets());
        }
    }

    @Test
    void openSpreadsheetsGiveTheSame() {
        byte[] document = new Zip()
                .with("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
                .with(
                        "content.xml",
                        "<o:document-content xmlns:o='o' xmlns:t='t' xmlns:x='x'><o:body><o:spreadsheet>"
                                + "<t:table t:name='Articles'><t:table-row t:number-rows-repeated='3'/><t:table-row><t:table-cell><x:p>标题</x:p></t:table-cell>"
                                + "<t:table-cell t:number-columns-repeated='2'><x:p>b</x:p></t:table-cell>"
                                + "<t:table-cell t:number-columns-repeated='16000'/></t:table-row>"
                                + "<t:table-row t:number-rows-repeated='1048570'><t:table-cell/></t:table-row></t:table>"
                                + "</o:spreadsheet></o:body></o:document-content>")
                .bytes();
        assertEquals(
                List.of(new Sheet("Articles", List.of(new Sheet.Row(4, List.of("标题", "b", "b"))))),
                tables(FileFormat.OPEN_DOCUMENT, document).sheets());
    }

    private static byte[] workbook(String rows, String state) {
        return Zip.workbook(rows)
                .with(
                        "xl/workbook.xml",
                        "<workbook xmlns:r='r'><sheets><sheet name='Articles' r:id='r1'" + state
                                + "/></sheets></workbook>")
                .with("xl/sharedStrings.xml", STRINGS)
                .with("xl/styles.xml", STYLES)
                .bytes();
    }

    private static ReaderReply.Tables tables(FileFormat format, byte[] document) {
        return assertInstanceOf(ReaderReply.Tables.class, read(format, Wanted.SHEETS, document));
    }

    private static ReaderReply read(FileFormat format, Wanted wanted, byte[] document) {
        return new FormatReaders().read(new ReaderRequest(format, wanted, List.of(), new FileBytes(document)));
    }
}
