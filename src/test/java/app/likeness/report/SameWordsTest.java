package app.likeness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.SampleReport;
import app.likeness.report.pdf.PdfContent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The page and the PDF are written from one description: what the one says, the other does.
final class SameWordsTest {
    private static final Pattern TEXT = Pattern.compile(">([^<>]+)<");

    /// The captions of tables, which are read aloud and stand under headings that say the same; a dash for no
    /// distance, which has no column on paper; that the page loads nothing.
    private static final Pattern OF_PAGES =
            Pattern.compile("<caption>.*?</caption>|>–<|<footer>.*?</footer>", Pattern.DOTALL);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-CN", "zh-TW"})
    void everySentenceOfThePageStandsInThePdf(String language) throws IOException, ReportException {
        Path pdf = folder.resolve("report.pdf");
        String html = page(language, pdf);
        String said = plain(PdfContent.of(pdf).text());
        List<String> missing = new ArrayList<>();
        Matcher texts = TEXT.matcher(
                OF_PAGES.matcher(html.substring(html.indexOf("<body"))).replaceAll("><"));
        while (texts.find()) {
            String text = plain(texts.group(1));
            if (!text.isEmpty() && !said.contains(text)) {
                missing.add(texts.group(1));
            }
        }
        assertEquals(List.of(), missing);
    }

    /// Writes both and gives the page.
    private String page(String language, Path pdf) throws IOException, ReportException {
        Path html = folder.resolve("report.html");
        var report = SampleReport.in(Locale.forLanguageTag(language));
        ReportFormat.HTML.write(report, html, ReportProgress.NONE);
        ReportFormat.PDF.write(report, pdf, ReportProgress.NONE);
        return Files.readString(html);
    }

    private static String plain(String text) {
        return text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&")
                .replaceAll("\\s+", "");
    }
}
