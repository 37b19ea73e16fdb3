package app.likeness.compare;

import app.likeness.text.Document;
import app.likeness.text.Skip;
import java.util.List;
import java.util.stream.LongStream;

/// What views and reports show of a corpus.
///
/// @param documents by path
/// @param pairs strongest share first, then by ids
/// @param clusters largest first, then by strongest pair
/// @param skips by path
public record Findings(List<Document> documents, List<Pair> pairs, List<Cluster> clusters, List<Skip> skips) {
    public Findings {
        documents = List.copyOf(documents);
        pairs = List.copyOf(pairs);
        clusters = List.copyOf(clusters);
        skips = List.copyOf(skips);
    }

    /// How many documents are in at least one pair. O(pairs).
    public int sharingDocuments() {
        return (int) pairs.stream()
                .flatMapToLong(pair -> LongStream.of(pair.leftId(), pair.rightId()))
                .distinct()
                .count();
    }

    /// How many documents are in a cluster.
    public int clusteredDocuments() {
        return clusters.stream()
                .mapToInt(cluster -> cluster.documentIds().size())
                .sum();
    }
}
