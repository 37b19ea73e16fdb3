package app.likeness.report.names;

import app.likeness.compare.Pair;
import app.likeness.text.document.Document;
import java.util.Comparator;

/// A pair as files show it: the left document is the one that all is about; else the one of [NamedFindings.Sides].
///
/// @param turned whether the pair's own left and right stand the other way round
public record ReportedPair(
        Document left, String leftName, Document right, String rightName, Pair pair, boolean turned) {
    /// By the two names: the order of the pairs file.
    public static final Comparator<ReportedPair> BY_NAME = Comparator.comparing(ReportedPair::leftName, PathNames.ORDER)
            .thenComparing(ReportedPair::rightName, PathNames.ORDER);

    /// The strongest first, standing phrases last, then by the two names: the order of reports.
    public static final Comparator<ReportedPair> STRONGEST_FIRST = Comparator.comparingDouble(
                    (ReportedPair row) -> row.pair.rank())
            .reversed()
            .thenComparing(BY_NAME);

    /// Share of the left document that also stands in the right one, word for word.
    public double containmentLeft() {
        return turned ? pair.containmentRight() : pair.containmentLeft();
    }

    /// The share of the left document that was changed inside passages, 0…1.
    public double changedLeft() {
        return turned ? pair.changedRight() : pair.changedLeft();
    }

    /// The same of the right one.
    public double changedRight() {
        return turned ? pair.changedLeft() : pair.changedRight();
    }

    /// Share of the right document that also stands in the left one, word for word.
    public double containmentRight() {
        return turned ? pair.containmentLeft() : pair.containmentRight();
    }

    /// The Hamming distance as a number; nothing where a text is too short for one.
    public String distance() {
        return pair.hammingDistance().isPresent() ? Integer.toString(pair.distance()) : "";
    }
}
