package app.likeness.ui.parts;

import java.util.Objects;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.jspecify.annotations.Nullable;

/// Whether a node can be seen: JavaFX lays out what is in a hidden view as well, and a table there fills its cells each
/// time its rows change. Asked before a layout, it says whether that is worth while; where it is not, the node is laid
/// out once it comes into sight. Used on the FX thread.
public final class Sight {
    private final Parent node;
    private final InvalidationListener come = ignored -> appear();
    /// What hides the node.
    private @Nullable Node hiding;

    public Sight(Parent node) {
        this.node = node;
    }

    /// Whether neither the node nor anything around it is hidden.
    public boolean isClear() {
        watch(hiding());
        return hiding == null;
    }

    private @Nullable Node hiding() {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return each;
            }
        }
        return null;
    }

    private void watch(@Nullable Node now) {
        if (Objects.equals(now, hiding)) {
            return;
        }
        if (hiding != null) {
            hiding.visibleProperty().removeListener(come);
        }
        hiding = now;
        if (now != null) {
            now.visibleProperty().addListener(come);
        }
    }

    private void appear() {
        if (hiding != null && hiding.isVisible()) {
            watch(null);
            node.requestLayout();
        }
    }
}
