package app.likeness.ui.parts;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.layout.Region;

/// A bar that is filled from the left by a share from 0 to 1. It goes with the number in figures, which is what a
/// screen reader says; the bar itself says nothing.
public final class ShareBar extends Region {
    private final DoubleProperty share = new SimpleDoubleProperty();
    private final Region filled = new Region();

    public ShareBar() {
        getStyleClass().add("share-bar");
        filled.getStyleClass().add("filled");
        filled.setManaged(false);
        getChildren().add(filled);
        share.addListener(ignored -> requestLayout());
        setMouseTransparent(true);
    }

    public DoubleProperty shareProperty() {
        return share;
    }

    @Override
    protected void layoutChildren() {
        double width = snapSizeX(getWidth() * Math.clamp(share.get(), 0, 1));
        filled.setVisible(share.get() > 0);
        // A little stays visible as a dot, however small it is.
        filled.resizeRelocate(0, 0, Math.max(width, Math.min(getHeight(), getWidth())), getHeight());
    }
}
