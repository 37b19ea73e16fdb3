package app.likeness.ui.pair;

import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Bands;
import app.likeness.ui.words.Messages;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The heads of both panes, each over its own, and between them in words how much the texts share.
final class Heads extends HBox {
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    // Letters; longer words would need three lines over the gutter.
    private static final int LONG_LEVEL = 12;

    private final Messages messages;
    private final PairModel model;

    Heads(
            Messages messages,
            PairModel model,
            ObservableBooleanValue compact,
            Consumer<Path> openFile,
            ReadingView reading,
            Panes panes) {
        this.messages = messages;
        this.model = model;
        var left = new PaneHead(Side.LEFT, messages, model, openFile);
        var right = new PaneHead(Side.RIGHT, messages, model, openFile);
        VBox level = level(compact);
        level.visibleProperty().bind(Bindings.not(compact));
        level.managedProperty().bind(panes.singleProperty().not());
        // As wide as the gutter below, so that each head stands over its pane.
        var width = Bindings.createDoubleBinding(reading::gutterWidth, reading.compactProperty());
        level.minWidthProperty().bind(width);
        level.maxWidthProperty().bind(width);
        for (PaneHead head : new PaneHead[] {left, right}) {
            head.visibleProperty()
                    .bind(Bindings.createBooleanBinding(
                            () -> panes.shows(head.side()), panes.singleProperty(), panes.frontProperty()));
            head.managedProperty().bind(head.visibleProperty());
            head.setMinWidth(0);
            head.setPrefWidth(100);
            setHgrow(head, Priority.ALWAYS);
        }
        getStyleClass().add("pane-heads");
        getChildren().addAll(left, level, right);
    }

    private VBox level(ObservableBooleanValue compact) {
        var band = new Label();
        band.setId("pair-band");
        band.setWrapText(true);
        band.getStyleClass().addAll("text-view-title", "pair-level");
        band.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            OpenedPair pair = model.openedProperty().get();
                            return pair == null ? "" : Bands.words(messages, pair.pair());
                        },
                        model.openedProperty(),
                        messages.localeProperty()));
        band.textProperty().subscribe(words -> band.pseudoClassStateChanged(LONG, words.length() > LONG_LEVEL));
        var count = new Label();
        count.getStyleClass().addAll("text-dense", "text-quiet");
        count.setId("pair-passages");
        Explanations.add(count, () -> messages.get("help.number.passage.meaning"));
        Explanations.add(band, () -> messages.get("help.number.level.meaning"));
        count.textProperty()
                .bind(messages.text(
                        "pair.passages",
                        model.openedProperty()
                                .map(pair -> pair == null ? 0 : pair.countedMatches())
                                .orElse(0)));
        // In a narrow window nothing is between the heads, and it must not hold them apart in height.
        for (Label label : List.of(band, count)) {
            label.managedProperty().bind(Bindings.not(compact));
        }
        var level = new VBox(band, count);
        level.setAlignment(Pos.CENTER);
        return level;
    }
}
