package app.likeness.ui.judging;

import app.likeness.review.State;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.table.Columns;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.States;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;

/// One chip for each state of the review: on, its rows are shown. There once anything was judged.
public final class StateChips extends FlowPane {
    /// @param place begins the ids of what is in here
    /// @param counts how many rows each state has, shown or not
    public StateChips(
            Messages messages, ShownStates states, String place, ObservableValue<Map<State, Integer>> counts) {
        getStyleClass().add("chips");
        setId(place + "-states");
        Label title = new Label();
        title.textProperty().bind(messages.text("review.states"));
        title.getStyleClass().addAll("text-quiet", "chips-title");
        title.setMinWidth(USE_PREF_SIZE);
        getChildren().add(title);
        for (State state : State.values()) {
            getChildren().add(chip(messages, states, place, counts, state));
        }
        visibleProperty().bind(counts.map(Columns::isJudged));
        managedProperty().bind(visibleProperty());
    }

    private static ToggleButton chip(
            Messages messages,
            ShownStates states,
            String place,
            ObservableValue<Map<State, Integer>> counts,
            State state) {
        Label name = new Label();
        name.textProperty().bind(messages.text(States.key(state)));
        Label count = new Label();
        count.getStyleClass().add("chip-change");
        StringBinding number = Bindings.createStringBinding(
                () -> messages.number(counts.getValue().getOrDefault(state, 0)), messages.localeProperty(), counts);
        count.textProperty().bind(number);
        HBox face = new HBox(new FontIcon(States.icon(state)), name, count);
        face.getStyleClass().add("chip-face");
        ToggleButton chip = new ToggleButton(null, face);
        chip.getStyleClass().add("chip");
        chip.setId(place + "-state-" + state.label());
        chip.setMinWidth(USE_PREF_SIZE);
        states.statesProperty().subscribe(now -> chip.setSelected(now.contains(state)));
        chip.setOnAction(event -> {
            chip.setSelected(states.shows(state));
            states.toggle(state);
        });
        StringBinding told = Bindings.createStringBinding(
                () -> messages.get(
                        states.shows(state) ? "review.chip.shown" : "review.chip.hidden",
                        messages.get(States.key(state))),
                messages.localeProperty(),
                states.statesProperty());
        Explanations.add(chip, () -> messages.get("explain.state", told.get(), number.get()));
        chip.accessibleTextProperty()
                .bind(Bindings.createStringBinding(() -> told.get() + " " + number.get(), told, number));
        return chip;
    }
}
