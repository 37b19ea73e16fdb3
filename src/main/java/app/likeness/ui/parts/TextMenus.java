package app.likeness.ui.parts;

import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexRange;
import javafx.scene.control.MenuItem;
import javafx.scene.control.PasswordField;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;

/// The menus of text fields, in the language of the window: JavaFX's own speak that of the virtual machine. A field
/// gets
/// its menu when it is first asked for one.
public final class TextMenus {
    private final Messages messages;

    public TextMenus(Messages messages) {
        this.messages = messages;
    }

    public void install(Scene scene) {
        scene.addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, event -> {
            Node node = event.getTarget() instanceof Node target ? target : null;
            while (node != null && !(node instanceof TextInputControl)) {
                node = node.getParent();
            }
            if (node instanceof TextInputControl text && text.getContextMenu() == null) {
                text.setContextMenu(menu(text));
            }
        });
    }

    private ContextMenu menu(TextInputControl text) {
        MenuItem undo = Buttons.item(messages, "textMenu.undo", text::undo);
        MenuItem redo = Buttons.item(messages, "textMenu.redo", text::redo);
        MenuItem cut = Buttons.item(messages, "textMenu.cut", text::cut);
        MenuItem copy = Buttons.item(messages, "textMenu.copy", text::copy);
        MenuItem paste = Buttons.item(messages, "textMenu.paste", text::paste);
        MenuItem delete = Buttons.item(messages, "textMenu.delete", () -> text.replaceSelection(""));
        MenuItem all = Buttons.item(messages, "textMenu.selectAll", text::selectAll);
        MenuItem line = new SeparatorMenuItem();
        ContextMenu menu = new ContextMenu(undo, redo, line, cut, copy, paste, delete, new SeparatorMenuItem(), all);
        menu.setOnShowing(event -> {
            IndexRange selected = text.getSelection();
            boolean isEditable = text.isEditable();
            boolean isSecret = text instanceof PasswordField;
            undo.setDisable(!isEditable || !text.isUndoable());
            redo.setDisable(!isEditable || !text.isRedoable());
            cut.setDisable(!isEditable || isSecret || selected.getLength() == 0);
            copy.setDisable(isSecret || selected.getLength() == 0);
            paste.setDisable(!isEditable || !Clipboard.getSystemClipboard().hasString());
            delete.setDisable(!isEditable || selected.getLength() == 0);
            all.setDisable(selected.getLength() == text.getLength());
            for (MenuItem change : List.of(undo, redo, line, cut, paste, delete)) {
                change.setVisible(isEditable);
            }
        });
        return menu;
    }
}
