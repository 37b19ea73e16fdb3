package app.likeness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.content.Golden;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.SampleReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportFormatTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(textBlock = """
                    HTML, en,    report/report.en.html
                    HTML, zh-CN, report/report.zh.html
                    HTML, zh-TW, report/report.zh-TW.html
                    CSV,  en,    report/report.csv
                    JSON, en,    report/report.json
                    """)
    void reportsAreAsRead(ReportFormat format, String language, String golden) throws IOException, ReportException {
        String actual = written(format, Locale.forLanguageTag(language));
        Golden.check(golden, format == ReportFormat.CSV ? actual.replace("\r\n", "\n") : actual);
    }

    @Test
    void everyLineOfTheTableEndsAsTheStandardSays() throws IOException, ReportException {
        String table = written(ReportFormat.CSV, Locale.ENGLISH);
        // A line end inside a quoted cell stays as it is.
        assertEquals(3, table.split("\r\n", -1).length - 1);
        assertTrue(table.endsWith("\r\n"));
    }

    @Test
    void figuresDoNotFollowTheLanguage() throws IOException, ReportException {
        assertEquals(written(ReportFormat.CSV, Locale.ENGLISH), written(ReportFormat.CSV, Locale.GERMANY));
        assertEquals(written(ReportFormat.JSON, Locale.ENGLISH), written(ReportFormat.JSON, Locale.CHINA));
    }

    @Test
    void aLanguageWithoutWordsGetsEnglish() throws IOException, ReportException {
        assertEquals(written(ReportFormat.HTML, Locale.ENGLISH), written(ReportFormat.HTML, Locale.GERMANY));
    }

    @Test
    void noMarkupComesFromDocuments() throws IOException, ReportException {
        String page = written(ReportFormat.HTML, Locale.ENGLISH);
        assertFalse(page.contains("<b>name"));
        assertFalse(page.contains("<repaired>"));
        assertTrue(page.contains("&lt;b&gt;name&lt;/b&gt;"));
        assertTrue(page.contains("&lt;repaired&gt;"));
        assertFalse(page.contains("<script"));
    }

    @Test
    void theEndingNamesTheFormat() {
        assertEquals(Optional.of(ReportFormat.HTML), ReportFormat.of(Path.of("out", "Page.HTML")));
        assertEquals(Optional.of(ReportFormat.JSON), ReportFormat.of(Path.of("a.csv.json")));
        assertEquals(Optional.of(ReportFormat.PDF), ReportFormat.of(Path.of("report.pdf")));
        assertEquals(Optional.empty(), ReportFormat.of(Path.of("report.doc")));
        assertEquals(Optional.empty(), ReportFormat.of(Path.of("csv")));
    }

    private String written(ReportFormat format, Locale locale) throws IOException, ReportException {
        Path file = folder.resolve("report." + format.ending());
        format.write(SampleReport.in(locale), file, ReportProgress.NONE);
        return Files.readString(file);
    }
}
