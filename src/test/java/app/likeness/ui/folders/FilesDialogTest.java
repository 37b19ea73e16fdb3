package app.likeness.ui.folders;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.skip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.folders.FilesDialog.FileRow;
import app.likeness.ui.folders.FilesDialog.State;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.Fabricated;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class FilesDialogTest {
    private final Snapshot snapshot = Fabricated.snapshot(
            List.of(document(1, "One"), document(2, "Two"), document(3, "Three")),
            List.of(pair(1, 3, 60, 70)),
            List.of(),
            List.of(skip("locked.pdf", SkipReason.ENCRYPTED)));

    private final List<Document> read = new ArrayList<>();
    private final List<Path> charsets = new ArrayList<>();

    @Test
    void aDocumentThatSharesNothingIsReadHereAndGivenAnotherCharacterSet() {
        Snapshot doubted = Fabricated.snapshot(
                List.of(document(1, "One"), document(2, "Two")),
                List.of(),
                List.of(),
                List.of(
                        skip("locked.pdf", SkipReason.ENCRYPTED),
                        new Skip(Fabricated.ROOT.resolve("d2.txt"), SkipReason.GARBLED, "GBK")));
        List<FileRow> rows = FilesDialog.rows(doubted);
        assertEquals(
                List.of("locked.pdf", "d2.txt", "d1.txt"),
                rows.stream().map(FileRow::name).toList());
        assertEquals(SkipReason.GARBLED, rows.get(1).reason());
        Messages messages = new Messages(Locale.ENGLISH);
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, Region::new)) {
            for (String button : List.of("files-read", "files-charset")) {
                FilesDialog dialog = ViewWindow.fx(() -> {
                    FilesDialog made = new FilesDialog(
                            messages,
                            window.scene().getWindow(),
                            Background.direct(),
                            doubted,
                            new FilesDialog.Ways(path -> {}, read::add, charsets::add));
                    made.window().open();
                    return made;
                });
                var pane = dialog.window().stage().getScene();
                ViewWindow.fx(() -> {
                    var table = (TableView<?>) pane.lookup("#files-table");
                    Button pressed = (Button) pane.lookup("#" + button);
                    assertTrue(pressed.isDisabled(), "nothing is chosen");
                    table.getSelectionModel().select(0);
                    assertEquals(button.equals("files-read"), pressed.isDisabled(), "what was not read cannot be");
                    table.getSelectionModel().select(1);
                    pressed.fire();
                    return true;
                });
            }
        }
        assertEquals(List.of("Two"), read.stream().map(Document::title).toList());
        assertEquals(List.of(Fabricated.ROOT.resolve("d2.txt")), charsets);
    }

    @Test
    void everyFileHasItsStateWhatWasNotReadFirst() {
        assertEquals(
                List.of(State.NOT_READ, State.SHARES, State.SHARES, State.APART),
                FilesDialog.rows(snapshot).stream().map(FileRow::state).toList());
        assertEquals("locked.pdf", FilesDialog.rows(snapshot).getFirst().name());
        assertEquals("d2.txt", FilesDialog.rows(snapshot).getLast().name());
    }

    @Test
    void theListIsSearchedByNameAndSaysHowManyThereAre() {
        Messages messages = new Messages(Locale.ENGLISH);
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, Region::new)) {
            FilesDialog dialog = ViewWindow.fx(() -> {
                FilesDialog made = new FilesDialog(
                        messages,
                        window.scene().getWindow(),
                        Background.direct(),
                        snapshot,
                        new FilesDialog.Ways(path -> {}, read::add, charsets::add));
                made.window().open();
                return made;
            });
            var pane = dialog.window().stage().getScene();
            assertEquals(
                    4, ((TableView<?>) pane.lookup("#files-table")).getItems().size());
            ViewWindow.fx(() -> {
                ((TextField) pane.lookup("#files-search")).setText("LOCKED");
                return true;
            });
            assertEquals("1 of 4 files", ((Label) pane.lookup("#files-count")).getText());
            ViewWindow.fx(() -> {
                dialog.window().close();
                return true;
            });
        }
    }
}
