package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Verdicts on single passages, with their notes, as a user gives them.
final class ReviewPassageTest {
    @TempDir
    private Path home;

    private ReviewWindow window;
    private RunningApp app;
    private Path folder;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        window = new ReviewWindow(home);
        app = window.app();
        folder = PairedTexts.write(home.resolve("texts"), 1);
        window.openPairs(folder, 1);
        window.openChosen();
    }

    @AfterEach
    void stop() throws TimeoutException {
        window.close();
    }

    @Test
    void aPassagesVerdictAndNoteStayWhenBothFilesAreRenamedAndCanBeUndoneThen() throws IOException {
        assertFalse(app.isShown("passage-bar"));
        assertEquals(Optional.empty(), shownState());
        app.robot().push(KeyCode.SHIFT, KeyCode.C);
        app.await("the state", () -> shownState().equals(Optional.of(State.CONFIRMED)));
        assertEquals("Passage 1: Confirmed", app.text("passage-state"));
        assertFalse(window.isGiven("confirmed"), "the verdict is about the passage, not about the pair");
        app.robot().push(KeyCode.SHIFT, KeyCode.N);
        app.robot().write("a known saying");
        app.robot().push(KeyCode.ENTER);
        app.await("the note", () -> noteOfList().equals("a known saying"));
        app.robot().push(KeyCode.ESCAPE);

        Files.move(folder.resolve("text 1 a.txt"), folder.resolve("renamed a.txt"));
        Files.move(folder.resolve("text 1 b.txt"), folder.resolve("renamed b.txt"));
        app.robot().push(KeyCode.F5);
        app.await(
                "the renamed files", () -> window.pairs().getItems().toString().contains("renamed"));
        app.robot().interact(() -> window.pairs().getSelectionModel().select(0));
        window.openChosen();
        app.await("the state", () -> shownState().equals(Optional.of(State.CONFIRMED)));
        assertEquals("a known saying", note().getText());
        assertTrue(app.isShown("passage-bar"));

        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.await("the note undone", () -> note().getText().isEmpty());
        assertEquals(Optional.of(State.CONFIRMED), shownState());
        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.await("the verdict undone", () -> shownState().isEmpty());
        assertFalse(app.isShown("passage-bar"));
    }

    @Test
    void onlyAnAcceptablePassageIsNotCounted() {
        String counted = app.text("why-sentence");
        app.robot().push(KeyCode.SHIFT, KeyCode.L);
        app.await("later", () -> shownState().equals(Optional.of(State.LATER)));
        assertEquals(counted, app.text("why-sentence"));
        app.robot().push(KeyCode.SHIFT, KeyCode.A);
        app.await("acceptable", () -> app.text("why-sentence").endsWith("Acceptable, not counted."));
        assertEquals(Optional.of(State.ACCEPTABLE), shownState());
        app.robot().push(KeyCode.X);
        app.await("counted again", () -> app.text("why-sentence").equals(counted));
        assertEquals(Optional.empty(), shownState());
    }

    @Test
    void theMenuOfTheListGivesTheVerdictsAndNoKeyWorksWhileANoteIsWritten() {
        List<MenuItem> items = list().getContextMenu().getItems();
        assertEquals(
                List.of(
                        "Passage is confirmed   Shift+C",
                        "Passage is acceptable   Shift+A  X",
                        "Look at the passage later   Shift+L",
                        "Write a note on the passage   Shift+N"),
                items.stream().map(MenuItem::getText).toList());
        app.robot().interact(() -> items.get(3).fire());
        app.robot().push(KeyCode.SHIFT, KeyCode.C);
        app.robot().push(KeyCode.X);
        app.robot().push(KeyCode.ENTER);
        app.await("the note", () -> !noteOfList().isEmpty());
        assertEquals(Optional.of(State.OPEN), shownState());
        assertEquals("Passage 1: Not judged", app.text("passage-state"));
        app.robot().interact(() -> items.get(2).fire());
        app.await("later", () -> shownState().equals(Optional.of(State.LATER)));
        app.robot().interact(() -> app.preferences().letterKeysProperty().set(false));
        app.robot().push(KeyCode.SHIFT, KeyCode.C);
        app.robot().push(KeyCode.X);
        assertEquals("Passage is confirmed", items.getFirst().getText());
        assertEquals(Optional.of(State.LATER), shownState());
    }

    private TextArea note() {
        return app.node("passage-note", TextArea.class);
    }

    private TableView<?> list() {
        return app.node("match-list", TableView.class);
    }

    /// How the list shows the first passage; empty while it has no column of states.
    private Optional<State> shownState() {
        return standing().map(Standing::state);
    }

    private String noteOfList() {
        return standing().map(Standing::note).orElse("");
    }

    private Optional<Standing> standing() {
        return list().getVisibleLeafColumns().stream()
                .filter(column -> column.getStyleClass().contains("standing"))
                .map(ReviewPassageTest::first)
                .findFirst();
    }

    private static Standing first(TableColumn<?, ?> column) {
        return (Standing) column.getCellData(0);
    }
}
