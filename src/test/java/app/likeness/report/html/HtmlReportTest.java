package app.likeness.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.content.MadeReport;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.SampleReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What somebody needs who reads the page without eyes, without a mouse, without a network or on paper.
class HtmlReportTest {
    private static final ReportOptions WHOLE =
            new ReportOptions(Names.SHOWN, Judgements.WITH_NOTES, Extent.WHOLE_TEXTS);
    private static final Pattern TOKEN = Pattern.compile("--([a-z0-9-]+): (#[0-9a-f]{6});");
    private static final double TEXT = 4.5;
    private static final double LINE = 3;

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-CN", "zh-TW"})
    void theStructureTellsWhatIsWhat(String language) throws IOException, ReportException {
        Document page = Jsoup.parse(html(SampleReport.in(Locale.forLanguageTag(language), WHOLE)));
        assertEquals(
                language.equals("en") ? "en" : language, page.select("html").attr("lang"));
        assertFalse(page.title().isEmpty());
        assertEquals(1, page.select("h1").size());
        assertEquals(1, page.select("main").size());
        int level = 1;
        for (Element heading : page.select("h1, h2, h3, h4, h5, h6")) {
            int next = heading.tagName().charAt(1) - '0';
            assertTrue(next <= level + 1, "a level is left out before " + heading);
            level = next;
        }
        for (Element table : page.select("table")) {
            assertFalse(table.select("> caption").text().isEmpty(), "a table without a caption");
            assertFalse(table.select("thead th[scope=col]").isEmpty(), "a table without column headers");
            assertTrue(table.select("th:not([scope])").isEmpty(), "a header of nothing");
        }
        Set<String> ids = new HashSet<>();
        page.select("[id]").forEach(each -> assertTrue(ids.add(each.id()), "twice: " + each.id()));
        for (Element link : page.select("a")) {
            assertTrue(ids.contains(link.attr("href").substring(1)), "leads nowhere: " + link);
            assertFalse(link.text().isEmpty());
        }
        assertTrue(page.select("img:not([alt]), svg, canvas").isEmpty());
        page.select("[aria-label]")
                .forEach(each -> assertFalse(each.attr("aria-label").isBlank()));
    }

    @Test
    void theKeyboardReachesWhateverScrollsOrOpens() throws IOException, ReportException {
        Document page = Jsoup.parse(html(SampleReport.in(Locale.ENGLISH, WHOLE)));
        assertFalse(page.select("div.table").isEmpty());
        for (Element scrolled : page.select("div.table")) {
            assertEquals("0", scrolled.attr("tabindex"));
            assertEquals("region", scrolled.attr("role"));
            assertFalse(scrolled.attr("aria-label").isBlank());
        }
        for (Element details : page.select("details")) {
            assertEquals("summary", details.child(0).tagName());
            // What is closed is not printed.
            assertTrue(details.hasAttr("open"));
        }
        assertTrue(page.select("[tabindex]:not([tabindex=0])").isEmpty());
    }

    @Test
    void nothingIsLoadedAndNothingRuns() throws IOException, ReportException {
        String html = html(SampleReport.in(Locale.ENGLISH, WHOLE));
        Document page = Jsoup.parse(html);
        assertTrue(page.select("script, link, iframe, object, embed, form, [src], [onclick], base")
                .isEmpty());
        assertFalse(html.contains("url("), "a style that loads something");
        assertTrue(page.select("meta[http-equiv=Content-Security-Policy]")
                .attr("content")
                .startsWith("default-src 'none'"));
    }

    @Test
    void changedLettersInsideAWordAreMarkedAndNotTheWord() throws IOException, ReportException {
        Document page = Jsoup.parse(html(SampleReport.in(Locale.ENGLISH)));
        // "storm" became "storms".
        assertTrue(
                page.select("ins").eachText().contains("s"),
                page.select("ins").eachText().toString());
    }

