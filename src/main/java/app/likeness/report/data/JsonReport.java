package app.likeness.report.data;

import app.likeness.compare.Exclusion;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.findings.Distances;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.LeftOutCount;
import app.likeness.report.content.FirstDated;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportSummary;
import app.likeness.report.names.ClusterRow;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.NamedFindings.SkipRow;
import app.likeness.review.State;
import app.likeness.text.FoldKind;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Everything that was found, for programs. Documents are named by path, as in the other files.
public final class JsonReport {
    /// The layout's version; grows when a member changes its meaning or goes.
    private static final int LAYOUT = 1;

    private static final int STEP = 100;

    public void write(Report report, Appendable out, ReportProgress progress) throws IOException, ReportException {
        NamedFindings findings = report.findings();
        var json = new Json(out).object();
        json.name("program").value("Likeness " + report.settings().version());
        json.name("layout").value(LAYOUT);
        settings(json.name("settings"), report.settings());
        summary(json.name("summary"), report);
        leftOut(json.name("left_out"), report);
        documents(json.name("documents"), report, progress);
        new JsonPairs(json, report).write(progress);
        clusters(json.name("clusters"), report);
        skipped(json.name("skipped"), findings);
        json.end();
    }

    private static void settings(Json json, Report.Settings settings) throws IOException {
        json.object();
        strings(json.name("checked"), settings.checked());
        strings(json.name("compared_with"), settings.comparedWith());
        strings(json.name("methods"), settings.methodLabels());
        strings(json.name("templates"), settings.templates());
        json.name("distance").value(settings.distance());
        json.name("min_share").share(settings.minShare());
        json.end();
    }

    private static void summary(Json json, Report report) throws IOException {
        Report.Times times = report.settings().times();
        json.object();
        if (times.comparedAt().isPresent()) {
            json.name("compared_at").value(times.comparedAt().get().toString());
        }
        if (times.writtenAt().isPresent()) {
            json.name("written_at").value(times.writtenAt().get().toString());
        }
        json.name("files_not_read").value(report.findings().findings().unread());
        if (report.options().hasVerdicts()) {
            json.name("pairs_by_verdict").object();
            for (Map.Entry<State, Integer> each : ReportSummary.states(report).entrySet()) {
                json.name(each.getKey().label()).value(each.getValue());
            }
            json.end();
        }
        json.end();
    }

    /// What the numbers leave out.
    private static void leftOut(Json json, Report report) throws IOException {
        Findings findings = report.findings().findings();
        json.object();
        strings(
                json.name("kinds"),
                findings.leftOut().kinds().stream().map(Exclusion::label).toList());
        json.name("pairs").value(findings.pairsLeftOut());
        json.name("counts").array();
        for (LeftOutCount count : findings.leftOutCounts()) {
            json.object().name("kind").value(count.kind().label());
            json.name("pairs").value(count.pairs());
            json.name("shared_chars").value(count.characters()).end();
        }
        json.end();
        json.name("boilerplate").array();
        for (CommonText text : report.commonTexts()) {
            json.object().name("documents").value(text.documents());
            json.name("text").value(text.text()).end();
        }
        json.end().end();
    }

    private static void documents(Json json, Report report, ReportProgress progress)
            throws IOException, ReportException {
        NamedFindings findings = report.findings();
        List<Document> documents = findings.documents();
        json.array();
        for (int i = 0; i < documents.size(); i++) {
            Document document = documents.get(i);
            if (i % STEP == 0) {
                progress.step(i, documents.size());
            }
            json.object().name("document").value(findings.name(document.id()));
            json.name("title").value(document.title());
            MetadataJson.write(json.name("metadata"), document.metadata());
            json.name("bytes").value(document.bytes());
            json.name("characters").value(document.characters());
            String digest = report.digest(document.id());
            if (!digest.isEmpty()) {
                json.name("sha256").value(digest);
            }
            json.name("disguises").object();
            for (FoldKind kind : FoldKind.values()) {
                if (document.disguises().containsKey(kind)) {
                    json.name(kind.label()).value(document.disguises().get(kind));
                }
            }
            json.end();
            if (report.options().hasWholeTexts()) {
                json.name("text").value(report.texts().text(document));
            }
            json.end();
        }
        json.end();
    }

    private static void clusters(Json json, Report report) throws IOException {
        NamedFindings findings = report.findings();
        json.array();
        for (ClusterRow cluster : findings.clusters()) {
            json.object().name("cluster").value(cluster.number());
            json.name("strongest_share").share(cluster.strongest().share());
            json.name("weakest_share").share(cluster.weakest().share());
            Optional<Distances> distances = Distances.of(cluster.cluster().pairs());
            if (distances.isPresent()) {
                json.name("least_distance").value(distances.get().least());
                json.name("largest_distance").value(distances.get().largest());
            }
            Document first = FirstDated.of(
                            cluster.documents().stream().map(findings::document).toList())
                    .document();
            if (first != null) {
                json.name("first_dated").value(findings.name(first.id()));
            }
            strings(
                    json.name("documents"),
                    cluster.documents().stream().map(findings::name).toList());
            JsonPairs.verdict(json, report, report.standing(cluster));
            json.end();
        }
        json.end();
    }

    private static void skipped(Json json, NamedFindings findings) throws IOException {
        json.array();
        for (SkipRow row : findings.skips()) {
            json.object().name("document").value(row.name());
            json.name("reason").value(row.skip().reason().name().toLowerCase(Locale.ROOT));
            json.name("detail").value(row.skip().detail());
            json.end();
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
