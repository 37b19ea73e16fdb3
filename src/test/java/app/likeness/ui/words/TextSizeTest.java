package app.likeness.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.parts.SizedSheet;
import org.junit.jupiter.api.Test;

class TextSizeTest {
    @Test
    void theStepsLeadFromEightyToTwoHundredPercentAndBack() {
        int size = 80;
        for (int i = 0; i < 20; i++) {
            size = TextSize.larger(size);
        }
        assertEquals(200, size);
        assertEquals(175, TextSize.smaller(size));
        assertEquals(80, TextSize.smaller(80));
        assertEquals(125, TextSize.nearest(130));
    }

    @Test
    void everyMeasureOfASheetIsMultipliedAndSoAreTheLetters() {
        assertEquals(
                ".a { -fx-padding: 0 6.00px 0 21.00px; -fx-font-size: 0.857em; }\n.root { -fx-font-size: 21.00px; }\n",
                SizedSheet.css(".a { -fx-padding: 0 4px 0 14px; -fx-font-size: 0.857em; }\n", 150));
    }
}
