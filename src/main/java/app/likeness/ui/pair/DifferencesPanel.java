package app.likeness.ui.pair;

import app.likeness.ui.pair.model.FindModel;
import app.likeness.ui.pair.model.PairModel;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/// The view of differences in its frame, with the map of all rows at its right edge.
final class DifferencesPanel extends Region {
    private static final double MAP = 14;
    private static final double INSET = 7;

    private final DifferencesView rows;
    private final RowMap map;
    private final Region frame = new Region();

    DifferencesPanel(PairModel model, FindModel find, ReadingView reading) {
        rows = new DifferencesView(model, find, reading::gutterWidth);
        map = new RowMap(model, rows);
        frame.getStyleClass().add("pane-frame");
        rows.focusVisibleProperty()
                .addListener((ignored, before, focused) ->
                        frame.pseudoClassStateChanged(PseudoClass.getPseudoClass("focused"), focused));
        // The map shows where the rows are: it is laid out after them, in the same pulse.
        getChildren().addAll(frame, rows, map);
        getChildren().forEach(child -> child.setManaged(false));
        getStyleClass().add("differences-panel");
    }

    DifferencesView rows() {
        return rows;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        frame.resizeRelocate(0, 0, width, height);
        // As much room at the left as the map takes at the right, so that the middle stays under the heads' middle.
        rows.resizeRelocate(MAP + INSET, 1, width - 2 * (MAP + INSET), height - 2);
        map.resizeRelocate(width - MAP - INSET, 6, MAP, height - 12);
    }
}
