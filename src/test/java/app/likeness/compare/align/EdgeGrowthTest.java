package app.likeness.compare.align;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.fold.FoldedText;
import org.junit.jupiter.api.Test;

class EdgeGrowthTest {
    private static final String SHARED = han(1, 120);
    private static final String OWN = han(2, 80);
    private static final String OTHER = han(3, 80);

    private static String han(int seed, int characters) {
        return FoldedText.of(new RandomText(seed).han(characters)).characters();
    }

    /// Every third character another one.
    private static String changed(String text, int seed) {
        String others = han(seed, text.length());
        StringBuilder changed = new StringBuilder(text);
        for (int i = 2; i < text.length() - 3; i += 3) {
            changed.setCharAt(i, others.charAt(i));
        }
        return changed.toString();
    }

    /// The block that grows from the run of the ten units at `left` and `right`.
    private static Block grown(String leftText, int left, String rightText, int right) {
        UnitRun run = new UnitRun(left, right, 10);
        Block block = new Block(left, left + 10, right, right + 10);
        return new EdgeGrowth(new UnitText(FoldedText.of(leftText)), new UnitText(FoldedText.of(rightText)))
                .grown(block, run, run);
    }

    @Test
    void aPassageGrowsOverCharactersOfWhichEveryThirdWasChanged() {
        String edited =
                changed(SHARED.substring(0, 55), 4) + SHARED.substring(55, 65) + changed(SHARED.substring(65), 5);

        assertEquals(new Block(80, 200, 0, 120), grown(OWN + edited + OTHER, 135, SHARED + OWN, 55));
    }

    @Test
    void itGrowsOverWhatWasPutInOrLeftOut() {
        String edited = SHARED.substring(0, 30) + "天天" + SHARED.substring(30, 80) + SHARED.substring(84);

        assertEquals(new Block(80, 198, 0, 120), grown(OWN + edited + OTHER, 122, SHARED, 40));
    }

    @Test
    void itEndsWhereTheTextsDiffer() {
        String left = OWN + SHARED.substring(0, 10) + OTHER;
        Block grown = grown(left, 80, OTHER + SHARED.substring(0, 10) + OWN, 80);

        assertTrue(grown.leftLength() <= 12 && grown.rightLength() <= 12, grown.toString());
    }

    @Test
    void itEndsWithTheTexts() {
        String ten = SHARED.substring(0, 10);

        assertEquals(new Block(0, 10, 0, 10), grown(ten, 0, ten, 0));
    }

    @Test
    void bothSidesGrowAlikeWhenTheyAreExchanged() {
        String edited = changed(SHARED.substring(0, 55), 6) + SHARED.substring(55);
        Block forward = grown(OWN + edited, 135, SHARED + OTHER, 55);
        Block backward = grown(SHARED + OTHER, 55, OWN + edited, 135);

        assertEquals(forward.left(), backward.right());
        assertEquals(forward.leftEnd(), backward.rightEnd());
        assertEquals(forward.right(), backward.left());
    }
}
