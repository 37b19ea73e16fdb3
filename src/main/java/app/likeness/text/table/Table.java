package app.likeness.text.table;

import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A text as a table: a line a row, cells separated by tabs, semicolons or commas, the first line naming the columns.
/// Read as [CsvRows] does; lines without any character are no rows. Immutable.
///
/// Example: `name,city⏎"Lee, Ann",Oslo` has the columns *name* and *city* and one row with the cells `Lee, Ann` and
/// `Oslo`.
public final class Table {
    /// As many columns as spreadsheets have; a first line with more is no table but a long text.
    private static final int MOST_COLUMNS = 16_384;

    private final List<String> columns;
    private final List<List<String>> rows;
    private final List<Span> spans;

    private Table(List<String> columns, List<List<String>> rows, List<Span> spans) {
        this.columns = columns;
        this.rows = List.copyOf(rows);
        this.spans = List.copyOf(spans);
    }

    /// The table that `text` is; empty when it is none: fewer than two columns or more than 16,384, no row, or a
    /// row with more or fewer cells than there are columns. O(length).
    public static Optional<Table> of(String text) {
        char separator = CsvRows.separator(text);
        if (separator == 0) {
            return Optional.empty();
        }
        CsvRows read = new CsvRows(text, separator);
        List<String> columns = List.of();
        List<List<String>> rows = new ArrayList<>();
        List<Span> spans = new ArrayList<>();
        while (read.hasNext()) {
            List<String> row = read.next(columns.isEmpty() ? MOST_COLUMNS : columns.size());
            if (read.start() == read.end()) {
                continue;
            }
            if (columns.isEmpty()) {
                columns = List.copyOf(row);
                if (columns.size() < 2 || columns.size() > MOST_COLUMNS) {
                    return Optional.empty();
                }
            } else if (row.size() != columns.size()) {
                return Optional.empty();
            } else {
                rows.add(List.copyOf(row));
                spans.add(new Span(read.start(), read.end()));
            }
        }
        return rows.isEmpty() ? Optional.empty() : Optional.of(new Table(columns, rows, spans));
    }

    /// The names of the columns, without white space at their ends.
    public List<String> columns() {
        return columns;
    }

    /// How many rows there are below the names of the columns.
    public int rows() {
        return rows.size();
    }

    /// What stands in a cell, without its quotes and without white space at its ends.
    public String cell(int row, int column) {
        return rows.get(row).get(column);
    }

    /// Where a row stands in the text, without its line end.
    public Span span(int row) {
        return spans.get(row);
    }
}
