package app.likeness.ui.parts;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// Titles and paths can be longer than their place. Whatever is cut is shown whole while the pointer is over it, where
/// [Explanations] have nothing to say.
public final class WholeWords {
    private final Tooltip whole = new Tooltip();
    private @Nullable Labeled shown;

    public void install(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_ENTERED_TARGET, event -> {
            if (event.getTarget() instanceof Node node) {
                entered(node);
            }
        });
    }

    private void entered(Node target) {
        Labeled cut = Explanations.of(target).isEmpty() ? cut(target) : null;
        if (cut != shown) {
            if (shown != null) {
                Tooltip.uninstall(shown, whole);
            }
            if (cut != null) {
                // The language may change while it rests there.
                whole.textProperty().bind(cut.textProperty());
                Tooltip.install(cut, whole);
            }
            shown = cut;
        }
    }

    /// The words at `target` that are cut and that no tooltip is about; null where there are none.
    static @Nullable Labeled cut(Node target) {
        for (Node node = target; node != null; node = node.getParent()) {
            if (node instanceof Control control && control.getTooltip() != null) {
                return null;
            }
            if (node instanceof Labeled labeled && isCut(labeled)) {
                return labeled;
            }
        }
        return null;
    }

    private static boolean isCut(Labeled labeled) {
        return labeled.getChildrenUnmodifiable().stream()
                // An icon is a text of one letter.
                .filter(child -> child instanceof Text && !(child instanceof FontIcon))
                .map(Text.class::cast)
                .anyMatch(text -> text.isVisible() && !text.getText().equals(labeled.getText()));
    }
}
