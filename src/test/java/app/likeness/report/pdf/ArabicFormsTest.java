package app.likeness.report.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;

class ArabicFormsTest {
    @Test
    void lettersTakeTheFormOfTheirPlace() {
        // Beh at the beginning, in the middle and at the end; alone it stays alone.
        assertEquals("\uFE91\uFE92\uFE90", ArabicForms.of("\u0628\u0628\u0628"));
        assertEquals("\uFE8F", ArabicForms.of("\u0628"));
    }

    @Test
    void someLettersJoinOnlyTheOneBeforeThem() {
        // Reh behind beh is joined; what comes behind reh is not.
        assertEquals("\uFE91\uFEAE\uFE8F", ArabicForms.of("\u0628\u0631\u0628"));
    }

    @Test
    void marksAreLookedThrough() {
        assertEquals("\uFE91\u064E\uFE90", ArabicForms.of("\u0628\u064E\u0628"));
    }

    @Test
    void whatIsReadStaysTheSame() {
        String text = "كان حارس المنارة يصعد، abc 12";
        assertEquals(text, Normalizer.normalize(ArabicForms.of(text), Normalizer.Form.NFKC));
    }
}
