package app.likeness.ui.clusters;

import app.likeness.ui.parts.Swatches;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// The colours of what is drawn of a group, in the order of the rule `.group-colours` of the style sheet.
final class GroupColours extends Swatches {
    GroupColours(Runnable onChange) {
        super("group-colours", onChange);
    }

    Paint window() {
        return fill(0);
    }

    /// Every second band of the timeline, and what is only shown beside.
    Paint band() {
        return fill(1);
    }

    /// Between rows.
    Paint rule() {
        return fill(2);
    }

    Paint deco() {
        return fill(3);
    }

    /// Lines that many others cross.
    Paint faint() {
        return fill(3) instanceof Color deco && fill(0) instanceof Color window
                ? deco.interpolate(window, 0.35)
                : fill(3);
    }

    Paint mark() {
        return fill(4);
    }

    Paint text() {
        return fill(5);
    }

    Paint accent() {
        return fill(6);
    }

    Paint selected() {
        return fill(7);
    }

    Paint accentText() {
        return fill(8);
    }

    Paint weakest() {
        return fill(9);
    }

    Paint onAccent() {
        return fill(10);
    }
}
