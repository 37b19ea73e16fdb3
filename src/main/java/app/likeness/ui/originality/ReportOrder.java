package app.likeness.ui.originality;

import app.likeness.compare.Clusters;
import app.likeness.compare.Pair;
import java.util.Comparator;

/// The order of sources: the one that has most of the document first.
final class ReportOrder {
    private ReportOrder() {}

    /// Of pairs that a document is in.
    static Comparator<Pair> mostOf(long document) {
        return Comparator.comparingDouble(
                        (Pair pair) -> pair.leftId() == document ? pair.containmentLeft() : pair.containmentRight())
                .reversed()
                .thenComparing(Clusters.STRONGEST_FIRST);
    }

    /// Of sources of one document.
    static Comparator<Source> of(long document) {
        return Comparator.comparing(Source::pair, mostOf(document));
    }
}
