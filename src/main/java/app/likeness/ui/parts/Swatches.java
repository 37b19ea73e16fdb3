package app.likeness.ui.parts;

import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// The colours of the style sheets for what is drawn on a canvas: an invisible region whose background fills are the
/// colours, in the order of its rule in the sheet, so that a change of the theme reaches the canvas.
public abstract class Swatches extends Region {
    /// @param styleClass has the rule with the colours
    /// @param onChange called whenever the colours are others
    @SuppressWarnings("this-escape") // only methods of Region itself are called
    public Swatches(String styleClass, Runnable onChange) {
        getStyleClass().add(styleClass);
        setManaged(false);
        setMouseTransparent(true);
        backgroundProperty().addListener(ignored -> onChange.run());
    }

    /// The colour at `index`, counted from 0; transparent before the style sheet was applied.
    public final Paint fill(int index) {
        Background background = getBackground();
        return background == null || background.getFills().size() <= index
                ? Color.TRANSPARENT
                : background.getFills().get(index).getFill();
    }
}
