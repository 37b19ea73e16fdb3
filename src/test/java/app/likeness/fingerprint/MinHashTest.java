package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.grams.ShortGrams;
import app.likeness.text.fold.FoldedText;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MinHashTest {
    private static MinHashSignature signature(String text) {
        return MinHash.signature(FoldedText.of(text)).orElseThrow();
    }

    private static Set<Long> grams(String text) {
        Set<Long> grams = new HashSet<>();
        ShortGrams.forEach(FoldedText.of(text), grams::add);
        return grams;
    }

    @Test
    void theShareOfEqualMinimaEstimatesTheResemblance() {
        double errors = 0;
        double squares = 0;
        int pairs = 0;
        for (long seed = 0; seed < 150; seed++) {
            RandomText random = new RandomText(seed);
            String left = random.han(400);
            // From 0 to 300 characters are exchanged at one place: resemblances from 0.14 to 1.
            int cut = random.below(300);
            String right = random.han(cut) + left.substring(cut);
            Set<Long> common = grams(left);
            Set<Long> all = new HashSet<>(common);
            common.retainAll(grams(right));
            all.addAll(grams(right));
            double resemblance = common.size() / (double) all.size();
            double error = signature(left).resemblance(signature(right)) - resemblance;
            errors += error;
            squares += error * error;
            pairs++;
            assertTrue(Math.abs(error) < 0.18, "seed " + seed + ": off by " + error);
        }

        // The standard error of one estimate is at most 0.044, that of the mean of 150 of them 0.0036.
        assertEquals(0, errors / pairs, 0.011);
        assertTrue(Math.sqrt(squares / pairs) < 0.05, "standard error " + Math.sqrt(squares / pairs));
    }

    @Test
    void howOftenAGramOccursDoesNotCount() {
        assertEquals(signature("等待渔船归来。等待渔船归来。等待渔船归来"), signature("等待渔船归来。等待渔船归来"));
        assertEquals(signature("哈".repeat(3)), signature("哈".repeat(10_000)));
    }

    @Test
    void bitsAreTheSameInEveryVersion() {
        MinHashSignature signature = signature("清晨的码头上，几只海鸥落在缆绳上等待渔船归来。");

        assertEquals(-1569255914, signature.minimum(0));
        assertEquals(-2073581196, signature.minimum(127));
    }

    @Test
    void textsWithoutAGramHaveNoSignature() {
        assertTrue(MinHash.signature(FoldedText.of("")).isEmpty());
        assertTrue(MinHash.signature(FoldedText.of("海鸥")).isEmpty());
        assertTrue(MinHash.signature(FoldedText.of("gull")).isEmpty());
        assertTrue(MinHash.signature(FoldedText.of("！？")).isEmpty());
        assertTrue(MinHash.signature(FoldedText.of("two gulls")).isPresent());
    }

    @Test
    void aSignatureHas128Minima() {
        assertThrows(IllegalArgumentException.class, () -> new MinHashSignature(new int[127]));
    }
}
