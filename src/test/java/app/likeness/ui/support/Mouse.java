package app.likeness.ui.support;

import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// What the left button of a mouse does at a point of a node, for views that are tested without a real one.
public final class Mouse {
    private Mouse() {}

    /// Fires the event; on the FX thread.
    ///
    /// @param x in the node's own coordinates
    /// @param clicks how often the button went down at this point
    public static void fire(Node node, EventType<MouseEvent> type, double x, double y, int clicks) {
        var at = node.localToScene(x, y);
        node.fireEvent(new MouseEvent(
                type,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                MouseButton.PRIMARY,
                clicks,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                true,
                false,
                true,
                null));
    }
}
