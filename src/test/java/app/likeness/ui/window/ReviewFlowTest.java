package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Verdicts as a user gives them: in the window, with keys.
final class ReviewFlowTest {
    @TempDir
    private Path home;

    private ReviewWindow window;
    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        window = new ReviewWindow(home);
        app = window.app();
    }

    @AfterEach
    void stop() throws TimeoutException {
        window.close();
    }

    @Test
    void howManyAreLeftStandsBesideTheVerdictAndLeadsToTheNext() throws IOException {
        window.openPairs(PairedTexts.write(home.resolve("texts"), 2), 2);
        window.openChosen();
        assertEquals("2 left", left());
        app.robot().push(KeyCode.C);
        app.await("one fewer", () -> left().equals("1 left"));
        assertEquals("1 is left to judge", app.node("pair-left", Button.class).getAccessibleText());
        app.fire("pair-left");
        app.await("the other pair", () -> !window.isGiven("confirmed"));
        window.awaitPair();
        app.robot().push(KeyCode.C);
        app.await("none", () -> left().equals("None left"));
        assertTrue(app.node("pair-left", Button.class).isDisabled());
    }

    @Test
    void aRowOfDocumentsIsJudgedByThePairThatItShows() throws IOException {
        Path folder = PairedTexts.write(home.resolve("texts"), 1);
        String text = Files.readString(folder.resolve("text 1 a.txt"));
        Files.writeString(folder.resolve("text 1 c.txt"), text.substring(0, 2 * text.length() / 3));
        window.openPairs(folder, 3);
        app.robot()
                .interact(() -> app.node("show-documents", ToggleButton.class).fire());
        TableView<?> documents = app.node("documents-table", TableView.class);
        app.await("the documents", () -> documents.getItems().size() == 3);
        app.robot().interact(() -> {
            documents.requestFocus();
            documents.getSelectionModel().select(0);
        });
        app.robot().push(KeyCode.C);
        app.await("the undo bar", () -> app.isShown("undo-bar"));
        assertEquals("Confirmed: text 1 a.txt · Text 1 – text 1 b.txt · Text 1", app.text("undo-sentence"));
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        app.await("the pairs", () -> window.pairs().getItems().size() == 3);
        app.robot().interact(() -> window.pairs().getSelectionModel().select(1));
        window.openChosen();
        assertFalse(window.isGiven("confirmed"));
    }

    private String left() {
        return app.node("pair-left", Button.class).getText();
    }

    @Test
    void aVerdictStaysWhenBothFilesAreRenamedAndCanBeUndoneThen() throws IOException {
        Path folder = PairedTexts.write(home.resolve("texts"), 2);
        window.openPairs(folder, 2);
        app.robot().push(KeyCode.ENTER);
        window.awaitPair();
        app.robot().push(KeyCode.C);
        app.await("the verdict", () -> window.isGiven("confirmed"));
        app.robot().push(KeyCode.N);
        app.robot().write("ask both");
        app.robot().push(KeyCode.ENTER);
        app.await("the undo bar", () -> app.isShown("undo-bar"));
        app.robot().push(KeyCode.ESCAPE);

        for (String side : new String[] {"a", "b"}) {
            Files.move(folder.resolve("text 1 " + side + ".txt"), folder.resolve("renamed " + side + ".txt"));
            Files.move(folder.resolve("text 2 " + side + ".txt"), folder.resolve("other " + side + ".txt"));
        }
        app.robot().push(KeyCode.F5);
        app.await(
                "the renamed files",
                () -> window.pairs().getItems().toString().contains("renamed")
                        && window.pairs().getItems().toString().contains("other"));
        app.await("the state", () -> window.pairs().getItems().toString().contains("CONFIRMED"));
        app.robot().interact(() -> window.pairs().requestFocus());
        app.robot().push(KeyCode.ENTER);
        window.awaitPair();
        app.await("the verdict", () -> window.isGiven("confirmed"));
        assertEquals("ask both", window.note().getText());

        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.await("the undoing", () -> !window.isGiven("confirmed"));
        assertEquals("", window.note().getText());
    }

    @Test
    void eightPairsAreReviewedByKeyboardAloneFromTheFolderToTheReport() throws IOException {
        app.copy(PairedTexts.write(home.resolve("texts"), 8));
        app.robot().push(KeyCode.CONTROL, KeyCode.V);
        app.await("the results", () -> app.isShown("documents-table"));
        // Of buttons that exclude each other, arrows lead from one to the next.
        app.tabTo("show-documents");
        app.robot().push(KeyCode.RIGHT);
        app.robot().push(KeyCode.SPACE);
        app.await("the pairs", () -> window.pairs().getItems().size() == 8);
        app.robot().push(KeyCode.F8);
        window.awaitPair();
        KeyCode[] verdicts = {KeyCode.C, KeyCode.A, KeyCode.L};
        String[] names = {"confirmed", "acceptable", "later"};
        for (int i = 0; i < 8; i++) {
            String before = app.text("pair-position");
            app.robot().push(KeyCode.N);
            app.await("the note", () -> window.note().isFocused());
            app.robot().write("no " + i, 0);
            app.robot().push(KeyCode.ENTER);
            app.robot().push(verdicts[i % 3]);
            String given = names[i % 3];
            app.await("verdict " + i, () -> window.isGiven(given));
            app.robot().push(KeyCode.F8);
            if (i < 7) {
                app.await("pair " + (i + 2), () -> !app.text("pair-position").equals(before) && !window.isGiven(given));
                window.awaitPair();
            }
        }
        app.await(
                "the end",
                () -> app.isShown("undo-bar") && app.text("undo-sentence").contains("Nothing here"));

        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.await("the last verdict undone", () -> !window.isGiven("acceptable"));
        assertEquals("no 7", window.note().getText());
        app.robot().push(KeyCode.ESCAPE);
        app.await("what is acceptable is quiet", () -> window.pairs().getItems().size() == 6);
        app.robot().push(KeyCode.F8);
        window.awaitPair();
        assertEquals("no 7", window.note().getText(), "the only open case");
        app.robot().push(KeyCode.C);
        app.await("another verdict", () -> window.isGiven("confirmed"));
        app.robot().push(KeyCode.ESCAPE);
        app.await(
                "the row of the pair", () -> window.pairs().getSelectionModel().getSelectedItem() != null);

        app.tabTo("pairs-state-acceptable");
        app.robot().push(KeyCode.SPACE);
        app.await("all pairs", () -> window.pairs().getItems().size() == 8);
        app.tabTo("pairs-state-confirmed");
        app.robot().push(KeyCode.SPACE);
        app.await("all but the confirmed ones", () -> window.pairs().getItems().size() == 4);

        Path report = home.resolve("report.html");
        app.exportTo(report);
        app.robot().push(KeyCode.CONTROL, KeyCode.E);
        app.await("the dialog", () -> app.isShown("export-preview"));
        app.tabTo("export-write");
        app.robot().push(KeyCode.SPACE);
        app.await("the report", () -> app.isShown("export-open"));
        String written = Files.readString(report);
        for (int i = 0; i < 8; i++) {
            assertTrue(written.contains("no " + i), "note " + i);
        }
        app.robot().push(KeyCode.ESCAPE);
        app.await("the end of the dialog", () -> !app.isShown("export-preview"));
    }

    @Test
    void anAcceptablePairIsQuietInAnotherCorpusThatHasTheSameTexts() throws IOException {
        Path folder = PairedTexts.write(home.resolve("texts"), 2);
        window.openPairs(folder, 2);
        app.robot().push(KeyCode.ENTER);
        window.awaitPair();
        app.robot().push(KeyCode.A);
        app.await("the verdict", () -> window.isGiven("acceptable"));
        app.await("the memory", () -> Files.exists(home.resolve("data").resolve("judged-before.tsv")));

        Path copies = Files.createDirectories(home.resolve("elsewhere"));
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.copy(file, copies.resolve("copy of " + file.getFileName()));
            }
        }
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT1);
        app.drop(copies);
        app.await(
                "the other corpus",
                () -> app.isShown("pairs-table")
                        && window.pairs().getItems().toString().contains("copy of"));
        app.await("one quiet pair", () -> window.pairs().getItems().size() == 1);
        assertTrue(app.isShown("pairs-states"));
        assertFalse(app.isShown("documents-states"), "those of the other list");
        assertFalse(window.pairs().getItems().toString().contains("REMEMBERED"));
    }

    @Test
    void namesAreHiddenEverywhereAndShownAgain() throws IOException {
        window.openPairs(PairedTexts.write(home.resolve("texts"), 2), 2);
        app.robot().push(KeyCode.CONTROL, KeyCode.H);
        app.await("no names", () -> window.pairs().getItems().toString().contains("Document 1"));
        assertFalse(window.pairs().getItems().toString().contains("text 1"));
        app.robot().interact(() -> window.pairs().requestFocus());
        app.robot().push(KeyCode.ENTER);
        window.awaitPair();
        assertTrue(app.robot().lookup(".pair-view .label").queryAllAs(Label.class).stream()
                .noneMatch(label -> String.valueOf(label.getText()).contains("text 1")));
        app.robot().push(KeyCode.CONTROL, KeyCode.H);
        app.await("names", () -> window.pairs().getItems().toString().contains("text 1"));
    }
}
