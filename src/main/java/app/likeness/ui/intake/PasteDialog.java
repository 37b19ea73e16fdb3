package app.likeness.ui.intake;

import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.words.Messages;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Asks for a text that is in no file.
public final class PasteDialog {
    /// A text and its name.
    ///
    /// @param title may be empty
    public record Pasted(String title, String text) {}

    private final DialogWindow window;
    private final TextField name = new TextField();
    private final TextArea text;
    private Optional<Pasted> pasted = Optional.empty();

    /// @param first stands there already
    public PasteDialog(Messages messages, Window owner, String first) {
        text = new TextArea(first);
        window = new DialogWindow(messages, owner, "paste.title");
        window.say(messages.text("paste.sentence"));
        name.promptTextProperty().bind(messages.text("paste.name"));
        name.accessibleTextProperty().bind(messages.text("paste.name"));
        name.setId("paste-name");
        text.setWrapText(true);
        text.promptTextProperty().bind(messages.text("paste.text"));
        text.accessibleTextProperty().bind(messages.text("paste.text"));
        text.setId("paste-text");
        text.setPrefSize(640, 320);
        VBox.setVgrow(text, Priority.ALWAYS);
        VBox content = new VBox(name, text, DialogWindow.words(messages.text("paste.kept"), "text-note", "text-quiet"));
        content.getStyleClass().add("dialog-column");
        window.show(content);
        Button check = window.answer(
                "paste.check",
                ButtonData.OK_DONE,
                () -> pasted = Optional.of(new Pasted(name.getText().strip(), text.getText())));
        check.setId("paste-check");
        check.disableProperty().bind(text.textProperty().map(String::isBlank));
        window.answer("common.cancel", ButtonData.CANCEL_CLOSE, () -> {});
        window.focus(text);
    }

    /// Waits for the text; empty when the user thinks better of it.
    public Optional<Pasted> ask() {
        window.openAndWait();
        return pasted;
    }
}
