package app.likeness.ui.pair;

import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.words.Messages;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Below the panes: the list of matches and why they match, or, folded, one line with the selected match; below that
/// what
/// the reviewer says. The texts have three fifths of the window's height unless somebody drags the divider, which stays
/// where it was put; a double click folds the list and unfolds it. A narrow window folds it too, and shows the
/// list over the panes when it is asked for.
final class Foot extends VBox {
    private static final double LEAST = MatchList.HEADER + MatchList.ROW;

    /// What the list may have of the height of the view, unless it was dragged.
    private static final double PART = 0.085;

    private final PairModel model;
    private final MatchList list;
    private final CurrentMatch current;
    private final ObservableBooleanValue compact;
    private final BooleanProperty folded = new SimpleBooleanProperty();
    private final StackPane sheet = new StackPane();
    private final HBox wide;
    private double dragged = Double.NaN;
    private double viewHeight;

    /// @param judging what the reviewer says
    Foot(Messages messages, PairModel model, ObservableBooleanValue compact, Judging judging) {
        this.model = model;
        this.compact = compact;
        getStyleClass().add("pair-foot");
        list = new MatchList(messages, model, judging);
        current = new CurrentMatch(messages, model);
        var why = new WhyPanel(messages, model);
        why.setPrefWidth(440);
        why.setMinWidth(360);
        wide = new HBox(16, why);
        HBox.setHgrow(why, Priority.ALWAYS);
        sheet.getStyleClass().add("match-sheet");
        sheet.setPickOnBounds(false);
        sheet.setAlignment(Pos.BOTTOM_CENTER);
        var isFolded = Bindings.or(compact, folded);
        wide.visibleProperty().bind(isFolded.not());
        wide.managedProperty().bind(wide.visibleProperty());
        current.visibleProperty().bind(isFolded);
        current.managedProperty().bind(current.visibleProperty());
        sheet.visibleProperty().bind(isFolded.and(current.allButton().selectedProperty()));
        getChildren().addAll(divider(), wide, current, judging.passage(), judging.pair());
        isFolded.addListener((ignored, before, small) -> place(small));
        place(isFolded.get());
        model.openedProperty().addListener(ignored -> {
            current.allButton().setSelected(false);
            fit();
        });
        // Choosing a row has served its purpose: the passages are what is wanted now.
        model.placeProperty().addListener(ignored -> current.allButton().setSelected(false));
        fit();
    }

    /// Fits into a view that is so high.
    void fitInto(double height) {
        viewHeight = height;
        fit();
    }

    /// The list over the panes; to be put on top of them.
    StackPane sheet() {
        return sheet;
    }

    private Region divider() {
        var divider = new Region();
        divider.getStyleClass().add("foot-divider");
        divider.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            if (!compact.get() && !folded.get()) {
                double bottom = wide.localToScene(wide.getBoundsInLocal()).getMaxY();
                dragged = Math.max(LEAST, bottom - event.getSceneY());
                fit();
            }
        });
        divider.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getClickCount() == 2 && !compact.get()) {
                folded.set(!folded.get());
            }
        });
        return divider;
    }

    private void place(boolean small) {
        if (small) {
            wide.getChildren().remove(list);
            sheet.getChildren().setAll(list);
        } else {
            sheet.getChildren().clear();
            wide.getChildren().addFirst(list);
            HBox.setHgrow(list, Priority.ALWAYS);
        }
        current.allButton().setSelected(false);
        fit();
    }

    private void fit() {
        double natural = MatchList.naturalHeight(model.matchCountProperty().get());
        double height = Double.isNaN(dragged) ? Math.max(LEAST, Math.min(natural, PART * viewHeight)) : dragged;
        list.setMinHeight(LEAST);
        list.setPrefHeight(height);
        list.setMaxHeight(height);
        list.setPrefWidth(760);
        list.setMaxWidth(compact.get() || folded.get() ? Double.MAX_VALUE : 840);
    }
}
