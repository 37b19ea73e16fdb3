package app.likeness.ui.frame;

import app.likeness.review.State;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.judging.ReviewModel;
import app.likeness.ui.pair.Judging;
import app.likeness.ui.review.PassageBar;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/// The verdicts on the selected passage of the open pair: what is done, by which keys, and the bar and the menu that
/// the view of the pair has of it.
final class PassageVerdicts {
    private final Messages messages;
    private final ReviewModel model;
    private final ObservableValue<Boolean> letters;
    private final ReadOnlyObjectWrapper<@Nullable ReviewCase> about = new ReadOnlyObjectWrapper<>();
    private final PassageBar bar;
    private final Map<Shortcut, Runnable> actions = new EnumMap<>(Shortcut.class);

    /// @param letters whether a letter alone is a key
    PassageVerdicts(Messages messages, ReviewModel model, ObservableValue<Boolean> letters) {
        this.messages = messages;
        this.model = model;
        this.letters = letters;
        bar = new PassageBar(messages, model, about);
        actions.put(Shortcut.CONFIRM_PASSAGE, () -> judge(State.CONFIRMED));
        actions.put(Shortcut.ACCEPT_PASSAGE, () -> judge(State.ACCEPTABLE));
        actions.put(Shortcut.LATER_PASSAGE, () -> judge(State.LATER));
        actions.put(Shortcut.NOTE_PASSAGE, bar::editNote);
    }

    /// Follows which passage is selected; null while there is none.
    void follow(ObservableValue<@Nullable ReviewCase> selected) {
        about.bind(selected);
    }

    ReadOnlyObjectProperty<@Nullable ReviewCase> aboutProperty() {
        return about.getReadOnlyProperty();
    }

    /// What can be done, in the order of the keys.
    Map<Shortcut, Runnable> actions() {
        return Collections.unmodifiableMap(actions);
    }

    /// Keeps a note that is being written.
    void keepNote() {
        bar.keepNote();
    }

    /// What the view of a pair shows of the review.
    ///
    /// @param pair what the reviewer says of the pair
    Judging beside(Node pair) {
        ContextMenu menu = new ContextMenu();
        actions.forEach((shortcut, action) -> menu.getItems().add(item(shortcut, action)));
        return new Judging(pair, bar, menu, model.reviewProperty());
    }

    /// Its keys stand beside its words; they are those of the menu of the window.
    private MenuItem item(Shortcut shortcut, Runnable action) {
        MenuItem item = new MenuItem();
        item.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(shortcut.key()) + (letters.getValue() ? "   " + shortcut.shown() : ""),
                        messages.localeProperty(),
                        letters));
        item.disableProperty().bind(about.isNull());
        item.setOnAction(event -> action.run());
        return item;
    }

    private void judge(State state) {
        ReviewCase now = about.get();
        if (now != null) {
            bar.keepNote();
            model.judge(now, state);
        }
    }
}
