package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.report.content.ReportSummary.Fact;
import app.likeness.review.State;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ReportSummaryTest {
    private static final String TEXT =
            "The keeper of the lighthouse climbed ninety steps every evening and lit the lamp for the ships.";

    private static Report judged() {
        return new MadeReport()
                .with("essays/a.txt", "A", "", TEXT)
                .with("essays/b.txt", "B", "", TEXT)
                .with("essays/c.txt", "C", "", TEXT)
                .judged(1, 2, State.CONFIRMED, "asked both")
                .judged(1, 3, State.LATER, "")
                .report(Locale.ENGLISH, ReportOptions.STANDARD);
    }

    private static String fact(Report report, String term) {
        return new ReportSummary(report, new ReportWords(report.locale()))
                .facts().stream()
                        .filter(fact -> fact.term().equals(term))
                        .map(Fact::text)
                        .findFirst()
                        .orElse("");
    }

    @Test
    void itCountsThePairsByWhatWasDecided() {
        Report report = judged();
        assertTrue(
                fact(report, "summary.decided")
                        .startsWith("1 confirmed, 0 acceptable, 1 to look at later, 1 open; last on "),
                fact(report, "summary.decided"));
        assertEquals("every file was read", fact(report, "summary.unread"));
        assertEquals("essays", fact(report, "summary.folders"));
        assertEquals("Likeness 0.1.0", fact(report, "summary.program"));
        assertEquals("", fact(report, "summary.written"), "times are said where somebody asked for them");
    }

    @Test
    void itTellsWhoDecidedAndAVerdictTellsWhen() {
        Report report = SampleReport.in(Locale.ENGLISH);
        assertTrue(
                fact(report, "summary.decided").endsWith("last on 2026-03-04 18:05 (UTC); by R. <Meier>"),
                fact(report, "summary.decided"));
        assertEquals(
                "Confirmed – 2026-03-04 18:05 (UTC), R. <Meier>",
                new VerdictWords(new ReportWords(Locale.ENGLISH), report)
                        .sentence(report.standing(
                                report.findings().strongestFirst().getLast())));
    }

    @Test
    void itTellsWhenItWasComparedAndWritten() {
        Report report = SampleReport.in(Locale.ENGLISH);
        assertEquals("2026-03-04 09:30 (UTC)", fact(report, "summary.compared"));
        assertEquals("2026-03-05 16:45 (UTC)", fact(report, "summary.written"));
    }

    @Test
    void aReportOfWhatWasConfirmedHoldsNothingElse() {
        Report report = judged();
        Findings all = report.findings().findings();
        Findings confirmed = DecidedFindings.confirmed(all, report.known().review());
        assertEquals(3, all.pairs().size());
        assertEquals(
                List.of("1 2"),
                confirmed.pairs().stream().map(ReportSummaryTest::ids).toList());
        assertEquals(all.skips(), confirmed.skips(), "what was not read is so whatever was decided");
    }

    private static String ids(Pair pair) {
        return pair.leftId() + " " + pair.rightId();
    }
}
