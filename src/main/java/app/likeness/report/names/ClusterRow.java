package app.likeness.report.names;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import java.util.List;

/// A cluster as files show it.
///
/// @param number from 1, the largest cluster first
/// @param documents the numbers of its documents, by name
/// @param related documents outside that share so much with one of its own that it might have linked them, by name
/// @param cluster itself
public record ClusterRow(int number, List<Long> documents, List<Long> related, Cluster cluster) {
    public ClusterRow {
        documents = List.copyOf(documents);
        related = List.copyOf(related);
    }

    /// Its strongest link.
    public Pair strongest() {
        return cluster.strongestPair();
    }

    /// The link without which the cluster falls in two.
    public Pair weakest() {
        return cluster.weakestLink();
    }
}
