package app.likeness.ui.pair;

import app.likeness.ui.Ink;
import javafx.scene.control.Label;

/// The number of a match on its ink.
final class Badge extends Label {
    Badge() {
        setMinWidth(USE_PREF_SIZE);
    }

    void show(int match) {
        setText(String.valueOf(match + 1));
        getStyleClass().setAll("label", "badge-" + Ink.of(match).number());
    }
}
