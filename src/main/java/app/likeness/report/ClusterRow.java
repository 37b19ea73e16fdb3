package app.likeness.report;

import app.likeness.compare.Pair;
import java.util.List;

/// A cluster as files show it.
///
/// @param number from 1, the largest cluster first
/// @param documents the numbers of its documents, by name
/// @param weakest the link without which the cluster falls in two
public record ClusterRow(int number, List<Long> documents, Pair strongest, Pair weakest) {
    public ClusterRow {
        documents = List.copyOf(documents);
    }
}
