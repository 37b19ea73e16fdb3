package app.likeness.text.container;

import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.Sheet;
import app.likeness.text.table.TableColumns;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The rows of a table of articles. A row has the number that a spreadsheet shows beside it.
final class TableSource implements MemberSource {
    private final Path path;
    private final Instant modifiedAt;
    private final TableColumns columns;
    private final Iterator<Sheet.Row> rows;
    private List<String> names = List.of();
    private List<String> example = List.of();
    private int read;
    private int articles;

    /// @param modifiedAt of the file
    /// @param rows all rows of the table
    TableSource(Path path, Instant modifiedAt, TableColumns columns, Iterator<Sheet.Row> rows) {
        this.path = path;
        this.modifiedAt = modifiedAt;
        this.columns = columns;
        this.rows = rows;
    }

    @Override
    public Path path() {
        return path;
    }

    @Override
    public @Nullable Member next() {
        while (rows.hasNext()) {
            Sheet.Row next = rows.next();
            List<String> row = next.cells();
            read++;
            if (read == columns.header()) {
                names = new ArrayList<>(row);
            }
            if (read <= columns.header() || row.stream().allMatch(String::isEmpty)) {
                continue;
            }
            if (articles++ == 0) {
                example = new ArrayList<>(row);
            }
            return new TableRow(path.resolve("row " + next.number()), modifiedAt, row, columns);
        }
        return null;
    }

    @Override
    public List<ArticleTable> tables() {
        return List.of(new ArticleTable(path, articles, names, example, columns));
    }

    @Override
    public void close() {
        // It holds nothing open.
    }
}
