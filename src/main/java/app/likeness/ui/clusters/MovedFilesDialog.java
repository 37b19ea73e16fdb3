package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.intake.MoveJournal.Entry;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Every file that was ever moved away: when, from where, to where, and a way back for each.
public final class MovedFilesDialog {
    private static final double WIDTH = 680;
    private static final double HEIGHT = 420;
    private static final double LEAST_HEIGHT = 200;

    private final Messages messages;
    private final GroupFiles files;
    private final ListView<Entry> list = new ListView<>();
    private final Label outcome = new Label();

    private MovedFilesDialog(Messages messages, GroupFiles files) {
        this.messages = messages;
        this.files = files;
    }

    /// Shows the files until the dialog is closed.
    public static void show(Messages messages, Window owner, GroupFiles files) {
        new MovedFilesDialog(messages, files).open(owner);
    }

    private void open(Window owner) {
        DialogWindow window = new DialogWindow(messages, owner, "away.title");
        list.setId("moved-list");
        list.setPrefSize(WIDTH, HEIGHT);
        list.setMinHeight(LEAST_HEIGHT);
        list.accessibleTextProperty().bind(messages.text("away.title"));
        list.setPlaceholder(DialogWindow.words(messages.text("away.none"), "text-quiet"));
        list.setCellFactory(made -> new EntryCell());
        outcome.setId("moved-outcome");
        outcome.setWrapText(true);
        outcome.setMinHeight(Label.USE_PREF_SIZE);
        outcome.visibleProperty().bind(outcome.textProperty().isNotEmpty());
        outcome.managedProperty().bind(outcome.visibleProperty());
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox content = new VBox(DialogWindow.words(messages.text("away.sentence"), "text-quiet"), list, outcome);
        content.getStyleClass().add("dialog-column");
        content.setId("moved-dialog");
        window.show(content);
        window.answer("common.close", ButtonData.CANCEL_CLOSE, () -> {});
        window.focus(list);
        // A list takes the key for the end of an edit that it does not have.
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                window.close();
                event.consume();
            }
        });
        read();
        Subscription following = messages.localeProperty().subscribe((was, now) -> list.refresh());
        window.openAndWait();
        following.unsubscribe();
    }

    private void read() {
        files.entries(entries -> list.getItems().setAll(entries));
    }

    private void putBack(Entry entry) {
        files.putBack(entry, isBack -> {
            String name = Objects.toString(entry.move().from().getFileName(), "");
            outcome.setText(messages.get(isBack ? "away.back" : "away.stuck", name));
            read();
        });
    }

    /// A file with its two places.
    private final class EntryCell extends ListCell<Entry> {
        private final Label name = new Label();
        private final Label places = new Label();
        private final Button back = new Button();
        private final Label done = new Label();
        private final HBox face;

        EntryCell() {
            name.getStyleClass().add("text-strong");
            name.setMinWidth(0);
            places.getStyleClass().addAll("text-note", "text-quiet");
            places.setWrapText(true);
            places.setMinHeight(Label.USE_PREF_SIZE);
            back.getStyleClass().add("small");
            back.setMinWidth(Button.USE_PREF_SIZE);
            back.textProperty().bind(messages.text("groups.moved.undo"));
            back.setOnAction(event -> {
                if (getItem() != null) {
                    putBack(getItem());
                }
            });
            done.getStyleClass().addAll("text-note", "text-quiet");
            done.setMinWidth(Label.USE_PREF_SIZE);
            done.textProperty().bind(messages.text("away.isBack"));
            VBox words = new VBox(2, name, places);
            words.setMinWidth(0);
            HBox.setHgrow(words, Priority.ALWAYS);
            face = new HBox(12, words, back, done);
            face.setAlignment(Pos.CENTER_LEFT);
            face.setMinWidth(0);
            face.setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            if (empty || entry == null) {
                setGraphic(null);
                setAccessibleText("");
                return;
            }
            name.setText(Objects.toString(entry.move().from().getFileName(), ""));
            places.setText(messages.get(
                    "away.places",
                    DateWords.moment(messages, entry.at()),
                    ShownPath.of(entry.move().from()),
                    ShownPath.of(entry.move().to())));
            back.setVisible(!entry.isBack());
            back.setManaged(!entry.isBack());
            done.setVisible(entry.isBack());
            done.setManaged(entry.isBack());
            setAccessibleText(name.getText() + ". " + places.getText());
            setGraphic(face);
        }
    }
}
