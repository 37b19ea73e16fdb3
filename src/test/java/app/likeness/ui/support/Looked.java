package app.likeness.ui.support;

import app.likeness.ui.parts.Explanations;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// Looks at everything that is in sight, as somebody who reads it and somebody who hears it would.
public final class Looked {
    private static final double ROUNDING = 1.5;
    /// A line is higher than its letters: so much of it must be seen.
    private static final double LINE = 0.8;

    /// Where JavaFX 26 keeps a tooltip that was installed in a node.
    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    /// What listens in JavaFX 26 for a menu that it does not have.
    private static final Set<String> NO_MENUS = Set.of("column-header", "tab");

    private static final Pattern NUMBER = Pattern.compile("\\d");

    /// Keys as they stand on the keyboard, the texts, the pages that explain, the steps of the tour, what a dialog says
    /// in a sentence, what is typed into it, what a menu offers, and what explains a number or an icon.
    private static final Set<String> NO_NUMBERS = Set.of(
            "key",
            "label-text",
            "charts-nothing",
            "unread-foot",
            "text-pane",
            "sheet",
            "menu-bar",
            "hint-line",
            "dialog-sentence",
            "dialog-notice",
            "dialog-grid",
            "context-menu",
            "explanation",
            "tooltip");

    private Looked() {}

    /// Words of which a part is not shown and that no tooltip shows whole.
    ///
    /// @param counts what must never be cut
    public static List<String> cut(Node root, Predicate<String> counts) {
        List<String> found = new ArrayList<>();
        inSight(root, node -> {
            if (node instanceof Labeled labeled
                    && isCut(labeled)
                    && !isToldWhole(labeled)
                    && counts.test(labeled.getText())) {
                found.add(name(labeled) + ": " + labeled.getText());
            }
        });
        return found;
    }

    /// What opens a menu or a list of choices: by a press, or by the other button of the mouse.
    static List<Node> openers(Node root) {
        return found(
                root,
                node -> !node.isDisabled()
                        && Collections.disjoint(node.getStyleClass(), NO_MENUS)
                        && (node instanceof MenuButton
                                || node instanceof ComboBoxBase<?>
                                || node instanceof TextInputControl
                                || node.getOnContextMenuRequested() != null
                                || (node instanceof Control control && control.getContextMenu() != null)));
    }

    /// What says something in a tooltip.
    static List<Node> tipped(Node root) {
        return found(root, node -> tooltip(node) != null);
    }

    /// The tooltip of a node; null where it has none.
    static @Nullable Tooltip tooltip(Node node) {
        return node.hasProperties() ? (Tooltip) node.getProperties().get(TOOLTIP) : null;
    }

    /// What says what a number means, and lists that say it of their chosen row.
    static List<Node> explained(Node root) {
        return found(
                root,
                node -> Explanations.isExplained(node)
                        || (node instanceof TableView<?> table
                                && !table.getSelectionModel().isEmpty()));
    }

    private static List<Node> found(Node root, Predicate<Node> wanted) {
        List<Node> found = new ArrayList<>();
        inSight(root, node -> {
            if (wanted.test(node)) {
                found.add(node);
            }
        });
        return found;
    }

    /// Words that are read or heard and that `counts` is true of.
    static List<String> said(Node root, Predicate<String> counts) {
        List<String> found = new ArrayList<>();
        inSight(root, node -> {
            String prompt = node instanceof TextInputControl input ? input.getPromptText() : null;
            String text = node instanceof Labeled labeled ? labeled.getText() : null;
            Stream.of(prompt, text, node.getAccessibleText(), node.getAccessibleHelp())
                    .filter(words -> words != null && !words.isBlank() && counts.test(words))
                    .distinct()
                    .forEach(words -> found.add(name(node) + ": " + words));
        });
        return found;
    }

    /// Controls without a role or without a name.
    static List<String> unnamed(Node root) {
        List<String> found = new ArrayList<>();
        inSight(root, node -> {
            boolean isPart =
                    node instanceof ScrollBar || (node instanceof ScrollPane pane && !pane.isFocusTraversable());
            if (node.isFocusTraversable() && !node.isDisabled() && !isPart) {
                AccessibleRole role = node.getAccessibleRole();
                if (role == null || role == AccessibleRole.NODE || role == AccessibleRole.PARENT) {
                    found.add(name(node) + " has no role");
                }
                if (spoken(node).isBlank()) {
                    found.add(name(node) + " has no name");
                }
            }
        });
        return found;
    }

    /// Controls that reach beyond the window, or beyond what can be scrolled to.
    static List<String> outside(Node root) {
        List<String> found = new ArrayList<>();
        inSight(root, node -> {
            if (node.isFocusTraversable() && !isInCell(node)) {
                Bounds bounds = node.localToScene(node.getLayoutBounds());
                Bounds room = room(node);
                if (bounds.getMaxX() > room.getMaxX() + ROUNDING || bounds.getMaxY() > room.getMaxY() + ROUNDING) {
                    found.add(name(node));
                }
            }
        });
        return found;
    }

