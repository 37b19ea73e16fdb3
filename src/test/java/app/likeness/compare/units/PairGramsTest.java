package app.likeness.compare.units;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.fold.FoldedText;
import org.junit.jupiter.api.Test;

class PairGramsTest {
    private static PairGrams grams(String left, String right) {
        return new PairGrams(new UnitText(FoldedText.of(left)), new UnitText(FoldedText.of(right)));
    }

    @Test
    void threeNeighboursAreOneGramInWhateverOrder() {
        PairGrams grams = grams("山高水长", "高山水深");

        assertArrayEquals(new int[] {0, 1}, grams.left());
        assertArrayEquals(new int[] {0, 2}, grams.right());
        assertEquals(3, grams.size());
    }

    @Test
    void gramsAreCountedOverBothTexts() {
        PairGrams grams = grams("日月星日月星", "星月日");

        assertEquals(3 + 1 + 1, grams.count(0));
        assertEquals(1, grams.size());
    }

    @Test
    void threeOfOneAreOtherThanTwoOfIt() {
        PairGrams grams = grams("日日日", "日日月");

        assertEquals(2, grams.size());
    }

    @Test
    void textsOfTwoUnitsHaveNone() {
        PairGrams grams = grams("日月", "");

        assertEquals(0, grams.left().length);
        assertEquals(0, grams.right().length);
        assertEquals(0, grams.size());
    }
}
