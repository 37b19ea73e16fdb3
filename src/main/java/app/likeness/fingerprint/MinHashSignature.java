package app.likeness.fingerprint;

import java.util.Arrays;

/// For each of [MinHash#PERMUTATIONS] permutations of 32-bit numbers the smallest number, as signed ones, to which it
/// takes a gram of the text. Immutable; holds on to the array that it is given.
public final class MinHashSignature implements Fingerprint {
    private final int[] minima;

    public MinHashSignature(int[] minima) {
        if (minima.length != MinHash.PERMUTATIONS) {
            throw new IllegalArgumentException(
                    "minima must be " + MinHash.PERMUTATIONS + " in number: " + minima.length);
        }
        this.minima = minima;
    }

    public int minimum(int permutation) {
        return minima[permutation];
    }

    /// In how many permutations the two have the same minimum, 0…128.
    public int agreements(MinHashSignature other) {
        int agreements = 0;
        for (int i = 0; i < minima.length; i++) {
            agreements += minima[i] == other.minima[i] ? 1 : 0;
        }
        return agreements;
    }

    /// An estimate of the resemblance of the two sets of grams (Jaccard: common ÷ all different ones): the share of
    /// permutations that agree. Its standard error is √(r (1 − r) ÷ 128), at most 0.044.
    public double resemblance(MinHashSignature other) {
        return agreements(other) / (double) MinHash.PERMUTATIONS;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MinHashSignature that && Arrays.equals(minima, that.minima);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(minima);
    }

    @Override
    public String toString() {
        return "MinHashSignature[" + minima[0] + ", …]";
    }
}
