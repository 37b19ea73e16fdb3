package app.likeness.ui.review;

import app.likeness.review.State;
import app.likeness.review.Verdict;
import app.likeness.ui.judging.ReviewModel;
import app.likeness.ui.judging.ReviewModel.Done;
import app.likeness.ui.words.KeyHint;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.States;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;

/// Says for thirty seconds what was judged last, and offers to take it back. The journal offers it for good.
public final class UndoBar extends HBox {
    static final Duration SHOWN = Duration.seconds(30);

    private final Messages messages;
    private final ReviewModel model;
    private final ObservableValue<Boolean> namesHidden;
    private final FontIcon icon = new FontIcon();
    private final Label sentence = new Label();
    private final Label action = new Label();
    private final Button undo = new Button();
    private final PauseTransition end = new PauseTransition(SHOWN);
    /// The key of what is told, where there is nothing to take back.
    private @Nullable String told;

    public UndoBar(Messages messages, ReviewModel model, ObservableValue<Boolean> namesHidden) {
        this.messages = messages;
        this.model = model;
        this.namesHidden = namesHidden;
        getStyleClass().add("undo-bar");
        setId("undo-bar");
        sentence.setMinWidth(0);
        sentence.setId("undo-sentence");
        sentence.setAccessibleRole(AccessibleRole.TEXT);
        KeyHint key = new KeyHint(Shortcut.UNDO_VERDICT.shown());
        HBox face = new HBox(action, key);
        face.getStyleClass().add("button-face");
        undo.setGraphic(face);
        undo.managedProperty().bind(undo.visibleProperty());
        undo.setId("undo-verdict");
        undo.getStyleClass().addAll("small", "flat");
        undo.setMinWidth(Region.USE_PREF_SIZE);
        undo.accessibleTextProperty().bind(action.textProperty());
        undo.setOnAction(event -> takeBack());
        key.visibleProperty()
                .bind(model.doneProperty()
                        .map(done -> done != null && !done.isUndone())
                        .orElse(false));
        key.managedProperty().bind(key.visibleProperty());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(icon, sentence, undo, space);
        setVisible(false);
        managedProperty().bind(visibleProperty());
        end.setOnFinished(event -> setVisible(false));
        model.doneProperty().subscribe(done -> show(done));
        messages.localeProperty().subscribe(now -> sayAgain());
        namesHidden.subscribe(now -> sayAgain());
    }

    /// Says something that there is nothing to take back of.
    ///
    /// @param key of the sentence
    public void tell(String key) {
        told = key;
        icon.setIconCode(MaterialDesignI.INFORMATION_OUTLINE);
        sentence.setText(messages.get(key));
        undo.setVisible(false);
        setVisible(true);
        end.playFromStart();
    }

    private void show(@Nullable Done done) {
        end.stop();
        setVisible(done != null);
        if (done != null) {
            say(done);
            end.playFromStart();
        }
    }

    /// Says the same in the words of now.
    private void sayAgain() {
        Done done = model.doneProperty().get();
        if (told != null) {
            sentence.setText(messages.get(told));
        } else if (done != null) {
            say(done);
        }
    }

    private void say(Done done) {
        told = null;
        undo.setVisible(true);
        Verdict verdict = done.entry().verdict();
        icon.setIconCode(States.icon(verdict.state()));
        String what = Judgements.name(messages, verdict, namesHidden.getValue());
        String state = messages.get(States.key(verdict.state()));
        String key = done.isUndone()
                ? "review.done.undone"
                : verdict.state() != State.OPEN
                        ? "review.done.given"
                        : verdict.note().isEmpty() ? "review.done.open" : "review.done.note";
        sentence.setText(messages.get(key, state, what));
        action.setText(messages.get(done.isUndone() ? "review.action.redo" : "review.action.undo"));
    }

    private void takeBack() {
        Done done = model.doneProperty().get();
        if (done != null) {
            model.mark(done.entry(), !done.isUndone());
        }
    }
}
