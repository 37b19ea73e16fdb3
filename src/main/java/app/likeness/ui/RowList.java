package app.likeness.ui;

import java.util.List;
import javafx.collections.ObservableListBase;

/// Rows that are replaced as a whole, in one step however many they are: JavaFX's own lists take a new content element
/// by element. Listeners hear that all rows were replaced. Used on the FX thread.
public final class RowList<R> extends ObservableListBase<R> {
    private List<R> rows = List.of();

    /// Replaces all rows. O(1) beside what listeners do.
    ///
    /// @param now not changed any more
    public void show(List<R> now) {
        List<R> before = rows;
        beginChange();
        rows = now;
        nextReplace(0, now.size(), before);
        endChange();
    }

    /// The rows of now, which never change: what is shown next are other ones. O(1).
    public List<R> rows() {
        return rows;
    }

    @Override
    public R get(int index) {
        return rows.get(index);
    }

    @Override
    public int size() {
        return rows.size();
    }
}
