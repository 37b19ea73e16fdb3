package app.likeness.compare;

import app.likeness.text.Document;
import app.likeness.text.Skip;
import java.util.List;

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
}
