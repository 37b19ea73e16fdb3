package app.likeness.ui.pair;

import app.likeness.report.words.FoldWords;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;

/// Above the panes, only where a text has disguises and while they are marked (what was compared has none): which they
/// are, the way to the next one, and the way to see the text without marks again. What one of the two texts writes
/// otherwise and cannot be told which is said of both.
final class DisguiseBar extends VBox {
    private final Messages messages;
    private final PairModel model;
    private final ReadingView reading;

    DisguiseBar(Messages messages, PairModel model, ReadingView reading) {
        this.messages = messages;
        this.model = model;
        this.reading = reading;
        setId("disguise-bar");
        getStyleClass().add("disguise-bar");
        managedProperty().bind(visibleProperty());
        InvalidationListener update = ignored -> update();
        model.openedProperty().addListener(update);
        model.unmaskedProperty().addListener(update);
        model.asComparedProperty().addListener(update);
        messages.localeProperty().addListener(update);
        update();
    }

    private void update() {
        OpenedPair pair = model.openedProperty().get();
        getChildren().clear();
        if (pair != null
                && model.unmaskedProperty().get()
                && !model.asComparedProperty().get()) {
            for (Side side : Side.values()) {
                PairText text = pair.text(side);
                if (!text.disguises().isEmpty()) {
                    getChildren().add(row(side, text));
                }
            }
        }
        if (pair != null
                && !pair.untold().isEmpty()
                && !model.asComparedProperty().get()) {
            getChildren().add(ofBoth(pair));
        }
        setVisible(!getChildren().isEmpty());
    }

    private HBox ofBoth(OpenedPair pair) {
        var words = new Label(messages.get(
                "pair.disguise.untold", new FoldWords(messages.localeProperty().get()).untold(pair.untold())));
        words.setId("disguises-untold");
        Explanations.add(words, () -> messages.get("help.number.disguise.meaning"));
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        var row = new HBox(8, new FontIcon(MaterialDesignD.DRAMA_MASKS), words);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private HBox row(Side side, PairText text) {
        var words = new FoldWords(messages.localeProperty().get());
        var icon = new FontIcon(MaterialDesignD.DRAMA_MASKS);
        var count = new Label(messages.get(
                "pair.disguise.count", side.letter(), text.disguises().all().size()));
        Explanations.add(count, () -> messages.get("help.number.disguise.meaning"));
        count.getStyleClass().add("text-strong");
        count.setMinWidth(USE_PREF_SIZE);
        var kinds = new Label(String.join(
                messages.get("pair.disguise.separator"),
                words.sentences(text.disguises().all(), text.text())));
        kinds.setId("disguises-" + side.letter());
        Explanations.add(kinds, () -> messages.get("help.number.disguise.meaning"));
        kinds.setWrapText(true);
        kinds.setMinHeight(USE_PREF_SIZE);
        kinds.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(kinds, Priority.ALWAYS);
        var row = new BreakingRow(icon, count, kinds);
        row.setSpacing(8);
        row.getChildren().add(link("pair.disguise.next", () -> model.nextDisguise(side, reading.offsetInView(side))));
        if (getChildren().isEmpty()) {
            row.getChildren()
                    .add(link(
                            "pair.disguise.mask", () -> model.unmaskedProperty().set(false)));
        }
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Hyperlink link(String key, Runnable action) {
        var link = new Hyperlink(messages.get(key));
        link.setMinWidth(USE_PREF_SIZE);
        link.setOnAction(ignored -> {
            link.setVisited(false);
            action.run();
        });
        return link;
    }
}
