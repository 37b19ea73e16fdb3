package app.likeness.report.manifest;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Shares;
import app.likeness.compare.count.CountedComparison;
import app.likeness.report.content.OutputFile;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.data.Json;
import app.likeness.report.names.ReportedPair;
import app.likeness.text.Span;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/// Writes the manifest of a report. It holds no text; where names are hidden in the report they are in it.
public final class ManifestFile {
    private static final String ENDING = ".manifest.json";
    private static final int STEP = 100;

    private final Report report;
    private final Report said;
    private final Exclusions leftOut;
    /// By number of a document its place in the list.
    private final Map<Long, Integer> places = new HashMap<>();

    /// @param report what was found, with the texts as they are
    /// @param said the same as the report says it: names may be hidden
    public ManifestFile(Report report, Report said) {
        this.report = report;
        this.said = said;
        this.leftOut = report.findings().findings().leftOut();
    }

    /// Where the manifest of the report at `report` stands: `cases.pdf.manifest.json` beside `cases.pdf`.
    public static Path beside(Path report) {
        return report.resolveSibling(report.getFileName() + ENDING);
    }

    /// Writes the manifest beside the finished report at `target`, whole or not at all.
    ///
    /// @throws ReportException when it cannot be written
    /// @throws java.util.concurrent.CancellationException when `progress` says that it was stopped
    public void write(Path target, ReportProgress progress) throws ReportException {
        OutputFile.write(beside(target), out -> write(target, out, progress));
    }

    private void write(Path target, Appendable out, ReportProgress progress) throws IOException, ReportException {
        var sealed = new SealedText(out);
        var json = new Json(sealed).object();
        json.name("manifest").value(Manifest.LAYOUT);
        json.name("program").value("Likeness " + said.settings().version());
        json.name("folding").value(FoldedText.VERSION);
        json.name("report").object();
        json.name("file").value(String.valueOf(target.getFileName()));
        json.name("sha256").value(Sha256.of(target)).end();
        settings(json.name("settings"));
        documents(json.name("documents"), progress);
        pairs(json, progress);
        String seal = sealed.seal();
        json.name(ManifestReader.SEAL).value(seal).end();
    }

    private void settings(Json json) throws IOException {
        json.object();
        strings(json.name("checked"), said.settings().checked());
        strings(json.name("compared_with"), said.settings().comparedWith());
        strings(json.name("templates"), said.settings().templates());
        strings(json.name("methods"), said.settings().methodLabels());
        json.name("distance").value(said.settings().distance());
        json.name("min_share").share(said.settings().minShare());
        strings(
                json.name("left_out"),
                leftOut.kinds().stream().map(Exclusion::label).toList());
        json.end();
    }

    private void documents(Json json, ReportProgress progress) throws IOException, ReportException {
        List<Document> documents = said.findings().documents();
        json.array();
        for (int i = 0; i < documents.size(); i++) {
            if (i % STEP == 0) {
                progress.step(i, documents.size());
            }
            long id = documents.get(i).id();
            places.put(id, i);
            Document document = report.findings().document(id);
            String text = report.texts().text(document);
            json.object().name("document").value(said.findings().name(id));
            json.name("sha256").value(report.digest(id));
            json.name("text_sha256").value(Sha256.of(text));
            json.name("characters").value(FoldedText.of(text).length());
            json.name("left_out").array();
            for (ExcludedSpan each : report.texts().leftOut(document)) {
                if (leftOut.contains(each.kind())) {
                    json.object().name("kind").value(each.kind().label());
                    json.name("start").value(each.span().start());
                    json.name("end").value(each.span().end()).end();
                }
            }
            json.end().end();
        }
        json.end();
    }

    private void pairs(Json json, ReportProgress progress) throws IOException, ReportException {
        List<ReportedPair> rows = said.findings().strongestFirst();
        int count = Math.min(ReportLimits.MANIFEST_PAIRS, rows.size());
        json.name("pairs").array();
        for (int i = 0; i < count; i++) {
            progress.step(i, count);
            pair(json, rows.get(i));
        }
        json.end();
        json.name("pairs_not_listed").value(rows.size() - count);
    }

    private void pair(Json json, ReportedPair row) throws IOException, ReportException {
        long left = row.left().id();
        long right = row.right().id();
        CountedComparison compared = report.texts()
                .compare(report.findings().document(left), report.findings().document(right));
        Shares shares = compared.counts().shares(leftOut);
        json.object();
        json.name("left").value(place(left));
        json.name("right").value(place(right));
        json.name("turned").value(left > right);
        json.name("accepted").array();
        for (int i : IntStream.range(0, compared.comparison().matches().size())
                .filter(compared::isAcceptable)
                .toArray()) {
            json.value(i);
        }
        json.end();
        List<String> containments = PairCounting.containments(shares);
        json.name("containment_left").value(containments.getFirst());
        json.name("containment_right").value(containments.getLast());
        json.name("characters_left").value(shares.charactersLeft());
        json.name("characters_right").value(shares.charactersRight());
        json.name("shared_left").value(shares.sharedLeft());
        json.name("shared_right").value(shares.sharedRight());
        json.name("changed_left").value(shares.changedLeft());
        json.name("changed_right").value(shares.changedRight());
        json.name("longest_passage").value(shares.longestPassage());
        spans(json.name("counted_left"), PairCounting.spans(compared.left().folded(), compared.countedLeft(leftOut)));
        spans(
                json.name("counted_right"),
                PairCounting.spans(compared.right().folded(), compared.countedRight(leftOut)));
        spans(
                json.name("changed_spans_left"),
                PairCounting.spans(compared.left().folded(), compared.changedLeft(leftOut)));
        spans(
                json.name("changed_spans_right"),
                PairCounting.spans(compared.right().folded(), compared.changedRight(leftOut)));
        json.end();
    }

    private int place(long document) {
        return Objects.requireNonNull(places.get(document), "both documents of a pair are listed");
    }

    private static void spans(Json json, List<Span> spans) throws IOException {
        json.array();
        for (Span each : spans) {
            json.array().value(each.start()).value(each.end()).end();
        }
        json.end();
    }

    private static void strings(Json json, List<String> values) throws IOException {
        json.array();
        for (String value : values) {
            json.value(value);
        }
        json.end();
    }
}
