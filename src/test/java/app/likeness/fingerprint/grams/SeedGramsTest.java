package app.likeness.fingerprint.grams;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.RandomText;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeedGramsTest {
    private static int[] grams(String text) {
        return SeedGrams.of(FoldedText.of(text));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # text, number of seed grams
            天地玄黄宇, 1
            天地玄黄, 0
            天地玄黄宇宙洪荒, 4
            quick fox, 1
            the quick brown fox, 3
            quick, 0
            天地 quick, 1
            天 quick, 0
            天 quick 地玄, 2
            quick 天地, 1
            天地玄黄 quick fox, 5
            '', 0
            ……, 0
            """)
    void aSeedGramTakesUnitsUntilItWeighsFive(String text, int size) {
        assertEquals(size, grams(text).length);
    }

    @Test
    void equalUnitsHaveEqualGramsWhereverTheyStand() {
        int[] alone = grams("天地玄黄宇");
        int[] inside = grams("又曰：天地玄黄，宇宙洪荒。");
        assertEquals(alone[0], inside[2]);
        assertNotEquals(alone[0], grams("地天玄黄宇")[0]);
        assertEquals(grams("quick fox")[0], grams("a Quick, Fox!")[1]);
        // What follows does not matter: neither the fifth unit of a mixture that is heavy enough nor a third word.
        assertEquals(grams("天地 quick 玄黄宇")[0], grams("天地 quick 宙洪荒")[0]);
        assertEquals(grams("quick fox jumps")[0], grams("quick fox sleeps")[0]);
        assertNotEquals(grams("天地玄黄宇")[0], grams("天地玄黄宙")[0]);
    }

    @Test
    void theFirstGramsDoNotDependOnWhatComesBehind() {
        long seed = 3;
        String text = new RandomText(seed).mixed(400);
        int[] whole = grams(text);
        int[] half = grams(text.substring(0, text.lastIndexOf(' ', 700)));
        assertArrayEquals(half, Arrays.copyOf(whole, half.length), "seed " + seed);
    }

    @Test
    void equalHashesMeanEqualUnits() {
        long seed = 7;
        FoldedText text = FoldedText.of(new RandomText(seed).han(20_000));
        int[] grams = SeedGrams.of(text);
        Set<String> different = new HashSet<>();
        for (int unit = 0; unit < grams.length; unit++) {
            different.add(text.characters().substring(unit, unit + 5));
        }
        // Two of 20,000 agree by chance once in ten texts.
        assertEquals(different.size(), SeedGrams.different(grams).length, "seed " + seed);
    }

    @Test
    void seedGramsAreEvenAndLongerOnesOdd() {
        int[] grams = grams(new RandomText(1).mixed(500));
        for (int unit = 0; unit < grams.length; unit++) {
            assertEquals(0, grams[unit] & 1, "unit " + unit);
            boolean hasLonger = unit + SeedGrams.FURTHER < grams.length;
            assertEquals(hasLonger ? 1 : 0, SeedGrams.longer(grams, unit) & 1, "unit " + unit);
            assertTrue(hasLonger || SeedGrams.longer(grams, unit) == 0, "unit " + unit);
        }
    }

    @Test
    void aLongerGramSaysSevenCharactersOrFourWords() {
        assertEquals(SeedGrams.longer(grams("天地玄黄宇宙洪"), 0), SeedGrams.longer(grams("又天地玄黄宇宙洪荒日月"), 1));
        assertNotEquals(SeedGrams.longer(grams("天地玄黄宇宙洪"), 0), SeedGrams.longer(grams("天地玄黄宇宙荒"), 0));
        assertEquals(0, SeedGrams.longer(grams("天地玄黄宇宙"), 0));
        assertEquals(
                SeedGrams.longer(grams("the quick brown fox"), 0),
                SeedGrams.longer(grams("the quick brown fox jumps"), 0));
        assertNotEquals(
                SeedGrams.longer(grams("the quick brown fox"), 0), SeedGrams.longer(grams("the quick brown dog"), 0));
    }

    @Test
    void theDifferentOnesAreEachThereOnce() {
        var random = new Random(5);
        for (int length : new int[] {0, 1, 2, 7, 100, 5_000}) {
            int[] hashes = random.ints(length, -length / 3 - 1, length / 3 + 1).toArray();
            int[] different = SeedGrams.different(hashes);
            Arrays.sort(different);
            assertArrayEquals(IntStream.of(hashes).sorted().distinct().toArray(), different, "length " + length);
        }
    }
}
