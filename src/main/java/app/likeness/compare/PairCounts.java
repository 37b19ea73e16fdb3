package app.likeness.compare;

import java.util.List;

/// The characters of a pair counted by what they may be left out for: gives the numbers under any setting, without
/// the texts. A few dozen bytes.
///
/// @param left all characters of the left text
/// @param right all characters of the right text
/// @param sharedLeft those of the left text that stand in the right one word for word
/// @param sharedRight those of the right text that stand in the left one word for word
/// @param coveredLeft those of the left text that are inside a passage, changed words included
/// @param coveredRight those of the right text that are inside a passage, changed words included
/// @param longest the passages that are the longest under some setting
public record PairCounts(
        Tally left,
        Tally right,
        Tally sharedLeft,
        Tally sharedRight,
        Tally coveredLeft,
        Tally coveredRight,
        List<Passage> longest) {
    /// The characters of a passage on both sides.
    public record Passage(Tally left, Tally right) {
        /// The characters that count when `leftOut` is left out, on the side where they are fewer.
        public int counted(Exclusions leftOut) {
            return Math.min(left.counted(leftOut), right.counted(leftOut));
        }

        Passage mirrored() {
            return new Passage(/* left= */ right, /* right= */ left);
        }
    }

    /// Counts of passages in which nothing was changed, or of which it is not known.
    public PairCounts(Tally left, Tally right, Tally sharedLeft, Tally sharedRight, List<Passage> longest) {
        this(left, right, sharedLeft, sharedRight, sharedLeft, sharedRight, longest);
    }

    public PairCounts {
        longest = List.copyOf(longest);
    }

    /// The numbers when `leftOut` is left out. O(1).
    public Shares shares(Exclusions leftOut) {
        int most = 0;
        for (Passage passage : longest) {
            most = Math.max(most, passage.counted(leftOut));
        }
        int sameLeft = sharedLeft.counted(leftOut);
        int sameRight = sharedRight.counted(leftOut);
        return new Shares(
                left.counted(leftOut),
                right.counted(leftOut),
                sameLeft,
                sameRight,
                coveredLeft.counted(leftOut) - sameLeft,
                coveredRight.counted(leftOut) - sameRight,
                most);
    }

    /// The ways that any character inside a passage has.
    public int ways() {
        return coveredLeft.ways() | coveredRight.ways();
    }

    /// Whether any character of either text may be left out as `kind`.
    public boolean has(Exclusion kind) {
        return ((left.mask() | right.mask()) & kind.bit()) != 0;
    }

    /// The same with the sides exchanged.
    public PairCounts mirrored() {
        return new PairCounts(
                /* left= */ right,
                /* right= */ left,
                /* sharedLeft= */ sharedRight,
                /* sharedRight= */ sharedLeft,
                /* coveredLeft= */ coveredRight,
                /* coveredRight= */ coveredLeft,
                longest.stream().map(Passage::mirrored).toList());
    }
}
