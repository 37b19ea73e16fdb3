package app.likeness.ui.table;

import java.util.List;
import java.util.function.Function;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableListBase;
import org.jspecify.annotations.Nullable;

/// Rows that are replaced as a whole, in one step however many they are: JavaFX's own lists take a new content element
/// by element. Listeners hear that all rows were replaced. Used on the FX thread.
public final class RowList<R> extends ObservableListBase<R> {
    private final Function<R, Object> identity;
    private List<R> rows = List.of();

    public RowList() {
        this(row -> row);
    }

    /// @param identity what tells a row from all others. A table asks where its selected row is each time that rows are
    ///     replaced; comparing everything in it with everything in all others would keep the window from answering.
    RowList(Function<R, Object> identity) {
        this.identity = identity;
    }

    /// The place of the row that is the same as `row`, perhaps a newer one; -1: there is none.
    @Override
    public int indexOf(@Nullable Object row) {
        if (row == null || rows.isEmpty() || !rows.getFirst().getClass().equals(row.getClass())) {
            return -1;
        }
        @SuppressWarnings("unchecked") // it is of the class of the others
        Object wanted = identity.apply((R) row);
        for (int i = 0; i < rows.size(); i++) {
            if (identity.apply(rows.get(i)).equals(wanted)) {
                return i;
            }
        }
        return -1;
    }

    /// Replaces all rows. O(1) beside what listeners do.
    ///
    /// @param now not changed any more
    public void show(List<R> now) {
        List<R> before = rows;
        rows = now;
        if (!before.isEmpty() || !now.isEmpty()) {
            fireChange(new Replacement<>(this, before));
        }
    }

    /// All rows were replaced: what the base class makes of that takes in the rows that are gone one by one.
    private static final class Replacement<R> extends ListChangeListener.Change<R> {
        private static final int[] NO_PERMUTATION = {};

        private final List<R> before;
        private final int size;
        private int step = -1;

        Replacement(RowList<R> list, List<R> before) {
            super(list);
            this.before = before;
            this.size = list.size();
        }

        @Override
        public boolean next() {
            step = Math.min(step + 1, 1);
            return step == 0;
        }

        @Override
        public void reset() {
            step = -1;
        }

        @Override
        public int getFrom() {
            return stepped(0);
        }

        @Override
        public int getTo() {
            return stepped(size);
        }

        @Override
        public List<R> getRemoved() {
            return stepped(before);
        }

        @Override
        protected int[] getPermutation() {
            return stepped(NO_PERMUTATION);
        }

        private <T> T stepped(T value) {
            if (step != 0) {
                throw new IllegalStateException("next() has to say first that there is a change");
            }
            return value;
        }
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
