package app.likeness.text.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Origin;
import app.likeness.text.document.StatedDate;
import app.likeness.text.extract.CharsetChoices;
import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.Sheet;
import app.likeness.text.table.Sheets;
import app.likeness.text.table.TableColumns;
import app.likeness.text.table.TableRole;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TablesTest {
    private static final Path CSV = Path.of("/docs/articles.csv");
    private static final String FIRST = "今天上午，市里召开了关于改善老旧小区供水的会议，会上通报了三年来的进展，并公布了下一步的安排。";
    private static final String SECOND = "第二中学的操场在暑假里翻修一新，学生们返校时发现跑道换成了新的材料，看台也加了遮雨的顶棚。";
    private static final String ENGLISH =
            "The library moved its oldest maps into a cooler room last week, and readers who "
                    + "want to see them must now write a day before, because the door is opened only twice.";

    @Test
    void aTableOfArticlesIsToldByItsHeader() {
        List<Member> rows =
                read(CSV, "序号,标题,发布时间,来源,链接,作者,正文\n1,供水会议,2026-03-05 09:12,晚报,https://a.example/1,王五," + FIRST + "\n");
        TableRow row = (TableRow) rows.getFirst();
        assertEquals(
                "header=1 text=6 title=1 date=2 address=4 author=5 source=3",
                row.columns().label());
        assertEquals(CSV.resolve("row 2"), row.path());
        ExtractedText text = row.extract().found().orElseThrow();
        assertEquals(FIRST, text.text());
        assertEquals("供水会议", text.title());
        assertEquals("王五", text.metadata().author().orElseThrow().value());
        assertEquals("晚报", text.metadata().source().orElseThrow().value());
        StatedDate date = text.metadata().date().orElseThrow();
        assertEquals("2026-03-05T09:12", date.moment().toString());
        assertEquals(Origin.TABLE_COLUMN, date.origin());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # header                                  | columns
                    title,body,published_at,url               | header=1 text=1 title=0 date=2 address=3
                    Headline,Full Text,Publish Date,Link      | header=1 text=1 title=0 date=2 address=3
                    新闻标题,新闻内容,发布日期,原文链接       | header=1 text=1 title=0 date=2 address=3
                    題目,內容,時間,網址                       | header=1 text=1 title=0 date=2 address=3
                    甲,乙,丙,丁                               | header=1 text=1 title=0 date=2 address=3
                    """)
    void theWordsOfHeadersAreKnown(String header, String columns) {
        String table = header + "\n会议通报了供水改造的进展," + FIRST + ",2026-03-05,https://a.example/1\n操场在暑假里翻修一新," + SECOND
                + ",2026-03-06,https://a.example/2\n";
        assertEquals(columns, columns(table));
    }

    @Test
    void aTableWithoutAHeaderIsToldByWhatIsInIt() {
        String table = "https://a.example/1,供水改造的进展通报会,2026年3月5日," + FIRST + "\n"
                + "https://a.example/2,操场在暑假里翻修一新,2026年3月6日," + SECOND + "\n";
        assertEquals("header=0 text=3 title=1 date=2 address=0", columns(table));
        assertEquals(CSV.resolve("row 1"), ((TableRow) read(CSV, table).getFirst()).path());
    }

    @Test
    void aTitleAboveTheHeaderIsNoArticle() {
        String table = "2026年新闻汇总,,\n,,\n标题,日期,正文\n供水,2026-03-05," + FIRST + "\n操场,2026-03-06," + SECOND + "\n";
        assertEquals("header=3 text=2 title=0 date=1", columns(table));
        assertEquals(List.of("row 4", "row 5"), names(read(CSV, table)));
    }

    @Test
    void oneColumnMayBeAll() {
        assertEquals("header=1 text=0", columns("正文\n" + FIRST.replace("，", ",") + "\n" + SECOND + "\n"));
        assertEquals(
                FIRST.replace("，", ","),
                text(read(CSV, "正文\n" + FIRST.replace("，", ",") + "\n" + SECOND + "\n")
                        .getFirst()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n",
                "name,phone\nLi,123\nWang,456\n",
                "1,2,3\n4,5,6\n",
                "姓名,学号,成绩\n李四,2026001,88\n王五,2026002,92\n",
                "url\nhttps://a.example/a/very/long/address/that/is/no/text/at/all/because/nobody/reads/it/aloud/ever\n"
            })
    void aTableOfOtherThingsIsOneDocument(String table) {
        assertTrue(source(CSV, table.getBytes(StandardCharsets.UTF_8), Map.of()).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"GBK, csv", "GB18030, csv", "UTF-8, csv", "UTF-16, txt", "UTF-16LE, tsv", "Big5, csv"})
    void aTableIsReadInTheCharsetThatItWasWrittenIn(String charset, String ending) {
        char separator = ending.equals("csv") ? ',' : '\t';
        String table = String.join(String.valueOf(separator), "標題", "內容") + "\r\n"
                + String.join(String.valueOf(separator), "供水會議", "今天上午市政府召開了關於改善老舊小區供水的會議，會上通報了三年來的進展") + "\r\n";
        Path path = Path.of("/docs/articles." + ending);
        Optional<MemberSource> source = source(path, table.getBytes(Charset.forName(charset)), Map.of());
        List<Member> rows = all(source.orElseThrow());
        assertEquals(
                "供水會議",
                ((TableRow) rows.getFirst()).extract().found().orElseThrow().title());
    }

    @Test
    void aTextInUtf16IsNoTable() {
        String text = "市图书馆夜间开放\r\n2026年6月9日\u3000来源：城市晚报\r\n\r\n" + FIRST + "\r\n\r\n" + FIRST + "\r\n";
        byte[] bytes = ("\ufeff" + text).getBytes(StandardCharsets.UTF_16LE);
        assertTrue(source(Path.of("/docs/article.txt"), bytes, Map.of()).isEmpty());
    }

    @Test
    void theMarkOfUtf8IsNoPartOfTheFirstName() {
        assertEquals("header=1 text=1 title=0", columns("\ufeff标题,正文\n供水," + FIRST + "\n"));
    }

    @Test
    void cellsThatWerePastedFromPagesAreReadAsPages() {
        String html = "<p>" + FIRST + "</p><p style=\"\"\"\">第二段&nbsp;在这里。</p><script>x()</script>";
        List<Member> rows = read(CSV, "标题,正文\n供水,\"" + html + "\"\n");
        assertEquals(FIRST + "\n第二段 在这里。", text(rows.getFirst()));
        assertEquals(
                "1 < 2 and 3 > 2, " + FIRST,
                text(read(CSV, "标题,正文\n供水,\"1 < 2 and 3 > 2, " + FIRST + "\"\n").getFirst()));
    }

    @Test
    void rowsCountAsInASpreadsheet() {
        List<Member> rows = read(
                CSV,
                "title,text\n\nA,\"" + ENGLISH + "\nSecond line.\"\r\n,\r\nB," + ENGLISH.replace(",", "") + "\nC\n");
        assertEquals(List.of("row 3", "row 5", "row 6"), names(rows));
        assertEquals(ENGLISH + "\nSecond line.", text(rows.getFirst()));
        assertEquals(
                SkipReason.EMPTY,
                ((TableRow) rows.get(2)).extract().skipped().orElseThrow().reason());
    }

    @Test
    void cellsTooManyBelongToTheLast() {
        List<Member> rows = read(CSV, "title,text\nA," + ENGLISH.replace(",", "") + "\nB," + ENGLISH + "\n");
        assertEquals(ENGLISH.replace(", ", ","), text(rows.get(1)));
    }

    @Test
    void theUserHasTheLastWord() {
        String table = "标题,摘要,正文\n供水," + FIRST + "," + SECOND + "\n";
        assertEquals("header=1 text=2 title=0", columns(table));
        TableColumns chosen = new TableColumns(1, Map.of(TableRole.TEXT, 1));
        MemberSource source = source(CSV, table.getBytes(StandardCharsets.UTF_8), Map.of(CSV, chosen))
                .orElseThrow();
        assertEquals(FIRST, text(all(source).getFirst()));
        assertTrue(source(CSV, table.getBytes(StandardCharsets.UTF_8), Map.of(CSV, TableColumns.ONE_DOCUMENT))
                .isEmpty());
    }

    @Test
    void whatWasReadIsSaid() {
        MemberSource source = source(
                        CSV,
                        ("标题,正文\n供水," + FIRST + "\n操场," + SECOND + "\n").getBytes(StandardCharsets.UTF_8),
                        Map.of())
                .orElseThrow();
        all(source);
        ArticleTable table = source.tables().getFirst();
        assertEquals(CSV, table.path());
        assertEquals(2, table.rows());
        assertEquals(List.of("标题", "正文"), table.names());
        assertEquals("供水", table.example().getFirst());
        assertEquals("标题", table.name(0));
        assertEquals("C", table.name(2));
        assertEquals("AA", table.name(26));
    }

    @Test
    void hostileTablesEnd() {
        String row = "供水," + FIRST + "\n";
        // Quotes that nobody closes, and cells without number, cost no more than their length.
        assertEquals(
                3, read(CSV, "标题,正文\n" + row + "\"操场,\"" + SECOND + "\n" + row).size());
        assertTrue(read(CSV, "标题,正文\n" + row + "\"x\"y,".repeat(200_000)).size() >= 2);
        assertTrue(read(CSV, "标题,正文\n" + row + ",".repeat(1_000_000)).size() >= 1);
        byte[] open = ("标题,正文\n" + row + "\"\"\"a\n,".repeat(200_000)).getBytes(StandardCharsets.UTF_8);
        assertTrue(source(CSV, open, Map.of()).isEmpty());
    }

    private static String columns(String table) {
        return ((TableRow) read(CSV, table).getFirst()).columns().label();
    }

    private static String text(Member row) {
        return ((TableRow) row).extract().found().orElseThrow().text();
    }

    private static List<String> names(List<Member> rows) {
        return rows.stream()
                .map(row -> String.valueOf(((TableRow) row).path().getFileName()))
                .toList();
    }

    @Test
    void rowsOfASpreadsheetHaveTheNumbersBesideThem() {
        var sheet = new Sheet(
                "三月",
                List.of(
                        new Sheet.Row(4, List.of("标题", "正文")),
                        new Sheet.Row(5, List.of("供水会议", FIRST)),
                        new Sheet.Row(9, List.of("操场翻修", SECOND))));
        Path workbook = Path.of("/docs/articles.xlsx");
        MemberSource source = new Tables(
                        (file, content) -> Attempt.got(new Sheets(List.of(sheet), false)),
                        Map.of(),
                        CharsetChoices.NONE,
                        Optional.empty())
                .source(workbook, Instant.EPOCH, new FileBytes(Zip.workbook("").bytes()))
                .orElseThrow();
        assertEquals(
                List.of(workbook.resolve("三月/row 5"), workbook.resolve("三月/row 9")),
                all(source).stream().map(Member::path).toList());
    }

    private static List<Member> read(Path path, String table) {
        return all(
                source(path, table.getBytes(StandardCharsets.UTF_8), Map.of()).orElseThrow());
    }

    private static Optional<MemberSource> source(Path path, byte[] bytes, Map<Path, TableColumns> choices) {
        return new Tables(
                        (file, content) -> Attempt.not(new Skip(file, SkipReason.UNSUPPORTED, "")),
                        choices,
                        CharsetChoices.NONE,
                        Optional.empty())
                .source(path, Instant.EPOCH, new FileBytes(bytes));
    }

    private static List<Member> all(MemberSource source) {
        List<Member> all = new ArrayList<>();
        try {
            for (Member next = source.next(); next != null; next = source.next()) {
                all.add(next);
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return all;
    }
}
