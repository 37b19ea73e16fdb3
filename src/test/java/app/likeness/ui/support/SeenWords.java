package app.likeness.ui.support;

import app.likeness.ui.parts.Explanations;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// All words that all windows show, say on rest or focus, or tell a screen reader, with where each was found. On the FX
/// thread.
public final class SeenWords {
    private SeenWords() {}

    public static List<String> all() {
        List<String> found = new ArrayList<>();
        for (Window window : List.copyOf(Window.getWindows())) {
            if (window instanceof Stage stage) {
                found.add("title: " + stage.getTitle());
            }
            if (window.isShowing() && window.getScene() != null) {
                look(window.getScene().getRoot(), (node, words) -> found.add(name(node) + ": " + words));
            }
        }
        return found;
    }

    private static void look(Node node, BiConsumer<Node, String> found) {
        if (!node.isVisible()) {
            return;
        }
        words(node)
                .filter(words -> words != null && !words.isBlank())
                .distinct()
                .forEach(words -> found.accept(node, words));
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> look(child, found));
        }
    }

    private static Stream<@Nullable String> words(Node node) {
        List<@Nullable String> words = new ArrayList<>();
        words.add(node.getAccessibleText());
        words.add(node.getAccessibleHelp());
        words.add(node.getAccessibleRoleDescription());
        words.add(asked(node, AccessibleAttribute.TEXT));
        words.add(asked(node, AccessibleAttribute.HELP));
        if (Explanations.isExplained(node)) {
            words.add(Explanations.of(node).orElse(""));
        }
        switch (node) {
            case Labeled labeled -> words.add(labeled.getText());
            case Text text -> words.add(text.getText());
            case TextInputControl input -> {
                words.add(input.getText());
                words.add(input.getPromptText());
            }
            default -> {}
        }
        if (node instanceof Control control) {
            Tooltip tooltip = control.getTooltip();
            words.add(tooltip == null ? null : tooltip.getText());
            ContextMenu menu = control.getContextMenu();
            if (menu != null) {
                add(menu.getItems(), words);
            }
        }
        if (node instanceof MenuBar bar) {
            add(bar.getMenus(), words);
        } else if (node instanceof MenuButton button) {
            add(button.getItems(), words);
        }
        return words.stream();
    }

    private static @Nullable String asked(Node node, AccessibleAttribute attribute) {
        Object answer = node.queryAccessibleAttribute(attribute);
        return answer == null ? null : answer.toString();
    }

    private static void add(List<? extends MenuItem> items, List<@Nullable String> words) {
        for (MenuItem item : items) {
            words.add(item.getText());
            if (item instanceof Menu menu) {
                add(menu.getItems(), words);
            }
        }
    }

    private static String name(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each.getId() != null) {
                return node.getClass().getSimpleName() + " in #" + each.getId() + " " + node.getStyleClass();
            }
        }
        return node.getClass().getSimpleName() + " " + node.getStyleClass();
    }
}
