package app.likeness.fingerprint.grams;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;

/// The grams of a text: the one definition for Chinese, English and everything mixed.
///
/// A unit weighs 1 when it is a character of a script written without spaces and 2 when it is a word. A gram begins at
/// a unit and takes units until it weighs at least 8: 8 Han characters, 4 words, or a mixture. So what a gram is
/// depends on nothing but the units it has, and two texts that share a run of units share its grams. The last units of
/// a text, which weigh less than 8 together, begin none; a text that weighs less than 8 in all has one gram of all its
/// units, so that short texts still meet their copies.
///
/// A gram's hash is a polynomial of its units' hashes ([Hash64]) modulo 2⁶⁴, rolled in O(1) a unit and mixed.
public final class Grams {
    /// What a gram weighs at least.
    public static final int WEIGHT = 8;

    public static final int CHARACTER_WEIGHT = 1;

    private static final int WORD_WEIGHT = 2;

    /// Any odd number with well spread bits.
    private static final long BASE = 0x9E3779B97F4A7C15L;

    private final long[] units;
    private final byte[] weights;
    private final long[] hashes;
    private final int[] ends;
    private final int size;

    /// @param hashes the first `size` count
    /// @param ends the first `size` count
    private Grams(long[] units, byte[] weights, long[] hashes, int[] ends, int size) {
        this.units = units;
        this.weights = weights;
        this.hashes = hashes;
        this.ends = ends;
        this.size = size;
    }

    /// O(length).
    public static Grams of(FoldedText text) {
        long[] units = unitHashes(text);
        byte[] weights = weights(text);
        long[] powers = powers();
        long[] hashes = new long[units.length];
        int[] ends = new int[units.length];
        int size = 0;
        int end = 0;
        int weight = 0;
        // The polynomial of the units from start to end.
        long sum = 0;
        for (int start = 0; start < units.length; start++) {
            while (end < units.length && weight < WEIGHT) {
                sum = sum * BASE + units[end];
                weight += weights[end++];
            }
            if (weight < WEIGHT && start > 0) {
                break;
            }
            hashes[size] = Hash64.mix(sum);
            ends[size++] = end;
            sum -= units[start] * powers[end - start - 1];
            weight -= weights[start];
        }
        return new Grams(units, weights, hashes, ends, size);
    }

    /// How many grams there are; gram `i` begins at unit `i`.
    public int size() {
        return size;
    }

    public long hash(int gram) {
        return hashes[gram];
    }

    /// The hashes of all grams, the first [#size] of the array: not to be written to.
    public long[] hashes() {
        return hashes;
    }

    /// The unit behind the last one of gram `gram`.
    public int endUnit(int gram) {
        return ends[gram];
    }

    /// How many units the text has.
    public int units() {
        return units.length;
    }

    /// The hash of unit `unit`: equal units have equal hashes.
    public long unitHash(int unit) {
        return units[unit];
    }

    /// What unit `unit` weighs: 1 for a character of a script without spaces, 2 for a word.
    public int unitWeight(int unit) {
        return weights[unit];
    }

    /// What all units weigh: not to be written to.
    public byte[] weights() {
        return weights;
    }

    /// The different gram hashes, ascending as signed numbers. A new array at each call.
    public long[] distinct() {
        long[] sorted = Arrays.copyOf(hashes, size);
        Arrays.sort(sorted);
        int different = 0;
        for (long hash : sorted) {
            if (different == 0 || sorted[different - 1] != hash) {
                sorted[different++] = hash;
            }
        }
        return different == size ? sorted : Arrays.copyOf(sorted, different);
    }

    private static long[] unitHashes(FoldedText text) {
        String characters = text.characters();
        long[] units = new long[text.units()];
        int start = 0;
        for (int i = 0; i < units.length; i++) {
            int end = text.unitStart(i + 1);
            units[i] = end - start == 1 ? Hash64.of(characters.charAt(start)) : Hash64.of(characters, start, end);
            start = end;
        }
        return units;
    }

    private static byte[] weights(FoldedText text) {
        byte[] weights = new byte[text.units()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (byte) (text.isCharacterUnit(i) ? CHARACTER_WEIGHT : WORD_WEIGHT);
        }
        return weights;
    }

    private static long[] powers() {
        long[] powers = new long[WEIGHT + 1];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) {
            powers[i] = powers[i - 1] * BASE;
        }
        return powers;
    }
}
