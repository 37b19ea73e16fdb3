package app.likeness.ui.documents;

import app.likeness.ui.parts.Swatches;
import javafx.scene.paint.Paint;

/// The colours of the histogram, in the order of the rule `.histogram-colours` of `likeness.css`.
final class ChartColours extends Swatches {
    ChartColours(Runnable onChange) {
        super("histogram-colours", onChange);
    }

    Paint below() {
        return fill(0);
    }

    Paint above() {
        return fill(1);
    }

    Paint usual() {
        return fill(2);
    }

    Paint grid() {
        return fill(3);
    }

    Paint axis() {
        return fill(4);
    }

    Paint words() {
        return fill(5);
    }

    Paint line() {
        return fill(6);
    }

    Paint onLine() {
        return fill(7);
    }

    Paint chosen() {
        return fill(8);
    }

    Paint focus() {
        return fill(9);
    }
}
