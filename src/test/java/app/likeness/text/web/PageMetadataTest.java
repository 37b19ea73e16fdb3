package app.likeness.text.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.text.document.StatedDate;
import app.likeness.text.extract.HtmlExtractor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageMetadataTest {
    private static final String TEXT =
            "<p>" + "The library stays open until ten at night, all week long, and it is full. ".repeat(6);

    private static final String ARTICLE = """
            <script type="application/ld+json">
            <!-- { "@context": "https://schema.org", "@graph": [
              {"@type": "Organization", "@id": "#us", "name": "Town\\u0020News"},
              {"@type": "Person", "@id": "#jane", "name": "Jane Doe"},
              {"@type": "NewsArticle", "headline": "Library
             open late", "author": [{"@id": "#jane"}, {"name": "John Roe"},],
               "publisher": {"@id": "#us"}, "datePublished": "2026-03-05T09:12:00+08:00", "dateModified": "2026-03-06"}
            ]} -->
            </script><meta property="og:site_name" content="townnews.example"><meta name="author" content="admin">
            """;

    @Test
    void linkedDataIsReadHoweverItIsWritten() {
        Metadata page = metadata(ARTICLE);
        assertEquals(
                new Stated<>("Jane Doe, John Roe", Origin.JSON_LD, Certainty.SURE),
                page.author().orElseThrow());
        assertEquals(
                new Stated<>("Town News", Origin.JSON_LD, Certainty.LIKELY),
                page.source().orElseThrow());
        assertEquals(
                new StatedDate(
                        DateKind.PUBLISHED, Moment.parse("2026-03-05T09:12+08:00"), Origin.JSON_LD, Certainty.SURE),
                page.date().orElseThrow());
        assertEquals(DateKind.MODIFIED, page.dates().getLast().kind());
    }

    /// For each page what is found, with its origin and certainty.
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            # head and body                                                        | author    | source       | date
            <meta name=author content='Jane Doe'>                                  | Jane Doe META_TAG LIKELY | - | -
            <meta name=author content='By Jane Doe'><meta property=og:site_name content='Jane Doe'> | Jane Doe META_TAG GUESS | Jane Doe OPEN_GRAPH LIKELY | -
            <meta name=dc.publisher content=Gazette><meta name=dcterms.issued content=2026-03-05> | - | Gazette META_TAG LIKELY | 2026-03-05 META_TAG SURE
            <meta property=article:published_time content=2026-03-05T01:00Z><meta property=article:author content='https://e.example/j'> | - | - | 2026-03-05T01:00Z OPEN_GRAPH SURE
            <meta property=article:published_time content=1970-01-01T00:00:00Z>    | -         | -            | -
            <meta property=article:published_time content=1923-05-01>              | -         | -            | 1923-05-01 OPEN_GRAPH GUESS
            <link rel=canonical href='https://e.example/2026/03/05/open'>          | -         | -            | 2026-03-05 ADDRESS LIKELY
            <meta property=og:url content='http://e.example/n1/2026/0305/c1-2.html'> | -       | -            | 2026-03-05 ADDRESS LIKELY
            <meta property=og:url content='http://e.example/2026/13/05/'>          | -         | -            | -
            <meta property=og:url content='http://e.example/xw/202603/t20260305_8.htm'> | -    | -            | 2026-03-05 ADDRESS LIKELY
            <!-- saved from url=(0044)http://e.example/2026-03/05/content_8.htm -->    | -    | -            | 2026-03-05 ADDRESS LIKELY
            <body><time datetime=2026-03-05>Thursday</time>                        | -         | -            | 2026-03-05 MARKUP LIKELY
            <body><time>2026-03-05</time> <time>2026-03-06</time>                  | -         | -            | 2026-03-05 MARKUP GUESS
            <body><aside><time>2026-03-05</time></aside>                           | -         | -            | -
            <body><span itemprop=datePublished content=2026-03-05>today</span>     | -         | -            | 2026-03-05 MICRODATA SURE
            <body><div itemprop=author itemscope><b itemprop=name>Jane Doe</b></div> | Jane Doe MICRODATA LIKELY | - | -
            <body><a rel='nofollow author'>Jane Doe</a>                            | Jane Doe MARKUP LIKELY | - | -
            <body><div class=byline>By Jane Doe, March 5, 2026</div>               | Jane Doe MARKUP LIKELY | - | -
            <body><h1>开放</h1><p>2026年3月5日 09:12 <span>来源：</span><a>小城日报</a> 作者：张三 责任编辑：李四 | 张三 TEXT SURE | 小城日报 TEXT SURE | 2026-03-05T09:12 TEXT LIKELY
            <body><h1>开放</h1><p>发布时间：2026-03-05 来源： 编辑：李四             | -         | -            | 2026-03-05 TEXT SURE
            <body><h1>Open</h1><p>By Jane Doe and Ann van der Roe<p>Published 5 March 2026 · Updated 6 March 2026 | Jane Doe, Ann van der Roe TEXT LIKELY | - | 2026-03-05 TEXT SURE
            <body><h1>Open</h1><p>By the end of March 5, 2026, the library that stays open at night was full | - | - | -
            """)
    void pagesSayWhoWroteThemWhereAndWhen(String markup, String author, String source, String date) {
        Metadata page = metadata(markup);
        assertEquals(String.valueOf(author), written(page.author().orElse(null)));
        assertEquals(String.valueOf(source), written(page.source().orElse(null)));
        assertEquals(
                String.valueOf(date),
                written(page.date().map(StatedDate::stated).orElse(null)));
    }

    @Test
    void republishedPagesKeepTheirFirstDay() {
        Metadata page = metadata("<meta property=article:published_time content=2026-03-05T10:00Z>"
                + "<body><span itemprop=datePublished content=2026-05-01></span>");
        assertEquals("2026-03-05T10:00Z", page.date().orElseThrow().moment().toString());
    }

    @Test
    void hostileDataIsReadInTime() {
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            metadata("<script type=application/ld+json>" + "[".repeat(1_000) + "{\"a\":".repeat(2_000) + "</script>");
            metadata("<script type=application/ld+json>" + "{\"@graph\":[".repeat(3_000) + "</script>");
            metadata(
                    "<script type=application/ld+json>{\"@id\":\"#a\",\"@type\":\"Article\",\"author\":{\"@id\":\"#a\"},"
                            + "\"x\":\"" + "\\".repeat(100_001) + "</script>");
            metadata("<h1>x</h1><p>" + "By A. ".repeat(20_000));
            metadata("<h1>x</h1><p>" + "来源：".repeat(20_000) + "记者　".repeat(20_000));
            metadata("<h1>x</h1><p>By " + "Aa ".repeat(60) + "<p>By " + "Aa, ".repeat(60) + "<p>" + "记者张三".repeat(45));
        });
    }

    private static String written(@Nullable Stated<?> stated) {
        return stated == null ? "null" : stated.value() + " " + stated.origin() + " " + stated.certainty();
    }

    private static Metadata metadata(String markup) {
        return new HtmlExtractor()
                .extract(
                        Path.of("page.html"),
                        ("<html><meta charset=utf-8>" + markup + TEXT).getBytes(StandardCharsets.UTF_8))
                .found()
                .orElseThrow()
                .metadata();
    }
}
