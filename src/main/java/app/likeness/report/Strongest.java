package app.likeness.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A document's largest share, and with which other document.
record Strongest(long other, double share) {
    /// For each document of `pairs` the largest share of it that stands in another one; the first of equals.
    static Map<Long, Strongest> of(List<PairRow> pairs) {
        Map<Long, Strongest> strongest = new HashMap<>();
        for (PairRow row : pairs) {
            offer(strongest, row.left().id(), row.right().id(), row.containmentLeft());
            offer(strongest, row.right().id(), row.left().id(), row.containmentRight());
        }
        return strongest;
    }

    private static void offer(Map<Long, Strongest> strongest, long document, long other, double share) {
        Strongest known = strongest.get(document);
        if (known == null || share > known.share) {
            strongest.put(document, new Strongest(other, share));
        }
    }
}
