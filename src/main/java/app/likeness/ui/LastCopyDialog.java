package app.likeness.ui;

import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Asks before the last copy of a text goes: the word has to be typed, so that no key is enough.
final class LastCopyDialog extends Dialog<Boolean> {
    LastCopyDialog(Messages messages, Window owner) {
        initOwner(owner);
        setTitle(messages.get("groups.last.title"));
        setHeaderText(messages.get("groups.last.sentence"));
        String yes = messages.get("groups.last.yes");
        TextField word = new TextField();
        word.setId("last-copy-word");
        word.setPromptText(yes);
        word.setAccessibleText(messages.get("groups.last.type", yes));
        VBox content = new VBox(8, new Label(messages.get("groups.last.type", yes)), word);
        getDialogPane().setContent(content);
        ButtonType move = new ButtonType(messages.get("groups.last.move"), ButtonData.OK_DONE);
        ButtonType keep = new ButtonType(messages.get("groups.last.keep"), ButtonData.CANCEL_CLOSE);
        getDialogPane().getButtonTypes().addAll(move, keep);
        getDialogPane()
                .lookupButton(move)
                .disableProperty()
                .bind(word.textProperty().map(typed -> !typed.strip().equalsIgnoreCase(yes)));
        setResultConverter(move::equals);
        setOnShown(event -> word.requestFocus());
    }
}
