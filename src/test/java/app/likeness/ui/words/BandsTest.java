package app.likeness.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.support.Fabricated;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class BandsTest {
    private final Messages messages = new Messages(Locale.ENGLISH);

    @Test
    void ofATextThatStandsInAMuchLongerOneThatIsSaid() {
        assertEquals("All of A stands in B", words(100, 24));
        assertEquals("Nearly all of B stands in A", words(24, 95));
        assertEquals("Almost the same text", words(100, 90));
        assertEquals("Edited copy", words(24, 70));
    }

    private String words(int left, int right) {
        return Bands.words(messages, Fabricated.pair(1, 2, left, right));
    }
}
