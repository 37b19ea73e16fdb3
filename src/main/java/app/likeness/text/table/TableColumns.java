package app.likeness.text.table;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;

/// Which column of a table of articles holds what.
///
/// @param header the number of the row that names the columns, which is also how many rows come before the first
///     article; 0 where none does
/// @param columns their places, from 0 on; a text among them. None where each row is a record, or where
///     the table is one document because nothing names its columns
public record TableColumns(int header, Map<TableRole, Integer> columns) {
    /// Not a table of articles, whatever it looks like.
    public static final TableColumns ONE_DOCUMENT = new TableColumns(0, Map.of());

    private static final String HEADER = "header";

    public TableColumns {
        if (header < 0 || columns.values().stream().anyMatch(column -> column < 0)) {
            throw new IllegalArgumentException("header and columns must be at least 0: " + header + " " + columns);
        }
        columns = Map.copyOf(columns);
    }

    /// The place of the column that holds this.
    public OptionalInt column(TableRole role) {
        Integer column = columns.get(role);
        return column == null ? OptionalInt.empty() : OptionalInt.of(column);
    }

    /// Each row is a record: a document made of all its cells.
    ///
    /// @param header the number of the row that names the columns, at least 1
    public static TableColumns records(int header) {
        return new TableColumns(header, Map.of());
    }

    /// Whether each row is a document.
    public boolean isTable() {
        return columns.containsKey(TableRole.TEXT) || isRecords();
    }

    /// Whether each row is a document made of all its cells.
    public boolean isRecords() {
        return columns.isEmpty() && header > 0;
    }

    /// As [#labelled] reads it: `header=1 text=3 title=0`.
    public String label() {
        var label = new StringJoiner(" ");
        label.add(HEADER + "=" + header);
        for (TableRole role : TableRole.values()) {
            column(role).ifPresent(column -> label.add(role.label() + "=" + column));
        }
        return label.toString();
    }

    /// The inverse of [#label]; empty for anything else.
    public static Optional<TableColumns> labelled(String label) {
        int header = 0;
        Map<TableRole, Integer> columns = new EnumMap<>(TableRole.class);
        for (String part : label.split(" ", -1)) {
            String[] pair = part.split("=", -1);
            Optional<TableRole> role = Arrays.stream(TableRole.values())
                    .filter(each -> each.label().equals(pair[0]))
                    .findFirst();
            if (pair.length != 2 || !pair[1].matches("\\d{1,9}") || (role.isEmpty() && !pair[0].equals(HEADER))) {
                return Optional.empty();
            }
            int number = Integer.parseInt(pair[1]);
            if (role.isPresent()) {
                columns.put(role.get(), number);
            } else {
                header = number;
            }
        }
        return Optional.of(new TableColumns(header, columns));
    }
}
