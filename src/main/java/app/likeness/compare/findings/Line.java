package app.likeness.compare.findings;

import java.util.Arrays;
import java.util.Optional;

/// Where the line is drawn between what stands out and what does not: the least share of a pair that is shown. Drawn
/// at one of the stops, or by hand.
public sealed interface Line permits Stop, DrawnLine {
    /// The least share of a pair, 0…1.
    ///
    /// @param usual what unrelated documents share here, 0…1: see [UsualShare]
    double share(double usual);

    /// The name in files.
    String label();

    /// Whether a pair below the line is shown all the same when it has a passage that is long enough to count (see
    /// `CountedComparison.LEAST_WEIGHT`): up to the balanced stop, so that no copied paragraph is hidden by the
    /// length of the texts around it.
    default boolean showsLongPassages(double usual) {
        return share(usual) <= Stop.BALANCED.share(usual);
    }

    /// The line with this [#label]; empty for what no line writes.
    static Optional<Line> labelled(String label) {
        Optional<Line> stop = Arrays.stream(Stop.values())
                .filter(each -> each.label().equals(label))
                .map(Line.class::cast)
                .findFirst();
        return stop.or(() -> DrawnLine.labelled(label).map(Line.class::cast));
    }
}
