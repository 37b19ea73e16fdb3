package app.likeness.fingerprint;

import java.util.Arrays;

/// The different words of a text, as `Hash64`, ascending as signed numbers, each with how often it occurs (at least 1).
/// Immutable; holds on to the arrays that it is given.
///
/// Example: *tea milk tea* with *tea sugar tea* have the cosine (2·2) ÷ (√5 · √5) = 0.8.
public final class WordCounts implements Fingerprint {
    private final long[] words;
    private final int[] counts;
    private final double norm;

    public WordCounts(long[] words, int[] counts) {
        if (words.length != counts.length) {
            throw new IllegalArgumentException(
                    "words and counts must be of one length: " + words.length + ", " + counts.length);
        }
        this.words = words;
        this.counts = counts;
        double squares = 0;
        for (int count : counts) {
            squares += (double) count * count;
        }
        this.norm = Math.sqrt(squares);
    }

    /// How many different words there are.
    public int size() {
        return words.length;
    }

    /// The hash of word `index`.
    public long word(int index) {
        return words[index];
    }

    /// How often word `index` occurs.
    public int count(int index) {
        return counts[index];
    }

    /// The length of the vector of counts: the root of the sum of their squares.
    public double norm() {
        return norm;
    }

    /// The cosine of the angle between the two vectors of counts, 0…1; 1 for equal proportions, 0 without a common
    /// word or without any. O(size of both).
    public double cosine(WordCounts other) {
        double product = 0;
        int i = 0;
        int j = 0;
        while (i < words.length && j < other.words.length) {
            if (words[i] == other.words[j]) {
                product += (double) counts[i++] * other.counts[j++];
            } else if (words[i] < other.words[j]) {
                i++;
            } else {
                j++;
            }
        }
        return product == 0 ? 0 : Math.min(1, product / (norm * other.norm));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WordCounts that
                && Arrays.equals(words, that.words)
                && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(words) + Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return "WordCounts[" + words.length + " words]";
    }
}
