package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.text.container.Archives;
import app.likeness.text.container.Zip;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Language;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Reading a file in another character set than the one that was found.
class CharsetFlowTest {
    private static final Charset CYRILLIC = Charset.forName("KOI8-R");
    private static final String TIDE = "The tide does not only bring ships. It brings salt, noise and strangers, and a"
            + " town that wants the trade has to make room for all three, whatever the weather.";

    @TempDir
    Path folder;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        app = RunningApp.inEnglish(folder.resolve("data"));
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void aFileIsReadAgainInTheCharsetThatWasChosenAndStaysSo() throws Exception {
        Path texts = Files.createDirectories(folder.resolve("texts"));
        byte[] bytes = (TIDE + " ДА").getBytes(CYRILLIC);
        Files.write(texts.resolve("a.txt"), bytes);
        Files.writeString(texts.resolve("b.txt"), TIDE);
        app.drop(texts);
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 2"));
        open("Read with another character set…");
        app.await("the dialog", () -> app.isShown("charset-list"));
        app.robot().interact(() -> app.node("charset-search", TextField.class).setText("koi8"));
        ListView<?> list = app.node("charset-list", ListView.class);
        app.robot().interact(() -> list.getSelectionModel().selectLast());
        String shown = app.node("charset-preview", TextArea.class).getText();
        assertTrue(shown.endsWith(" ДА"), shown);
        assertTrue(app.text("charset-note").startsWith("Every character"), app.text("charset-note"));
        app.robot().interact(() -> app.node("charset-apply", Button.class).fire());
        app.await("the text in its charset", () -> app.isShown("results-headline") && !app.isShown("charset-list"));
        app.speak(Language.SIMPLIFIED_CHINESE);
        open("用其他字符编码读取…");
        app.await("the dialog in Chinese", () -> app.isShown("charset-list"));
        assertEquals("重新读取", app.node("charset-apply", Button.class).getText());
        app.robot().push(KeyCode.ESCAPE);
        app.close();
        assertEquals(List.of(TIDE + " ДА"), texts());
    }

    @Test
    void aFileInAnArchiveIsReadAgainInTheCharsetThatWasChosen() throws Exception {
        Path texts = Files.createDirectories(folder.resolve("texts"));
        Files.write(
                texts.resolve("class.zip"),
                Archives.zip(Map.of("a.txt", (TIDE + " ДА").getBytes(CYRILLIC), "b.txt", TIDE.getBytes(CYRILLIC))));
        app.drop(texts);
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 2"));
        open("Read with another character set…");
        app.await("the dialog", () -> app.isShown("charset-list"));
        app.robot().interact(() -> app.node("charset-search", TextField.class).setText("koi8"));
        ListView<?> list = app.node("charset-list", ListView.class);
        app.robot().interact(() -> list.getSelectionModel().selectLast());
        assertTrue(app.node("charset-preview", TextArea.class).getText().endsWith(" ДА"));
        app.robot().interact(() -> app.node("charset-apply", Button.class).fire());
        app.await("the text in its charset", () -> app.isShown("results-headline") && !app.isShown("charset-list"));
        app.close();
        assertEquals(List.of(TIDE + " ДА"), texts());
    }

    @Test
    void noCharsetIsAskedForWhereItWouldMakeNoDifference() throws Exception {
        Path texts = Files.createDirectories(folder.resolve("texts"));
        Files.writeString(texts.resolve("b.txt"), TIDE);
        Files.write(texts.resolve("essay.docx"), Zip.word(Zip.paragraph(TIDE)).bytes());
        app.drop(texts);
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 2"));
        open("essay.docx", "Read with another character set…");
        app.await("what is said instead", () -> app.problem().contains("reads the same in every character set"));
        assertFalse(app.isShown("charset-list"));
    }

    private void open(String words) {
        open("a.txt", words);
    }

    /// Chooses this in the context menu of the row of this file.
    private void open(String file, String words) {
        TableView<?> table = app.node("documents-table", TableView.class);
        app.robot().interact(() -> {
            for (int row = 0; row < table.getItems().size(); row++) {
                if (table.getItems()
                        .get(row)
                        .toString()
                        .matches("(?s)DocumentRow.document=Document.id=\\d+, path=[^,]*" + Pattern.quote(file)
                                + ", .*")) {
                    table.getSelectionModel().clearAndSelect(row);
                    break;
                }
            }
        });
        app.robot()
                .interactNoWait(() -> table.getContextMenu().getItems().stream()
                        .filter(item -> words.equals(item.getText()))
                        .forEach(MenuItem::fire));
    }

    /// The texts with Cyrillic letters that the corpus keeps.
    private List<String> texts() throws Exception {
        try (Stream<Path> files = Files.walk(folder.resolve("data"))) {
            Path file = files.filter(each -> each.toString().endsWith(".mv.db"))
                    .findFirst()
                    .orElseThrow();
            try (Corpus corpus = Corpus.open(file);
                    CorpusReader reader = corpus.reader()) {
                var texts = new ArrayList<String>();
                for (var known : reader.files()) {
                    texts.add(reader.text(known.id()));
                }
                return texts.stream().filter(text -> text.contains("Д")).toList();
            }
        }
    }
}
