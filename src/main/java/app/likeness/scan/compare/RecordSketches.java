package app.likeness.scan.compare;

import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.RecordColumn;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.SimHashRecords;
import app.likeness.fingerprint.Sketch;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/// The sketches of the rows of tables that were read as records ([SimHashRecords]). What a cell adds depends on the
/// other cells of its column, so a table is put together again from the texts of its rows.
final class RecordSketches {
    private static final char BETWEEN = '\t';

    private final CorpusReader reader;
    private final List<RecordColumn> columns;

    /// @param columns those that count; empty for all
    RecordSketches(CorpusReader reader, List<RecordColumn> columns) {
        this.reader = reader;
        this.columns = columns;
    }

    /// The sketches of `documents`, in their order; none for what is no row of a table.
    List<Optional<Fingerprint>> of(List<Fingerprinted> documents) throws CorpusException {
        Map<Path, List<Fingerprinted>> rows = new HashMap<>();
        for (Fingerprinted document : documents) {
            Path table = document.path().getParent();
            if (table != null) {
                rows.computeIfAbsent(table, ignored -> new ArrayList<>()).add(document);
            }
        }
        Map<Long, Fingerprint> sketches = new HashMap<>();
        for (ArticleTable table : reader.tables()) {
            List<Fingerprinted> found = rows.getOrDefault(table.path(), List.of());
            if (table.columns().isRecords() && !found.isEmpty()) {
                add(table.names(), found, sketches);
            }
        }
        return documents.stream()
                .map(document -> Optional.ofNullable(sketches.get(document.id())))
                .toList();
    }

    private void add(List<String> names, List<Fingerprinted> rows, Map<Long, Fingerprint> sketches)
            throws CorpusException {
        var text = new StringBuilder(line(names, names.size()));
        Map<Integer, Long> starts = new HashMap<>();
        for (Fingerprinted row : rows) {
            text.append('\n');
            starts.put(text.length(), row.id());
            text.append(line(List.of(reader.text(row.id()).split(String.valueOf(BETWEEN), -1)), names.size()));
        }
        Optional<Table> table = Table.of(text.toString());
        if (table.isPresent()) {
            Selection found = new SimHashRecords(columns).sketches(table.get());
            for (int i = 0; i < found.size(); i++) {
                Long id = starts.get(found.start(i));
                if (id != null) {
                    sketches.put(id, new Sketch(found.hash(i)));
                }
            }
        }
    }

    /// Cells as a line of a table with so many columns: what is too much belongs to no column.
    private static String line(List<String> cells, int width) {
        var line = new StringJoiner(String.valueOf(BETWEEN));
        for (int i = 0; i < width; i++) {
            line.add('"'
                    + (i < cells.size() ? cells.get(i).replaceAll("\\s+", " ").replace("\"", "\"\"") : "")
                    + '"');
        }
        return line.toString();
    }
}
