package app.likeness.report.data;

import app.likeness.compare.Exclusions;
import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.Match;
import app.likeness.compare.count.CountedComparison;
import app.likeness.report.content.DisguiseLines;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.VerdictWords;
import app.likeness.report.names.ReportedPair;
import app.likeness.review.Standing;
import app.likeness.text.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The pairs of the JSON report. The strongest, as many as HTML and PDF show, hold their passages: spans are of UTF-16
/// units of the document's text, the end exclusive.
final class JsonPairs {
    private static final int STEP = 1_000;

    private final Json json;
    private final Report report;
    private final Exclusions leftOut;

    JsonPairs(Json json, Report report) {
        this.json = json;
        this.report = report;
        this.leftOut = report.findings().findings().leftOut();
    }

    void write(ReportProgress progress) throws IOException, ReportException {
        List<ReportedPair> strongest = report.findings().strongestFirst();
        int count = Math.min(ReportLimits.PASSAGE_PAIRS, strongest.size());
        Set<ReportedPair> withPassages = new HashSet<>(strongest.subList(0, count));
        List<ReportedPair> rows = report.findings().pairs(ReportedPair.BY_NAME);
        json.name("pairs").array();
        for (int i = 0; i < rows.size(); i++) {
            ReportedPair row = rows.get(i);
            boolean isShown = withPassages.contains(row);
            if (isShown || i % STEP == 0) {
                progress.step(i, rows.size());
            }
            pair(row, isShown);
        }
        json.end();
        json.name("pairs_without_passages").value(rows.size() - count);
    }

    private void pair(ReportedPair row, boolean withPassages) throws IOException, ReportException {
        json.object().name("left").value(row.leftName()).name("right").value(row.rightName());
        json.name("resemblance").share(row.pair().resemblance());
        json.name("containment_left").share(row.containmentLeft());
        json.name("containment_right").share(row.containmentRight());
        json.name("distance");
        if (row.pair().hammingDistance().isPresent()) {
            json.value(row.pair().distance());
        } else {
            json.nothing();
        }
        json.name("shared_chars").value(row.pair().sharedCharacters());
        json.name("longest_passage").value(row.pair().longestPassage());
        json.name("band").value(row.pair().band().label());
        json.name("changed_left").share(row.changedLeft());
        json.name("changed_right").share(row.changedRight());
        json.name("distinctive").share(row.pair().distinctiveShare());
        verdict(json, report, report.standing(row));
        if (withPassages) {
            passages(row);
        }
        json.end();
    }

    /// What was judged, where verdicts are said.
    static void verdict(Json json, Report report, Standing standing) throws IOException {
        if (!report.options().hasVerdicts()) {
            return;
        }
        json.name("verdict").value(standing.state().label());
        if (standing.basis() != Standing.Basis.NONE) {
            json.name("verdict_from").value(VerdictWords.label(standing.basis()));
        }
        if (standing.verdict().isPresent()) {
            json.name("decided_at").value(standing.verdict().get().decidedAt().toString());
            if (!standing.verdict().get().decidedBy().isEmpty()) {
                json.name("decided_by").value(standing.verdict().get().decidedBy());
            }
        }
        if (!standing.newcomers().isEmpty()) {
            json.name("joined_since").value(standing.newcomers().size());
        }
        String note = report.note(standing);
        if (!note.isEmpty()) {
            json.name("note").value(note);
        }
    }

    private void passages(ReportedPair row) throws IOException, ReportException {
        CountedComparison compared = report.texts().compare(row.left(), row.right());
        List<Standing> standings = report.texts().standings(row.left(), row.right(), compared);
        String left = report.texts().text(row.left());
        String right = report.texts().text(row.right());
        json.name("disguises").object();
        DisguiseJson.write(json.name("left"), DisguiseLines.of(left, compared.disguisesOfLeft()));
        DisguiseJson.write(json.name("right"), DisguiseLines.of(right, compared.disguisesOfRight()));
        json.end();
        int passages = compared.comparison().matches().size();
        json.name("passages").array();
        for (int i = 0; i < passages; i++) {
            Match match = compared.drawn(i);
            json.object().name("number").value(i + 1);
            json.name("kind").value(match.kind().label());
            json.name("counted").value(compared.counts(i, leftOut));
            side(
                    "left",
                    left,
                    match.left(),
                    match.runs().stream().map(Match.Run::left).toList(),
                    compared.leftOutOfLeft(leftOut),
                    compared.surplusOfLeft(i));
            side(
                    "right",
                    right,
                    match.right(),
                    match.runs().stream().map(Match.Run::right).toList(),
                    compared.leftOutOfRight(leftOut),
                    compared.surplusOfRight(i));
            verdict(json, report, report.said(standings.get(i)));
            json.end();
        }
        json.end();
    }

    /// @param same what of the passage is the very same on the other side
    /// @param leftOut what of the whole text is left out by right, by place: no part of what is the same
    /// @param surplus what of it does not count because the other side is much shorter
    private void side(
            String name, String text, Span span, List<Span> same, List<LeftOutSpan> leftOut, List<Span> surplus)
            throws IOException {
        json.name(name).object();
        json.name("start").value(span.start()).name("end").value(span.end());
        json.name("text").value(text.substring(span.start(), span.end()));
        List<Span> counting = new ArrayList<>();
        List<Span> left = new ArrayList<>();
        for (Span run : same) {
            int from = run.start();
            for (LeftOutSpan each : leftOut) {
                int start = Math.max(from, each.span().start());
                int end = Math.min(run.end(), each.span().end());
                if (start < end) {
                    add(counting, from, start);
                    add(left, start, end);
                    from = end;
                }
            }
            add(counting, from, run.end());
        }
        spans("same", counting);
        if (!left.isEmpty()) {
            spans("left_out", left);
        }
        if (!surplus.isEmpty()) {
            spans("surplus", surplus);
        }
        json.end();
    }

    private static void add(List<Span> spans, int from, int to) {
        if (from < to) {
            spans.add(new Span(from, to));
        }
    }

    private void spans(String name, List<Span> spans) throws IOException {
        json.name(name).array();
        for (Span each : spans) {
            json.array().value(each.start()).value(each.end()).end();
        }
        json.end();
    }
}
