package app.likeness.ui.pair;

import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Badge;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// The list of matches folded into one line: the selected match with what is to be said of it, and the way to the
/// next.
final class CurrentMatch extends HBox {
    // About as wide as the badge, the buttons and the gaps are together, in pixels.
    private static final double CONTROLS = 320;

    private final Messages messages;
    private final PairModel model;
    private final MatchReasons reasons;
    private final Badge badge = new Badge();
    private final Label sentence = new Label();
    private final Label distance = new Label();
    private final Label position = new Label();
    private final Button previous;
    private final Button next;
    private final ToggleButton all = new ToggleButton();

    CurrentMatch(Messages messages, PairModel model) {
        this.messages = messages;
        this.model = model;
        reasons = new MatchReasons(messages);
        setId("current-match");
        getStyleClass().add("current-match");
        setAlignment(Pos.CENTER_LEFT);
        previous = button("pair.action.previousMatch", MaterialDesignC.CHEVRON_LEFT, model::previousMatch);
        next = button("pair.action.nextMatch", MaterialDesignC.CHEVRON_RIGHT, model::nextMatch);
        distance.getStyleClass().addAll("text-note", "text-quiet");
        position.getStyleClass().add("text-quiet");
        position.setMinWidth(USE_PREF_SIZE);
        all.setId("all-matches");
        all.setGraphic(new FontIcon(MaterialDesignC.CHEVRON_UP));
        all.getStyleClass().add("flat");
        all.setMinWidth(USE_PREF_SIZE);
        var space = new Region();
        setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(badge, sentence, distance, space, previous, position, next, all);
        InvalidationListener update = ignored -> update();
        model.openedProperty().addListener(update);
        model.selectedProperty().addListener(update);
        model.othersProperty().addListener(update);
        messages.localeProperty().addListener(update);
        widthProperty().addListener(ignored -> fitDistance());
        sentence.fontProperty().addListener(ignored -> fitDistance());
        Explanations.add(sentence, () -> sentence.getText() + "\n" + messages.get("explain.same"));
        Explanations.add(badge, () -> messages.get("explain.passageNumber"));
        Explanations.add(position, () -> messages.get("explain.passageNumber"));
        Explanations.add(distance, () -> messages.get("pair.why.numbers.meaning"));
        Explanations.add(all, () -> messages.get("help.number.passage.meaning"));
        sentence.setWrapText(true);
        distance.managedProperty().bind(distance.visibleProperty());
        update();
    }

    /// Whether the whole list is wanted.
    ToggleButton allButton() {
        return all;
    }

    private void update() {
        OpenedPair pair = model.openedProperty().get();
        int match = model.selectedProperty().get();
        boolean chosen = pair != null && match >= 0;
        int count = pair == null ? 0 : pair.matches().size();
        badge.setVisible(chosen);
        if (chosen) {
            badge.show(match);
        }
        sentence.setText(
                chosen
                        ? reasons.sentence(pair, match, model.otherDocuments(match))
                        : pair == null ? "" : messages.get("pair.why.noPassage"));
        distance.setText(pair == null ? "" : reasons.distance(pair));
        fitDistance();
        position.setText(chosen ? messages.get("pair.position.short", match + 1, count) : "");
        previous.setDisable(match <= 0);
        next.setDisable(match + 1 >= count);
        all.setText(messages.get("pair.action.allMatches", count));
        all.setDisable(count == 0);
    }

    /// The distance is the first to give way: it is in the list's small print too.
    private void fitDistance() {
        distance.setVisible(sentence.prefWidth(-1) + distance.prefWidth(-1) + CONTROLS <= getWidth());
    }

    private Button button(String key, Ikon icon, Runnable action) {
        var button = new Button(null, new FontIcon(icon));
        button.getStyleClass().addAll("button-icon", "flat");
        button.setMinWidth(USE_PREF_SIZE);
        button.accessibleTextProperty().bind(messages.text(key));
        button.setOnAction(ignored -> action.run());
        return button;
    }
}
