package app.likeness.text.table;

import app.likeness.text.document.DateParser;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// Finds out whether the rows of a table are articles, and which column holds what: by the words of the line that names
/// the columns, and by what stands in them.
///
/// The text is the column named so whose cells are long enough for one, else the longest of all if that is long enough
/// for paragraphs; without one the table is one document. Columns without a name are told by what they hold: addresses,
/// dates, and for the title the short texts that differ from row to row.
public final class ColumnFinder {
    /// Rows that are looked at.
    public static final int SAMPLE = 300;

    /// The line that names the columns is among the first.
    private static final int LAST_HEADER = 5;

    /// The least mean length of texts in a column that is named so, and in one that is not. A Han character says as
    /// much as three letters.
    private static final int NAMED = 40;

    private static final int UNNAMED = 120;
    private static final int HAN = 3;

    private static final int LONGEST_NAME = 30;
    private static final int LONGEST_TITLE = 300;
    private static final int LEAST_TITLE = 9;
    private static final double MOST = 0.8;

    private static final Pattern ADDRESS = Pattern.compile("(?i)(?:https?://|www\\.)\\S+");
    private static final Pattern NUMBER = Pattern.compile("[-+\\d.,:%/\\s]+");

    private final List<List<String>> rows;
    private final int columns;

    private ColumnFinder(List<List<String>> rows) {
        this.rows = rows;
        this.columns = rows.stream().mapToInt(List::size).max().orElse(0);
    }

    /// The columns of a table that begins with `rows`; empty when they are no articles.
    public static Optional<TableColumns> of(List<List<String>> rows) {
        return new ColumnFinder(rows).found();
    }

    private Optional<TableColumns> found() {
        int header = header();
        List<List<String>> body = rows.subList(header, rows.size()).stream()
                .filter(row -> row.stream().anyMatch(cell -> !cell.isEmpty()))
                .toList();
        List<String> names = header == 0 ? List.of() : rows.get(header - 1);
        Map<TableRole, Integer> roles = new EnumMap<>(TableRole.class);
        Optional<Integer> text = text(names, body);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        roles.put(TableRole.TEXT, text.get());
        for (TableRole role : TableRole.values()) {
            named(role, names, body, roles).ifPresent(column -> roles.put(role, column));
        }
        unnamed(roles, TableRole.ADDRESS, body, cell -> ADDRESS.matcher(cell).matches());
        unnamed(roles, TableRole.DATE, body, cell -> !ADDRESS.matcher(cell).matches() && isDate(cell));
        if (!roles.containsKey(TableRole.TITLE)) {
            title(body, roles).ifPresent(column -> roles.put(TableRole.TITLE, column));
        }
        return Optional.of(new TableColumns(header, roles));
    }

    /// The number of the line that names the columns; 0 for none: the first that has a word of the roles and whose
    /// cells are as short as names are.
    private int header() {
        for (int i = 0; i < Math.min(LAST_HEADER, rows.size() - 1); i++) {
            List<String> row = rows.get(i);
            boolean isNames = row.stream().allMatch(cell -> cell.length() <= LONGEST_NAME);
            boolean isNamed = row.stream()
                    .map(ColumnFinder::folded)
                    .anyMatch(name -> best(name) == 2 || (best(name) == 1 && row.size() > 1));
            if (isNames && isNamed) {
                return i + 1;
            }
        }
        return hasShortFirstRow() ? 1 : 0;
    }

    private static int best(String name) {
        int best = 0;
        for (TableRole role : TableRole.values()) {
            best = Math.max(best, role.match(name));
        }
        return best;
    }

    /// Whether the first line names columns in other words: all its cells are filled, short and no numbers, and
    /// below one of them stand texts.
    private boolean hasShortFirstRow() {
        if (rows.size() < 2) {
            return false;
        }
        List<String> first = rows.getFirst();
        boolean isNames = first.size() == columns
                && first.stream()
                        .allMatch(cell -> !cell.isEmpty()
                                && cell.length() <= LONGEST_NAME / 2
                                && !NUMBER.matcher(cell).matches());
        return isNames && text(List.of(), rows.subList(1, rows.size())).isPresent();
    }

