package app.likeness.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A text as a table: a line a row, cells separated by tabs, semicolons or commas, the first line naming the columns.
/// A cell in double quotes may hold separators and line ends, a quote in it is doubled (RFC 4180). Lines without any
/// character are no rows. Immutable.
///
/// Example: `name,city⏎"Lee, Ann",Oslo` has the columns *name* and *city* and one row with the cells `Lee, Ann` and
/// `Oslo`.
public final class Table {
    private static final String SEPARATORS = "\t;,";
    private static final char QUOTE = '"';

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
        char separator = separator(text);
        if (separator == 0) {
            return Optional.empty();
        }
        Reader reader = new Reader(text, separator);
        List<String> columns = reader.row(MOST_COLUMNS);
        if (columns.size() < 2 || columns.size() > MOST_COLUMNS) {
            return Optional.empty();
        }
        List<List<String>> rows = new ArrayList<>();
        List<Span> spans = new ArrayList<>();
        while (reader.hasRow()) {
            int start = reader.at;
            List<String> row = reader.row(columns.size());
            if (row.size() != columns.size()) {
                return Optional.empty();
            }
            rows.add(row);
            spans.add(new Span(start, reader.end));
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

    /// The first of the separators that stands outside quotes in the first line with characters; 0 for none.
    private static char separator(String text) {
        boolean isQuoted = false;
        int best = SEPARATORS.length();
        boolean any = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == QUOTE) {
                isQuoted = !isQuoted;
            } else if (!isQuoted && isLineEnd(c)) {
                if (any) {
                    break;
                }
            } else if (!isQuoted && SEPARATORS.indexOf(c) >= 0) {
                best = Math.min(best, SEPARATORS.indexOf(c));
            }
            any |= !isLineEnd(c);
        }
        return best == SEPARATORS.length() ? 0 : SEPARATORS.charAt(best);
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /// Reads one row after the other.
    private static final class Reader {
        private final String text;
        private final char separator;
        private int at;
        private int end;

        Reader(String text, char separator) {
            this.text = text;
            this.separator = separator;
            skipLineEnds();
        }

        boolean hasRow() {
            return at < text.length();
        }

        /// The cells of the row at hand; then `end` is where it ends and `at` where the next one begins. A row
        /// of more than `most` cells is given up after the first one too many.
        List<String> row(int most) {
            List<String> cells = new ArrayList<>();
            do {
                cells.add(cell());
            } while (cells.size() <= most && at < text.length() && text.charAt(at++) == separator);
            if (at > 0 && at <= text.length() && isLineEnd(text.charAt(at - 1))) {
                at--;
            }
            end = at;
            skipLineEnds();
            return List.copyOf(cells);
        }

        /// The cell at hand; then `at` is at what ends it: a separator, a line end or the end of the text.
        private String cell() {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
            if (at < text.length() && text.charAt(at) == QUOTE) {
                return quoted();
            }
            int start = at;
            while (at < text.length() && text.charAt(at) != separator && !isLineEnd(text.charAt(at))) {
                at++;
            }
            return text.substring(start, at).strip();
        }

        private String quoted() {
            StringBuilder cell = new StringBuilder();
            for (at++; at < text.length(); at++) {
                if (text.charAt(at) != QUOTE) {
                    cell.append(text.charAt(at));
                } else if (at + 1 < text.length() && text.charAt(at + 1) == QUOTE) {
                    cell.append(QUOTE);
                    at++;
                } else {
                    at++;
                    break;
                }
            }
            // What stands behind the closing quote belongs to nothing that a table knows; it is kept.
            int rest = at;
            while (at < text.length() && text.charAt(at) != separator && !isLineEnd(text.charAt(at))) {
                at++;
            }
            return cell.append(text, rest, at).toString().strip();
        }

        private void skipLineEnds() {
            while (at < text.length() && isLineEnd(text.charAt(at))) {
                at++;
            }
        }
    }
}
