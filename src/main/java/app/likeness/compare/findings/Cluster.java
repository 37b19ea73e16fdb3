package app.likeness.compare.findings;

import app.likeness.compare.Pair;
import java.util.List;

/// One text and its copies: documents that [Clusters] joined.
///
/// @param documentIds at least two, ascending
/// @param pairs the pairs among them, strongest share first
/// @param weakestLink the smallest edge of the maximum spanning tree: without it the cluster falls in two
public record Cluster(List<Long> documentIds, List<Pair> pairs, Pair weakestLink) {
    public Cluster {
        documentIds = List.copyOf(documentIds);
        pairs = List.copyOf(pairs);
    }

    /// The pair with the largest share.
    public Pair strongestPair() {
        return pairs.getFirst();
    }
}
