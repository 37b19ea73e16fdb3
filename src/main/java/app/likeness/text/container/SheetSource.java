package app.likeness.text.container;

import app.likeness.text.FileBytes;
import app.likeness.text.SkipReason;
import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.Sheet;
import app.likeness.text.table.TableColumns;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/// The sheets of a spreadsheet of which one at least is a table of articles. The others are a document each.
final class SheetSource implements MemberSource {
    private final Path path;
    private final Instant modifiedAt;
    private final boolean isCut;
    private final Iterator<Named> sheets;
    private final List<ArticleTable> tables = new ArrayList<>();
    private @Nullable TableSource table;

    /// A sheet with its path, and its columns where it is a table of articles.
    record Named(Path path, Sheet sheet, Optional<TableColumns> columns) {}

    SheetSource(Path path, Instant modifiedAt, boolean isCut, List<Named> sheets) {
        this.path = path;
        this.modifiedAt = modifiedAt;
        this.isCut = isCut;
        this.sheets = List.copyOf(sheets).iterator();
    }

    @Override
    public Path path() {
        return path;
    }

    @Override
    public String rest() {
        return isCut ? "it holds more rows than are read; the first were" : "";
    }

    @Override
    public SkipReason restReason() {
        return SkipReason.CUT;
    }

    @Override
    public @Nullable Member next() throws IOException {
        while (true) {
            if (table != null) {
                Member row = table.next();
                if (row != null) {
                    return row;
                }
                tables.addAll(table.tables());
                table = null;
            }
            if (!sheets.hasNext()) {
                return null;
            }
            Named next = sheets.next();
            if (next.columns.isEmpty()) {
                return new MemberFile(next.path, modifiedAt, new FileBytes(text(next.sheet)));
            }
            table = new TableSource(
                    next.path, modifiedAt, next.columns.get(), next.sheet.rows().iterator());
        }
    }

    private static byte[] text(Sheet sheet) {
        var lines = new StringJoiner("\n");
        for (Sheet.Row row : sheet.rows()) {
            lines.add(String.join("\t", row.cells()));
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<ArticleTable> tables() {
        return tables;
    }

    @Override
    public void close() {
        // It holds nothing open.
    }
}
