package app.likeness.compare;

import app.likeness.fingerprint.Sketch;
import java.util.Optional;

/// Decides whether two documents share text, by counting, and how much, by aligning (algorithms, section 3).
///
/// A candidate becomes a pair when
/// - the folded texts are equal, or
/// - at least a quarter of the rare grams of the shorter text, and no fewer than four, also stand in the longer one,
///   or
/// - at least 0.6 of all its grams do, or 0.75 where it has fewer than 200, or
/// - at least 20 rare grams are shared, or 12 between texts that are mainly words,
///
/// and then only if a match survives. Rare grams tell more because everybody uses the others: of 5,266 formulaic
/// broadcast items a quarter of the rare grams alone joins 283 pairs; 0.6 of all grams alone joins 1,207, nearly all
/// of them short bulletins with other figures in the same sentences, so a short text must agree in more. Immutable;
/// safe for several threads as long as nobody adds to the frequencies.
public final class PairVerifier {
    private static final double LEAST_RARE_CONTAINMENT = 0.25;
    private static final int LEAST_RARE = 4;
    private static final double LEAST_CONTAINMENT = 0.6;
    private static final double LEAST_SHORT_CONTAINMENT = 0.75;
    private static final int SHORT = 200;
    private static final int PASSAGE = 20;
    private static final int WORDS_PASSAGE = 12;

    private final GramFrequencies frequencies;
    private final Aligner aligner = new Aligner();

    public PairVerifier(GramFrequencies frequencies) {
        this.frequencies = frequencies;
    }

    /// The pair of two documents with different ids, in either order; empty when they share too little.
    public Optional<PairTally> verify(ComparedText one, ComparedText other) {
        ComparedText left = one.documentId() < other.documentId() ? one : other;
        ComparedText right = left == one ? other : one;
        if (!sharesEnough(left, right)) {
            return Optional.empty();
        }
        Comparison comparison = aligner.compare(left.folded(), right.folded());
        return comparison.matches().isEmpty() ? Optional.empty() : Optional.of(pair(left, right, comparison));
    }

    private boolean sharesEnough(ComparedText left, ComparedText right) {
        int shared = SortedGrams.shared(left.grams(), right.grams());
        if (shared == 0) {
            return left.folded().characters().equals(right.folded().characters());
        }
        long[] shorter = left.grams().length <= right.grams().length ? left.grams() : right.grams();
        if (shared >= (shorter.length < SHORT ? LEAST_SHORT_CONTAINMENT : LEAST_CONTAINMENT) * shorter.length) {
            return true;
        }
        int sharedRare = SortedGrams.sharedRare(left.grams(), right.grams(), frequencies);
        return sharedRare >= passage(left, right)
                || (sharedRare >= LEAST_RARE
                        && SortedGrams.hasRareAtMost(sharedRare / LEAST_RARE_CONTAINMENT, shorter, frequencies));
    }

    /// How many shared rare grams are a passage: words when most characters of both texts belong to words.
    private static int passage(ComparedText left, ComparedText right) {
        return isWords(left) && isWords(right) ? WORDS_PASSAGE : PASSAGE;
    }

    private static boolean isWords(ComparedText text) {
        return text.folded().length() > 2 * text.folded().units();
    }

    private static PairTally pair(ComparedText left, ComparedText right, Comparison comparison) {
        Optional<Sketch> leftSketch = left.sketch();
        Optional<Sketch> rightSketch = right.sketch();
        return new PairTally(
                left.documentId(),
                right.documentId(),
                leftSketch.isPresent() && rightSketch.isPresent()
                        ? leftSketch.get().distance(rightSketch.get())
                        : -1,
                comparison.resemblance(),
                new CountedComparison(comparison, left.excluded(), right.excluded()).counts());
    }
}
