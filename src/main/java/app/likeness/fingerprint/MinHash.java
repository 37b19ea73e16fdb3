package app.likeness.fingerprint;

import app.likeness.fingerprint.grams.ShortGrams;
import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;
import java.util.Optional;

/// [Method#MINHASH]: the smallest value of the text's short grams ([ShortGrams]) under each of 128 permutations
/// (Broder 1997; the permutations are linear: Bohman, Cooper and Frieze 2000).
///
/// Permutation i takes the upper half x of a gram's hash to aᵢ·x + bᵢ modulo 2³², where aᵢ is odd, so that it is one to
/// one; both are taken from SplitMix64 of 2i and 2i + 1. Two texts have the same minimum under a permutation with the
/// probability of their resemblance: common different grams ÷ all different grams (Jaccard). How often a gram occurs
/// does not count. A text without a gram (under three characters or two words) has no signature.
///
/// O(128 · length), vectorised; 512 bytes a text.
public final class MinHash implements Fingerprinter {
    public static final int PERMUTATIONS = 128;

    private static final int[] FACTORS = new int[PERMUTATIONS];
    private static final int[] SUMMANDS = new int[PERMUTATIONS];

    static {
        for (int i = 0; i < PERMUTATIONS; i++) {
            FACTORS[i] = (int) Hash64.mix(2L * i) | 1;
            SUMMANDS[i] = (int) Hash64.mix(2L * i + 1);
        }
    }

    @Override
    public Method method() {
        return Method.MINHASH;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        return signature(folded).map(signature -> signature);
    }

    /// The signature of a text whose folded form is `text`; empty when it has no gram.
    public static Optional<MinHashSignature> signature(FoldedText text) {
        int[] minima = new int[PERMUTATIONS];
        Arrays.fill(minima, Integer.MAX_VALUE);
        boolean[] any = new boolean[1];
        ShortGrams.forEach(text, gram -> {
            any[0] = true;
            lower(minima, (int) (gram >>> Integer.SIZE));
        });
        return any[0] ? Optional.of(new MinHashSignature(minima)) : Optional.empty();
    }

    private static void lower(int[] minima, int gram) {
        for (int i = 0; i < PERMUTATIONS; i++) {
            minima[i] = Math.min(minima[i], FACTORS[i] * gram + SUMMANDS[i]);
        }
    }
}
