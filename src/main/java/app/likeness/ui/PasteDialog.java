package app.likeness.ui;

import java.util.Optional;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Asks for a text that is in no file.
final class PasteDialog extends Dialog<PasteDialog.Pasted> {
    /// @param title may be empty
    record Pasted(String title, String text) {}

    /// @param first stands there already
    PasteDialog(Messages messages, Window owner, String first) {
        initOwner(owner);
        setTitle(messages.get("paste.title"));
        setHeaderText(messages.get("paste.sentence"));
        setResizable(true);
        TextField name = new TextField();
        name.setPromptText(messages.get("paste.name"));
        name.setAccessibleText(messages.get("paste.name"));
        name.setId("paste-name");
        TextArea text = new TextArea(first);
        text.setWrapText(true);
        text.setPromptText(messages.get("paste.text"));
        text.setAccessibleText(messages.get("paste.text"));
        text.setId("paste-text");
        text.setPrefSize(640, 320);
        VBox.setVgrow(text, Priority.ALWAYS);
        Label kept = new Label(messages.get("paste.kept"));
        kept.getStyleClass().addAll("text-note", "text-quiet");
        kept.setWrapText(true);
        VBox content = new VBox(name, text, kept);
        content.getStyleClass().add("paste");
        getDialogPane().setContent(content);
        getDialogPane().getStyleClass().add("wide-dialog");
        ButtonType check = new ButtonType(messages.get("paste.check"), ButtonData.OK_DONE);
        ButtonType cancel = new ButtonType(messages.get("common.cancel"), ButtonData.CANCEL_CLOSE);
        getDialogPane().getButtonTypes().addAll(check, cancel);
        getDialogPane()
                .lookupButton(check)
                .disableProperty()
                .bind(text.textProperty().map(String::isBlank));
        setResultConverter(
                pressed -> check.equals(pressed) ? new Pasted(name.getText().strip(), text.getText()) : null);
        setOnShown(event -> text.requestFocus());
    }

    /// Waits for the text; empty when the user thinks better of it.
    Optional<Pasted> ask() {
        return showAndWait();
    }
}
