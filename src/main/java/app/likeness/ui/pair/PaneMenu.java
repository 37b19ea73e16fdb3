package app.likeness.ui.pair;

import app.likeness.text.Span;
import app.likeness.text.document.Document;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import app.likeness.ui.words.Keys;
import app.likeness.ui.words.Messages;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// What can be done with the text of a pane, as a context menu and by keys: Ctrl+C copies what is selected, else the
/// selected passage; Ctrl+Shift+C copies it with its source; Ctrl+A selects the whole text.
final class PaneMenu {
    private final Messages messages;
    private final PairModel model;
    private final Side side;
    private final TextPane pane;

    PaneMenu(Messages messages, PairModel model, Side side, TextPane pane, Runnable find, Consumer<Path> openFile) {
        this.messages = messages;
        this.model = model;
        this.side = side;
        this.pane = pane;
        pane.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        ContextMenu menu = new ContextMenu();
        menu.getItems()
                .addAll(
                        item("pair.copy.plain", "C", () -> put(pane.copied())),
                        item("pair.copy.withSource", "Shift+C", () -> put(withSource())),
                        new SeparatorMenuItem(),
                        item("pair.find.open", "F", find),
                        item("pair.head.openFile", "", () -> {
                            Document document = model.documentProperty(side).get();
                            if (document != null) {
                                openFile.accept(document.path());
                            }
                        }));
        pane.setOnContextMenuRequested(event -> {
            menu.getItems().get(0).setDisable(pane.copied().isEmpty());
            menu.getItems().get(1).setDisable(pane.copied().isEmpty());
            menu.show(pane, event.getScreenX(), event.getScreenY());
        });
    }

    /// What Ctrl+Shift+C takes: the text, and which document it is from and where there; empty when nothing is
    /// selected.
    String withSource() {
        String copied = pane.copied();
        @Nullable Document document = model.documentProperty(side).get();
        if (copied.isEmpty() || document == null) {
            return "";
        }
        Span place = pane.copiedPlace();
        return messages.get(
                "pair.copy.source",
                copied,
                document.title(),
                document.path().toString(),
                place.start() + 1,
                place.end());
    }

    private MenuItem item(String key, String keys, Runnable action) {
        MenuItem item = new MenuItem();
        item.textProperty()
                .bind(keys.isEmpty() ? messages.text(key) : messages.text(key).concat("   " + Keys.shown(keys)));
        item.setOnAction(event -> action.run());
        return item;
    }

    private void keyPressed(KeyEvent event) {
        if (event.isShortcutDown() && event.getCode() == KeyCode.A) {
            pane.selectAll();
            event.consume();
        } else if (event.isShortcutDown() && event.getCode() == KeyCode.C) {
            put(event.isShiftDown() ? withSource() : pane.copied());
            event.consume();
        }
    }

    private static void put(String text) {
        if (!text.isEmpty()) {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        }
    }
}
