package app.likeness.report;

import app.likeness.compare.Pair;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// With which other document one shares most ([Pair#mostOf]), and how much of it that is.
record Strongest(long other, double share) {
    /// For each document of `pairs` the one that it shares most with; of equals the first.
    ///
    /// @param isQuiet whether a pair is passed over where the document has another one
    static Map<Long, Strongest> of(List<PairRow> pairs, Predicate<PairRow> isQuiet) {
        Map<Long, PairRow> best = new HashMap<>();
        for (PairRow row : pairs) {
            offer(best, row.left().id(), row, isQuiet);
            offer(best, row.right().id(), row, isQuiet);
        }
        Map<Long, Strongest> strongest = new HashMap<>();
        best.forEach((id, row) -> strongest.put(
                id, new Strongest(row.pair().partnerOf(id), row.pair().containmentOf(id))));
        return strongest;
    }

    private static void offer(Map<Long, PairRow> best, long document, PairRow row, Predicate<PairRow> isQuiet) {
        Comparator<PairRow> order =
                Comparator.comparing(isQuiet::test).thenComparing(PairRow::pair, Pair.mostOf(document));
        PairRow known = best.get(document);
        if (known == null || order.compare(row, known) < 0) {
            best.put(document, row);
        }
    }
}
