package app.likeness.ui.folders;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.skip;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.SkipReason;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.folders.FilesDialog.FileRow;
import app.likeness.ui.folders.FilesDialog.State;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.Fabricated;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.Locale;
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
                        messages, window.scene().getWindow(), Background.direct(), snapshot, path -> {});
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