    @Test
    void whatAStrangerWritesStaysText() throws IOException, ReportException {
        String sentence = "The keeper of the lighthouse climbed ninety steps every evening and lit the lamp for ships.";
        String odd = sentence + " </script><script>alert(1)</script> <img src=x onerror=alert(1)> --> ]]> \u0000\u0001"
                + " \uD800 שלום \u202E " + "w".repeat(10_000);
        String path = "essays/" + "very long/".repeat(1_000) + "\"><script>x</script>.txt";
        Document page = Jsoup.parse(html(new MadeReport()
                .with(path, "</title><script>1</script>", "\" onmouseover=\"x", odd + " One.")
                .with("essays/b.txt", "=cmd()", "", odd + " Two.")
                .report(Locale.ENGLISH, WHOLE)));
        assertTrue(page.select("script, img, [onmouseover], [onerror]").isEmpty());
        assertTrue(page.text().contains("</script><script>alert(1)</script>"));
        assertTrue(page.text().contains("very long/".repeat(1_000)));
        assertTrue(page.text().contains("w".repeat(10_000)), "the text in full is not cut");
    }

    @ParameterizedTest
    @CsvSource({"light", "dark"})
    void everyColourOfTextCanBeReadOnWhatItStandsOn(String theme) throws IOException, ReportException {
        String css = Jsoup.parse(html(SampleReport.in(Locale.ENGLISH)))
                .select("style")
                .html();
        int dark = css.indexOf("prefers-color-scheme: dark");
        Map<String, String> tokens = new HashMap<>();
        collect(css.substring(0, dark), tokens);
        if (theme.equals("dark")) {
            collect(css.substring(dark, css.indexOf("* { box-sizing")), tokens);
        }
        List<String> weak = new ArrayList<>();
        for (String ground : List.of("bg", "subtle")) {
            for (String front : List.of("fg", "muted", "accent", "removed", "added", "moved")) {
                check(tokens, front, ground, TEXT, weak);
            }
        }
        check(tokens, "muted", "quiet", TEXT, weak);
        check(tokens, "warning", "warning-subtle", TEXT, weak);
        for (int ink = 1; ink <= 6; ink++) {
            check(tokens, "fg", "tint-" + ink, TEXT, weak);
            check(tokens, "on-ink", "ink-" + ink, TEXT, weak);
            check(tokens, "ink-" + ink, "tint-" + ink, LINE, weak);
            check(tokens, "ink-" + ink, "bg", LINE, weak);
        }
        assertEquals(List.of(), weak);
    }

    @Test
    void printedNothingIsCutOrLeftBehind() throws IOException, ReportException {
        String css = Jsoup.parse(html(SampleReport.in(Locale.ENGLISH)))
                .select("style")
                .html();
        String print = css.substring(css.indexOf("@media print"));
        assertTrue(print.contains(".table { overflow: visible; }"));
        assertTrue(print.contains("tr { break-inside: avoid; }"));
        assertTrue(print.contains("print-color-adjust: exact"));
        // The dark theme is for screens: paper is white.
        assertTrue(css.contains("@media screen and (prefers-color-scheme: dark)"));
    }

    private static void collect(String css, Map<String, String> tokens) {
        Matcher matcher = TOKEN.matcher(css);
        while (matcher.find()) {
            tokens.put(matcher.group(1), matcher.group(2));
        }
    }

    private static void check(
            Map<String, String> tokens, String front, String ground, double least, List<String> weak) {
        double one = luminance(tokens.getOrDefault(front, ""));
        double other = luminance(tokens.getOrDefault(ground, ""));
        double ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (ratio < least) {
            weak.add(String.format(Locale.ROOT, "%s on %s: %.2f", front, ground, ratio));
        }
    }

    private static double luminance(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int channel) {
        double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    private static String html(Report report) throws IOException, ReportException {
        var out = new StringBuilder();
        new HtmlReport().write(report, out, ReportProgress.NONE);
        return out.toString();
    }
}
