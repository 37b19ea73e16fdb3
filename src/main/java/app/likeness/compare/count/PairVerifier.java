package app.likeness.compare.count;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.PairTally;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Decides whether two documents share text, by counting, and how much, by aligning (decisions/0058).
///
/// Two texts become a pair when
/// - they are equal when folded, or
/// - at least 0.6 of all grams of the shorter one also stand in the other, or 0.75 where it has fewer than 200, and a
///   passage shows; or
/// - they share seed grams close together ([LocalEvidence]), and those that stand in the passages that the alignment
///   shows are evidence enough by themselves.
///
/// The second rule is for texts of one form, which have little that is rare: a bulletin with other figures. The third
/// says of what the alignment shows whether unrelated texts of this corpus show it, too. Immutable; safe for several
/// threads as long as nobody adds to the frequencies.
public final class PairVerifier {
    /// How many units a seed gram has.
    private static final int WORDS = 2;

    private static final int CHARACTERS = 5;

    private static final double LEAST_PART = 0.25;
    private static final int LEAST_RARE = 4;
    private static final int PASSAGE = 20;
    private static final int WORDS_PASSAGE = 12;
    private static final double LEAST_CONTAINMENT = 0.6;
    private static final double LEAST_SHORT_CONTAINMENT = 0.75;
    private static final int SHORT = 200;

    /// From which resemblance on a pair is more distinctive than its grams say, and from which it is wholly: a text
    /// that
    /// a hundred others repeat nearly to the letter is no form that they fill in, of which less than so much stays.
    private static final double RESEMBLANCE_OF_FORM = 0.65;

    private static final double RESEMBLANCE_OF_COPY = 0.85;

    private final LocalEvidence evidence;

    public PairVerifier(LocalEvidence evidence) {
        this.evidence = evidence;
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
        boolean isEqual = left.folded().characters().equals(right.folded().characters());
        long[] hits = left.telling(evidence).shared(right.telling(evidence));
        boolean isOfRare = isEqual || isOfRare(hits, left, right) || isContained(left, right);
        if (!isOfRare && !evidence.isEnough(hits, 0, hits.length)) {
            return Optional.empty();
        }
        Comparison comparison = left.comparedWith(right, cancelled);
        long[] inside = inside(hits, comparison.matches(), left, right);
        boolean isPair = !comparison.matches().isEmpty() && (isOfRare || evidence.sum(inside) >= LocalEvidence.LEAST);
        return isPair
                ? Optional.of(new VerifiedPair(
                        left.talliedWith(right, comparison, isEqual ? 1 : distinctive(inside, comparison, left, right)),
                        comparison))
                : Optional.empty();
    }

    /// Whether so much that is rare stands in both texts, or so much of what is rare in the shorter one, that they
    /// share text wherever it stands.
    private boolean isOfRare(long[] hits, ComparedText left, ComparedText right) {
        int rare = evidence.rareLonger(hits, left.seedGrams());
        if (rare < LEAST_RARE) {
            return false;
        }
        return rare >= (isWords(left) && isWords(right) ? WORDS_PASSAGE : PASSAGE)
                || rare >= LEAST_PART * Math.min(left.rareLonger(evidence), right.rareLonger(evidence));
    }

    /// How much of what two texts share stands in few documents, 0…1: of the seed grams in what is the very same.
    private double distinctive(long[] inside, Comparison comparison, ComparedText left, ComparedText right) {
        int units = isWords(left) && isWords(right) ? WORDS : CHARACTERS;
        int seeds = 0;
        for (Match match : comparison.matches()) {
            for (Match.Run run : match.runs()) {
                seeds += Math.max(0, left.units(run.left()) - units + 1);
            }
        }
        double ofCopy = Math.clamp(
                (comparison.resemblance() - RESEMBLANCE_OF_FORM) / (RESEMBLANCE_OF_COPY - RESEMBLANCE_OF_FORM), 0, 1);
        return seeds == 0 ? ofCopy : Math.clamp(evidence.distinctive(inside) / seeds, ofCopy, 1);
    }

    /// Whether most characters belong to words.
    private static boolean isWords(ComparedText text) {
        return text.folded().length() > 2 * text.folded().units();
    }

    /// Whether most grams of the shorter text stand in the other.
    private static boolean isContained(ComparedText left, ComparedText right) {
        int shorter = Math.min(left.grams().size(), right.grams().size());
        double least = shorter < SHORT ? LEAST_SHORT_CONTAINMENT : LEAST_CONTAINMENT;
        return shorter > 0 && left.grams().shared(right.grams()) >= least * shorter;
    }

    /// The hits that stand inside a match on both sides.
    private static long[] inside(long[] hits, List<Match> matches, ComparedText left, ComparedText right) {
        var inside = new BitSet(hits.length);
        for (Match match : matches) {
            for (int i = 0; i < hits.length; i++) {
                if (isInside(match.left(), left.folded(), LocalEvidence.left(hits[i]))
                        && isInside(match.right(), right.folded(), LocalEvidence.right(hits[i]))) {
                    inside.set(i);
                }
            }
        }
        return inside.stream().mapToLong(i -> hits[i]).toArray();
    }

    private static boolean isInside(Span span, FoldedText text, int unit) {
        int start = text.start(text.unitStart(unit));
        return start >= span.start() && start < span.end();
    }
}
