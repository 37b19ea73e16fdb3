package app.likeness.store.tables;

import app.likeness.store.kept.KnownContainer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;

/// The files that hold many documents. Knows nothing of transactions.
public final class ContainerTable {
    private final Connection connection;

    public ContainerTable(Connection connection) {
        this.connection = connection;
    }

    /// All of them, in the order of their paths.
    public List<KnownContainer> all() throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(
                        "SELECT r.path, c.path, c.bytes, c.modified_at, c.sha256, c.read_as, c.hidden"
                                + " FROM container c JOIN root r ON r.id = c.root_id ORDER BY c.path");
                ResultSet row = query.executeQuery()) {
            List<KnownContainer> all = new ArrayList<>();
            while (row.next()) {
                all.add(new KnownContainer(
                        Path.of(row.getString(1)),
                        Path.of(row.getString(2)),
                        row.getLong(3),
                        row.getObject(4, OffsetDateTime.class).toInstant(),
                        HexFormat.of().formatHex(row.getBytes(5)),
                        row.getString(6),
                        row.getInt(7)));
            }
            return all;
        }
    }

    /// Adds a container, or replaces what is known of the one at its path.
    public void put(KnownContainer container, long rootId) throws SQLException {
        Statements.update(
                connection,
                "MERGE INTO container (path, root_id, bytes, modified_at, sha256, read_as, hidden)"
                        + " KEY (path) VALUES (?, ?, ?, ?, ?, ?, ?)",
                container.path().toString(),
                rootId,
                container.bytes(),
                container.modifiedAt().atOffset(ZoneOffset.UTC),
                HexFormat.of().parseHex(container.sha256()),
                container.readAs(),
                container.hidden());
    }

    public void remove(Collection<Path> containers) throws SQLException {
        for (Path path : containers) {
            Statements.update(connection, "DELETE FROM container WHERE path = ?", path.toString());
        }
    }
}
