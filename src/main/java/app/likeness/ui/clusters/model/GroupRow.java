package app.likeness.ui.clusters.model;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Distances;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.words.DocumentDate;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// A cluster with its documents.
///
/// @param documents at least two, by date; those without a date last, by id
public record GroupRow(Cluster cluster, List<Document> documents) {
    private record Dated(Document document, Optional<DocumentDate> date) {}

    private static final Comparator<Dated> BY_DATE = Comparator.comparing(
                    (Dated each) -> each.date().orElse(null), Comparator.nullsLast(Comparator.naturalOrder()))
            .thenComparingLong(each -> each.document().id());

    public GroupRow {
        documents = List.copyOf(documents);
    }

    /// The row of a cluster. A document may be gone and not yet its pairs, while a scan runs. O(n log n).
    static GroupRow of(Cluster cluster, DocumentsById byId) {
        return new GroupRow(
                cluster,
                cluster.documentIds().stream()
                        .map(byId::get)
                        .filter(Objects::nonNull)
                        .map(document -> new Dated(document, DocumentDate.of(document)))
                        .sorted(BY_DATE)
                        .map(Dated::document)
                        .toList());
    }

    /// The earliest document gives the group its name.
    public String title() {
        return documents.getFirst().title();
    }

    /// The date of the earliest document.
    public Optional<DocumentDate> earliest() {
        return DocumentDate.of(documents.getFirst());
    }

    /// Whether this is `other`, perhaps with more or fewer members by now.
    public boolean isSameAs(GroupRow other) {
        return key() == other.key();
    }

    /// What stays the same while a group grows: the document that was read first.
    public long key() {
        return cluster.documentIds().getFirst();
    }

    /// How far the fingerprints of its pairs are apart. O(pairs).
    public Optional<Distances> distances() {
        return Distances.of(cluster.pairs());
    }

    public int size() {
        return documents.size();
    }

    public Pair strongest() {
        return cluster.strongestPair();
    }
}
