package app.likeness.ui.pair;

import app.likeness.ui.pair.model.FindModel;
import app.likeness.ui.pair.text.FoundPlaces;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.words.Messages;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Above the panes while somebody looks for words in both texts: the words, how often each text has them, and the way
/// to the next place. Enter and F3 lead on, with Shift back; Esc ends it.
final class FindBar extends HBox {
    private final Messages messages;
    private final FindModel model;
    private final TextField words = new TextField();

    /// @param onClose gives the focus back to the texts
    FindBar(Messages messages, FindModel model, Runnable onClose) {
        this.messages = messages;
        this.model = model;
        setId("find-bar");
        getStyleClass().add("find-bar");
        setAlignment(Pos.CENTER_LEFT);
        words.setId("find-words");
        words.promptTextProperty().bind(messages.text("pair.find.prompt"));
        words.accessibleTextProperty().bind(messages.text("pair.find.prompt"));
        words.textProperty().bindBidirectional(model.wantedProperty());
        Label count = new Label();
        count.setId("find-count");
        count.getStyleClass().add("text-quiet");
        count.setMinWidth(USE_PREF_SIZE);
        count.textProperty()
                .bind(Bindings.createStringBinding(
                        this::count,
                        messages.localeProperty(),
                        model.hitsProperty(),
                        model.currentProperty(),
                        model.wantedProperty()));
        Button previous = Buttons.icon(messages, "pair.find.previous", MaterialDesignC.CHEVRON_UP, model::previous);
        Button next = Buttons.icon(messages, "pair.find.next", MaterialDesignC.CHEVRON_DOWN, model::next);
        for (Button each : new Button[] {previous, next}) {
            each.disableProperty().bind(model.hitsProperty().map(hits -> hits.count() == 0));
            each.setMinWidth(USE_PREF_SIZE);
        }
        Button close = Buttons.icon(messages, "pair.find.close", MaterialDesignC.CLOSE, () -> {
            model.openProperty().set(false);
            onClose.run();
        });
        close.getStyleClass().add("flat");
        close.setId("find-close");
        close.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(words, previous, next, count, close);
        visibleProperty().bind(model.openProperty());
        managedProperty().bind(visibleProperty());
        words.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            switch (event.getCode()) {
                case ENTER -> {
                    if (event.isShiftDown()) {
                        model.previous();
                    } else {
                        model.next();
                    }
                    event.consume();
                }
                case ESCAPE -> {
                    close.fire();
                    event.consume();
                }
                default -> {}
            }
        });
    }

    /// Shows the bar with the cursor in it.
    void open() {
        model.openProperty().set(true);
        words.requestFocus();
        words.selectAll();
    }

    private String count() {
        FoundPlaces hits = model.hitsProperty().get();
        if (model.wantedProperty().get().isBlank()) {
            return "";
        }
        return hits.count() == 0
                ? messages.get("pair.find.none")
                : messages.get(
                        "pair.find.count",
                        model.currentProperty().get() + 1,
                        hits.count(),
                        hits.left().size(),
                        hits.right().size());
    }
}
