package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.control.PasswordField;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.PickResult;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class TextMenusTest {
    private final Messages messages = new Messages(Locale.ENGLISH);
    private ViewWindow window;

    @BeforeEach
    void open() {
        window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, () -> {
            TextField field = new TextField("low tide");
            field.setId("field");
            PasswordField secret = new PasswordField();
            secret.setText("high tide");
            secret.setId("secret");
            TextArea fixed = new TextArea("the tide comes in");
            fixed.setEditable(false);
            fixed.setId("fixed");
            return new VBox(field, secret, fixed);
        });
        window.run(() -> new TextMenus(messages).install(window.scene()));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void theMenuSpeaksTheLanguageOfTheWindow() {
        assertEquals(
                List.of("Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select all"),
                window.ask(() -> words(asked("field"))));
        window.run(() -> messages.setLocale(Locale.SIMPLIFIED_CHINESE));
        assertEquals(List.of("撤销", "重做", "剪切", "复制", "粘贴", "删除", "全选"), window.ask(() -> words(asked("field"))));
    }

    @Test
    void itsItemsDoWhatTheySay() {
        window.run(() -> {
            TextInputControl field = asked("field");
            fire(field, "Select all");
            assertEquals("low tide", field.getSelectedText());
            asked("field");
            fire(field, "Delete");
            assertEquals("", field.getText());
            asked("field");
            fire(field, "Undo");
            assertEquals("low tide", field.getText());
            asked("field");
            fire(field, "Redo");
            assertEquals("", field.getText());
        });
    }

    @Test
    void itOffersWhatCanBeDone() {
        window.run(() -> {
            ((TextInputControl) window.scene().lookup("#field")).deselect();
            assertEquals(List.of("Select all"), offered(asked("field")));
            fire(asked("field"), "Select all");
            assertEquals(List.of("Cut", "Copy", "Delete"), offered(asked("field")));
            fire(asked("secret"), "Select all");
            assertEquals(List.of("Delete"), offered(asked("secret")));
            fire(asked("fixed"), "Select all");
            assertEquals(List.of("Copy", "Select all"), words(asked("fixed")));
            assertEquals(List.of("Copy"), offered(asked("fixed")));
        });
    }

    /// The text field, asked for its menu by the other button of the mouse.
    private TextInputControl asked(String id) {
        Node node = window.scene().lookup("#" + id);
        Bounds bounds = node.localToScreen(node.getLayoutBounds());
        Event.fireEvent(
                node,
                new ContextMenuEvent(
                        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                        4,
                        4,
                        bounds.getMinX() + 4,
                        bounds.getMinY() + 4,
                        false,
                        new PickResult(node, 4, 4)));
        return (TextInputControl) node;
    }

    private static List<MenuItem> items(TextInputControl text) {
        return Objects.requireNonNull(text.getContextMenu()).getItems().stream()
                .filter(item -> item.isVisible() && !(item instanceof SeparatorMenuItem))
                .toList();
    }

    private static List<String> words(TextInputControl text) {
        return items(text).stream().map(MenuItem::getText).toList();
    }

    /// What is not greyed; pasting depends on what others left on the clipboard.
    private static List<String> offered(TextInputControl text) {
        return items(text).stream()
                .filter(item -> !item.isDisable())
                .map(MenuItem::getText)
                .filter(words -> !words.equals("Paste"))
                .toList();
    }

    private static void fire(TextInputControl text, String words) {
        items(text).stream()
                .filter(item -> item.getText().equals(words))
                .findFirst()
                .orElseThrow()
                .fire();
        text.getContextMenu().hide();
    }
}
