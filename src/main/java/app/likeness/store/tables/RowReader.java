package app.likeness.store.tables;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/// Reads rows. Knows nothing of transactions.
public final class RowReader {
    /// The roles whose documents are compared.
    public static final String COMPARED = "('CHECK', 'COMPARE_WITH')";

    /// Rows that are fetched at once where many follow.
    private static final int PAGE = 1_000;

    private final Connection connection;

    /// What one row holds.
    public interface Row<T> {
        T of(ResultSet row) throws SQLException;
    }

    public RowReader(Connection connection) {
        this.connection = connection;
    }

    /// What the rows of `sql` hold, with its parameters in order.
    public <T> List<T> list(String sql, Row<T> rows, Object... parameters) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameters[i]);
            }
            var list = new ArrayList<T>();
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    list.add(rows.of(row));
                }
            }
            return list;
        }
    }

    /// Hands the rows of `sql`, which is about documents `d`, to `each`, by number; gives the last number. Page
    /// by page, because H2 writes an answer of many rows to a temporary file before it hands out the first.
    public <T> long pages(String sql, Row<T> rows, ToLongFunction<T> id, Consumer<T> each) throws SQLException {
        long last = 0;
        List<T> page;
        do {
            page = list(sql + " WHERE d.id > ? ORDER BY d.id LIMIT " + PAGE, rows, last);
            page.forEach(each);
            if (!page.isEmpty()) {
                last = id.applyAsLong(page.getLast());
            }
        } while (page.size() == PAGE);
        return last;
    }

    /// Whether there is a root of which `condition` is true.
    public boolean hasRoot(String condition) throws SQLException {
        return list("SELECT COUNT(*) FROM root WHERE " + condition, row -> row.getInt(1))
                        .getFirst()
                > 0;
    }

    /// The roots by their numbers: every document has one.
    public Map<Long, Path> roots() throws SQLException {
        var paths = new HashMap<Long, Path>();
        list("SELECT id, path FROM root", row -> paths.put(row.getLong(1), Path.of(row.getString(2))));
        return paths;
    }

    public static Instant instant(ResultSet row, int column) throws SQLException {
        return row.getObject(column, Instant.class);
    }
}
