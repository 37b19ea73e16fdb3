package app.likeness.ui.clusters;

import static app.likeness.ui.Fabricated.pair;
import static app.likeness.ui.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Clusters;
import app.likeness.compare.Pair;
import app.likeness.text.Document;
import app.likeness.ui.Fabricated;
import app.likeness.ui.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
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
        shown.close();
    }

    @Test
    void oneIsKeptTheOthersAreMovedAndPutBackAgain() throws IOException {
        fire("keep-one");
        assertTrue(Files.exists(paths.get(0)));
        assertFalse(Files.exists(paths.get(1)));
        assertTrue(Files.exists(folder.resolve("away").resolve("d2.txt")));
        assertEquals(1, shown.rescans);
        assertEquals(0, shown.asked);
        assertTrue(shown.window.node("undo-words", Label.class).getText().startsWith("2 files were moved to"));
        assertEquals(2, Files.readAllLines(folder.resolve("moved.tsv")).size());
        fire("undo-move");
        for (Path path : paths) {
            assertTrue(Files.exists(path));
        }
        assertEquals(
                "2 files were put back.",
                shown.window.node("undo-words", Label.class).getText());
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
        fire("keep-one");
        assertTrue(
                shown.window.node("undo-words", Label.class).getText().endsWith("1 could not be moved."),
                shown.window.node("undo-words", Label.class).getText());
    }

    @Test
    void theListOfTheGroupIsExported() {
        fire("export-group");
        assertEquals(List.of(1L, 2L, 3L), shown.exported.getFirst().documentIds());
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
