package app.likeness.report.content;

import app.likeness.compare.Pair;
import app.likeness.report.names.ReportedPair;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// With which other document one shares most ([Pair#mostOf]), and how much of it that is.
public record Strongest(long other, double share) {
    /// For each document of `pairs` the one that it shares most with; of equals the first.
    ///
    /// @param isQuiet whether a pair is passed over where the document has another one
    public static Map<Long, Strongest> of(List<ReportedPair> pairs, Predicate<ReportedPair> isQuiet) {
        Map<Long, ReportedPair> best = new HashMap<>();
        for (ReportedPair row : pairs) {
            offer(best, row.left().id(), row, isQuiet);
            offer(best, row.right().id(), row, isQuiet);
        }
        Map<Long, Strongest> strongest = new HashMap<>();
        best.forEach((id, row) -> strongest.put(
                id, new Strongest(row.pair().partnerOf(id), row.pair().containmentOf(id))));
        return strongest;
    }

    private static void offer(
            Map<Long, ReportedPair> best, long document, ReportedPair row, Predicate<ReportedPair> isQuiet) {
        Comparator<ReportedPair> order =
                Comparator.comparing(isQuiet::test).thenComparing(ReportedPair::pair, Pair.mostOf(document));
        ReportedPair known = best.get(document);
        if (known == null || order.compare(row, known) < 0) {
            best.put(document, row);
        }
    }
}
