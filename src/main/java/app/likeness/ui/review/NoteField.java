package app.likeness.ui.review;

import app.likeness.report.names.NameMask;
import app.likeness.review.Verdict;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.words.KeyHint;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import java.text.Bidi;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/// A note on a case: one line that grows to three. It is kept when the focus leaves it, on Enter, and when another case
/// comes; Shift+Enter begins a line, Esc takes back what was typed.
final class NoteField extends VBox {
    private static final int MOST_LINES = 3;

    /// Characters on a line, about: what decides how many lines there are.
    private static final int LINE = 44;

    /// Longer notes are not wrapped: laying out their lines would take longer than a key press.
    private static final int LONGEST_WRAPPED = 10_000;

    private final Messages messages;
    private final BiConsumer<ReviewCase, String> keep;
    private final ObservableValue<NameMask> mask;
    private final TextArea text = new TextArea();
    private final Label refused = new Label();
    private @Nullable ReviewCase about;
    private String kept = "";
    private boolean isMasked;
    /// The key that led here was pressed elsewhere, and what it types arrives here.
    private boolean ignoresTyped;

    /// @param place begins its id
    /// @param key leads here
    /// @param words the key of its name
    /// @param mask takes the names out of it; while it does nothing can be written
    /// @param keep is given the case and its note
    @SuppressWarnings("NullAway") // a text formatter takes null for a change that is refused
    NoteField(
            Messages messages,
            String place,
            Shortcut key,
            String words,
            ObservableValue<NameMask> mask,
            BiConsumer<ReviewCase, String> keep) {
        this.messages = messages;
        this.keep = keep;
        this.mask = mask;
        getStyleClass().add("note-field");
        text.setId(place + "-note");
        text.promptTextProperty().bind(messages.text(words));
        text.accessibleTextProperty().bind(messages.text(words));
        text.accessibleHelpProperty().bind(messages.text("review.note.help"));
        text.setPrefRowCount(1);
        text.setPrefColumnCount(10);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.setTextFormatter(new TextFormatter<>(this::limited));
        text.textProperty().subscribe(this::fit);
        text.focusedProperty().subscribe(focused -> {
            if (!focused) {
                keep();
            }
        });
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        text.addEventFilter(KeyEvent.KEY_RELEASED, event -> ignoresTyped = false);
        text.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (ignoresTyped) {
                event.consume();
            }
        });
        HBox marks = new HBox(new KeyHint(key.shown()));
        marks.visibleProperty().bind(text.textProperty().isEmpty());
        marks.setMouseTransparent(true);
        marks.getStyleClass().add("note-key");
        FontIcon icon = new FontIcon(MaterialDesignM.MESSAGE_OUTLINE);
        HBox line = new HBox(icon, text);
        line.getStyleClass().add("note-line");
        HBox.setHgrow(text, Priority.ALWAYS);
        refused.getStyleClass().add("text-attention");
        refused.setWrapText(true);
        refused.managedProperty().bind(refused.visibleProperty());
        refused.setVisible(false);
        getChildren().addAll(new StackPane(line, marks), refused);
        mask.subscribe(this::hideNames);
    }

    /// Whether the cursor is in it.
    ReadOnlyBooleanProperty writingProperty() {
        return text.focusedProperty();
    }

    boolean isEmpty() {
        return text.getText().isEmpty();
    }

    void edit() {
        ignoresTyped = true;
        text.requestFocus();
        text.end();
    }

    /// Shows the note of a case; what was typed for another one is kept, what is being typed for this one stays.
    void show(@Nullable ReviewCase now, String note) {
        boolean isSame = now != null && now.equals(about);
        if (!isSame) {
            keep();
        }
        boolean isTyping =
                isSame && !isMasked && text.isFocused() && !text.getText().equals(kept);
        about = now;
        kept = note;
        text.setDisable(now == null);
        if (!isTyping && !text.getText().equals(shown())) {
            text.setText(shown());
        }
    }

    private String shown() {
        return isMasked ? mask.getValue().mask(kept) : kept;
    }

    /// What was typed is kept before the names in it are hidden.
    private void hideNames(NameMask now) {
        keep();
        isMasked = !now.isEmpty();
        text.setEditable(!isMasked);
        text.setText(shown());
    }

    void keep() {
        ReviewCase now = about;
        if (now != null && !isMasked && !text.getText().equals(kept)) {
            kept = text.getText();
            keep.accept(now, kept);
        }
    }

    private void keyPressed(KeyEvent event) {
        ignoresTyped = false;
        if (event.getCode() == KeyCode.ENTER && event.isShiftDown()) {
            text.replaceSelection("\n");
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            keep();
            leave();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            text.setText(shown());
            leave();
            event.consume();
        } else if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
            // A tab leads on, as in every other field.
            KeyEvent turned =
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, event.isShiftDown(), true, false, false);
            text.fireEvent(turned);
            event.consume();
        }
    }

    /// Gives the focus back to the view that the case stands in, so that letters are keys again.
    private void leave() {
        for (var parent = getParent(); parent != null; parent = parent.getParent()) {
            if (parent.isFocusTraversable()) {
                parent.requestFocus();
                return;
            }
        }
        getScene().getRoot().requestFocus();
    }

    private TextFormatter.@Nullable Change limited(TextFormatter.Change change) {
        boolean isTooLong = change.getControlNewText().length() > Verdict.LONGEST_NOTE;
        refused.setVisible(isTooLong);
        if (isTooLong) {
            refused.setText(messages.get("review.note.tooLong", Verdict.LONGEST_NOTE));
        }
        return isTooLong ? null : change;
    }

    private void fit(String now) {
        // JavaFX 26.0.2 throws when it wraps inside a run of right-to-left letters.
        text.setWrapText(now.length() <= LONGEST_WRAPPED && !Bidi.requiresBidi(now.toCharArray(), 0, now.length()));
        int lines = 1;
        for (int i = 0, column = 0; i < now.length() && lines < MOST_LINES; i++) {
            column = now.charAt(i) == '\n' ? LINE : column + 1;
            if (column >= LINE) {
                lines++;
                column = 0;
            }
        }
        text.setPrefRowCount(lines);
    }
}
