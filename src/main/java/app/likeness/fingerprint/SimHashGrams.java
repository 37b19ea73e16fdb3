package app.likeness.fingerprint;

import app.likeness.text.FoldedText;
import java.util.Optional;

/// `simhash-grams`, the default distance: 64 bits (Charikar 2002) over the grams of three characters, or two
/// words, of the folded text, each occurrence with weight 1.
///
/// A unit of [FoldedText] weighs 2 when it is a character of a script written without spaces and 3 when it is a word; a
/// gram begins at each unit and takes units until it weighs at least 6: three characters, two words, or of a mixture
/// three units unless two words meet. So what a gram is depends on nothing but its units, in any language, and no word
/// list is asked. A unit's hash is FNV-1a-64 over its UTF-16 units; a gram's is the polynomial of its units' hashes to
/// the base 9E3779B97F4A7C15 modulo 2⁶⁴, mixed by SplitMix64's finaliser. A bit of the sketch is 1 where the sum of the
/// votes is at least 0, that is where at least half of the grams have it.
///
/// A change of one character changes three grams, so in a text of n characters some 3 ÷ n of the votes, wherever it is;
/// the distance of two texts grows with the share of grams that they do not have in common (Charikar: each bit differs
/// with probability θ/π, θ being the angle between the two vectors of counts). Unrelated texts are about 32 bits apart.
/// O(length), half a kilobyte of memory however long the text is.
public final class SimHashGrams {
    /// The fewest grams that are sketched: with fewer votes a bit is decided by one or two of them, and without any
    /// all texts would have the same bits.
    public static final int LEAST_GRAMS = 8;

    private static final int CHARACTER_WEIGHT = 2;
    private static final int WORD_WEIGHT = 3;
    private static final int WEIGHT = 3 * CHARACTER_WEIGHT;

    private static final long BASE = 0x9E3779B97F4A7C15L;

    private SimHashGrams() {}

    /// The sketch of a text whose folded form is `text`; empty when it has fewer than [#LEAST_GRAMS] grams.
    public static Optional<Sketch> sketch(FoldedText text) {
        BitCounter votes = new BitCounter();
        String characters = text.characters();
        int units = text.units();
        // The last two units before the one at hand, with their weights: all that a gram can still need of the past.
        long first = 0;
        long second = 0;
        int firstWeight = 0;
        int secondWeight = 0;
        int start = 0;
        for (int unit = 0; unit < units; unit++) {
            int end = text.unitStart(unit + 1);
            long hash = Hash64.fnv1a(characters, start, end);
            int weight = text.isCharacterUnit(unit) ? CHARACTER_WEIGHT : WORD_WEIGHT;
            if (firstWeight > 0 && firstWeight + secondWeight < WEIGHT) {
                votes.add(Hash64.mix((first * BASE + second) * BASE + hash));
            }
            if (secondWeight + weight == WEIGHT) {
                votes.add(Hash64.mix(second * BASE + hash));
            }
            first = second;
            firstWeight = secondWeight;
            second = hash;
            secondWeight = weight;
            start = end;
        }
        long grams = votes.features();
        return grams < LEAST_GRAMS ? Optional.empty() : Optional.of(new Sketch(votes.bitsAtLeast((grams + 1) / 2)));
    }
}
