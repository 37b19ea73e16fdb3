package app.likeness.report.names;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import java.util.List;

/// A cluster as files show it.
///
/// @param number from 1, the largest cluster first
/// @param documents the numbers of its documents, by name
/// @param cluster itself
public record ClusterRow(int number, List<Long> documents, Cluster cluster) {
    public ClusterRow {
        documents = List.copyOf(documents);
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
