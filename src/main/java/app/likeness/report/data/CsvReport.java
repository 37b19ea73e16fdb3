package app.likeness.report.data;

import app.likeness.compare.count.CountedComparison;
import app.likeness.report.content.DisguiseLines;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.PathNames;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import app.likeness.review.Standing;
import app.likeness.review.Verdict;
import app.likeness.text.document.Document;
import app.likeness.text.document.Stated;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The pairs as comma-separated values (RFC 4180), the strongest first: UTF-8 with a byte order mark, without which
/// spreadsheets take Chinese for another encoding.
///
/// A path or title could be a formula to a spreadsheet. A cell that begins with `=`, `+`, `-`, `@`, a tab or a line
/// end (also after spaces, and in full width) is therefore preceded by an apostrophe, which spreadsheets read as
/// "this is text". Programs that need the exact path read the JSON report or the pairs file.
public final class CsvReport {
    private static final int STEP = 1_000;
    private static final String MARK = "\uFEFF";
    private static final String LINE_END = "\r\n";
    private static final String FORMULA_STARTS = "=+-@\t\r\n＝＋－＠";

    /// By their keys, which are their names in English; in other languages they are called as people read them.
    private static final List<String> COLUMNS = List.of(
            "left",
            "right",
            "left_title",
            "right_title",
            "containment_left",
            "containment_right",
            "resemblance",
            "distance",
            "shared_chars",
            "longest_passage",
            "band",
            "left_out",
            "left_author",
            "right_author",
            "left_date",
            "right_date",
            "left_date_from",
            "right_date_from",
            "left_date_certainty",
            "right_date_certainty",
            "left_source",
            "right_source",
            "left_sha256",
            "right_sha256",
            "verdict",
            "note",
            "distinctive",
            "changed_left",
            "changed_right",
            "left_disguises",
            "right_disguises",
            "decided_at",
            "decided_by",
            "left_disguises_written",
            "right_disguises_written");

    public void write(Report report, Appendable out, ReportProgress progress) throws IOException, ReportException {
        out.append(MARK);
        ReportWords words = new ReportWords(report.locale());
        line(
                out,
                COLUMNS.stream().map(column -> text(words.of("csv." + column))).toArray(String[]::new));
        List<ReportedPair> rows = report.findings().strongestFirst();
        for (int i = 0; i < rows.size(); i++) {
            if (i % STEP == 0) {
                progress.step(i, rows.size());
            }
            ReportedPair row = rows.get(i);
            Standing standing = report.standing(row);
            List<String> written = i < ReportLimits.PASSAGE_PAIRS ? written(report, row) : List.of("", "");
            Optional<Verdict> verdict = report.options().hasVerdicts() ? standing.verdict() : Optional.empty();
            line(
                    out,
                    text(row.leftName()),
                    text(row.rightName()),
                    text(row.left().title()),
                    text(row.right().title()),
                    Figures.fourDecimals(row.containmentLeft()),
                    Figures.fourDecimals(row.containmentRight()),
                    Figures.fourDecimals(row.pair().resemblance()),
                    row.distance(),
                    Integer.toString(row.pair().sharedCharacters()),
                    Integer.toString(row.pair().longestPassage()),
                    row.pair().band().label(),
                    text(report.findings().findings().leftOut().label()),
                    text(author(row.left())),
                    text(author(row.right())),
                    moment(row.left()),
                    moment(row.right()),
                    origin(row.left()),
                    origin(row.right()),
                    certainty(row.left()),
                    certainty(row.right()),
                    text(source(row.left())),
                    text(source(row.right())),
                    report.digest(row.left().id()),
                    report.digest(row.right().id()),
                    report.options().hasVerdicts() ? standing.state().label() : "",
                    text(report.note(standing)),
                    Figures.fourDecimals(row.pair().distinctiveShare()),
                    Figures.fourDecimals(row.changedLeft()),
                    Figures.fourDecimals(row.changedRight()),
                    disguises(row.left()),
                    disguises(row.right()),
                    verdict.map(Verdict::decidedAt).map(Instant::toString).orElse(""),
                    text(verdict.map(Verdict::decidedBy).orElse("")),
                    text(written.getFirst()),
                    text(written.getLast()));
        }
    }

    /// Where the two documents of a pair hold something else than they show. The strongest pairs say so, as in the
    /// other
    /// reports: the texts are read for it.
    private static List<String> written(Report report, ReportedPair row) throws IOException, ReportException {
        if (row.left().disguised() + row.right().disguised() == 0) {
            return List.of("", "");
        }
        CountedComparison compared = report.texts().compare(row.left(), row.right());
        String left = report.texts().text(row.left());
        String right = report.texts().text(row.right());
        return List.of(
                DisguiseLines.inOneLine(left, DisguiseLines.of(left, compared.disguisesOfLeft())),
                DisguiseLines.inOneLine(right, DisguiseLines.of(right, compared.disguisesOfRight())));
    }

    private static String disguises(Document document) {
        int places = document.disguises().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        return Integer.toString(places);
    }

    private static String author(Document document) {
        return document.metadata().author().map(Stated::value).orElse("");
    }

    private static String source(Document document) {
        return document.metadata().source().map(Stated::value).orElse("");
    }

    private static String certainty(Document document) {
        return document.metadata()
                .date()
                .map(date -> date.certainty().name().toLowerCase(Locale.ROOT))
                .orElse("");
    }

    /// The day, with the time and the offset from UTC where they are stated.
    private static String moment(Document document) {
        return document.metadata().date().map(date -> date.moment().toString()).orElse("");
    }

    private static String origin(Document document) {
        return document.metadata()
                .date()
                .map(date -> date.origin().name().toLowerCase(Locale.ROOT))
                .orElse("");
    }

    private static void line(Appendable out, String... cells) throws IOException {
        out.append(String.join(",", cells)).append(LINE_END);
    }

    private static String text(String value) {
        String neutral = PathNames.neutral(value);
        boolean formula = startsFormula(neutral) || startsFormula(value.replaceFirst("^[\\p{Z}\\p{C}]+", ""));
        String safe = formula ? "'" + neutral : neutral;
        boolean quoted = safe.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return quoted ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    private static boolean startsFormula(String value) {
        return !value.isEmpty() && FORMULA_STARTS.indexOf(value.charAt(0)) >= 0;
    }
}
