package app.likeness.ui.help;

import app.likeness.ui.parts.Overlay;
import app.likeness.ui.words.KeyHint;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Every key of the window, by the place where it works.
public final class KeysPage {
    private KeysPage() {}

    /// Makes the page.
    ///
    /// @param onClose takes it away
    public static Overlay make(Messages messages, Runnable onClose) {
        Overlay page = new Overlay(messages, "keys.title", onClose);
        page.setId("keys-page");
        for (Shortcut.Place place : Shortcut.Place.values()) {
            page.heading(place.key());
            place.shortcuts().forEach(shortcut -> page.entry(row(messages, page, shortcut)));
        }
        return page;
    }

    private static HBox row(Messages messages, Overlay page, Shortcut shortcut) {
        Label words = page.label(shortcut.key(), "keys-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        KeyHint key = new KeyHint(shortcut.shown());
        if (shortcut == Shortcut.LABEL_SKIP) {
            // The only key that bears no sign of its own.
            key.textProperty().bind(messages.text("methods.label.space"));
        }
        HBox row = new HBox(words, key);
        if (shortcut.isLetter()) {
            Label off = page.label("keys.lettersOff", "text-note");
            off.getStyleClass().addAll("text-quiet", "letters-off");
            off.setWrapText(false);
            off.setMinWidth(Region.USE_PREF_SIZE);
            row.getChildren().add(off);
        }
        row.getStyleClass().add("keys-row");
        return row;
    }
}
