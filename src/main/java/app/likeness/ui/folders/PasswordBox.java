package app.likeness.ui.folders;

import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The place to type the password of files that have one. It is tried on all of them; it is kept in memory alone, until
/// the corpus is closed.
final class PasswordBox extends VBox {
    private final PasswordField field = new PasswordField();
    private final Label note = new Label();
    private boolean tried;

    /// @param scanning whether a scan runs: that is when a password is tried
    /// @param unlock tries a password on every file that has one
    PasswordBox(Messages messages, ObservableValue<Boolean> scanning, Consumer<String> unlock) {
        getStyleClass().add("password-box");
        field.promptTextProperty().bind(messages.text("folders.password.prompt"));
        field.accessibleTextProperty().bind(messages.text("folders.password.prompt"));
        field.setId("password");
        HBox.setHgrow(field, Priority.ALWAYS);
        Button open = new Button();
        open.textProperty().bind(messages.text("folders.password.open"));
        open.setId("password-open");
        open.getStyleClass().add(Styles.SMALL);
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.disableProperty().bind(field.textProperty().isEmpty());
        Runnable tryIt = () -> {
            String password = field.getText();
            if (!password.isEmpty()) {
                field.clear();
                tried = true;
                unlock.accept(password);
            }
        };
        open.setOnAction(event -> tryIt.run());
        field.setOnAction(event -> tryIt.run());
        HBox row = new HBox(field, open);
        row.getStyleClass().add("unread-actions");
        note.getStyleClass().addAll("text-note", "text-quiet");
        note.setWrapText(true);
        note.setId("password-note");
        note.textProperty().bind(messages.text("folders.password.kept"));
        getChildren().addAll(row, note);
        scanning.subscribe(runs -> {
            if (!runs && tried) {
                // This box is only seen while files are left that no password has opened.
                note.textProperty().unbind();
                note.textProperty().bind(messages.text("folders.password.another"));
            }
        });
    }
}
