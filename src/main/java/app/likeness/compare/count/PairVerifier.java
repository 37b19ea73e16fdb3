package app.likeness.compare.count;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.PairTally;
import app.likeness.compare.SortedGrams;
import app.likeness.compare.index.GramFrequencies;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Decides whether two documents share text, by counting, and how much, by aligning (decisions/0021).
///
/// A candidate becomes a pair when
/// - the folded texts are equal, or
/// - at least a quarter of the rare grams of the shorter text, and no fewer than four, also stand in the longer one,
///   or
/// - at least 0.6 of all its grams do, or 0.75 where it has fewer than 200, or
/// - at least 20 rare grams are shared, or 12 between texts that are mainly words, or
/// - at least 33 grams are shared that are *not frequent*, which are in at most five times as many documents as a rare
///   one may be, and they are a quarter of those of the shorter text, which has at least 150 grams, or 40 characters in
///   a row (20 grams and 100 characters between texts that are mainly words),
///
/// and then only if a match survives. Rare grams tell more because everybody uses the others: of 5,266 formulaic
/// broadcast items a quarter of the rare grams alone joins 283 pairs; 0.6 of all grams alone joins 1,207, nearly all of
/// them short bulletins with other figures in the same sentences, so a short text must agree in more. The last rule is
/// for texts that were copied so often that their own grams are no longer rare: without it, of sixteen reposts of each
/// of 150 articles 2 to 7 in 100 were missed, and nearly every quote of 60 characters of one of them. Immutable; safe
/// for several threads as long as nobody adds to the frequencies.
public final class PairVerifier {
    private static final double LEAST_PART = 0.25;
    private static final int LEAST_RARE = 4;
    private static final double LEAST_CONTAINMENT = 0.6;
    private static final double LEAST_SHORT_CONTAINMENT = 0.75;
    private static final int SHORT = 200;
    private static final int PASSAGE = 20;
    private static final int WORDS_PASSAGE = 12;
    private static final int COPIED_PASSAGE = 33;
    private static final int COPIED_WORDS_PASSAGE = 20;

    private static final int COPIED_LENGTH = 150;
    private static final int COPIED_RUN = 40;
    private static final int COPIED_WORDS_RUN = 100;
    private static final int NO_RUN = Integer.MAX_VALUE;

    /// So many times as many documents as those of a rare gram: 0.5 %, where the search for candidates stops too.
    private static final int UNFREQUENT = 5;

    /// The counters do not tell apart what lies above.
    private static final int MOST_COUNTED = 254;

    private final GramFrequencies frequencies;

    public PairVerifier(GramFrequencies frequencies) {
        this.frequencies = frequencies;
    }

    /// The pair of two documents with different ids, in either order; empty when they share too little.
    public Optional<PairTally> verify(ComparedText one, ComparedText other) {
        return verified(one, other, () -> false).map(VerifiedPair::tally);
    }

    /// As [#verify(ComparedText, ComparedText)], with what the pair was counted from.
    ///
    /// @param cancelled asked now and then
    /// @throws java.util.concurrent.CancellationException when it says so
    public Optional<VerifiedPair> verified(ComparedText one, ComparedText other, BooleanSupplier cancelled) {
        ComparedText left = one.documentId() < other.documentId() ? one : other;
        ComparedText right = left == one ? other : one;
        int run = neededRun(left, right);
        if (run == NO_RUN) {
            return Optional.empty();
        }
        Comparison comparison = left.comparedWith(right, cancelled);
        return comparison.matches().isEmpty() || longestRun(comparison) < run
                ? Optional.empty()
                : Optional.of(new VerifiedPair(left.talliedWith(right, comparison), comparison));
    }

    /// Whether two texts with these grams could be a pair: no pair that [#verify] gives is refused, and what is
    /// refused need not be read. Texts are taken for words, of which the least is asked; those without grams are
    /// let through.
    ///
    /// @param right the different gram hashes of the other text, in any order
    public boolean isPossible(GramSet left, long[] right) {
        if (left.grams().length == 0 && right.length == 0) {
            return true;
        }
        long[] shared = new long[right.length];
        int size = left.shared(right, shared);
        return neededRun(shared, size, shorter(left.grams(), right), true) != NO_RUN;
    }

    /// How many characters in a row two texts must have in common to be a pair: 0 where their grams are enough,
    /// [#NO_RUN] where none is long enough.
    private int neededRun(ComparedText left, ComparedText right) {
        long[] shorter = shorter(left.grams(), right.grams());
        if (shorter.length == 0) {
            // Equal texts have equal grams, so they share some unless they have none.
            return left.folded().characters().equals(right.folded().characters()) ? 0 : NO_RUN;
        }
        long[] shared = new long[shorter.length];
        int size = SortedGrams.shared(left.grams(), right.grams(), shared);
        return neededRun(shared, size, shorter, isWords(left) && isWords(right));
    }

    private static long[] shorter(long[] left, long[] right) {
        return left.length <= right.length ? left : right;
    }

    /// The same by the grams that two texts share, the first `size` of `shared`, and all grams of the one that has
    /// fewer.
    private int neededRun(long[] shared, int size, long[] shorter, boolean words) {
        if (size == 0) {
            return NO_RUN;
        }
        if (size >= (shorter.length < SHORT ? LEAST_SHORT_CONTAINMENT : LEAST_CONTAINMENT) * shorter.length) {
            return 0;
        }
        int limit = frequencies.limit();
        int unfrequent = Math.min(UNFREQUENT * limit, MOST_COUNTED);
        int rare = 0;
        int copied = 0;
        for (int i = 0; i < size; i++) {
            int documents = frequencies.count(shared[i]);
            rare += documents <= limit ? 1 : 0;
            copied += documents <= unfrequent ? 1 : 0;
        }
        if (rare >= (words ? WORDS_PASSAGE : PASSAGE) || (rare >= LEAST_RARE && isQuarter(rare, shorter, limit))) {
            return 0;
        }
        if (copied < (words ? COPIED_WORDS_PASSAGE : COPIED_PASSAGE)) {
            return NO_RUN;
        }
        return shorter.length >= COPIED_LENGTH && isQuarter(copied, shorter, unfrequent)
                ? 0
                : words ? COPIED_WORDS_RUN : COPIED_RUN;
    }

    /// Whether the shared grams are a quarter of those of the shorter text that are in at most `most` documents.
    /// Reads no further than it must.
    private boolean isQuarter(int shared, long[] shorter, int most) {
        double grams = shared / LEAST_PART;
        int counted = 0;
        for (long gram : shorter) {
            counted += frequencies.count(gram) <= most ? 1 : 0;
            if (counted > grams) {
                return false;
            }
        }
        return true;
    }

    private static int longestRun(Comparison comparison) {
        int longest = 0;
        for (Match match : comparison.matches()) {
            for (Match.Run run : match.runs()) {
                longest = Math.max(longest, run.characters());
            }
        }
        return longest;
    }

    /// Whether most characters belong to words.
    private static boolean isWords(ComparedText text) {
        return text.folded().length() > 2 * text.folded().units();
    }
}
