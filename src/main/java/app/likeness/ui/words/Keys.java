package app.likeness.ui.words;

import javafx.scene.input.KeyCombination;

/// Key combinations as they are shown to the user.
public final class Keys {
    private Keys() {}

    /// A combination with the system's own modifier: "Ctrl+Shift+O", on macOS "⇧⌘O".
    ///
    /// @param rest what is pressed with the modifier, such as `Shift+O`
    public static String shown(String rest) {
        return KeyCombination.valueOf("Shortcut+" + rest).getDisplayText();
    }
}
