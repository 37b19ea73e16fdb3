package app.likeness.ui.methods.chart;

import app.likeness.ui.parts.CanvasFont;
import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.scene.Node;

/// What charts are drawn with: colours and fonts of the style sheets, and words.
public final class PlotStyle {
    private final Messages messages;
    private final PlotColours colours;
    private final CanvasFont small;
    private final CanvasFont strong;

    PlotStyle(Messages messages, Runnable onChange) {
        this.messages = messages;
        this.colours = new PlotColours(onChange);
        this.small = new CanvasFont(onChange, "text-note");
        this.strong = new CanvasFont(onChange, "text-note", "text-strong");
    }

    /// To be children of what is drawn on, so that they are dressed.
    List<Node> nodes() {
        return List.of(colours, small, strong);
    }

    Messages messages() {
        return messages;
    }

    PlotColours colours() {
        return colours;
    }

    CanvasFont small() {
        return small;
    }

    CanvasFont strong() {
        return strong;
    }
}
