package app.likeness.ui.review;

import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.judging.ReviewModel;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.KeyHint;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.States;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// What the reviewer says of the case that a view shows: three buttons, of which the given verdict is filled, and a
/// note.
public final class VerdictBar extends VBox {
    /// How much room there is.
    private enum Form {
        /// One line across a view.
        LINE,
        /// A column beside a list: the note below the buttons.
        COLUMN,
        /// A narrow column: the sign of a button above its word.
        TILES
    }

    /// What a button shows.
    private record Face(ToggleButton button, FontIcon icon, Label text, KeyHint key) {
        /// How wide the button is in one line, whatever form it has now.
        double width() {
            return icon.prefWidth(-1)
                    + text.prefWidth(-1)
                    + (key.isManaged() ? GAP + key.prefWidth(-1) : 0)
                    + 3 * GAP
                    + BORDERS;
        }

        void arrange(boolean isTile) {
            HBox sign = new HBox(icon, key);
            HBox face = isTile ? sign : new HBox(icon, text, key);
            face.getStyleClass().add("button-face");
            if (isTile) {
                VBox tile = new VBox(sign, text);
                tile.getStyleClass().add("button-tile");
                button.setGraphic(tile);
            } else {
                button.setGraphic(face);
            }
            HBox.setHgrow(button, isTile ? Priority.ALWAYS : Priority.NEVER);
        }
    }

    private static final double GAP = 8;

    private static final double BORDERS = 2;

    /// The least that a note can be written in, beside the buttons.
    private static final double NOTE = 200;

    private static final PseudoClass INHERITED = PseudoClass.getPseudoClass("inherited");

    private final Messages messages;
    private final ReviewModel model;
    private final ObservableValue<@Nullable ReviewCase> about;
    private final Map<State, ToggleButton> buttons = new EnumMap<>(State.class);
    private final NoteField note;
    private final Remark remark = new Remark();
    private final Label title = new Label();
    private final HBox line = new HBox();
    /// How many are left to judge, and the way to the next of them.
    private final Button left = new Button();
    private final HBox noteLine = new HBox();
    private final List<Face> all;
    private @Nullable Form form;

