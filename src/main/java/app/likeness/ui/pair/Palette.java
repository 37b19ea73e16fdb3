package app.likeness.ui.pair;

import app.likeness.ui.Swatches;
import javafx.scene.paint.Paint;

/// The colours of what is drawn beside the texts, in the order of the rule `.pair-palette` of `pair.css`.
final class Palette extends Swatches {
    private static final int INKS = 6;

    // Behind the inks, in the order of the style sheet.
    private static final int WINDOW = 3 * INKS;
    private static final int INSET = WINDOW + 1;
    private static final int BORDER = WINDOW + 2;
    private static final int DECO = WINDOW + 3;
    private static final int TEXT = WINDOW + 4;
    private static final int MOVED = WINDOW + 5;
    private static final int ON_INK = WINDOW + 6;
    private static final int REMOVED = WINDOW + 7;
    private static final int ADDED = WINDOW + 8;
    private static final int QUIET = WINDOW + 9;

    Palette(Runnable onChange) {
        super("pair-palette", onChange);
    }

    Paint ink(int match) {
        return fill(match % INKS);
    }

    Paint tint(int match) {
        return fill(INKS + match % INKS);
    }

    Paint strongTint(int match) {
        return fill(2 * INKS + match % INKS);
    }

    Paint window() {
        return fill(WINDOW);
    }

    Paint inset() {
        return fill(INSET);
    }

    Paint border() {
        return fill(BORDER);
    }

    Paint deco() {
        return fill(DECO);
    }

    Paint text() {
        return fill(TEXT);
    }

    Paint moved() {
        return fill(MOVED);
    }

    /// What only one text has: −, + .
    Paint only(Side side) {
        return fill(side == Side.LEFT ? REMOVED : ADDED);
    }

    /// Behind what does not count.
    Paint quiet() {
        return fill(QUIET);
    }

    Paint onInk() {
        return fill(ON_INK);
    }
}
