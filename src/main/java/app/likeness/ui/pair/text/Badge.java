package app.likeness.ui.pair.text;

import app.likeness.ui.parts.Ink;
import javafx.scene.control.Label;

/// The number of a match on its ink.
public final class Badge extends Label {
    public Badge() {
        setMinWidth(USE_PREF_SIZE);
    }

    public void show(int match) {
        setText(String.valueOf(match + 1));
        getStyleClass().setAll("label", "badge-" + Ink.of(match).number());
    }
}