    /// @param place begins the ids of what is in here
    /// @param about the case; null while there is none
    /// @param open how many cases of this kind are left to judge
    /// @param next goes to the next of them
    public VerdictBar(
            Messages messages,
            ReviewModel model,
            String place,
            ObservableValue<@Nullable ReviewCase> about,
            ObservableValue<Integer> open,
            Runnable next) {
        this.messages = messages;
        this.model = model;
        this.about = about;
        getStyleClass().add("verdict-bar");
        setAccessibleRole(AccessibleRole.PARENT);
        accessibleTextProperty().bind(messages.text("review.bar"));
        note = new NoteField(messages, place, Shortcut.NOTE, "review.note", model.maskProperty(), model::note);
        all = List.of(button(place, State.CONFIRMED), button(place, State.ACCEPTABLE), button(place, State.LATER));
        all.forEach(face -> face.button().setMaxWidth(Double.MAX_VALUE));
        title.textProperty().bind(messages.text("review.title"));
        title.getStyleClass().addAll("text-strong", "verdict-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        line.getStyleClass().add("verdict-line");
        noteLine.getStyleClass().add("verdict-line");
        left.setId(place + "-left");
        left.getStyleClass().addAll("flat", "small", "cases-left");
        left.setMinWidth(Region.USE_PREF_SIZE);
        left.textProperty().bind(words("review.left", open));
        left.accessibleTextProperty().bind(words("review.left.spoken", open));
        Explanations.add(
                left, () -> messages.get("review.left.tip", left.getAccessibleText(), Shortcut.NEXT_OPEN.shown()));
        left.setOnAction(event -> next.run());
        left.disableProperty().bind(open.map(count -> count == 0));
        left.widthProperty().subscribe(() -> Platform.runLater(() -> arrange(getWidth())));
        // As wide as there is room, and arranged by that: not as wide as one row would be.
        setMinWidth(0);
        HBox.setHgrow(note, Priority.ALWAYS);
        widthProperty().subscribe(width -> arrange(width.doubleValue()));
        // Buttons get their width while their parent is laid out, which must not lose its children meanwhile.
        all.forEach(
                face -> face.button().widthProperty().subscribe(() -> Platform.runLater(() -> arrange(getWidth()))));
        about.subscribe(now -> show());
        model.reviewProperty().subscribe(now -> show());
        messages.localeProperty().subscribe(now -> show());
    }

    private StringBinding words(String key, ObservableValue<Integer> number) {
        return Bindings.createStringBinding(
                () -> messages.get(key, number.getValue()), messages.localeProperty(), number);
    }

    /// The key that gives a state.
    private static Shortcut shortcut(State state) {
        return switch (state) {
            case CONFIRMED -> Shortcut.CONFIRM;
            case ACCEPTABLE -> Shortcut.ACCEPT;
            case LATER -> Shortcut.LOOK_LATER;
            case OPEN -> throw new IllegalArgumentException("nothing is given with " + state);
        };
    }

    /// As the buttons have room beside the note, above it, or only with their words below their signs.
    private void arrange(double width) {
        double row = 0;
        for (Face face : all) {
            row += face.width() + GAP;
        }
        double room = width - getInsets().getLeft() - getInsets().getRight();
        Form now = room >= row + title.prefWidth(-1) + NOTE + left.prefWidth(-1)
                ? Form.LINE
                : room >= row - GAP ? Form.COLUMN : Form.TILES;
        if (now == form) {
            return;
        }
        form = now;
        line.getChildren().clear();
        noteLine.getChildren().clear();
        for (Form each : Form.values()) {
            pseudoClassStateChanged(PseudoClass.getPseudoClass(each.name().toLowerCase(Locale.ROOT)), each == now);
        }
        all.forEach(face -> face.arrange(now == Form.TILES));
        if (now == Form.LINE) {
            line.getChildren().add(title);
        }
        all.forEach(face -> line.getChildren().add(face.button()));
        if (now == Form.LINE) {
            line.getChildren().addAll(note, left);
            getChildren().setAll(remark, line);
        } else {
            noteLine.getChildren().setAll(note, left);
            getChildren().setAll(remark, line, noteLine);
        }
    }

    private Face button(String place, State state) {
        Label text = new Label();
        text.textProperty().bind(messages.text(States.key(state)));
        text.setMinWidth(Region.USE_PREF_SIZE);
        Face face = new Face(
                new ToggleButton(),
                new FontIcon(States.icon(state)),
                text,
                new KeyHint(shortcut(state).shown()));
        face.arrange(false);
        ToggleButton button = face.button();
        button.setId(place + "-verdict-" + state.label());
        button.getStyleClass().add("verdict");
        button.setMinWidth(Region.USE_PREF_SIZE);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(messages.text(States.meaning(state)));
        button.setTooltip(tip);
        button.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                button.isSelected() ? "review.button.given" : "review.button",
                                messages.get(States.key(state))),
                        messages.localeProperty(),
                        button.selectedProperty()));
        button.setOnAction(event -> {
            ReviewCase now = about.getValue();
            // The model says what is given, not the press.
            button.setSelected(!button.isSelected());
            if (now != null) {
                keepNote();
                model.judge(now, state);
            }
        });
        buttons.put(state, button);
        return face;
    }

    /// Puts the cursor into the note.
    public void editNote() {
        note.edit();
    }

    /// Keeps a note that is being written.
    public void keepNote() {
        note.keep();
    }

    private void show() {
        ReviewCase now = about.getValue();
        Standing standing = now == null ? Standing.OPEN : model.standing(now);
        buttons.forEach((state, button) -> {
            button.setDisable(now == null);
            button.setSelected(now != null && standing.state() == state);
            button.pseudoClassStateChanged(INHERITED, standing.basis() != Standing.Basis.OWN);
        });
        note.show(now, standing.note());
        remark.show(messages, standing);
    }
}
