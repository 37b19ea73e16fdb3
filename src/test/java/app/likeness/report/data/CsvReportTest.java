package app.likeness.report.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.content.MadeReport;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportProgress;
import app.likeness.review.State;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvReportTest {
    private static final String TEXT =
            "The keeper of the lighthouse climbed ninety steps every evening and lit the lamp for the ships.";

    private static final int NOTE = 25;

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+49", "-2", "@cmd", "\t=1", " =1", "＝1", "＠x"})
    void noTitleAndNoNoteIsAFormula(String formula) throws IOException, ReportException {
        String out = written(
                new MadeReport()
                        .with("essays/a.txt", formula, formula, TEXT)
                        .with("essays/b.txt", "B", "", TEXT)
                        .judged(1, 2, State.CONFIRMED, formula),
                Locale.ENGLISH);
        String[] cells = out.split("\r\n", -1)[1].split(",", -1);
        assertEquals("'" + formula, cells[2]);
        assertTrue(cells[NOTE].startsWith("'"), cells[NOTE]);
    }

    @Test
    void whatIsNotSeenIsWrittenOutAndHidesNoFormula() throws IOException, ReportException {
        String out = written(
                new MadeReport()
                        .with("essays/a.txt", "\u200B=1+1", "", TEXT)
                        .with("essays/b.txt", "\u202Etxt\u001B[31m", "", TEXT),
                Locale.ENGLISH);
        String[] cells = out.split("\r\n", -1)[1].split(",", -1);
        assertEquals("'\\u200B=1+1", cells[2]);
        assertEquals("\\u202Etxt\\u001B[31m", cells[3]);
    }

    @Test
    void itsHeadingsSpeakTheLanguageOfTheReport() throws IOException, ReportException {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE)) {
            String out = written(
                    new MadeReport().with("essays/a.txt", "A", "", TEXT).with("essays/b.txt", "B", "", TEXT), locale);
            String[] lines = out.split("\r\n", -1);
            String first = lines[0].split(",", -1)[4];
            assertEquals(Locale.ENGLISH.equals(locale) ? "containment_left" : "左篇在右篇中的比例", first);
            assertEquals(lines[0].split(",", -1).length, lines[1].split(",", -1).length);
        }
    }

    @Test
    void disguisesStandWithTheirPlacesAsWrittenAndAsCompared() throws IOException, ReportException {
        String copy = TEXT.replaceFirst("o", "\u043E").replaceFirst("keeper", "ke\u200Beper");
        String out = written(
                new MadeReport().with("essays/a.txt", "A", "", TEXT).with("essays/b.txt", "B", "", copy),
                Locale.ENGLISH);
        int letter = copy.indexOf('\u043E');
        int hidden = copy.indexOf('\u200B');
        assertTrue(out.contains(letter + "–" + (letter + 1) + " \u043E U+043E → o"), out);
        assertTrue(out.contains(hidden + "–" + (hidden + 1) + " \\u200B → "), out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\"b,c", "two\r\nlines"})
    void whatPartsCellsIsQuoted(String note) throws IOException, ReportException {
        String out = written(
                new MadeReport()
                        .with("essays/a.txt", "A", "", TEXT)
                        .with("essays/b.txt", "B", "", TEXT)
                        .judged(1, 2, State.LATER, note),
                Locale.ENGLISH);
        assertTrue(
                out.endsWith(",later,\"" + note.replace("\"", "\"\"")
                        + "\",1.0000,0.0000,0.0000,0,0,1970-01-01T00:00:00Z,,,\r\n"),
                out);
    }

    private static String written(MadeReport made, Locale locale) throws IOException, ReportException {
        var out = new StringBuilder();
        new CsvReport().write(made.report(locale, ReportOptions.STANDARD), out, ReportProgress.NONE);
        return out.toString();
    }
}
