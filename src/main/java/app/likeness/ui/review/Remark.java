package app.likeness.ui.review;

import app.likeness.review.Standing;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.States;
import javafx.scene.control.Label;

/// What a state follows from, or what came after it, in a sentence; not there where nothing is to be said.
final class Remark extends Label {
    Remark() {
        getStyleClass().addAll("text-note", "text-quiet");
        setWrapText(true);
        setMinHeight(USE_PREF_SIZE);
        visibleProperty().bind(textProperty().isNotEmpty());
        managedProperty().bind(visibleProperty());
    }

    void show(Messages messages, Standing standing) {
        setText(States.remark(messages, standing));
    }
}
