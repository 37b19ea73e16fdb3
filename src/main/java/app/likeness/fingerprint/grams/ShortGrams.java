package app.likeness.fingerprint.grams;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.util.function.LongConsumer;

/// The short grams of a text, three characters or two words: what `simhash-grams` and `minhash` count. Compared with
/// [Grams], which are long enough to tell that a passage was copied, these survive more edits and tell less.
///
/// A unit of [FoldedText] weighs 2 when it is a character of a script written without spaces and 3 when it is a word; a
/// gram begins at each unit and takes units until it weighs at least 6: three characters, two words, or of a mixture
/// three units unless two words meet. So what a gram is depends on nothing but its units, in any language. The last
/// units of a text, which weigh less than 6 together, begin none.
///
/// A unit's hash is FNV-1a-64 over its UTF-16 units; a gram's is the polynomial of its units' hashes to the base
/// 9E3779B97F4A7C15 modulo 2⁶⁴, mixed by SplitMix64's finaliser.
public final class ShortGrams {
    private static final int CHARACTER_WEIGHT = 2;
    private static final int WORD_WEIGHT = 3;
    private static final int WEIGHT = 3 * CHARACTER_WEIGHT;

    private static final long BASE = 0x9E3779B97F4A7C15L;

    private ShortGrams() {}

    /// Takes grams with their places.
    @FunctionalInterface
    public interface Use {
        /// Called once for each gram, in order.
        ///
        /// @param from the first unit of the gram
        /// @param to the unit behind its last
        void gram(long hash, int from, int to);
    }

    /// Gives `each` the hash of every gram, a gram that occurs twice twice. O(length), no memory.
    public static void forEach(FoldedText text, LongConsumer each) {
        places(text, (hash, from, to) -> each.accept(hash));
    }

    /// The same with the places of the grams.
    public static void places(FoldedText text, Use use) {
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
                use.gram(Hash64.mix((first * BASE + second) * BASE + hash), unit - 2, unit + 1);
            }
            if (secondWeight + weight == WEIGHT) {
                use.gram(Hash64.mix(second * BASE + hash), unit - 1, unit + 1);
            }
            first = second;
            firstWeight = secondWeight;
            second = hash;
            secondWeight = weight;
            start = end;
        }
    }
}
