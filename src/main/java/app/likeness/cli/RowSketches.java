package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.RecordColumn;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.SimHashRecords;
import app.likeness.fingerprint.neighbours.EqualValues;
import app.likeness.fingerprint.neighbours.HammingNeighbours;
import app.likeness.report.names.PathNames;
import app.likeness.text.table.Table;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// The sketches of the rows of tables, and which of them are near each other.
final class RowSketches {
    /// A row of one of the tables.
    ///
    /// @param line where it begins in its file, from 1
    private record Row(Path file, int line, long sketch) {}

    private final List<RecordColumn> columns;
    private final List<Row> rows = new ArrayList<>();

    /// @param columns those that count; all when empty
    RowSketches(List<RecordColumn> columns) {
        this.columns = List.copyOf(columns);
    }

    /// Adds the rows of a file; the failure says why it has none.
    void add(FileText file) throws Failure {
        String name = PathNames.escape(file.file().toString());
        Table table = Table.of(file.text())
                .orElseThrow(
                        () -> new Failure(
                                ExitCode.UNREADABLE,
                                "Cannot read " + name
                                        + " as a table: each line must have as many cells as the first one, which"
                                        + " names the columns, with tabs, semicolons or commas between them. Correct the file."));
        for (RecordColumn column : columns) {
            if (!table.columns().contains(column.name())) {
                throw new Failure(
                        ExitCode.USAGE,
                        "There is no column '" + column.name() + "' in " + name + ". It has: "
                                + String.join(", ", table.columns()) + ".");
            }
        }
        Selection sketches = new SimHashRecords(columns).sketches(table);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < sketches.size(); i++) {
            order.add(i);
        }
        order.sort((one, other) -> Integer.compare(sketches.start(one), sketches.start(other)));
        int line = 1;
        int at = 0;
        for (int index : order) {
            for (; at < sketches.start(index); at++) {
                line += isLineEnd(file.text(), at) ? 1 : 0;
            }
            rows.add(new Row(file.file(), line, sketches.hash(index)));
        }
    }

    /// A line feed, or a carriage return that none follows.
    private static boolean isLineEnd(String text, int at) {
        char c = text.charAt(at);
        return c == '\n' || (c == '\r' && !(at + 1 < text.length() && text.charAt(at + 1) == '\n'));
    }

    /// Prints a line a row: method, sketch, path, line.
    void print(PrintStream out) {
        for (Row row : rows) {
            out.print(Method.SIMHASH_RECORDS.label() + "\t" + HexFormat.of().toHexDigits(row.sketch) + "\t" + place(row)
                    + "\n");
        }
    }

    /// Prints a line for every two rows that are at most `distance` apart: path, line, path, line, distance. Of
    /// rows with one sketch each stands with the one before it, and the first one for all of them with other rows.
    void printNear(int distance, PrintStream out) {
        HammingNeighbours neighbours =
                HammingNeighbours.of(rows.stream().mapToLong(Row::sketch).toArray());
        EqualValues groups = neighbours.groups();
        record Near(int left, int right, int distance) {}
        List<Near> near = new ArrayList<>();
        for (int group = 0; group < groups.groups(); group++) {
            for (int i = 1; i < groups.size(group); i++) {
                near.add(new Near(groups.member(group, i - 1), groups.member(group, i), 0));
            }
        }
        neighbours.within(distance, () -> false, (one, other, apart) -> {
            int left = groups.member(one, 0);
            int right = groups.member(other, 0);
            near.add(new Near(Math.min(left, right), Math.max(left, right), apart));
        });
        near.sort((one, other) -> one.left != other.left
                ? Integer.compare(one.left, other.left)
                : Integer.compare(one.right, other.right));
        for (Near each : near) {
            out.print(place(rows.get(each.left)) + "\t" + place(rows.get(each.right)) + "\t" + each.distance + "\n");
        }
    }

    private static String place(Row row) {
        return PathNames.escape(row.file.toString()) + "\t" + row.line;
    }
}
