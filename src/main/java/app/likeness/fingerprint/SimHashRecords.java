package app.likeness.fingerprint;

import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// [Method#SIMHASH_RECORDS]: a sketch of 64 bits for each row of a table, from one weighted feature a column
/// ([RecordFeatures]); rows that agree in the weightier columns are near each other (a lecture on finding duplicate
/// records, after Charikar 2002).
///
/// A text is read as a [Table]; one that is none has no fingerprint. Columns count as they are given, or each with
/// weight 1 and a kind that is inferred: a number where every cell that is not empty holds one; an enumeration where at
/// most [#MOST_VALUES] different values stand in at least [#LEAST_USES] cells each on average; otherwise a text. The
/// values of an enumeration are the different folded cells of this table in the order of UTF-16 units; rows of two
/// tables can be compared only as far as their columns hold the same values. An empty cell has no feature, a row
/// without any no sketch; a cell of a column of numbers that holds none counts as a text.
///
/// The fingerprint is a [Selection]: the sketches of the rows with the spans of the rows. O(length).
public final class SimHashRecords implements Fingerprinter {
    /// The most values of a column that is taken for an enumeration.
    static final int MOST_VALUES = 32;

    /// How many cells, on average, hold each value of a column that is taken for an enumeration.
    static final int LEAST_USES = 4;

    /// Weights are kept as multiples of 2⁻¹⁶.
    private static final double UNIT = 1 << 16;

    private final List<RecordColumn> given;

    /// Columns with kinds that are inferred from each table.
    public SimHashRecords() {
        this(List.of());
    }

    /// @param columns those that count, each of which every table must have; all, inferred, when empty
    public SimHashRecords(List<RecordColumn> columns) {
        this.given = List.copyOf(columns);
    }

    @Override
    public Method method() {
        return Method.SIMHASH_RECORDS;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        return Table.of(text)
                .map(this::sketches)
                .filter(rows -> rows.size() > 0)
                .map(rows -> rows);
    }

    /// The sketches of the rows that have one, each with the span of its row.
    ///
    /// @throws IllegalArgumentException when `table` lacks a column that was given
    public Selection sketches(Table table) {
        @Nullable SimHash[] votes = new SimHash[table.rows()];
        if (given.isEmpty()) {
            for (int column = 0; column < table.columns().size(); column++) {
                add(table, column, kind(table, column), 1, votes);
            }
        }
        for (RecordColumn column : given) {
            int index = table.columns().indexOf(column.name());
            if (index < 0) {
                throw new IllegalArgumentException("columns must be in the table: " + column.name());
            }
            RecordColumn.Kind kind = column.kind();
            add(table, index, kind == null ? kind(table, index) : kind, column.weight(), votes);
        }
        return selection(table, votes);
    }

    private static void add(Table table, int column, RecordColumn.Kind kind, double weight, @Nullable SimHash[] votes) {
        Map<String, Integer> ordinals = kind == RecordColumn.Kind.ENUMERATION ? ordinals(table, column) : Map.of();
        long whole = Math.max(1, Math.round(weight * UNIT));
        for (int row = 0; row < table.rows(); row++) {
            Optional<Long> feature = feature(table.cell(row, column), kind, ordinals);
            if (feature.isPresent()) {
                SimHash vote = votes[row] == null ? new SimHash() : votes[row];
                vote.add(feature.get(), whole);
                votes[row] = vote;
            }
        }
    }

    private static Optional<Long> feature(String cell, RecordColumn.Kind kind, Map<String, Integer> ordinals) {
        return switch (kind) {
            case TEXT -> RecordFeatures.text(cell);
            case NUMBER -> RecordFeatures.number(cell).or(() -> RecordFeatures.text(cell));
            case ENUMERATION ->
                Optional.ofNullable(ordinals.get(folded(cell)))
                        .map(ordinal -> RecordFeatures.enumeration(ordinal, ordinals.size()));
        };
    }

    /// The different values of a column that are not empty, numbered in their order.
    private static Map<String, Integer> ordinals(Table table, int column) {
        TreeSet<String> values = new TreeSet<>();
        for (int row = 0; row < table.rows(); row++) {
            values.add(folded(table.cell(row, column)));
        }
        values.remove("");
        Map<String, Integer> ordinals = new HashMap<>();
        values.forEach(value -> ordinals.put(value, ordinals.size()));
        return ordinals;
    }

    private static RecordColumn.Kind kind(Table table, int column) {
        int cells = 0;
        int numbers = 0;
        TreeSet<String> values = new TreeSet<>();
        for (int row = 0; row < table.rows(); row++) {
            String cell = table.cell(row, column);
            if (!cell.isEmpty()) {
                cells++;
                numbers += RecordFeatures.number(cell).isPresent() ? 1 : 0;
                if (values.size() <= MOST_VALUES) {
                    values.add(folded(cell));
                }
            }
        }
        if (cells > 0 && numbers == cells) {
            return RecordColumn.Kind.NUMBER;
        }
        return values.size() <= MOST_VALUES && cells >= LEAST_USES * values.size()
                ? RecordColumn.Kind.ENUMERATION
                : RecordColumn.Kind.TEXT;
    }

    private static String folded(String cell) {
        return FoldedText.of(cell).characters();
    }

    private static Selection selection(Table table, @Nullable SimHash[] votes) {
        record Row(long sketch, Span span) {}
        List<Row> rows = new ArrayList<>();
        for (int row = 0; row < votes.length; row++) {
            SimHash vote = votes[row];
            if (vote != null) {
                rows.add(new Row(vote.sketch().bits(), table.span(row)));
            }
        }
        // Rows stand in the order of their starts, and the sort keeps that among equal sketches.
        rows.sort((one, other) -> Long.compare(one.sketch, other.sketch));
        return new Selection(
                rows.stream().mapToLong(Row::sketch).toArray(),
                rows.stream().mapToInt(row -> row.span.start()).toArray(),
                rows.stream().mapToInt(row -> row.span.end()).toArray());
    }
}
