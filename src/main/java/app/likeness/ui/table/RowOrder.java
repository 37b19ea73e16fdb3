package app.likeness.ui.table;

import app.likeness.compare.findings.Ranking;
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
/// comparison; words and numbers are put in order without comparing most of them.
final class RowOrder<R> {
    /// One column with its direction at the moment of asking.
    private record Key<R, T>(TableColumn<R, T> column, boolean isAscending, Comparator<T> comparator) {
        static <R, T> Key<R, T> of(TableColumn<R, T> column) {
            Comparator<T> ascending = column.getComparator();
            return new Key<>(column, column.getSortType() == SortType.ASCENDING, ascending);
        }

        /// These places in the order of what the column shows of their rows; equal ones stay as they were.
        int[] sorted(int[] places, List<R> rows, TextOrder texts) {
            List<T> values = new ArrayList<>(rows.size());
            List<String> words = new ArrayList<>();
            List<Double> numbers = new ArrayList<>();
            for (R row : rows) {
                T value = column.getCellData(row);
                values.add(value);
                if (value instanceof String text) {
                    words.add(text);
                } else if (value instanceof Double number) {
                    numbers.add(number);
                }
            }
            boolean isNatural = column.getComparator() == TableColumnBase.DEFAULT_COMPARATOR;
            if (isNatural && words.size() == rows.size()) {
                return texts.sorted(places, words, !isAscending);
            }
            if (isNatural && numbers.size() == rows.size()) {
                return Ranking.ascending(
                        places, numbers.stream().mapToLong(this::rank).toArray());
            }
            Integer[] sorted = Arrays.stream(places).boxed().toArray(Integer[]::new);
            Comparator<Integer> ascending = (one, other) -> comparator.compare(values.get(one), values.get(other));
            Arrays.sort(sorted, isAscending ? ascending : ascending.reversed());
            return Arrays.stream(sorted).mapToInt(place -> place).toArray();
        }

        /// Ascends without sign as the numbers do ([Double#compareTo]), or descends.
        private long rank(double number) {
            long bits = Double.doubleToLongBits(number);
            long rank = bits < 0 ? ~bits : bits | Long.MIN_VALUE;
            return isAscending ? rank : ~rank;
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

    /// The places of the rows in this order; equal ones stay as they were. O(rows) by words and
    /// numbers, else O(rows × log rows).
    ///
    /// @param texts those of the language
    int[] places(List<R> rows, TextOrder texts) {
        int[] places = new int[rows.size()];
        Arrays.setAll(places, place -> place);
        // Sorted by the last column first: equal rows stay in the order of the others.
        for (Key<R, ?> key : keys.reversed()) {
            places = key.sorted(places, rows, texts);
        }
        return places;
    }

    /// In whose order words stand.
    Locale language() {
        return language;
    }
}
