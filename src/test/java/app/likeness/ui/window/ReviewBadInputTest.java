package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.Verdict;
import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What cannot be judged, or is judged in odd ways, gets words and a way on.
final class ReviewBadInputTest {
    @TempDir
    private Path home;

    private Path folder;
    private ReviewWindow window;
    private RunningApp app;

    @BeforeEach
    void start() throws Exception {
        window = new ReviewWindow(home);
        app = window.app();
        folder = PairedTexts.write(home.resolve("texts"), 2);
        window.openPairs(folder, 2);
        window.openChosen();
    }

    @AfterEach
    void stop() throws Exception {
        window.close();
    }

    @Test
    void aNoteOfAHundredThousandCharactersIsKeptWholeAndALongerOneIsRefusedInWords() {
        String note = "笔记 note ".repeat(12_500);
        write(note);
        app.robot().push(KeyCode.ENTER);
        leaveAndComeBack();
        app.await("the note", () -> window.note().getText().equals(note));
        write("x".repeat(Verdict.LONGEST_NOTE + 1));
        app.await(
                "the refusal",
                () -> app.robot().lookup(".note-field .text-attention").queryAll().stream()
                        .anyMatch(Node::isVisible));
        assertEquals(note, window.note().getText());
    }

    @Test
    void aNoteOfRightToLeftLettersIsShownAndKept() {
        String note = "הטקסט הזה מועתק מן הספר של אבא, ויש לשאול את שניהם. ".repeat(20) + "(see page 7)";
        write(note);
        app.robot().push(KeyCode.ENTER);
        leaveAndComeBack();
        app.await("the note", () -> window.note().getText().equals(note));
        app.robot().interact(() -> {
            app.stage().setWidth(900);
            app.scene().getRoot().applyCss();
            app.scene().getRoot().layout();
        });
        assertTrue(app.robot().lookup(".problem-line").queryAll().stream().noneMatch(Node::isVisible));
    }

    @Test
    void aVerdictOnADocumentThatHasGoneIsRefusedInWordsAndTheReviewGoesOn() throws IOException {
        String gone = title();
        Files.delete(folder.resolve(gone + ".txt"));
        app.robot().push(KeyCode.F5);
        app.await("the end of the pair", () -> window.pairs().getItems().size() == 1);
        app.robot().push(KeyCode.C);
        app.await(
                "the words",
                () -> app.robot().lookup(".problem-sentence").queryAllAs(Label.class).stream()
                        .anyMatch(label -> label.isVisible()
                                && String.valueOf(label.getText()).startsWith("The verdict was not kept")));
        app.robot().push(KeyCode.F8);
        window.awaitPair();
        app.robot().push(KeyCode.C);
        app.await("the verdict on the other pair", () -> window.isGiven("confirmed"));
    }

    @Test
    void whatWasJudgedBeforeAReScanIsUndoneAfterItEvenWhereADocumentHasGone() throws IOException {
        app.robot().push(KeyCode.L);
        app.await("the verdict", () -> window.isGiven("later"));
        String gone = title();
        app.robot().push(KeyCode.F8);
        app.await("the other pair", () -> !window.isGiven("later"));
        window.awaitPair();
        app.robot().push(KeyCode.C);
        app.await("the other verdict", () -> window.isGiven("confirmed"));
        app.robot().push(KeyCode.ESCAPE);
        Files.delete(folder.resolve(gone + ".txt"));
        app.robot().push(KeyCode.F5);
        app.await("one pair", () -> window.pairs().getItems().size() == 1);
        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.await("the undoing", () -> window.pairs().getItems().toString().contains("OPEN"));
        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.await(
                "what it was about",
                () -> app.text("undo-sentence").startsWith("Undone: ")
                        && app.text("undo-sentence").contains("Text " + gone.charAt(5)));
    }

    @Test
    void atTwiceTheTextSizeInASmallWindowAPairCanBeJudgedAndANoteWritten() {
        app.robot().interact(() -> {
            app.stage().setWidth(900);
            app.stage().setHeight(600);
            app.preferences().textSizeProperty().set(200);
        });
        app.await("the small window", () -> app.scene().getWidth() <= 900);
        for (String id : new String[] {"pair-verdict-confirmed", "pair-verdict-acceptable", "pair-verdict-later"}) {
            assertInWindow(id);
        }
        assertInWindow("pair-note");
        app.robot().write("small");
        app.robot().push(KeyCode.ENTER);
        app.robot().push(KeyCode.C);
        app.await("the verdict", () -> window.isGiven("confirmed"));
        assertEquals("small", window.note().getText());
    }

    /// What has the focus is in sight, at least its beginning.
    private void assertInWindow(String id) {
        Node node = app.node(id, Node.class);
        app.robot().interact(node::requestFocus);
        app.robot().interact(() -> {
            app.scene().getRoot().applyCss();
            app.scene().getRoot().layout();
        });
        Bounds seen = node.localToScene(node.getBoundsInLocal());
        assertTrue(
                app.scene().getWidth() > seen.getMinX()
                        && seen.getMinX() >= 0
                        && seen.getMinY() >= 0
                        && seen.getMaxY() <= app.scene().getHeight() + 1,
                id + " at " + seen);
    }

    private String title() {
        String[] title = new String[1];
        app.robot()
                .interact(() -> title[0] =
                        window.pairs().getSelectionModel().getSelectedItem().toString());
        return title[0].contains("text 1") ? "text 1 a" : "text 2 a";
    }

    private void write(String note) {
        // A pair takes the focus when it is there.
        app.await(
                "the text",
                () -> app.scene().getFocusOwner() != null
                        && app.scene().getFocusOwner().getStyleClass().contains("text-pane"));
        app.robot().push(KeyCode.N);
        app.await("the focus", () -> window.note().isFocused());
        app.robot().interact(() -> window.note().replaceText(0, window.note().getLength(), note));
    }

    private void leaveAndComeBack() {
        app.await("what was kept", () -> app.isShown("undo-bar"));
        app.robot().push(KeyCode.ESCAPE);
        app.robot().push(KeyCode.F5);
        app.await("the results", () -> app.isShown("pairs-table"));
        window.openChosen();
    }
}
