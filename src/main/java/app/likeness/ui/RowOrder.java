package app.likeness.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableColumnBase;
import org.jspecify.annotations.Nullable;

/// The order of rows that the heads of some columns say. What a column shows of a row is asked once, not once for each
/// comparison.
final class RowOrder<R> {
    /// One column with its direction at the moment of asking.
    private record Key<R, T>(TableColumn<R, T> column, boolean isAscending, Comparator<T> comparator) {
        static <R, T> Key<R, T> of(TableColumn<R, T> column) {
            Comparator<T> ascending = column.getComparator();
            return new Key<>(column, column.getSortType() == SortType.ASCENDING, ascending);
        }

        /// In which direction it goes.
        private <V> Comparator<V> directed(Comparator<V> ascending) {
            return isAscending ? ascending : ascending.reversed();
        }

        Comparator<Integer> order(List<R> rows, TextOrder texts) {
            List<T> values = new ArrayList<>(rows.size());
            List<String> words = new ArrayList<>();
            for (R row : rows) {
                T value = column.getCellData(row);
                values.add(value);
                if (value instanceof String text) {
                    words.add(text);
                }
            }
            if (words.size() == rows.size() && column.getComparator() == TableColumnBase.DEFAULT_COMPARATOR) {
                return directed(texts.of(words));
            }
            return directed((one, other) -> comparator.compare(values.get(one), values.get(other)));
        }
    }

    private final List<Key<R, ?>> keys;

    private final Locale language;

    private RowOrder(List<Key<R, ?>> keys, Locale language) {
        this.keys = keys;
        this.language = language;
    }

    /// The order that these columns say now, the first before the others.
    ///
    /// @param language in whose order words stand
    static <R> RowOrder<R> of(List<TableColumn<R, ?>> columns, Locale language) {
        List<Key<R, ?>> keys = new ArrayList<>();
        for (TableColumn<R, ?> column : columns) {
            if (column.getSortType() != null && column.isSortable()) {
                keys.add(Key.of(column));
            }
        }
        return new RowOrder<>(keys, language);
    }

    /// Whether `other` is the same order: by the same columns in the same directions, and in the same language.
    boolean isSameAs(@Nullable RowOrder<R> other) {
        return other != null && keys.equals(other.keys) && language.equals(other.language);
    }

    /// The places of the rows in this order; equal ones stay as they were. O(rows × log rows).
    ///
    /// @param texts those of the language
    int[] places(List<R> rows, TextOrder texts) {
        Integer[] places = new Integer[rows.size()];
        Arrays.setAll(places, place -> place);
        // Sorted by the last column first: equal rows stay in the order of the others.
        for (Key<R, ?> key : keys.reversed()) {
            Arrays.sort(places, key.order(rows, texts));
        }
        return Arrays.stream(places).mapToInt(place -> place).toArray();
    }

    /// In whose order words stand.
    Locale language() {
        return language;
    }
}
