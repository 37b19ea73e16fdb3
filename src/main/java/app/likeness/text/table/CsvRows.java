package app.likeness.text.table;

import java.util.ArrayList;
import java.util.List;

/// The rows of a text in which cells are separated by a character, one after the other: a line a row, a cell in double
/// quotes may hold separators and line ends, a quote in it is doubled (RFC 4180). Every line is a row, also an empty
/// one, so that rows count as a spreadsheet counts them.
///
/// Reads whatever comes. A quote that is never closed, or closed in the middle of a cell on another line, opens nothing
/// and is a quote. O(length) in all.
public final class CsvRows {
    private static final String SEPARATORS = "\t;,";
    private static final char QUOTE = '"';

    private final String text;
    private final char separator;
    private int at;
    private int start;
    private int end;
    /// From here on no quote is closed.
    private int unclosed = Integer.MAX_VALUE;

    public CsvRows(String text, char separator) {
        this.text = text;
        this.separator = separator;
    }

    /// The first of tab, semicolon and comma that stands outside quotes in the first line with characters; 0 for
    /// none.
    public static char separator(String text) {
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

    public boolean hasNext() {
        return at < text.length();
    }

    /// The cells of the next row, without their quotes and without white space at their ends; of more than `most`
    /// the rest is left out, but for one that shows that there are more.
    public List<String> next(int most) {
        start = at;
        List<String> cells = new ArrayList<>();
        while (true) {
            if (cells.size() <= most) {
                cells.add(cell());
            } else {
                cell();
            }
            if (at >= text.length() || text.charAt(at) != separator) {
                break;
            }
            at++;
        }
        end = at;
        if (at < text.length()) {
            boolean isPair = text.charAt(at) == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
            at += isPair ? 2 : 1;
        }
        return cells;
    }

    /// Where the last row begins in the text.
    int start() {
        return start;
    }

    /// Where it ends, without its line end.
    int end() {
        return end;
    }

    /// The cell at hand; then `at` is at what ends it: a separator, a line end or the end of the text.
    private String cell() {
        while (at < text.length() && text.charAt(at) == ' ' && separator != ' ') {
            at++;
        }
        if (at < text.length() && text.charAt(at) == QUOTE && at < unclosed) {
            int close = close(at);
            if (close < 0) {
                unclosed = at;
            } else if (isEnd(close + 1) || text.indexOf('\n', at, close) < 0) {
                return quoted(close);
            }
        }
        return plain(at);
    }

    /// The quote that closes the one at `open`; -1 for none.
    private int close(int open) {
        int i = open + 1;
        while (true) {
            int quote = text.indexOf(QUOTE, i);
            if (quote < 0 || quote + 1 >= text.length() || text.charAt(quote + 1) != QUOTE) {
                return quote;
            }
            i = quote + 2;
        }
    }

    /// Whether nothing of the cell follows at `from`.
    private boolean isEnd(int from) {
        int i = from;
        while (i < text.length() && text.charAt(i) == ' ') {
            i++;
        }
        return i >= text.length() || text.charAt(i) == separator || isLineEnd(text.charAt(i));
    }

    private String quoted(int close) {
        String inside = text.substring(at + 1, close).replace("\"\"", "\"");
        at = close + 1;
        // What stands behind the closing quote belongs to nothing that a table knows; it is kept.
        return (inside + plain(at)).strip();
    }

    private String plain(int from) {
        int to = from;
        while (to < text.length() && text.charAt(to) != separator && !isLineEnd(text.charAt(to))) {
            to++;
        }
        at = to;
        return text.substring(from, to).strip();
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
