package app.likeness.ui.clusters.model;

import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Clusters;
import app.likeness.text.document.Document;
import app.likeness.ui.clusters.GroupWindow;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.intake.MoveJournal.Entry;
import app.likeness.ui.support.Fabricated;
import app.likeness.ui.support.ViewWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GroupFilesTest {
    @TempDir
    Path folder;

    private final List<Path> paths = new ArrayList<>();
    private GroupWindow shown;

    @BeforeEach
    void open() throws IOException {
        Files.createDirectories(folder.resolve("texts"));
        List<Document> documents = new ArrayList<>();
        for (int id = 1; id <= 3; id++) {
            Path path = Files.writeString(folder.resolve("texts").resolve("d" + id + ".txt"), "text " + id);
            paths.add(path);
            Document made = Fabricated.document(id, "Document " + id);
            documents.add(new Document(id, path, made.metadata(), made.bytes(), made.modifiedAt(), made.characters()));
        }
        List<Pair> pairs = List.of(pair(1, 2, 80, 90), pair(2, 3, 30, 40));
        Snapshot known = snapshot(documents, pairs, Clusters.of(pairs, Clusters.LEAST_SHARE));
        shown = new GroupWindow(known, folder.resolve("moved.tsv"));
        shown.window.run(() -> shown.model.open(shown.model.groups().getFirst()));
        shown.target = folder.resolve("away");
    }

    @AfterEach
    void close() {
        ViewWindow.fx(() -> {
            List.copyOf(Window.getWindows()).forEach(Window::hide);
            return true;
        });
    }

    @Test
    void beforeAnythingIsMovedEveryFileAndItsPlaceAreListed() throws IOException {
        Files.createDirectories(folder.resolve("away"));
        Files.writeString(folder.resolve("away").resolve("d1.txt"), "another");
        Files.delete(paths.get(1));
        fire("keep-one");
        assertEquals(List.of("Stays", "Not movable", "Moves"), becomes());
        assertTrue(inDialog("keep-move").isDisabled());
        press("keep-choose");
        TableView<?> table = table();
        shown.window.run(() -> table.getSelectionModel().clearAndSelect(2));
        assertEquals(List.of("Moves as d1 (2).txt", "Not movable", "Stays"), becomes());
        assertEquals("“Document 3” stays because you selected it.", words("keep-why"));
        assertEquals("1 file will move. 1 document is no file of its own and stays.", words("keep-count"));
        assertTrue(Files.exists(paths.get(0)));
        press("keep-move");
        assertFalse(Files.exists(paths.get(0)));
        assertTrue(Files.exists(paths.get(2)));
        assertEquals("text 1", Files.readString(folder.resolve("away").resolve("d1 (2).txt")));
    }

    @Test
    void whatIsOfferedToStayIsOfferedForAReason() {
        fire("keep-one");
        assertEquals(
                "Nothing tells which document of the group was first. “Document 1” is offered because it is the first"
                        + " of the list.",
                words("keep-why"));
        press("keep-cancel");
        assertEquals(0, shown.rescans);
    }

    @Test
    void oneIsKeptTheOthersAreMovedAndPutBackAgain() throws IOException {
        keep();
        assertTrue(Files.exists(paths.get(0)));
        assertFalse(Files.exists(paths.get(1)));
        assertTrue(Files.exists(folder.resolve("away").resolve("d2.txt")));
        assertEquals(1, shown.rescans);
        assertEquals(0, shown.asked);
        assertTrue(shown.window.node("moved-words", Label.class).getText().startsWith("2 files were moved to"));
        assertEquals(2, Files.readAllLines(folder.resolve("moved.tsv")).size());
        fire("undo-move");
        for (Path path : paths) {
            assertTrue(Files.exists(path));
        }
        assertEquals(
                "2 files were put back.",
                shown.window.node("moved-words", Label.class).getText());
    }

    @Test
    void whatWasMovedStaysInSightUntilItIsClosedAndCanBePutBackForEver() {
        keep();
        assertTrue(shown.files().isLast(), "Ctrl+Z puts it back");
        shown.window.run(() -> shown.files().dismiss());
        assertFalse(shown.window.node("moved-words", Label.class).getParent().isVisible());
        List<Entry> entries = new ArrayList<>();
        shown.files().entries(entries::addAll);
        assertEquals(
                List.of("d3.txt", "d2.txt"),
                entries.stream()
                        .map(each -> each.move().from().getFileName().toString())
                        .toList());
        List<Boolean> told = new ArrayList<>();
        shown.files().putBack(entries.getFirst(), told::add);
        assertTrue(Files.exists(paths.get(2)));
        assertFalse(Files.exists(paths.get(1)), "the other one stays where it was moved to");
        shown.files().putBack(entries.getFirst(), told::add);
        assertEquals(List.of(true, false), told, "it is back already");
        entries.clear();
        shown.files().entries(entries::addAll);
        assertEquals(List.of(true, false), entries.stream().map(Entry::isBack).toList());
    }

    @Test
    void theLastCopyGoesOnlyWhenThatWasConfirmed() throws IOException {
        Files.delete(paths.get(0));
        Files.delete(paths.get(1));
        shown.window.run(() -> shown.model.selectedProperty().set(2));
        fire("move-one");
        assertEquals(1, shown.asked);
        assertTrue(Files.exists(paths.get(2)));
        shown.lastMayGo = true;
        fire("move-one");
        assertFalse(Files.exists(paths.get(2)));
    }

    @Test
    void aNameThatIsTakenGetsANumberAndNothingIsReplaced() throws IOException {
        Files.createDirectories(folder.resolve("away"));
        Files.writeString(folder.resolve("away").resolve("d2.txt"), "another");
        shown.window.run(() -> shown.model.selectedProperty().set(1));
        fire("move-one");
        assertEquals("another", Files.readString(folder.resolve("away").resolve("d2.txt")));
        assertEquals("text 2", Files.readString(folder.resolve("away").resolve("d2 (2).txt")));
    }

    @Test
    void whatIsNoFileOfItsOwnStaysAndIsCounted() throws IOException {
        Files.delete(paths.get(1));
        keep();
        assertTrue(
                shown.window.node("moved-words", Label.class).getText().endsWith("1 could not be moved."),
                shown.window.node("moved-words", Label.class).getText());
    }

    @Test
    void theListOfTheGroupIsExported() {
        fire("export-group");
        assertEquals(List.of(1L, 2L, 3L), shown.exported.getFirst().documentIds());
    }

    private void keep() {
        fire("keep-one");
        press("keep-choose");
        press("keep-move");
    }

    private static Node inDialog(String id) {
        return ViewWindow.fx(() -> Window.getWindows().stream()
                .map(window -> window.getScene().lookup("#" + id))
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow());
    }

    private void press(String id) {
        Button button = (Button) inDialog(id);
        shown.window.run(button::fire);
    }

    private static String words(String id) {
        return ((Label) inDialog(id)).getText();
    }

    private static TableView<?> table() {
        return (TableView<?>) inDialog("keep-table");
    }

    /// What is said of each document in the column of that name.
    private static List<String> becomes() {
        TableView<?> table = table();
        return ViewWindow.fx(() -> IntStream.range(0, table.getItems().size())
                .mapToObj(row -> String.valueOf(table.getColumns().get(2).getCellData(row)))
                .toList());
    }

    private void fire(String id) {
        MenuButton more = shown.window.node("group-more", MenuButton.class);
        shown.window.run(() -> more.getItems().stream()
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .ifPresentOrElse(
                        MenuItem::fire, () -> ((ButtonBase) shown.window.scene().lookup("#" + id)).fire()));
    }
}
