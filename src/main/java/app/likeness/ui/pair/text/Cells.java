package app.likeness.ui.pair.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The cells of a column: those in sight by their index, and spare ones to be used again.
///
/// @param <C> the kind of cell
final class Cells<C extends Region> {
    private final Map<Integer, C> shown = new TreeMap<>();
    private final Deque<C> spare = new ArrayDeque<>();
    private final Supplier<C> maker;

    /// @param maker makes a cell when none is spare
    Cells(Supplier<C> maker) {
        this.maker = maker;
    }

    Map<Integer, C> shown() {
        return shown;
    }

    @Nullable
    C shownAt(int index) {
        return shown.get(index);
    }

    /// A cell that is neither shown nor spare any more.
    C take() {
        C cell = spare.poll();
        return cell == null ? maker.get() : cell;
    }

    void show(int index, C cell) {
        shown.put(index, cell);
    }

    /// Takes back a cell that is not shown.
    void putBack(C cell) {
        cell.setVisible(false);
        spare.push(cell);
    }

    /// Makes all spare that are not from `from` to `to`.
    void keep(int from, int to) {
        shown.entrySet().removeIf(entry -> {
            boolean outOfSight = entry.getKey() < from || entry.getKey() >= to;
            if (outOfSight) {
                putBack(entry.getValue());
            }
            return outOfSight;
        });
    }

    void clear() {
        keep(0, 0);
    }
}
