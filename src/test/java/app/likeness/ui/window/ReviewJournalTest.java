package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.JournalEntry;
import app.likeness.store.kept.Remembered;
import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Shortcut;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The list of what was decided, and of what is acceptable in any corpus: seen and undone, by keys alone.
final class ReviewJournalTest {
    @TempDir
    private Path home;

    private ReviewWindow window;
    private RunningApp app;

    @BeforeEach
    void start() throws Exception {
        window = new ReviewWindow(home);
        app = window.app();
        window.openPairs(PairedTexts.write(home.resolve("texts"), 2), 2);
        window.openChosen();
    }

    @AfterEach
    void stop() throws Exception {
        window.close();
    }

    @Test
    void everyDecisionIsListedAndTakenBackOrPutBackByItself() {
        app.robot().push(KeyCode.N);
        app.robot().write("ask both", 0);
        app.robot().push(KeyCode.ENTER);
        app.robot().push(KeyCode.A);
        app.await("the verdict", () -> window.isGiven("acceptable"));
        // A passage of the same pair.
        app.robot().push(KeyCode.SHIFT, KeyCode.C);
        app.await("what is undone last", () -> app.text("undo-sentence").contains("Confirmed"));

        // The dialog waits in what opens it: keys that were pressed there would stay down.
        app.robot().interact(() -> Platform.runLater(this::openJournal));
        app.await("the journal", () -> app.isShown("journal-table"));
        app.await("the latest first", () -> entries().size() == 3);
        assertEquals(List.of(false, false, false), undone());
        assertTrue(cell(0, 2).startsWith("A passage of "), cell(0, 2));
        assertEquals("ask both", cell(1, 4));

        TableView<?> journal = table("journal-table");
        app.await("the focus", journal::isFocused);
        app.robot().interact(() -> journal.getSelectionModel().clearAndSelect(1));
        app.robot().push(KeyCode.ENTER);
        app.await("the verdict undone", () -> undone().equals(List.of(false, true, false)));
        app.await("the pair open", () -> !window.isGiven("acceptable"));
        app.robot().interact(() -> journal.getSelectionModel().clearAndSelect(1));
        app.robot().push(KeyCode.DELETE);
        app.await("the verdict put back", () -> undone().equals(List.of(false, false, false)));
        app.await("the pair acceptable", () -> window.isGiven("acceptable"));

        app.robot().push(KeyCode.CONTROL, KeyCode.TAB);
        app.await("what is acceptable in any corpus", () -> app.isShown("before-table"));
        TableView<?> before = table("before-table");
        assertEquals(1, before.getItems().size());
        assertTrue(before.getItems().getFirst() instanceof Remembered known
                && known.corpus().equals("texts"));
        app.robot().interact(() -> {
            before.requestFocus();
            before.getSelectionModel().clearAndSelect(0);
        });
        app.robot().push(KeyCode.DELETE);
        app.await("nothing remembered", () -> before.getItems().isEmpty());
        app.robot().push(KeyCode.ESCAPE);
        app.await("the end of the list", () -> !app.isShown("before-table"));
        assertTrue(window.isGiven("acceptable"), "the corpus keeps its own verdict");
    }

    @Test
    void inANarrowWindowARowIsLinesUnderEachOther() {
        app.robot().push(KeyCode.N);
        app.robot().write("ask both", 0);
        app.robot().push(KeyCode.ENTER);
        app.robot().push(KeyCode.A);
        app.await("the verdict", () -> window.isGiven("acceptable"));
        app.robot().interact(() -> Platform.runLater(this::openJournal));
        app.await("the journal", () -> app.isShown("journal-table"));
        app.await("its rows", () -> entries().size() == 2);
        assertEquals(List.of(), stacked());
        app.robot().interact(() -> table("journal-table").getScene().getWindow().setWidth(450));
        app.await("the lines", () -> stacked().size() == 3);
        assertEquals("text 1 a.txt · Text 1 – text 1 b.txt · Text 1", stacked().getFirst());
        assertTrue(stacked().get(1).startsWith("Acceptable · "), stacked().toString());
        assertEquals("ask both", stacked().get(2));
        app.robot().interact(() -> table("journal-table").requestFocus());
        app.robot().interact(() -> table("journal-table").getSelectionModel().clearAndSelect(0));
        app.robot().push(KeyCode.ENTER);
        app.await("the verdict undone", () -> stacked().get(1).startsWith("Acceptable, undone · "));
        app.robot().interact(() -> table("journal-table").getScene().getWindow().setWidth(900));
        app.await("the columns", () -> stacked().isEmpty());
        app.robot().push(KeyCode.ESCAPE);
        app.await("the end of the list", () -> !app.isShown("journal-table"));
    }

    /// What stands under each other in the first row.
    private List<String> stacked() {
        return table("journal-table").lookupAll(".table-row-cell").stream()
                .filter(row -> ((TableRow<?>) row).getIndex() == 0)
                .flatMap(row -> row.lookupAll(".journal-lines > .label").stream())
                .map(each -> ((Labeled) each).getText())
                .toList();
    }

    private void openJournal() {
        MenuBar bar = (MenuBar) app.robot().lookup(".menu-bar").query();
        bar.getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> Shortcut.JOURNAL.combination().equals(item.getAccelerator()))
                .findFirst()
                .orElseThrow()
                .fire();
    }

    private List<?> entries() {
        return table("journal-table").getItems();
    }

    private List<Boolean> undone() {
        return entries().stream()
                .map(entry -> ((JournalEntry) entry).isUndone())
                .toList();
    }

    private String cell(int row, int column) {
        return String.valueOf(table("journal-table").getColumns().get(column).getCellData(row));
    }

    private TableView<?> table(String id) {
        return app.node(id, TableView.class);
    }
}
