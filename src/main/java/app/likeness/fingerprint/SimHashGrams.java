package app.likeness.fingerprint;

import app.likeness.fingerprint.grams.ShortGrams;
import app.likeness.fingerprint.hash.BitCounter;
import app.likeness.text.fold.FoldedText;
import java.util.Optional;

/// [Method#SIMHASH_GRAMS], the default distance: 64 bits (Charikar 2002) over three characters or two words of the
/// folded text ([ShortGrams]), each occurrence with weight 1. A bit of the sketch is 1 where the sum of the votes is at
/// least 0, that is where at least half of the grams have it.
///
/// A change of one character changes three grams, so in a text of n characters some 3 ÷ n of the votes, wherever it is;
/// the distance of two texts grows with the share of grams that they do not have in common (Charikar: each bit differs
/// with probability θ ÷ π, θ being the angle between the two vectors of counts). Unrelated texts are about 32 bits
/// apart. No word list is asked. O(length), half a kilobyte of memory however long the text is.
public final class SimHashGrams implements Fingerprinter {
    /// The fewest grams that are sketched: with fewer votes a bit is decided by one or two of them, and without any
    /// all texts would have the same bits.
    public static final int LEAST_GRAMS = 8;

    @Override
    public Method method() {
        return Method.SIMHASH_GRAMS;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        return sketch(folded).map(sketch -> sketch);
    }

    /// The sketch of a text whose folded form is `text`; empty when it has fewer than [#LEAST_GRAMS] grams.
    public static Optional<Sketch> sketch(FoldedText text) {
        BitCounter votes = new BitCounter();
        ShortGrams.forEach(text, votes::add);
        long grams = votes.features();
        return grams < LEAST_GRAMS ? Optional.empty() : Optional.of(new Sketch(votes.bitsAtLeast((grams + 1) / 2)));
    }
}
