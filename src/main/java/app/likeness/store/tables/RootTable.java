package app.likeness.store.tables;

import app.likeness.store.kept.Root;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;

/// The roots with their numbers. Knows nothing of transactions.
public final class RootTable {
    private final Connection connection;
    private final Map<Path, Long> ids = new HashMap<>();

    public RootTable(Connection connection) throws SQLException {
        this.connection = connection;
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT id, path FROM root")) {
            while (row.next()) {
                ids.put(Path.of(row.getString("path")), row.getLong("id"));
            }
        }
    }

    /// Adds a root, or gives one that is there the role of this one; whether that changed a role.
    public boolean add(Root root) throws SQLException {
        String path = root.path().toString();
        String role = root.role().name();
        Long id = ids.get(root.path());
        if (id != null) {
            return Statements.update(connection, "UPDATE root SET role = ? WHERE id = ? AND role <> ?", role, id, role)
                    > 0;
        }
        Statements.update(
                connection, "INSERT INTO root (path, role, added_at) VALUES (?, ?, CURRENT_TIMESTAMP)", path, role);
        try (PreparedStatement query = connection.prepareStatement("SELECT id FROM root WHERE path = ?")) {
            query.setString(1, path);
            try (ResultSet row = query.executeQuery()) {
                row.next();
                ids.put(root.path(), row.getLong(1));
            }
        }
        return false;
    }

    /// Takes a root out with what is below it; whether it was there.
    public boolean remove(Path root) throws SQLException {
        Long id = ids.remove(root);
        return id != null && Statements.update(connection, "DELETE FROM root WHERE id = ?", id) > 0;
    }

    /// The number of a root that was added.
    public long id(Path root) {
        Long id = ids.get(root);
        if (id == null) {
            throw new IllegalArgumentException("root must have been added: " + root);
        }
        return id;
    }
}
