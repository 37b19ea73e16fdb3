package app.likeness.ui.words;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShortcutTest {
    @ParameterizedTest
    @ValueSource(strings = {"C", "Shift+C", "⇧C", "Shift+A  X"})
    void lettersAreTypedWithShiftOrWithout(String keys) {
        assertTrue(Shortcut.areLetters(keys));
    }

    @Test
    void theKeysThatLeadThroughPagesAreCalledAsTheyAreOnAKeyboard() {
        assertTrue(Shortcut.NEXT_TAB.shown().endsWith("Page Down"), Shortcut.NEXT_TAB.shown());
        assertTrue(Shortcut.PREVIOUS_TAB.shown().endsWith("Page Up"), Shortcut.PREVIOUS_TAB.shown());
    }

    @ParameterizedTest
    @ValueSource(strings = {"F8", "Shift+F8", "Ctrl+Z", "Ctrl+Shift+O", "⇧⌘O", "PLUS MINUS 0", "A  F8", "1", ""})
    void otherKeysAreNoLetters(String keys) {
        assertFalse(Shortcut.areLetters(keys));
    }
}
