package app.likeness.text.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.text.Attempt;
import app.likeness.text.HiddenText;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.Span;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HtmlExtractorTest {
    private static final String FIRST = "The town library keeps longer hours this year, and on weekends people come to"
            + " borrow books, to read the papers, and to stay warm.";
    private static final String SECOND = "Its head, who has been there for a decade, says that a third more readers"
            + " came than in the year before, most of them young.";

    private static final String PAGE = """
            <!DOCTYPE html><html><head><title>Library open late - Town News</title><style>p{}</style></head><body>
            <header><a href="/">Town News</a></header>
            <nav><ul><li><a href="/a">Politics</a></li><li><a href="/b">Sport</a></li></ul></nav>
            <div class="ad-box">Buy two, pay one, today only, in every shop, at every hour, for everybody!</div>
            <div id="article"><h1>Library open late</h1>
            <p>%s</p>
            <div class="share-buttons"><a href="#">Share</a> <a href="#">Print</a></div>
            <h2>More readers</h2>
            <p>%s<br>And that
               is that.</p>
            <table><tr><th>Year</th><th>Readers</th></tr><tr><td>2025</td><td><p>9,100</p></td></tr></table>
            <ul><li>open from nine</li><li>closed on Mondays</li></ul>
            <ul><li><a href="/1">Related: the museum</a></li><li><a href="/2">Related: the park</a></li></ul>
            </div>
            <div class="comments"><p>I have always said so, and I shall say it again, says a reader, at length.</p></div>
            <footer>© Town News, all rights reserved, imprint, privacy</footer>
            <script>var words = "never text";</script></body></html>
            """.formatted(FIRST, SECOND);

    @Test
    void blockQuotationsAreMarkedAsMarkdownMarksThem() {
        String quotation =
                "<blockquote><p>" + SECOND + "</p><p>So it <q>is</q>.</p><footer>— Lin</footer></blockquote>";
        assertEquals(
                FIRST + "\n> " + SECOND + "\n> So it “is”.\n> — Lin\n" + FIRST,
                extract("<html><body><div id=article><p>" + FIRST + "</p>" + quotation + "<p>" + FIRST
                                + "</p></div></body></html>")
                        .text());
        assertEquals(
                FIRST + "\n" + SECOND,
                extract("<html><body><blockquote><p>" + FIRST + "</p><p>" + SECOND + "</p></blockquote></body></html>")
                        .text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # how the words are hidden in the line
            <span style="display:none">
            <span style="Visibility: hidden;">
            <b hidden>
            <span style="color:red;font-size:0px">
            <i style="opacity:0.0 !important">
            <span style="position:absolute;left:-9999px">
            <span style="color:#FFF">
            <font color="white">
            <span style="color:rgb(10, 20, 30);background-color:#0a141e">
            """)
    void wordsThatReadersDoNotSeeAreMarked(String tag) {
        String name = tag.replaceAll("<(\\w+).*", "$1");
        String line = FIRST.replace(" warm", tag + " hidden words</" + name + "> warm");
        String text = extract(PAGE.replace(FIRST, line)).text();
        List<Span> hidden = HiddenText.spans(text);
        assertEquals(1, hidden.size(), text);
        assertEquals(
                "hidden words",
                text.substring(hidden.getFirst().start(), hidden.getFirst().end())
                        .strip());
        assertEquals(
                FoldedText.of(extract(PAGE).text()).characters(),
                FoldedText.of(text).characters());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            <span style="color:#fff;background:#000">
            <span style="opacity:0.5;font-size:0.9em">
            <span style="color:black">
            <font color="red">
            """)
    void wordsThatReadersSeeAreNotMarked(String tag) {
        String name = tag.replaceAll("<(\\w+).*", "$1");
        String line = FIRST.replace(" warm", tag + " seen words</" + name + "> warm");
        String text = extract(PAGE.replace(FIRST, line)).text();
        assertTrue(text.contains(" seen words"), text);
        assertEquals(List.of(), HiddenText.spans(text));
    }

    @Test
    void marksThatAPageBringsAlongHideNothing() {
        String text = extract(PAGE.replace("warm", "&#xfdd0;warm&#xfdd1;")).text();
        assertEquals(List.of(), HiddenText.spans(text));
        assertTrue(text.contains("\ufffdwarm\ufffd"), text);
    }

    @Test
    void theArticleIsReadAndWhatStandsAroundItIsNot() {
        ExtractedText page = extract(PAGE);
        assertEquals("Library open late", page.title());
        assertEquals(
                List.of(
                        FIRST,
                        "More readers",
                        SECOND,
                        "And that is that.",
                        "Year Readers",
                        "2025 9,100",
                        "open from nine",
                        "closed on Mondays"),
                page.text().lines().toList());
    }

    @Test
    void anArticleInPartsIsReadWhole() {
        String parts =
                "<div><p>%s</p></div>".formatted(FIRST) + "<h2>Second part</h2><div><p>%s</p></div>".formatted(SECOND);
        String text = extract("<body><nav>Home</nav><main>" + parts + "</main>").text();
        assertEquals(List.of(FIRST, "Second part", SECOND), text.lines().toList());
    }

    @Test
    void aPageWithoutAnArticleIsReadWhole() {
        assertEquals(
                "Opening hours\nnine to five",
                extract("<body><h1>Opening hours</h1><div>nine to five</div>").text());
        assertEquals("just words", extract("just words").text());
    }

    @Test
    void linesOfPreformattedTextStay() {
        assertEquals(
                "one  two".replace("  ", " ") + "\nthree",
                extract("<pre>one  two\nthree</pre>").text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # head and body                                                                       | title
            <meta property="og:title" content="Library open late - Town News"><title>x</title> | Library open late
            <title>图书馆延长开放时间_本地新闻_小城网</title>                                          | 图书馆延长开放时间
            <title>Town News - Late hours</title><body><h2>Late hours</h2>                        | Late hours
            <title>Late hours</title><body><h1>One</h1><h1>Two</h1>                               | Late hours
            <title> </title><body>words                                                           | page
            <body><h1>The only heading</h1>                                                       | The only heading
            """)
    void titlesAreThoseOfTheArticle(String markup, String title) {
        assertEquals(title, extract(markup).title());
    }

    @Test
    void theDeclaredCharsetIsReadUnlessTheBytesSayOtherwise() {
        String text = "图书馆今年延长了开放时间";
        String page = "<html><head><meta charset=\"%s\"></head><body>" + text + "</body></html>";
        for (String declared : List.of("gb2312", "GBK", "utf-8", "no-such-name", "'><", "iso-8859-1")) {
            byte[] bytes = page.formatted(declared).getBytes(Charset.forName("GBK"));
            if (!declared.equals("iso-8859-1")) { // which takes every sequence of bytes
                assertEquals(text, extract(bytes).text(), declared);
            }
            byte[] utf8 = page.formatted(declared).getBytes(StandardCharsets.UTF_8);
            assertEquals(text, extract(utf8).text(), declared);
        }
        byte[] wide = page.formatted("utf-16").getBytes(StandardCharsets.UTF_16);
        assertEquals(text, extract(wide).text());
        assertEquals("UTF-16BE", extract(wide).charset());
        assertEquals(
                Metadata.titled("page", Origin.FILE_NAME, Certainty.GUESS),
                extract(wide).metadata());
        byte[] big5 = "<meta http-equiv=Content-Type content=\"text/html; charset=big5\">圖書館"
                .getBytes(Charset.forName("Big5"));
        assertEquals("圖書館", extract(big5).text());
    }

    @Test
    void hostilePagesAreReadInTime() {
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertTrue(extract("<div>".repeat(50_000) + FIRST).text().contains(FIRST));
            assertTrue(extract("<b><i>".repeat(20_000) + FIRST).text().contains(FIRST));
            assertTrue(extract("<table><tr><td>".repeat(5_000) + FIRST).text().contains(FIRST));
            assertTrue(extract("<p>" + FIRST + "</p>".repeat(50_000)).text().contains(FIRST));
            assertTrue(extract("<a href=x>".repeat(20_000) + FIRST).text().contains(FIRST));
            extract("<".repeat(200_000));
            extract("<!--".repeat(100_000));
            extract("<div class='" + "a ".repeat(100_000) + "'>");
            extract("<?".repeat(2_000) + "<!--".repeat(1_000));
        });
    }

    @Test
    void pagesThatNoTreeCanBeMadeOfAreTooLarge() {
        Path path = Path.of("large.html");
        assertEquals(
                Attempt.not(new Skip(path, SkipReason.TOO_LARGE, "17 MB, the limit is 16 MB")),
                new HtmlExtractor().extract(path, new byte[16_000_001]));
    }

    @Test
    void endlessTitlesAreCutVisibly() {
        String title = extract("<meta property=og:title content='" + "long\n title ".repeat(10_000) + "'>words")
                .title();
        assertTrue(title.length() <= 200 && title.startsWith("long title long") && title.endsWith("…"), title);
    }

    @Test
    void aReportOfTheProgramIsNoDocument() {
        Path path = Path.of("report.html");
        String page = "<!DOCTYPE html><html><head><meta name=\"generator\" content=\"Likeness\"></head>"
                + "<body><p>Passages that two documents share.</p></body></html>";
        assertEquals(
                Attempt.not(new Skip(path, SkipReason.UNSUPPORTED, "a report of Likeness")),
                new HtmlExtractor().extract(path, page.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void damagedMarkupStillGivesItsWords() {
        assertEquals(
                "words & more", extract("<p><b>words &amp; <i>more</p></td></b").text());
        assertEquals("", extract("<script>words").text());
        assertEquals("", extract("").text());
        assertEquals("", extract("<frameset><frame src=a.html></frameset>").text());
    }

    /// Token F1 against the main text that Mozilla's Readability gives for its own samples.
    @Tag("corpora")
    @Test
    void mainTextOfSavedPagesIsFound() throws IOException {
        Path pages = Path.of("../shared/data/web-pages/readability");
        assumeTrue(Files.isDirectory(pages));
        try (Stream<Path> folders = Files.list(pages)) {
            double mean =
                    folders.mapToDouble(HtmlExtractorTest::tokenF1).average().orElseThrow();
            assertTrue(mean > 0.92, () -> "mean token F1: " + mean);
        }
    }

    private static double tokenF1(Path folder) {
        try {
            Path source = folder.resolve("source.html");
            Map<String, Integer> found = words(new HtmlExtractor()
                    .extract(source, Files.readAllBytes(source))
                    .found()
                    .orElseThrow()
                    .text());
            Map<String, Integer> expected = words(Jsoup.parse(Files.readString(folder.resolve("expected.html")))
                    .text());
            double common = 0;
            for (Map.Entry<String, Integer> word : expected.entrySet()) {
                common += Math.min(word.getValue(), found.getOrDefault(word.getKey(), 0));
            }
            return 2 * common / Math.max(1, total(found) + total(expected));
        } catch (IOException e) {
            throw new AssertionError(folder.toString(), e);
        }
    }

    private static int total(Map<String, Integer> words) {
        return words.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static Map<String, Integer> words(String text) {
        FoldedText folded = FoldedText.of(text);
        Map<String, Integer> words = new HashMap<>();
        for (int unit = 0; unit < folded.units(); unit++) {
            words.merge(
                    folded.characters().substring(folded.unitStart(unit), folded.unitStart(unit + 1)), 1, Integer::sum);
        }
        return words;
    }

    private static ExtractedText extract(String page) {
        return extract(page.getBytes(StandardCharsets.UTF_8));
    }

    private static ExtractedText extract(byte[] page) {
        return new HtmlExtractor().extract(Path.of("page.html"), page).found().orElseThrow();
    }

    @Test
    void whatASiteSetsAroundItsArticlesIsNotRead() {
        String article = "市图书馆从今天起延长开放时间，周末也能借书看报。馆长说，来的人比去年多了三成，其中大半是年轻人。".repeat(4);
        String page = "<html><head><title>图书馆延长开放时间_城市新闻</title></head><body><div class='text'>"
                + "<p>来源：城市日报</p><p>原标题：图书馆夜里也开门</p><p>" + article
                + "</p><p>广告</p><p>" + article + "</p><p>（责任编辑：小周）</p><p>版权声明：未经本报许可，不得转载本文。</p>"
                + "<p>分享到：微博 微信</p></div></body></html>";
        assertEquals(article + "\n" + article, extract(page).text());
    }

    @Test
    void anArticleInColumnsIsReadWhole() {
        String part = "The town library keeps longer hours this year, and on weekends people come to borrow books,"
                + " to read the papers, and to stay warm.";
        String box = "<div class='column'><div>" + ("<p>" + part + "</p>").repeat(3)
                + "</div></div><div class='ad'>Buy now</div>";
        String page = "<html><body><div class='story'>" + box.repeat(4) + "</div></body></html>";
        assertEquals(12, extract(page).text().lines().filter(part::equals).count());
        assertFalse(extract(page).text().contains("Buy now"));
    }

    @Test
    void rowsOfTeasersAreNotRead() {
        String article =
                "<p>The town library keeps longer hours this year, and on weekends people come to borrow books, to"
                        + " read the papers, and to stay warm.</p>";
        String teaser =
                "<div><h3><a href='/other'>Another story of this week</a></h3><p>Its first sentence stands here,"
                        + " long enough, with commas, to look like an article.</p></div>";
        String page = "<html><body><div class='story'>" + article.repeat(5) + "<div>" + teaser.repeat(4)
                + "</div></div></body></html>";
        assertFalse(extract(page).text().contains("first sentence"));
        assertTrue(extract(page).text().startsWith("The town library"));
    }
}
