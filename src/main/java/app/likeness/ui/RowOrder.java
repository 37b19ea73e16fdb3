package app.likeness.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;

/// The order of rows that the heads of some columns say. What a column shows of a row is asked once, not once for each
/// comparison.
final class RowOrder<R> {
    /// One column with its direction at the moment of asking.
    private record Key<R, T>(TableColumn<R, T> column, Comparator<T> comparator) {
        static <R, T> Key<R, T> of(TableColumn<R, T> column) {
            Comparator<T> ascending = column.getComparator();
            return new Key<>(column, column.getSortType() == SortType.ASCENDING ? ascending : ascending.reversed());
        }

        Comparator<Integer> order(List<R> rows) {
            List<T> values = new ArrayList<>(rows.size());
            for (R row : rows) {
                values.add(column.getCellData(row));
            }
            return (one, other) -> comparator.compare(values.get(one), values.get(other));
        }
    }

    private final List<Key<R, ?>> keys;

    private RowOrder(List<Key<R, ?>> keys) {
        this.keys = keys;
    }

    /// The order that these columns say now, the first before the others.
    static <R> RowOrder<R> of(List<TableColumn<R, ?>> columns) {
        List<Key<R, ?>> keys = new ArrayList<>();
        for (TableColumn<R, ?> column : columns) {
            if (column.getSortType() != null && column.isSortable()) {
                keys.add(Key.of(column));
            }
        }
        return new RowOrder<>(keys);
    }

    /// The rows in this order; equal ones stay as they were. O(rows × log rows).
    List<R> sorted(List<R> rows) {
        Integer[] places = new Integer[rows.size()];
        Arrays.setAll(places, place -> place);
        // Sorted by the last column first: equal rows stay in the order of the others.
        for (Key<R, ?> key : keys.reversed()) {
            Arrays.sort(places, key.order(rows));
        }
        List<R> sorted = new ArrayList<>(rows.size());
        for (int place : places) {
            sorted.add(rows.get(place));
        }
        return sorted;
    }
}
