package app.likeness.ui.pair.text;

import app.likeness.ui.parts.Swatches;
import javafx.scene.paint.Paint;

/// The colours of what is drawn beside the texts, in the order of the rule `.pair-palette` of `pair.css`.
public final class Palette extends Swatches {
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

    public Palette(Runnable onChange) {
        super("pair-palette", onChange);
    }

    public Paint ink(int match) {
        return fill(match % INKS);
    }

    public Paint tint(int match) {
        return fill(INKS + match % INKS);
    }

    public Paint strongTint(int match) {
        return fill(2 * INKS + match % INKS);
    }

    public Paint window() {
        return fill(WINDOW);
    }

    public Paint inset() {
        return fill(INSET);
    }

    public Paint border() {
        return fill(BORDER);
    }

    public Paint deco() {
        return fill(DECO);
    }

    public Paint text() {
        return fill(TEXT);
    }

    public Paint moved() {
        return fill(MOVED);
    }

    /// What only one text has: −, + .
    public Paint only(Side side) {
        return fill(side == Side.LEFT ? REMOVED : ADDED);
    }

    /// Behind what does not count.
    public Paint quiet() {
        return fill(QUIET);
    }

    public Paint onInk() {
        return fill(ON_INK);
    }
}
