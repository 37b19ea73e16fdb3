package app.likeness.compare.count;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Tally;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;

/// What remains of a passage under each setting, and whether that is still long enough to count: a full stop behind
/// text that everybody was given is nothing that two texts share.
///
/// Under a setting that takes some of a passage away, or leaves out what is short, the rest counts from the least
/// length
/// on that a passage has ([Aligner#LEAST_WEIGHT], or [CountedComparison#LEAST_WEIGHT] where `SHORT` is left out), on
/// the
/// longer side. The less is left out, the more remains; so under which settings a character counts is told by the
/// fewest kinds of which none may be left out, and these are its ways.
final class Remainder {
    private static final int SHORT = Exclusion.SHORT.bit();

    private static final int ALL = Tally.MASKS - 1;

    /// By mask of the kinds that a character carries its ways, as [Tally] has them.
    private final int[] ways = new int[Tally.MASKS];

    /// @param leftMasks the masks of the characters of the passage's left side
    /// @param rightMasks those of its right side
    Remainder(ExcludedText left, Span leftSpan, int[] leftMasks, ExcludedText right, Span rightSpan, int[] rightMasks) {
        boolean[] counts = counts(weights(left, leftSpan, leftMasks), weights(right, rightSpan, rightMasks));
        for (int mask = 0; mask < Tally.MASKS; mask++) {
            ways[mask] = ways(mask, counts);
        }
    }

    /// The ways of a character of the passage that carries the kinds of `mask`: never 0.
    int ways(int mask) {
        return ways[mask];
    }

    /// By mask what the units with these kinds weigh together.
    private static int[] weights(ExcludedText text, Span span, int[] masks) {
        int[] weights = new int[Tally.MASKS];
        FoldedText folded = text.folded();
        int from = text.before(span.start());
        for (int unit = folded.unitFrom(from);
                unit < folded.units() && folded.unitStart(unit) < from + masks.length;
                unit++) {
            weights[masks[folded.unitStart(unit) - from]] += folded.unitWeight(unit);
        }
        return weights;
    }

    /// By setting, as a mask of the kinds that are left out, whether what remains counts.
    private static boolean[] counts(int[] left, int[] right) {
        boolean[] counts = new boolean[Tally.MASKS];
        for (int off = 0; off < Tally.MASKS; off++) {
            int leftOut = off & ~SHORT;
            int remains = Math.max(remaining(left, leftOut), remaining(right, leftOut));
            boolean isWhole =
                    remaining(left, leftOut) == remaining(left, 0) && remaining(right, leftOut) == remaining(right, 0);
            counts[off] = (off & SHORT) != 0
                    ? remains >= CountedComparison.LEAST_WEIGHT
                    : isWhole || remains >= Aligner.LEAST_WEIGHT;
        }
        return counts;
    }

    private static int remaining(int[] weights, int leftOut) {
        int weight = 0;
        for (int mask = 0; mask < weights.length; mask++) {
            weight += (mask & leftOut) == 0 ? weights[mask] : 0;
        }
        return weight;
    }

    /// The smallest masks that hold `own` and of which the passage counts when everything else is left out.
    private static int ways(int own, boolean[] counts) {
        int ways = 0;
        // A mask comes behind all that it holds.
        for (int mask = own; mask < Tally.MASKS; mask++) {
            if ((mask & own) == own && counts[ALL & ~mask] && !holdsOne(mask, ways)) {
                ways |= 1 << mask;
            }
        }
        return ways;
    }

    private static boolean holdsOne(int mask, int ways) {
        for (int way = 0; way < mask; way++) {
            if ((ways >>> way & 1) != 0 && (mask & way) == way) {
                return true;
            }
        }
        return false;
    }
}
