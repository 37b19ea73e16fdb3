package app.likeness.fingerprint.grams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.RandomText;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GramsTest {
    private static Grams grams(String text) {
        return Grams.of(FoldedText.of(text));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # text, number of grams, units of the first gram
            天地玄黄宇宙洪荒, 1, 8
            天地玄黄宇宙洪荒日月, 3, 8
            the quick brown fox jumps, 2, 4
            天地玄黄 quick fox 宇宙, 3, 6
            天地玄黄宇宙洪 quick, 2, 8
            天地玄黄宇宙 quick fox jumps, 5, 7
            天地玄黄宇宙洪, 1, 7
            the quick brown, 1, 3
            7, 1, 1
            """)
    void aGramTakesUnitsUntilItWeighsEight(String text, int size, int units) {
        Grams grams = grams(text);

        assertEquals(size, grams.size());
        assertEquals(units, grams.endUnit(0));
    }

    @Test
    void aTextWithoutLettersAndDigitsHasNoGrams() {
        assertEquals(0, grams("").size());
        assertEquals(0, grams("……!? —").size());
    }

    @Test
    void bitsAreTheSameInEveryVersion() {
        // Computed apart from this program: XXH64 of the units, polynomial, SplitMix64.
        assertEquals(
                "74693433e9bf8516", HexFormat.of().toHexDigits(grams("天地玄黄宇宙洪荒").hash(0)));
        assertEquals(
                "db2bb7a9b73477fe",
                HexFormat.of().toHexDigits(grams("the quick brown fox").hash(0)));
    }

    @Test
    void equalUnitsHaveEqualGramsWhereverTheyStand() {
        Grams alone = grams("天地玄黄宇宙洪荒");
        Grams inside = grams("又曰：天地玄黄，宇宙洪荒。日月");

        assertEquals(alone.hash(0), inside.hash(2));
        assertEquals(10, inside.endUnit(2));
    }

    @Test
    void theOrderOfUnitsMatters() {
        assertNotEquals(grams("天地玄黄宇宙洪荒").hash(0), grams("地天玄黄宇宙洪荒").hash(0));
        assertNotEquals(
                grams("the quick brown fox").hash(0),
                grams("quick the brown fox").hash(0));
    }

    @Test
    void equalHashesMeanEqualUnits() {
        long seed = 7;
        FoldedText text = FoldedText.of(new RandomText(seed).mixed(20_000));
        Grams grams = Grams.of(text);
        String[] units = new String[grams.size()];
        for (int i = 0; i < units.length; i++) {
            units[i] = text.characters().substring(text.unitStart(i), text.unitStart(grams.endUnit(i)));
        }

        assertEquals(Arrays.stream(units).distinct().count(), grams.distinct().length, "seed " + seed);
    }

    @Test
    void distinctHashesAscendWithoutRepetition() {
        long[] distinct = grams("天地玄黄宇宙洪荒".repeat(3)).distinct();

        assertEquals(8, distinct.length);
        for (int i = 1; i < distinct.length; i++) {
            assertTrue(distinct[i - 1] < distinct[i]);
        }
    }
}
