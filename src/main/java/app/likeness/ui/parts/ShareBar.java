package app.likeness.ui.parts;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.layout.Region;

/// A bar that is filled from the left by a share from 0 to 1, and behind it, paler, by what was changed. It goes with
/// the number in figures, which is what a
/// screen reader says; the bar itself says nothing.
public final class ShareBar extends Region {
    private final DoubleProperty share = new SimpleDoubleProperty();
    private final DoubleProperty changed = new SimpleDoubleProperty();
    private final Region filled = new Region();
    private final Region paler = new Region();

    public ShareBar() {
        getStyleClass().add("share-bar");
        filled.getStyleClass().add("filled");
        filled.setManaged(false);
        paler.getStyleClass().add("changed");
        paler.setManaged(false);
        getChildren().addAll(paler, filled);
        share.addListener(ignored -> requestLayout());
        changed.addListener(ignored -> requestLayout());
        setMouseTransparent(true);
    }

    public DoubleProperty shareProperty() {
        return share;
    }

    /// What is not the same and stands inside passages all the same, 0…1; 0 unless it is set.
    public DoubleProperty changedProperty() {
        return changed;
    }

    @Override
    protected void layoutChildren() {
        double both = snapSizeX(getWidth() * Math.clamp(share.get() + changed.get(), 0, 1));
        paler.setVisible(changed.get() > 0);
        paler.resizeRelocate(0, 0, Math.max(both, Math.min(getHeight(), getWidth())), getHeight());
        double width = snapSizeX(getWidth() * Math.clamp(share.get(), 0, 1));
        filled.setVisible(share.get() > 0);
        // A little stays visible as a dot, however small it is.
        filled.resizeRelocate(0, 0, Math.max(width, Math.min(getHeight(), getWidth())), getHeight());
    }
}
