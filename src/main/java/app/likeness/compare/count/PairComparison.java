package app.likeness.compare.count;

import app.likeness.compare.Comparison;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.text.fold.FoldedText;
import java.util.BitSet;
import java.util.function.BooleanSupplier;

/// How two texts are compared and counted, by one way for all who ask: each is folded and what may be left out of it
/// is found ([#excluded]); both are aligned, the passages that a reviewer accepted are set aside, and what is left is
/// counted ([#counted]). Safe for several threads.
public final class PairComparison {
    private final ExclusionFinder finder;
    private final Alignment alignment;

    /// Finds what two texts have in common.
    public interface Alignment {
        /// What two folded texts have in common.
        ///
        /// @param cancelled asked now and then
        Comparison of(FoldedText left, FoldedText right, BooleanSupplier cancelled);
    }

    /// Says which matches of a comparison are acceptable, by their numbers.
    public interface Accepted {
        /// Every match counts.
        Accepted NONE = (comparison, left, right) -> new BitSet();

        BitSet among(Comparison comparison, FoldedText left, FoldedText right);
    }

    public PairComparison(ExclusionFinder finder) {
        this(finder, new Aligner()::compare);
    }

    public PairComparison(ExclusionFinder finder, Alignment alignment) {
        this.finder = finder;
        this.alignment = alignment;
    }

    /// A text, folded, with all that may be left out of it: to be made once for all that it is compared with.
    public ExcludedText excluded(String text) {
        return finder.excluded(text, FoldedText.of(text));
    }

    /// What two texts share, every match of it.
    public CountedComparison counted(ExcludedText left, ExcludedText right) {
        return counted(left, right, Accepted.NONE, () -> false);
    }

    /// What two texts share and what of it counts.
    ///
    /// @param cancelled asked now and then
    /// @throws java.util.concurrent.CancellationException when it says so
    public CountedComparison counted(
            ExcludedText left, ExcludedText right, Accepted accepted, BooleanSupplier cancelled) {
        Comparison comparison = alignment.of(left.folded(), right.folded(), cancelled);
        return new CountedComparison(
                comparison, left, right, accepted.among(comparison, left.folded(), right.folded()));
    }
}
