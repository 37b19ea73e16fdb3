package app.likeness.ui.parts;

import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// How sure something is, as three dots of which one to three are filled. The words stand beside it: the dots alone
/// say nothing to a screen reader.
public final class CertaintyDots extends HBox {
    private static final int DOTS = 3;
    private static final PseudoClass FILLED = PseudoClass.getPseudoClass("filled");

    public CertaintyDots() {
        getStyleClass().add("certainty");
        setMinWidth(USE_PREF_SIZE);
        setMouseTransparent(true);
        for (int i = 0; i < DOTS; i++) {
            Region dot = new Region();
            dot.getStyleClass().add("dot");
            getChildren().add(dot);
        }
    }

    /// Fills so many dots.
    ///
    /// @param certainty 1…3
    public void show(int certainty) {
        for (int i = 0; i < DOTS; i++) {
            getChildren().get(i).pseudoClassStateChanged(FILLED, i < certainty);
        }
    }
}
