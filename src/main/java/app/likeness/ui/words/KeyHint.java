package app.likeness.ui.words;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// The key that does what a button does, as it stands on the key. Letters alone are hidden, by the style sheet, where
/// the user has switched them off.
public final class KeyHint extends Label {
    /// What a scene's root has while letters alone are no keys.
    public static final String WITHOUT_LETTERS = "without-letters";

    /// @param key such as "F5" or "C"
    public KeyHint(String key) {
        super(key);
        getStyleClass().add("key");
        if (Shortcut.areLetters(key)) {
            getStyleClass().add("letter-key");
        }
        setMinWidth(Region.USE_PREF_SIZE);
    }
}
