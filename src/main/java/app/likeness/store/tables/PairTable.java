package app.likeness.store.tables;

import app.likeness.compare.PairTally;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.List;

/// The pairs, each with the number of the comparison that wrote it. Knows nothing of transactions.
public final class PairTable {
    private final Connection connection;

    public PairTable(Connection connection) {
        this.connection = connection;
    }

    /// The largest number of a comparison; 0 when there are no pairs.
    public long lastComparison() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet last = statement.executeQuery("SELECT COALESCE(MAX(comparison), 0) FROM pair")) {
            last.next();
            return last.getLong(1);
        }
    }

    /// Stores pairs; what was said of the same documents is replaced.
    public void put(long comparison, List<PairTally> pairs) throws SQLException {
        try (PreparedStatement merge = connection.prepareStatement(
                "MERGE INTO pair (left_id, right_id, distance, resemblance, distinctive, counts, comparison)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?)")) {
            for (PairTally pair : pairs) {
                merge.setLong(1, pair.leftId());
                merge.setLong(2, pair.rightId());
                merge.setInt(3, pair.distance());
                merge.setDouble(4, pair.resemblance());
                merge.setFloat(5, (float) pair.distinctive());
                merge.setBytes(6, PackedCounts.pack(pair.counts()));
                merge.setLong(7, comparison);
                merge.addBatch();
            }
            merge.executeBatch();
        }
    }

    /// Replaces the counts of pairs that are stored.
    public void recount(List<PairTally> counted) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE pair SET counts = ? WHERE left_id = ? AND right_id = ?")) {
            for (PairTally pair : counted) {
                update.setBytes(1, PackedCounts.pack(pair.counts()));
                update.setLong(2, pair.leftId());
                update.setLong(3, pair.rightId());
                update.addBatch();
            }
            update.executeBatch();
        }
    }

    /// Removes the pairs of documents. Two statements, because H2 plans an OR of two columns as a scan of the
    /// table.
    public void removeOf(Collection<Long> documentIds) throws SQLException {
        for (long id : documentIds) {
            Statements.update(connection, "DELETE FROM pair WHERE left_id = ?", id);
            Statements.update(connection, "DELETE FROM pair WHERE right_id = ?", id);
        }
    }

    /// Removes the pairs of all comparisons but one.
    public void removeOthers(long comparison) throws SQLException {
        Statements.update(connection, "DELETE FROM pair WHERE comparison <> ?", comparison);
    }
}
