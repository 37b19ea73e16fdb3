package app.likeness.ui.parts;

import app.likeness.ui.words.TextSize;
import javafx.beans.property.IntegerProperty;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;

/// The keys and the wheel that make the text of a window larger and smaller, wherever the focus is.
public final class SizeKeys {
    private final IntegerProperty percent;

    /// @param percent of the usual size
    public SizeKeys(IntegerProperty percent) {
        this.percent = percent;
    }

    public void install(Scene scene) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        scene.addEventHandler(ScrollEvent.SCROLL, event -> {
            if (event.isShortcutDown() && event.getDeltaY() != 0) {
                percent.set(event.getDeltaY() > 0 ? TextSize.larger(percent.get()) : TextSize.smaller(percent.get()));
                event.consume();
            }
        });
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown() && !event.isAltDown()) {
            // Plus is on another key on most keyboards, with or without Shift, and on the number pad.
            switch (event.getCode()) {
                case EQUALS, PLUS, ADD -> percent.set(TextSize.larger(percent.get()));
                case MINUS, SUBTRACT -> percent.set(TextSize.smaller(percent.get()));
                case DIGIT0, NUMPAD0 -> percent.set(TextSize.USUAL);
                default -> {
                    return;
                }
            }
            event.consume();
        }
    }
}
