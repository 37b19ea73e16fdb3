package app.likeness.ui.frame;

import app.likeness.ui.parts.SizeKeys;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.words.KeyHint;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The keys that work wherever the focus is and that no menu can have.
final class WindowKeys {
    private final Preferences preferences;
    private final Runnable back;

    /// @param back leaves what is shown
    WindowKeys(Preferences preferences, Runnable back) {
        this.preferences = preferences;
        this.back = back;
    }

    void install(Scene scene) {
        preferences
                .letterKeysProperty()
                .subscribe(work -> scene.getRoot()
                        .pseudoClassStateChanged(PseudoClass.getPseudoClass(KeyHint.WITHOUT_LETTERS), !work));
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::withoutLetters);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        new SizeKeys(preferences.textSizeProperty()).install(scene);
    }

    /// Letters alone do nothing where the user has switched them off; they are still typed where text is.
    private void withoutLetters(KeyEvent event) {
        boolean isLetterAlone = event.getCode().isLetterKey()
                && !event.isShortcutDown()
                && !event.isAltDown()
                && !event.isControlDown()
                && !event.isMetaDown();
        if (isLetterAlone
                && !preferences.letterKeysProperty().get()
                && !(event.getTarget() instanceof TextInputControl)) {
            event.consume();
        }
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            back.run();
            event.consume();
        }
    }
}
