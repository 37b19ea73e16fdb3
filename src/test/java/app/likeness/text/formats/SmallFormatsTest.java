package app.likeness.text.formats;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.FileBytes;
import app.likeness.text.container.Zip;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import app.likeness.text.reader.ReaderRequest.Wanted;
import app.likeness.text.reader.SmallDocuments;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SmallFormatsTest {
    private final SmallDocuments small = SmallDocuments.installed();

    @Test
    void smallDocumentsAreReadAsTheReaderProcessesReadThem() {
        for (Map.Entry<FileFormat, byte[]> each : Documents.all().entrySet()) {
            boolean isOfStrangers = each.getKey() == FileFormat.PDF || each.getKey() == FileFormat.OLE;
            assertEquals(
                    isOfStrangers ? Optional.empty() : Optional.of(Documents.read(each.getKey(), each.getValue())),
                    read(each.getKey(), each.getValue()),
                    each.getKey().name());
        }
    }

    @Test
    void whatUnpacksToMoreIsLeftToAProcess() {
        byte[] space = new byte[1 << 20];
        Arrays.fill(space, (byte) ' ');
        Zip document = Zip.word(Zip.paragraph(Documents.FIRST));
        assertEquals(
                Optional.of(Documents.FIRST),
                read(FileFormat.WORD, document.bytes()).map(SmallFormatsTest::text));
        byte[] grown = Zip.word("")
                .with("word/document.xml", out -> {
                    out.write(Documents.bytes("<d>"));
                    for (int i = 0; i < 4; i++) {
                        out.write(space);
                    }
                    out.write(Documents.bytes("<p><r><t>Behind.</t></r></p></d>"));
                })
                .bytes();
        assertEquals("Behind.", text(Documents.read(FileFormat.WORD, grown)));
        assertEquals(Optional.empty(), read(FileFormat.WORD, grown));
    }

    @Test
    void aLongTextIsLeftToAProcessWhereverItIsLong() {
        String most = "a".repeat(1_000_000);
        String fits = Zip.paragraph(most);
        String exceeds = Zip.paragraph(most + "a");
        String cell = "<w:tbl><w:tr><w:tc>" + exceeds + "</w:tc></w:tr></w:tbl>";
        assertEquals(
                Optional.of(most), read(FileFormat.WORD, Zip.word(fits).bytes()).map(SmallFormatsTest::text));
        assertEquals(Optional.empty(), read(FileFormat.WORD, Zip.word(exceeds).bytes()));
        assertEquals(Optional.empty(), read(FileFormat.WORD, Zip.word(cell).bytes()));
        String repeated = "<x:table><x:table-row x:number-rows-repeated='1000'><x:table-cell"
                + " x:number-columns-repeated='16000'><x:p>1</x:p></x:table-cell></x:table-row></x:table>";
        byte[] sheet = new Zip()
                .with("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
                .with("content.xml", "<o:d xmlns:o='o' xmlns:x='x'><o:body>" + repeated + "</o:body></o:d>")
                .bytes();
        assertEquals(Optional.empty(), read(FileFormat.OPEN_DOCUMENT, sheet));
    }

    @Test
    void aLargeFileIsLeftToAProcess() {
        byte[] message = Documents.bytes("Received: x\r\nSubject: Library\r\n\r\n" + Documents.FIRST + "\r\n");
        assertEquals(
                Optional.of(Documents.FIRST), read(FileFormat.MAIL, message).map(SmallFormatsTest::text));
        byte[] large = Arrays.copyOf(message, 1_000_001);
        assertEquals(Optional.empty(), read(FileFormat.MAIL, large));
    }

    @Test
    void aPatternOfAWorkbookItselfIsLeftToAProcess() {
        String type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
        for (boolean isOwn : new boolean[] {false, true}) {
            String pattern = isOwn ? "<numFmt numFmtId='14' formatCode='yyyy'/>" : "";
            byte[] workbook = new Zip()
                    .with("xl/workbook.xml", "<w xmlns:r='r'><sheet name='One' sheetId='1' r:id='r1'/></w>")
                    .with(
                            "xl/_rels/workbook.xml.rels",
                            Zip.relations(Zip.relation("r1", type + "worksheet", "worksheets/1.xml")
                                    + Zip.relation("r2", type + "styles", "styles.xml")))
                    .with("xl/styles.xml", "<s>" + pattern + "<cellXfs><xf numFmtId='14'/></cellXfs></s>")
                    .with("xl/worksheets/1.xml", "<ws><row r='1'><c r='A1' s='0'><v>45000</v></c></row></ws>")
                    .bytes();
            String shown = text(Documents.read(FileFormat.WORKBOOK, workbook));
            assertEquals(isOwn ? "2023" : "3/15/23", shown);
            assertEquals(
                    isOwn ? Optional.empty() : Optional.of(shown),
                    read(FileFormat.WORKBOOK, workbook).map(SmallFormatsTest::text));
        }
    }

    @Test
    void whatCannotBeReadIsLeftToAProcess() {
        assertEquals(
                Optional.empty(), read(FileFormat.WORD, Zip.word("<unclosed>").bytes()));
        byte[] locked = new Zip()
                .with("mimetype", "application/vnd.oasis.opendocument.text")
                .with("META-INF/manifest.xml", "<m><file-entry><encryption-data/></file-entry></m>")
                .with("content.xml", "?")
                .bytes();
        assertEquals(Optional.empty(), read(FileFormat.OPEN_DOCUMENT, locked));
    }

    @Test
    void nestingWithoutEndIsLeftToAProcess() {
        int deep = 100_000;
        String words = "<w:tbl>".repeat(deep) + Zip.paragraph("deep") + "</w:tbl>".repeat(deep);
        assertEquals(Optional.empty(), read(FileFormat.WORD, Zip.word(words).bytes()));
        assertEquals(Optional.empty(), read(FileFormat.RTF, Documents.bytes("{\\rtf1" + "{".repeat(deep) + " deep")));
    }

    @Test
    void changedAndCutDocumentsDoNoHarm() {
        for (Map.Entry<FileFormat, byte[]> each : Documents.all().entrySet()) {
            byte[] document = each.getValue();
            for (int seed = 0; seed < 40; seed++) {
                byte[] changed = Documents.changed(document, seed);
                assertDoesNotThrow(() -> read(each.getKey(), changed), each.getKey() + " " + seed);
            }
        }
    }

    private static String text(ReaderReply reply) {
        return ((ReaderReply.Text) reply).text();
    }

    private Optional<ReaderReply> read(FileFormat format, byte[] content) {
        return small.read(new ReaderRequest(format, Wanted.TEXT, List.of(), new FileBytes(content)));
    }
}
