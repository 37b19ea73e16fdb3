package app.likeness.text.fold;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.Span;
import org.junit.jupiter.api.Test;

class LettersTest {
    private static final String TEXT = "“书房，9点” opens!";

    private final Letters letters = new Letters(FoldedText.of(TEXT));

    @Test
    void onlyLettersAndDigitsCount() {
        assertEquals(9, letters.count());
        assertEquals(2, letters.count(new Span(0, TEXT.indexOf('9'))));
        assertEquals(4, letters.before(TEXT.indexOf("opens")));
    }

    @Test
    void aStretchIsTrimmedToItsLetters() {
        int opens = TEXT.indexOf("opens");
        assertEquals(new Span(opens, opens + 5), letters.trimmed(opens - 2, TEXT.length()));
        assertEquals(new Span(3, 3), letters.trimmed(3, 4));
    }

    @Test
    void anEmptyStretchOfLettersStandsWhereTheTextGoesOn() {
        int end = TEXT.indexOf('!');
        assertEquals(new Span(TEXT.indexOf('9'), TEXT.indexOf('9')), letters.span(2, 2));
        assertEquals(new Span(end, end), letters.span(9, 9));
        assertEquals(new Span(0, 0), new Letters(FoldedText.of("……")).span(0, 0));
    }

    @Test
    void aWordIsOneUnitAndAHanCharacterIsOne() {
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 9}, letters.units(0, 9));
        assertArrayEquals(new int[] {4, 9}, letters.units(4, 9));
    }
}
