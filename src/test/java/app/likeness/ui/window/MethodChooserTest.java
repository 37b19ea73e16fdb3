package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.Method;
import app.likeness.ui.scan.MethodChooser;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MethodChooserTest {
    private static final String ARTICLE =
            "The ferry left at dawn with nine crates of oranges aboard, two mules and a letter for the lighthouse."
                    + " Nobody on the pier waved, for nobody knew that it would not come back before the spring.";

    @TempDir
    private Path place;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException {
        app = new RunningApp(place.resolve("data"));
    }

    @AfterEach
    void end() throws TimeoutException {
        app.close();
    }

    @Test
    void theNextScanUsesTheChosenMethods() throws IOException {
        Path folder = Files.createDirectory(place.resolve("essays"));
        Files.writeString(folder.resolve("one.txt"), ARTICLE);
        Files.writeString(folder.resolve("two.txt"), ARTICLE + " It did.");
        Files.writeString(folder.resolve("three.txt"), ARTICLE);
        app.drop(folder);
        app.await("results", () -> app.isShown("results-headline"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("the end of the scan", () -> app.isShown("scan-again"));
        app.await("all three in a group", () -> groups().contains("two.txt"));
        assertEquals("Advanced", chooser().getText());
        choose(Method.EXACT);
        assertEquals("Advanced (2 methods)", chooser().getText());
        choose(Method.COMBINED);
        app.robot().interact(() -> app.dress(Language.SIMPLIFIED_CHINESE, Theme.LIGHT));
        assertEquals("高级", chooser().getText());
        app.fire("scan-again");
        app.await("the copies alone", () -> !groups().contains("two.txt") && groups().contains("one.txt"));
    }

    @Test
    void wordsOfOnesOwnAreChosenAndForgottenAndTheGroupsOfSentencesAreShown() throws IOException {
        Path folder = Files.createDirectory(place.resolve("essays"));
        Files.writeString(folder.resolve("one.txt"), ARTICLE);
        Files.writeString(folder.resolve("two.txt"), ARTICLE);
        Path bad = Files.writeString(place.resolve("bad.txt"), "文痕 12 n\n文！痕\n");
        Path words = Files.writeString(place.resolve("words.txt"), "文痕 12 n\n查重率\n");
        app.drop(folder);
        app.await("results", () -> app.isShown("results-headline"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("the end of the scan", () -> app.isShown("scan-again"));
        assertEquals("Words of your own…", item("own-words").getText());
        assertFalse(item("forget-words").isVisible());

        app.robot().interact(() -> app.useWords(bad));
        app.await("what is wrong with the list", () -> app.problem().contains("line 2 is not a word"));
        app.robot().interact(() -> app.useWords(words));
        app.await("the words", () -> item("own-words").getText().equals("Words of your own (2 words)…"));
        app.robot().interact(() -> item("forget-words").fire());
        app.await("no words", () -> item("own-words").getText().equals("Words of your own…"));

        assertFalse(sentenceGroups().isVisible());
        choose(Method.LONGEST_SENTENCES);
        app.fire("scan-again");
        app.await("the groups of sentences", () -> sentenceGroups().isVisible());
        assertEquals(0, sentenceGroups().getCellData(0));
        assertEquals(0, sentenceGroups().getCellData(1));
    }

    private TableColumn<?, ?> sentenceGroups() {
        TableView<?> documents = app.node("documents-table", TableView.class);
        return documents.getColumns().stream()
                .filter(each -> "sentence-group-column".equals(each.getId()))
                .findFirst()
                .orElseThrow();
    }

    private MenuItem item(String id) {
        return chooser().getItems().stream()
                .filter(each -> id.equals(each.getId()))
                .findFirst()
                .orElseThrow();
    }

    private String groups() {
        return app.node("groups-preview", TableView.class).getItems().toString();
    }

    private MethodChooser chooser() {
        return app.node("method-chooser", MethodChooser.class);
    }

    private void choose(Method method) {
        app.robot().interact(() -> {
            chooser().show();
            item("method-" + method.label()).fire();
            assertTrue(chooser().isShowing(), "stays open while methods are chosen");
        });
    }
}
