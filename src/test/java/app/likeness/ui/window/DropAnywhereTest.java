package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.container.Archives;
import app.likeness.ui.support.Drops;
import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Folders, files and archives can be dropped, and pasted, wherever the window is, also while a scan runs.
final class DropAnywhereTest {
    @TempDir
    private Path home;

    private Path made;
    private ReviewWindow window;
    private RunningApp app;
    private int documents;

    @BeforeEach
    void start() throws IOException, TimeoutException {
        window = new ReviewWindow(home);
        app = window.app();
        made = PairedTexts.write(home.resolve("made"), 1);
        documents = 2;
    }

    @AfterEach
    void stop() throws TimeoutException {
        window.close();
    }

    @Test
    void whatIsDroppedJoinsTheOpenCorpusFromEveryView() throws IOException {
        window.openPairs(made, 1);
        joins(file("over results"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        joins(folder("over folders"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        joins(archive("over groups"));
        app.robot()
                .interact(() -> app.node("groups-table", TableView.class)
                        .getSelectionModel()
                        .select(0));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        app.fire("open-group");
        app.await("the group", () -> app.isShown("member-list"));
        joins(file("over a group"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT5);
        app.await("the report", () -> app.isShown("report-headline"));
        joins(file("over a report"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT6);
        joins(file("over methods"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.robot().push(KeyCode.F8);
        app.await("a pair", () -> app.isShown("pair-view"));
        joins(file("over a pair"));
        app.robot().push(KeyCode.F1);
        app.await("the keys", () -> app.isShown("keys-page"));
        joins(file("over a page"));
    }

    @Test
    void whatIsDroppedWhileAScanRunsIsScannedBehindIt() throws IOException {
        window.openPairs(made, 1);
        Path more = folder("meanwhile");
        app.robot().interact(() -> {
            app.workspace().rescan();
            assertTrue(app.scan().isRunning());
            Drops drops = new Drops(app.scene());
            drops.over(more);
            drops.letGo();
        });
        documents++;
        app.await("what was dropped", () -> counts(documents) && !app.scan().isRunning());
    }

    @Test
    void copiedFilesAndPathsArePastedAsIfTheyWereDropped() throws IOException {
        app.copy(made);
        app.robot().push(KeyCode.CONTROL, KeyCode.V);
        app.await("the corpus", () -> app.stage().getTitle().startsWith("made"));
        app.await("its documents", () -> counts(2));
        Path one = file("by its path");
        app.copy("\"" + one + "\"\n" + file("and another"));
        app.robot().push(KeyCode.CONTROL, KeyCode.V);
        documents += 2;
        app.await("both", () -> counts(documents));
    }

    @Test
    void otherTextIsOneToBeCheckedAndAFieldTakesItForItself() throws IOException {
        window.openPairs(made, 1);
        app.copy("The tide does not only bring ships.");
        app.robot().interact(() -> app.node("results-search", TextField.class).requestFocus());
        app.robot().push(KeyCode.CONTROL, KeyCode.V);
        assertEquals(
                "The tide does not only bring ships.",
                app.node("results-search", TextField.class).getText());
        assertFalse(app.isShown("paste-text"));
        app.robot().interact(() -> app.node("results-search", TextField.class).clear());
        app.robot().interact(() -> window.pairs().requestFocus());
        app.robot().interact(() -> Platform.runLater(() -> app.robot().push(KeyCode.CONTROL, KeyCode.V)));
        app.await("the dialogue", () -> app.isShown("paste-text"));
        assertEquals(
                "The tide does not only bring ships.",
                app.node("paste-text", TextArea.class).getText());
        app.robot().clickOn("Check this text");
        app.await("its document", () -> counts(3));
        assertTrue(
                Files.exists(home.resolve("data").resolve("pasted").resolve("The tide does not only bring ships.txt")));
    }

    /// Drops something with one document and waits for that.
    private void joins(Path path) {
        app.drop(path);
        documents++;
        app.await(path + " is read", () -> counts(documents) && !app.scan().isRunning());
        assertTrue(app.isShown("scan-strip"), "Folders shows what became of it");
    }

    private boolean counts(int expected) {
        return app.text("status-counts").startsWith(expected + " documents");
    }

    private Path file(String name) throws IOException {
        return Files.writeString(
                home.resolve(name + ".txt"), Files.readString(made.resolve("text 1 a.txt")) + " " + name);
    }

    private Path folder(String name) throws IOException {
        Path folder = Files.createDirectories(home.resolve(name));
        Files.writeString(folder.resolve("one.txt"), Files.readString(made.resolve("text 1 a.txt")) + " " + name);
        return folder;
    }

    private Path archive(String name) throws IOException {
        return Files.write(
                home.resolve(name + ".zip"),
                Archives.zip(Map.of("inside/one.txt", Files.readAllBytes(made.resolve("text 1 b.txt")))));
    }
}
