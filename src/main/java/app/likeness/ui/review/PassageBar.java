package app.likeness.ui.review;

import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.judging.ReviewModel;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.States;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// What the reviewer said of the selected passage: its state as a sign and a word, and its note. Not there where
/// nothing was said, until a note is begun.
public final class PassageBar extends VBox {
    private final Messages messages;
    private final ReviewModel model;
    private final ObservableValue<@Nullable ReviewCase> about;
    private final FontIcon icon = new FontIcon();
    private final Label state = new Label();
    private final Remark remark = new Remark();
    private final NoteField note;
    private boolean isJudged;

    /// @param about the selected passage; null while there is none
    public PassageBar(Messages messages, ReviewModel model, ObservableValue<@Nullable ReviewCase> about) {
        this.messages = messages;
        this.model = model;
        this.about = about;
        setId("passage-bar");
        getStyleClass().add("passage-bar");
        setAccessibleRole(AccessibleRole.PARENT);
        accessibleTextProperty().bind(messages.text("review.passage.bar"));
        managedProperty().bind(visibleProperty());
        note = new NoteField(
                messages, "passage", Shortcut.NOTE_PASSAGE, "review.passage.note", model.maskProperty(), model::note);
        state.setId("passage-state");
        state.setGraphic(icon);
        state.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(state, note);
        line.getStyleClass().add("verdict-line");
        HBox.setHgrow(note, Priority.ALWAYS);
        getChildren().addAll(line, remark);
        about.subscribe(now -> show());
        model.reviewProperty().subscribe(now -> show());
        messages.localeProperty().subscribe(now -> show());
        note.writingProperty().subscribe(writing -> place());
    }

    /// Puts the cursor into the note.
    public void editNote() {
        if (about.getValue() != null) {
            setVisible(true);
            note.edit();
        }
    }

    /// Keeps a note that is being written.
    public void keepNote() {
        note.keep();
    }

    private void show() {
        ReviewCase now = about.getValue();
        Standing standing = now == null ? Standing.OPEN : model.standing(now);
        note.show(now, standing.note());
        if (now instanceof ReviewCase.OfPassage passage) {
            icon.setIconCode(States.icon(standing));
            state.setText(
                    messages.get("review.passage.state", passage.number() + 1, messages.get(States.key(standing))));
        }
        remark.show(messages, standing);
        isJudged = standing.state() != State.OPEN || !standing.newcomers().isEmpty();
        place();
    }

    /// What was written is shown before it is kept.
    private void place() {
        setVisible(
                about.getValue() != null && (isJudged || note.writingProperty().get() || !note.isEmpty()));
    }
}
