package app.likeness.ui.methods.chart;

import app.likeness.ui.parts.Swatches;
import javafx.scene.paint.Paint;

/// The colours of the charts, in the order of the rule `.plot-colours` of `likeness.css`.
final class PlotColours extends Swatches {
    private static final int INKS = 6;

    PlotColours(Runnable onChange) {
        super("plot-colours", onChange);
    }

    Paint ink(MethodInk ink) {
        return fill(ink.number() - 1);
    }

    Paint ground() {
        return fill(INKS);
    }

    Paint grid() {
        return fill(INKS + 1);
    }

    Paint axis() {
        return fill(INKS + 2);
    }

    Paint words() {
        return fill(INKS + 3);
    }

    Paint line() {
        return fill(INKS + 4);
    }

    Paint accent() {
        return fill(INKS + 5);
    }
}
