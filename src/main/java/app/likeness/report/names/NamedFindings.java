package app.likeness.report.names;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Findings;
import app.likeness.text.Skip;
import app.likeness.text.document.Document;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Findings with every document named, in an order that depends on nothing but names and shares: the numbers that the
/// corpus gives to documents depend on the order in which folders were added.
public final class NamedFindings {
    private record Named(Document document, String name) {}

    /// A file that is not a document, and its name.
    public record SkipRow(String name, Skip skip) {}

    private final Findings findings;
    private final PathNames names;
    private final Map<Long, Named> documents = new HashMap<>();

    public NamedFindings(Findings findings, PathNames names) {
        this.findings = findings;
        this.names = names;
        for (Document document : findings.documents()) {
            documents.put(document.id(), new Named(document, names.of(document.path())));
        }
    }

    public Findings findings() {
        return findings;
    }

    /// The same findings with other documents and files in the place of theirs.
    public NamedFindings with(Findings others) {
        return new NamedFindings(others, names);
    }

    /// The document with number `id`.
    public Document document(long id) {
        return named(id).document;
    }

    /// The name of the document with number `id`.
    public String name(long id) {
        return named(id).name;
    }

    /// All documents, by name.
    public List<Document> documents() {
        return findings.documents().stream()
                .sorted(Comparator.comparing(document -> name(document.id()), PathNames.ORDER))
                .toList();
    }

    /// All pairs, in `order`.
    public List<ReportedPair> pairs(Comparator<ReportedPair> order) {
        List<ReportedPair> rows = new ArrayList<>(findings.pairs().size());
        for (Pair pair : findings.pairs()) {
            Named a = named(pair.leftId());
            Named b = named(pair.rightId());
            rows.add(
                    PathNames.ORDER.compare(a.name, b.name) <= 0
                            ? new ReportedPair(a.document, a.name, b.document, b.name, pair, false)
                            : new ReportedPair(b.document, b.name, a.document, a.name, pair, true));
        }
        rows.sort(order);
        return rows;
    }

    /// All clusters: the largest first, then the one with the strongest pair, then by the first document's name.
    public List<ClusterRow> clusters() {
        Comparator<ClusterRow> order = Comparator.comparing(
                        (ClusterRow row) -> row.documents().size(), Comparator.reverseOrder())
                .thenComparing(row -> row.strongest().share(), Comparator.reverseOrder())
                .thenComparing(row -> name(row.documents().getFirst()), PathNames.ORDER);
        List<ClusterRow> unnumbered = findings.clusters().stream()
                .map(cluster -> row(0, cluster))
                .sorted(order)
                .toList();
        List<ClusterRow> rows = new ArrayList<>(unnumbered.size());
        for (ClusterRow row : unnumbered) {
            rows.add(new ClusterRow(rows.size() + 1, row.documents(), row.cluster()));
        }
        return rows;
    }

    private ClusterRow row(int number, Cluster cluster) {
        List<Long> byName = cluster.documentIds().stream()
                .sorted(Comparator.comparing(this::name, PathNames.ORDER))
                .toList();
        return new ClusterRow(number, byName, cluster);
    }

    /// All files that are not documents, by name.
    public List<SkipRow> skips() {
        return findings.skips().stream()
                .map(skip -> new SkipRow(names.of(skip.path()), skip))
                .sorted(Comparator.comparing(SkipRow::name, PathNames.ORDER))
                .toList();
    }

    private Named named(long id) {
        Named named = documents.get(id);
        if (named == null) {
            throw new IllegalArgumentException("findings lack document " + id);
        }
        return named;
    }
}
