package app.likeness.ui.clusters;

import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.words.Messages;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Asks before the last copy of a text goes: the word has to be typed, so that no key is enough.
public final class LastCopyDialog {
    private final DialogWindow window;
    private boolean mayGo;

    public LastCopyDialog(Messages messages, Window owner) {
        window = new DialogWindow(messages, owner, "groups.last.title");
        window.say(messages.text("groups.last.sentence"));
        TextField word = new TextField();
        word.setId("last-copy-word");
        word.promptTextProperty().bind(messages.text("groups.last.yes"));
        Label type = DialogWindow.words(messages.text("groups.last.type", messages.text("groups.last.yes")));
        type.setLabelFor(word);
        word.accessibleTextProperty().bind(type.textProperty());
        VBox content = new VBox(type, word);
        content.getStyleClass().add("dialog-column");
        window.show(content);
        Button move = window.answer("groups.last.move", ButtonData.OK_DONE, () -> mayGo = true);
        move.setId("last-copy-move");
        move.disableProperty()
                .bind(word.textProperty().map(typed -> !typed.strip().equalsIgnoreCase(word.getPromptText())));
        window.answer("groups.last.keep", ButtonData.CANCEL_CLOSE, () -> {});
        window.focus(word);
    }

    /// Waits for the answer.
    public boolean ask() {
        window.openAndWait();
        return mayGo;
    }
}
