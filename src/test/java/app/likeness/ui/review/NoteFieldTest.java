package app.likeness.ui.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.findings.Tallies;
import app.likeness.report.names.NameMask;
import app.likeness.review.Verdict;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.Theme;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A note is kept when it is left, however that happens, and only when it is another one.
final class NoteFieldTest {
    private static final ReviewCase ONE = new ReviewCase.OfPair(1, 2);
    private static final ReviewCase OTHER = new ReviewCase.OfPair(3, 4);

    private final List<String> kept = new ArrayList<>();
    private final ObjectProperty<NameMask> mask = new SimpleObjectProperty<>(NameMask.NONE);
    private ViewWindow window;
    private NoteField field;
    private TextArea text;

    @BeforeEach
    void open() {
        Messages messages = new Messages(Locale.ENGLISH);
        NoteField[] made = new NoteField[1];
        window = ViewWindow.open(messages, Theme.LIGHT, 500, 300, () -> {
            made[0] = new NoteField(
                    messages,
                    "pair",
                    Shortcut.NOTE,
                    "review.note",
                    mask,
                    (about, note) -> kept.add(about + " " + note));
            Button elsewhere = new Button("Elsewhere");
            elsewhere.setId("elsewhere");
            VBox view = new VBox(made[0], elsewhere);
            view.setFocusTraversable(true);
            return view;
        });
        field = made[0];
        text = window.node("pair-note", TextArea.class);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void withoutACaseNothingCanBeWritten() {
        window.run(() -> field.show(null, ""));
        assertTrue(text.isDisabled());
        window.run(() -> field.show(ONE, "as it was"));
        assertFalse(text.isDisabled());
        assertEquals("as it was", text.getText());
    }

    @Test
    void namesInItAreHiddenAndItCannotBeWrittenMeanwhile() {
        write("Eva Lind gave it away");
        window.run(() -> mask.set(ofEvaLind()));
        assertEquals(List.of(ONE + " Eva Lind gave it away"), kept, "what was typed is kept with its names");
        assertFalse(text.getText().contains("Lind"), text.getText());
        assertTrue(text.getText().endsWith("gave it away"), text.getText());
        assertFalse(text.isEditable());
        window.run(() -> field.show(OTHER, "Eva Lind again"));
        assertFalse(text.getText().contains("Lind"), text.getText());
        window.run(() -> mask.set(NameMask.NONE));
        assertEquals("Eva Lind again", text.getText());
        assertTrue(text.isEditable());
        assertEquals(1, kept.size(), "nothing without names is ever kept");
    }

    private static NameMask ofEvaLind() {
        Document essay = new Document(
                1,
                Path.of("Eva Lind.txt"),
                Metadata.titled("Essay", Origin.TEXT, Certainty.LIKELY),
                900,
                Instant.EPOCH,
                700);
        return NameMask.of(new Tallies(List.of(essay), List.of(), Map.of(), List.of()));
    }

    @Test
    void enterKeepsAndGivesTheFocusBackToTheView() {
        write("ask both");
        window.press(KeyCode.ENTER);
        assertEquals(List.of(ONE + " ask both"), kept);
        assertFalse(text.isFocused());
        assertTrue(window.ask(() -> window.scene().getRoot().isFocused()));
    }

    @Test
    void shiftAndEnterBeginALine() {
        write("one");
        window.run(() ->
                text.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, true, false, false, false)));
        window.run(() -> text.appendText("two"));
        assertEquals(List.of(), kept);
        window.press(KeyCode.ENTER);
        assertEquals(List.of(ONE + " one\ntwo"), kept);
    }

    @Test
    void escapeTakesBackWhatWasTyped() {
        window.run(() -> field.show(ONE, "before"));
        write("typed by chance");
        window.press(KeyCode.ESCAPE);
        assertEquals("before", text.getText());
        assertFalse(text.isFocused());
        assertEquals(List.of(), kept);
    }

    @Test
    void whatLeadsElsewhereKeepsTheNoteOnce() {
        write("first");
        window.run(() -> window.node("elsewhere", Button.class).requestFocus());
        assertEquals(List.of(ONE + " first"), kept);
        window.run(field::edit);
        window.run(() -> window.node("elsewhere", Button.class).requestFocus());
        assertEquals(1, kept.size(), "it is the same note");
    }

    @Test
    void aNoteBelongsToTheCaseThatItWasTypedFor() {
        write("for the one");
        window.run(() -> field.show(OTHER, "of the other"));
        assertEquals(List.of(ONE + " for the one"), kept);
        assertEquals("of the other", text.getText());
        window.run(() -> field.show(null, ""));
        assertEquals(1, kept.size());
    }

    @Test
    void whatIsBeingTypedStaysWhenTheCaseIsShownAnew() {
        window.run(() -> field.show(ONE, "older"));
        write("being typed");
        window.run(() -> field.show(ONE, "older"));
        assertEquals("being typed", text.getText());
        window.press(KeyCode.ENTER);
        assertEquals(List.of(ONE + " being typed"), kept);
    }

    @Test
    void aTabLeadsOnAsInOtherFields() {
        write("tabbed");
        window.press(KeyCode.TAB);
        assertTrue(window.node("elsewhere", Button.class).isFocused());
        assertEquals(List.of(ONE + " tabbed"), kept);
    }

    @Test
    void aNoteThatIsTooLongIsRefusedInWordsUntilItIsShorter() {
        String whole = "x".repeat(Verdict.LONGEST_NOTE);
        write(whole);
        assertFalse(refused().isVisible());
        window.run(() -> text.appendText("y"));
        assertTrue(refused().isVisible());
        assertTrue(refused().getText().contains("200,000"), refused().getText());
        assertEquals(whole, text.getText());
        window.run(() -> text.deleteText(0, 1));
        assertFalse(refused().isVisible());
    }

    @Test
    void linesGrowToThreeAndLettersFromRightToLeftAreNotWrapped() {
        write("short");
        assertEquals(1, text.getPrefRowCount());
        window.run(() -> text.setText("a\nb\nc\nd\ne"));
        assertEquals(3, text.getPrefRowCount());
        assertTrue(text.isWrapText());
        window.run(() -> text.setText("הטקסט הזה מועתק"));
        assertFalse(text.isWrapText());
    }

    private Label refused() {
        return (Label) Objects.requireNonNull(
                window.ask(() -> window.scene().getRoot().lookup(".note-field .text-attention")));
    }

    /// Goes to the field of the first case and types.
    private void write(String note) {
        window.run(() -> {
            if (text.isDisabled() || text.getText().isEmpty()) {
                field.show(ONE, text.getText());
            }
            field.edit();
            text.setText(note);
            text.end();
        });
    }
}
