package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class UnexpectedErrorsTest {
    @Test
    void theSameBugHasTheSameCodeWhateverItsWordsAndWrapping() {
        String code = UnexpectedErrors.code(failure("one"));
        assertTrue(code.matches("[0-9A-F]{4}"), code);
        assertEquals(code, UnexpectedErrors.code(failure("two")));
        assertEquals(code, UnexpectedErrors.code(new IllegalArgumentException("wrapped", failure("three"))));
    }

    @Test
    void anotherBugHasAnotherCode() {
        assertNotEquals(
                UnexpectedErrors.code(failure("one")), UnexpectedErrors.code(new IllegalStateException("elsewhere")));
    }

    private static IllegalStateException failure(String words) {
        return new IllegalStateException(words);
    }
}
