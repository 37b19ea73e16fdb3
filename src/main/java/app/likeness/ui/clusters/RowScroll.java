package app.likeness.ui.clusters;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/// Where a list whose rows have one height is scrolled to, for what is drawn beside its rows.
final class RowScroll {
    private final ListView<?> list;
    private final List<Runnable> listeners = new ArrayList<>();
    private @Nullable VirtualFlow<?> flow;

    RowScroll(ListView<?> list) {
        this.list = list;
        list.skinProperty().subscribe(skin -> {
            if (skin != null && list.lookup(".virtual-flow") instanceof VirtualFlow<?> found) {
                flow = found;
                found.positionProperty().subscribe(ignored -> changed());
                found.heightProperty().subscribe(ignored -> changed());
                found.cellCountProperty().subscribe(ignored -> changed());
            }
        });
    }

    /// Calls `action` when the list was scrolled or resized.
    void onChange(Runnable action) {
        listeners.add(action);
    }

    double rowHeight() {
        return list.getFixedCellSize();
    }

    /// How many pixels of the rows are above the upper edge.
    double top() {
        VirtualFlow<?> shown = flow;
        if (shown == null) {
            return 0;
        }
        double hidden = shown.getCellCount() * rowHeight() - shown.getHeight();
        return Math.max(0, hidden) * shown.getPosition();
    }

    void scrollBy(double pixels) {
        if (flow != null) {
            flow.scrollPixels(pixels);
        }
    }

    /// Scrolls as little as is needed to bring a row into sight.
    void reveal(int row) {
        if (flow != null) {
            flow.scrollTo(row);
        }
    }

    private void changed() {
        listeners.forEach(Runnable::run);
    }
}
