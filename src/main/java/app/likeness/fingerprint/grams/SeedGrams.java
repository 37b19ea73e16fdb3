package app.likeness.fingerprint.grams;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;

/// The seed grams of a text: what an edited copy still has in common with its source where hardly eight characters in
/// a row were left alone.
///
/// A unit weighs 1 when it is a character of a script written without spaces and 3 when it is a word. A seed gram
/// begins at a unit and takes units until it weighs at least 5: five Han characters, two words, or a mixture. Where two
/// in ten characters were replaced a third of the five-character grams of a passage is left, of eight characters a
/// sixth; where three in ten were, 17 and 6 in a hundred (decisions/0058).
///
/// Its hash is an even number of 32 bits. Of 20 million different ones each agrees with another by chance once in a
/// hundred times, which tells nothing to those who ask for several close together.
public final class SeedGrams {
    /// What a short gram weighs at least.
    private static final int WEIGHT = 5;

    private static final int WORD_WEIGHT = 3;

    /// Any odd number with well spread bits.
    private static final long BASE = 0x9E3779B97F4A7C15L;

    /// How far behind a seed gram the one begins that makes it longer: eight Han characters, or four words of five.
    public static final int FURTHER = 2;

    private static final int[] NONE = {};

    private SeedGrams() {}

    /// The hashes of the seed grams of a text, in its order: number `i` begins at unit `i`. Units at the end that weigh
    /// too little together begin none. O(length).
    public static int[] of(FoldedText text) {
        return of(Grams.of(text));
    }

    /// The same, for callers that have the grams of the text.
    public static int[] of(Grams grams) {
        int units = grams.units();
        int[] hashes = new int[units];
        for (int start = 0; start < units; start++) {
            long sum = 0;
            int weight = 0;
            for (int unit = start; weight < WEIGHT; unit++) {
                if (unit == units) {
                    return start == 0 ? NONE : Arrays.copyOf(hashes, start);
                }
                sum = sum * BASE + grams.unitHash(unit);
                weight += grams.unitWeight(unit) == Grams.CHARACTER_WEIGHT ? 1 : WORD_WEIGHT;
            }
            hashes[start] = (int) Hash64.mix(sum) & ~1;
        }
        return hashes;
    }

    /// The hash of the longer gram that begins at a unit: its seed gram and the one three units behind. What stands in
    /// many texts is told by it, because a phrase that goes on in the same words is rarer than its beginning.
    ///
    /// @param hashes as [#of(FoldedText)] gives them
    /// @return an odd number, or 0 where the text ends before
    public static int longer(int[] hashes, int unit) {
        return unit + FURTHER < hashes.length ? (int) Hash64.mix(hashes[unit] * BASE + hashes[unit + FURTHER]) | 1 : 0;
    }

    /// The different ones among `hashes`, in no order. O(length).
    public static int[] different(int[] hashes) {
        int[] table = new int[Math.max(2, Integer.highestOneBit(Math.max(1, hashes.length)) * 4)];
        int mask = table.length - 1;
        int[] different = new int[hashes.length];
        int count = 0;
        boolean zero = false;
        for (int hash : hashes) {
            int place = hash & mask;
            while (table[place] != 0 && table[place] != hash) {
                place = (place + 1) & mask;
            }
            // 0 is a free place, so the hash 0 is told apart.
            if (hash == 0 ? !zero : table[place] == 0) {
                zero |= hash == 0;
                table[place] = hash;
                different[count++] = hash;
            }
        }
        return count == hashes.length ? different : Arrays.copyOf(different, count);
    }
}
