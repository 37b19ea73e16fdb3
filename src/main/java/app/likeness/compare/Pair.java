package app.likeness.compare;

import java.util.Comparator;
import java.util.OptionalInt;

/// A verified candidate: two documents that share text, with how much.
///
/// @param leftId the smaller document id
/// @param rightId the larger document id
/// @param distance Hamming distance of the default sketches, 0…64, or -1 where a text is too short for one
/// @param resemblance shared ÷ all distinct grams of the two texts, 0…1 (Broder 1997)
/// @param containmentLeft share of the left text's characters that stand in the right one word for word, 0…1
/// @param containmentRight the same of the right text, 0…1
/// @param changedLeft share of the left text's characters that were changed inside passages, 0…1
/// @param changedRight the same of the right text, 0…1
/// @param sharedCharacters folded characters that are the same, the smaller of the two sides' counts
/// @param longestPassage folded characters of the longest passage, changed ones included
/// @param distinctive how much of what is shared stands in few documents, 0…1: little of what everybody says
public record Pair(
        long leftId,
        long rightId,
        int distance,
        double resemblance,
        double containmentLeft,
        double containmentRight,
        double changedLeft,
        double changedRight,
        int sharedCharacters,
        int longestPassage,
        double distinctive) {
    /// Below so much that is distinctive two texts share standing phrases: most of it stands in many others, too.
    private static final double LEAST_DISTINCTIVE = 1.0 / 3;

    /// What a share of standing phrases counts where shares are ranked.
    private static final double RANK_OF_PHRASES = 0.1;

    public Pair {
        if (leftId >= rightId) {
            throw new IllegalArgumentException("leftId must be below rightId: " + leftId + ", " + rightId);
        }
    }

    /// A pair of which everything is distinctive, and nothing was changed inside passages.
    public Pair(
            long leftId,
            long rightId,
            int distance,
            double resemblance,
            double containmentLeft,
            double containmentRight,
            int sharedCharacters,
            int longestPassage) {
        this(
                leftId,
                rightId,
                distance,
                resemblance,
                containmentLeft,
                containmentRight,
                0,
                0,
                sharedCharacters,
                longestPassage,
                1);
    }

    public OptionalInt hammingDistance() {
        return distance < 0 ? OptionalInt.empty() : OptionalInt.of(distance);
    }

    /// The share of one of the two documents that stands in the other one, 0…1.
    public double containmentOf(long documentId) {
        return documentId == leftId ? containmentLeft : containmentRight;
    }

    /// The other one of the two documents.
    public long partnerOf(long documentId) {
        return documentId == leftId ? rightId : leftId;
    }

    /// Of pairs that a document is in that with most of it first, standing phrases behind the rest, of equal ones
    /// that with most of the other document: so it is told with which one it shares most. Of what is equal in both,
    /// lists take the other document that comes first by its path.
    public static Comparator<Pair> mostOf(long documentId) {
        return Comparator.comparingDouble((Pair pair) -> pair.ranked(pair.containmentOf(documentId)))
                .thenComparingDouble(pair -> pair.containmentOf(pair.partnerOf(documentId)))
                .reversed();
    }

    /// The larger of the two containments: the share of the text that has more of itself in the other, word for word.
    public double share() {
        return Math.max(containmentLeft, containmentRight);
    }

    /// Whether what the two share is little more than what many documents have: the form of a bulletin, a formula.
    public boolean isPhrases() {
        return distinctive < LEAST_DISTINCTIVE;
    }

    /// By what the pair is ranked and lines are drawn, 0…1: its share, or a tenth of it where that is standing
    /// phrases.
    public double rank() {
        return ranked(share());
    }

    /// The same of one of its two containments.
    public double ranked(double containment) {
        return isPhrases() ? RANK_OF_PHRASES * containment : containment;
    }

    /// What of the shorter text is shared and stands in few documents, 0…1: the share as far as it is distinctive.
    public double distinctiveShare() {
        return distinctive * share();
    }

    /// How strongly the pair links its documents to one group, 0…1: what both have of each other in passages, changed
    /// words included, as their geometric mean, as far as it is distinctive.
    public double linkage() {
        return distinctive * Math.sqrt((containmentLeft + changedLeft) * (containmentRight + changedRight));
    }

    /// The step of the share; of standing phrases never more than passages.
    public ShareBand band() {
        return isPhrases() ? ShareBand.PASSAGES : ShareBand.of(share());
    }

    /// What the pair is called.
    public PairLevel level() {
        return isPhrases() ? PairLevel.PHRASES : PairLevel.of(containmentLeft, containmentRight);
    }
}
