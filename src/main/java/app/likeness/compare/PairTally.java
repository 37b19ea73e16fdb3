package app.likeness.compare;

/// A verified candidate with its characters counted by what they may be left out for: what the corpus keeps of a pair.
///
/// @param leftId the smaller number of a document
/// @param rightId the larger one
/// @param distance Hamming distance of the default sketches, 0…64, or -1 where a text is too short for one
/// @param resemblance shared ÷ all distinct grams of the two whole texts, 0…1 (Broder 1997): nothing is left out of it
/// @param distinctive how much of what is shared stands in few documents, 0…1
public record PairTally(
        long leftId, long rightId, int distance, double resemblance, double distinctive, PairCounts counts) {
    public PairTally {
        if (leftId >= rightId) {
            throw new IllegalArgumentException("leftId must be below rightId: " + leftId + ", " + rightId);
        }
    }

    /// A pair of which everything is distinctive: of texts that were held against no corpus.
    public PairTally(long leftId, long rightId, int distance, double resemblance, PairCounts counts) {
        this(leftId, rightId, distance, resemblance, 1, counts);
    }

    /// The same with other counts.
    public PairTally with(PairCounts others) {
        return new PairTally(leftId, rightId, distance, resemblance, distinctive, others);
    }

    /// The pair with the numbers that it has when `leftOut` is left out; a share that is absent is 0.
    public Pair pair(Exclusions leftOut) {
        return pair(leftId, rightId, distance, resemblance, distinctive, counts.shares(leftOut));
    }

    /// A pair with numbers that were counted already.
    public static Pair pair(
            long leftId, long rightId, int distance, double resemblance, double distinctive, Shares shares) {
        return new Pair(
                leftId,
                rightId,
                distance,
                resemblance,
                shares.containmentLeft().orElse(0),
                shares.containmentRight().orElse(0),
                shares.changedShareLeft().orElse(0),
                shares.changedShareRight().orElse(0),
                shares.sharedCharacters(),
                shares.longestPassage(),
                distinctive);
    }

    /// Whether the texts share characters, and none of them counts when `leftOut` is left out.
    public boolean isLeftOut(Exclusions leftOut) {
        int ways = counts.ways();
        return ways != 0 && (ways & leftOut.allowed()) == 0;
    }

    /// The same pair with other numbers for its documents: `left` for the left one, `right` for the right one.
    public PairTally numbered(long left, long right) {
        return left < right
                ? new PairTally(left, right, distance, resemblance, distinctive, counts)
                : new PairTally(right, left, distance, resemblance, distinctive, counts.mirrored());
    }
}