    /// Where something has to be scrolled sideways to be read.
    public static List<String> sideways(Node root) {
        List<String> found = new ArrayList<>();
        inSight(root, node -> {
            if (node instanceof ScrollBar bar && bar.getOrientation() == Orientation.HORIZONTAL) {
                found.add(name(bar.getParent()));
            } else if (node instanceof ScrollPane pane
                    && pane.isFitToWidth()
                    && pane.getContent() != null
                    && pane.getContent().getLayoutBounds().getWidth()
                            > pane.getViewportBounds().getWidth() + ROUNDING) {
                found.add(name(node));
            }
        });
        return found;
    }

    private static boolean isInCell(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each instanceof IndexedCell<?>) {
                return true;
            }
        }
        return false;
    }

    /// Where a control may stand: inside what the nearest pane scrolls, or in the window.
    private static Bounds room(Node node) {
        Node inner = node;
        for (Node each = node.getParent(); each != null; each = each.getParent()) {
            if (each instanceof ScrollPane pane && isIn(inner, pane.getContent())) {
                return pane.getContent().localToScene(pane.getContent().getLayoutBounds());
            }
            inner = each;
        }
        Scene scene = node.getScene();
        return new BoundingBox(0, 0, scene.getWidth(), scene.getHeight());
    }

    private static boolean isIn(Node inner, Node content) {
        for (Node each = content; each != null; each = each.getParent()) {
            if (each == inner) {
                return true;
            }
        }
        return false;
    }

    /// Numbers of which nothing says what they mean.
    ///
    /// @param isName whether words belong to a document, which may have numbers in its name
    static List<String> unexplained(Node root, Predicate<String> isName) {
        List<String> found = new ArrayList<>();
        inSight(root, node -> {
            String words = node instanceof Labeled labeled
                    ? labeled.getText()
                    : node instanceof Text text && !(node instanceof FontIcon) && !(node.getParent() instanceof Labeled)
                            ? text.getText()
                            : null;
            if (words != null
                    && NUMBER.matcher(words).find()
                    && !words.equals("F1")
                    && !isName.test(words)
                    && !isOtherThanANumber(node)
                    && Explanations.of(node).isEmpty()) {
                found.add(name(node) + ": " + words);
            }
        });
        return found;
    }

    /// Keys, what stands in the texts themselves, and whatever only leads somewhere.
    private static boolean isOtherThanANumber(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each.getStyleClass().stream().anyMatch(NO_NUMBERS::contains)) {
                return true;
            }
        }
        return false;
    }

    private static void inSight(Node node, Consumer<Node> visitor) {
        if (!node.isVisible() || node.getOpacity() == 0) {
            return;
        }
        visitor.accept(node);
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> inSight(child, visitor));
        }
    }

    private static boolean isCut(Labeled labeled) {
        String words = labeled.getText();
        if (words == null || words.isBlank() || labeled.getWidth() == 0) {
            return false;
        }
        for (Node child : labeled.getChildrenUnmodifiable()) {
            // An icon is a text of one letter.
            if (child instanceof Text text && !(child instanceof FontIcon) && child.isVisible()) {
                Bounds whole = text.getLayoutBounds();
                Bounds seen = text.getBoundsInParent();
                boolean isClipped =
                        seen.getHeight() < LINE * whole.getHeight() || seen.getWidth() + ROUNDING < whole.getWidth();
                return isClipped || !text.getText().equals(words);
            }
        }
        return false;
    }

    private static boolean isToldWhole(Labeled labeled) {
        if (Explanations.of(labeled)
                .filter(words -> words.contains(labeled.getText()))
                .isPresent()) {
            return true;
        }
        for (Node node = labeled; node != null; node = node.getParent()) {
            Tooltip tooltip = tooltip(node);
            if (tooltip != null
                    && tooltip.getText() != null
                    && tooltip.getText().contains(labeled.getText())) {
                return true;
            }
        }
        return false;
    }

    private static String spoken(Node node) {
        String words = node.getAccessibleText();
        if (words == null || words.isBlank()) {
            words = switch (node) {
                case Labeled labeled -> labeled.getText();
                case TextInputControl input -> input.getPromptText();
                case ComboBoxBase<?> box -> box.getPromptText();
                // An item of a menu says its words only when it is asked.
                default -> (String) node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
            };
        }
        return words == null ? "" : words;
    }

    static String name(Node node) {
        StringBuilder name = new StringBuilder(node.getClass().getSimpleName());
        if (node.getId() != null) {
            name.append('#').append(node.getId());
        }
        if (node instanceof MenuButton button && node.getId() == null) {
            name.append(' ').append(button.getText());
        }
        for (Node each = node; each != null; each = each.getParent()) {
            if (each != node && each.getId() != null) {
                name.append(" in #").append(each.getId());
                break;
            }
            if (each instanceof IndexedCell<?>) {
                name.append(" cell");
            }
        }
        return name.append(' ').append(node.getStyleClass()).toString();
    }
}
