package app.likeness.report.content;

import app.likeness.report.names.PathNames;
import app.likeness.report.words.ReasonWords;
import app.likeness.review.State;
import app.likeness.review.Verdict;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What stands on the first page of a report: what was compared and when, where the line stood and what was left out,
/// what was not read, and what was decided.
public final class ReportSummary {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final Report report;
    private final ReportWords words;

    public ReportSummary(Report report, ReportWords words) {
        this.report = report;
        this.words = words;
    }

    /// A line of the page.
    ///
    /// @param term what it is about, a key of the report's words
    public record Fact(String term, String text) {}

    /// How many pairs of the report stand how, in the order of [State]; without those that no pair has. O(pairs).
    public static Map<State, Integer> states(Report report) {
        Map<State, Integer> states = new EnumMap<>(State.class);
        report.findings()
                .findings()
                .pairs()
                .forEach(pair -> states.merge(report.standing(pair).state(), 1, Integer::sum));
        return states;
    }

    /// When something was, in the report's time zone.
    static String time(Instant when, ZoneId zone) {
        String place = zone.equals(ZoneOffset.UTC) ? "UTC" : zone.getId();
        return TIME.format(when.atZone(zone)) + " (" + place + ")";
    }

    /// The lines, by order. O(pairs + files).
    public List<Fact> facts() {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(
                "summary.folders",
                PathNames.escape(String.join(" · ", report.settings().checked()))));
        Report.Times times = report.settings().times();
        times.comparedAt().ifPresent(at -> facts.add(new Fact("summary.compared", time(at, times.zone()))));
        times.writtenAt().ifPresent(at -> facts.add(new Fact("summary.written", time(at, times.zone()))));
        facts.add(new Fact(
                "summary.line",
                words.leastShare(
                        report.findings().findings().pairs(), report.settings().minShare())));
        var leftOut = report.findings().findings().leftOut().kinds();
        facts.add(new Fact(
                "summary.leftOut",
                leftOut.isEmpty() ? words.of("summary.leftOut.none") : new ReasonWords(report.locale()).list(leftOut)));
        facts.add(new Fact(
                "summary.unread",
                words.of("summary.unread.files", report.findings().findings().unread())));
        if (report.options().hasVerdicts()) {
            facts.add(new Fact("summary.decided", decided()));
        }
        facts.add(new Fact("summary.program", "Likeness " + report.settings().version()));
        return facts;
    }

    private String decided() {
        Map<State, Integer> states = states(report);
        List<Verdict> verdicts = report.findings().findings().pairs().stream()
                .flatMap(pair -> report.standing(pair).verdict().stream())
                .toList();
        Optional<Instant> last = verdicts.stream().map(Verdict::decidedAt).max(Comparator.naturalOrder());
        String deciders = verdicts.stream()
                .map(Verdict::decidedBy)
                .filter(name -> !name.isEmpty())
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
        String counts = words.of(
                "summary.decided.pairs",
                states.getOrDefault(State.CONFIRMED, 0),
                states.getOrDefault(State.ACCEPTABLE, 0),
                states.getOrDefault(State.LATER, 0),
                states.getOrDefault(State.OPEN, 0));
        String said = last.map(at -> words.of(
                        "summary.decided.last",
                        counts,
                        time(at, report.settings().times().zone())))
                .orElse(counts);
        return deciders.isEmpty() ? said : words.of("summary.decided.by", said, deciders);
    }
}
