package app.likeness.ui.parts;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;

/// Gives the views the room that the window has, and lets them be scrolled where that is less than they need, as with a
/// large text in a small window. What gets the focus is brought into sight.
public final class ViewScroll extends ScrollPane {
    public ViewScroll(Node content) {
        super(content);
        setFitToWidth(true);
        setFitToHeight(true);
        setFocusTraversable(false);
        getStyleClass().addAll("edge-to-edge", "view-scroll");
        sceneProperty()
                .flatMap(scene -> scene == null ? null : scene.focusOwnerProperty())
                .subscribe(owner -> {
                    if (owner != null && isIn(owner)) {
                        show(owner);
                    }
                });
    }

    /// A click beside the controls of a view leaves the focus where it is: the keys of the view go on working.
    @Override
    public void requestFocus() {}

    private boolean isIn(Node node) {
        Parent parent = node.getParent();
        while (parent != null && parent != getContent()) {
            parent = parent.getParent();
        }
        return parent != null;
    }

    private void show(Node node) {
        Bounds whole = getContent().getLayoutBounds();
        Bounds view = getViewportBounds();
        Bounds wanted = getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
        setVvalue(moved(
                getVvalue(),
                whole.getHeight() - view.getHeight(),
                view.getHeight(),
                wanted.getMinY(),
                wanted.getMaxY()));
        setHvalue(moved(
                getHvalue(), whole.getWidth() - view.getWidth(), view.getWidth(), wanted.getMinX(), wanted.getMaxX()));
    }

    /// The value of a scroll bar, 0 to 1, at which the stretch from `start` to `end` is in sight; its beginning
    /// where it is longer than what is seen.
    ///
    /// @param hidden how much longer the content is than what is seen
    static double moved(double value, double hidden, double seen, double start, double end) {
        if (hidden <= 0) {
            return value;
        }
        double at = value * hidden;
        if (start < at || end - start > seen) {
            return Math.clamp(start / hidden, 0, 1);
        }
        return end > at + seen ? Math.clamp((end - seen) / hidden, 0, 1) : value;
    }
}