    private static String folded(String header) {
        var folded = new StringBuilder();
        header.toLowerCase(Locale.ROOT)
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .forEach(folded::appendCodePoint);
        return folded.toString();
    }

    private Optional<Integer> text(List<String> names, List<List<String>> body) {
        int best = -1;
        double longest = 0;
        for (int column = 0; column < columns; column++) {
            int named = column < names.size() ? TableRole.TEXT.match(folded(names.get(column))) : 0;
            double length = length(column, body);
            boolean isText = named > 0 ? length >= NAMED : length >= UNNAMED && body.size() > 1;
            // A text that is named so goes before a longer one that is not.
            double rank = isText ? length + named * (double) Integer.MAX_VALUE : 0;
            if (rank > longest) {
                longest = rank;
                best = column;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(best);
    }

    /// The mean length of the cells of a column that are filled; 0 where they are not texts.
    private static double length(int column, List<List<String>> body) {
        long sum = 0;
        int filled = 0;
        int addresses = 0;
        for (List<String> row : body) {
            String cell = cell(row, column);
            if (!cell.isEmpty()) {
                filled++;
                sum += length(cell);
                addresses += ADDRESS.matcher(cell).matches() ? 1 : 0;
            }
        }
        return filled == 0 || addresses * 2 > filled ? 0 : (double) sum / filled;
    }

    /// Letters, where a Han character counts as three.
    private static int length(String cell) {
        int length = 0;
        for (int i = 0; i < cell.length(); i++) {
            char c = cell.charAt(i);
            length += c >= 0x2E80 ? HAN : Character.isLetter(c) ? 1 : 0;
        }
        return length;
    }

    /// The column that is named best, which has something in it and is not taken.
    private static Optional<Integer> named(
            TableRole role, List<String> names, List<List<String>> body, Map<TableRole, Integer> taken) {
        Optional<Integer> best = Optional.empty();
        int match = 0;
        for (int column = 0; column < names.size() && !taken.containsKey(role); column++) {
            int place = column;
            int other = role.match(folded(names.get(column)));
            if (other > match
                    && !taken.containsValue(column)
                    && body.stream().anyMatch(row -> !cell(row, place).isEmpty())) {
                match = other;
                best = Optional.of(column);
            }
        }
        return best;
    }

    private void unnamed(
            Map<TableRole, Integer> roles, TableRole role, List<List<String>> body, Predicate<String> holds) {
        for (int column = 0; column < columns && !roles.containsKey(role); column++) {
            int place = column;
            List<String> filled = body.stream()
                    .map(row -> cell(row, place))
                    .filter(cell -> !cell.isEmpty())
                    .toList();
            long good = filled.stream().filter(holds).count();
            if (!roles.containsValue(column) && !filled.isEmpty() && good >= MOST * filled.size()) {
                roles.put(role, column);
            }
        }
    }

    private static boolean isDate(String cell) {
        return cell.length() <= LONGEST_NAME && DateParser.parse(cell).isPresent();
    }

    /// The column of short texts that differ from row to row; of several the longest.
    private Optional<Integer> title(List<List<String>> body, Map<TableRole, Integer> roles) {
        Optional<Integer> best = Optional.empty();
        double longest = LEAST_TITLE;
        for (int column = 0; column < columns; column++) {
            int place = column;
            double length = length(column, body);
            List<String> filled = body.stream()
                    .map(row -> cell(row, place))
                    .filter(cell -> !cell.isEmpty())
                    .toList();
            boolean isNew = filled.stream().distinct().count() >= MOST * filled.size();
            if (!roles.containsValue(column) && isNew && length > longest && length <= LONGEST_TITLE) {
                longest = length;
                best = Optional.of(column);
            }
        }
        return best;
    }

    public static String cell(List<String> row, int column) {
        return column < row.size() ? row.get(column) : "";
    }

    /// The first rows of a table, as many as are looked at.
    public static List<List<String>> sample(CsvRows rows, int mostColumns) {
        List<List<String>> sample = new ArrayList<>();
        while (rows.hasNext() && sample.size() < SAMPLE) {
            sample.add(rows.next(mostColumns));
        }
        return sample;
    }
}
