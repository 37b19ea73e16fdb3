package app.likeness.store.tables;

import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.SentenceGroups;
import app.likeness.store.kept.MethodPrint;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The tables with the fingerprints of single methods and with the groups of longest sentences. Knows nothing of
/// transactions.
public final class MethodTables {
    /// Rows that are fetched at once where many follow.
    private static final int PAGE = 1_000;

    private final Connection connection;

    public MethodTables(Connection connection) {
        this.connection = connection;
    }

    /// The stored fingerprints of `method`, by document number.
    public List<MethodPrint> prints(Method method) throws SQLException {
        var prints = new ArrayList<MethodPrint>();
        long last = 0;
        int size;
        do {
            size = prints.size();
            try (PreparedStatement query = connection.prepareStatement("SELECT document_id, content FROM method_print"
                    + " WHERE method = ? AND document_id > ? ORDER BY document_id LIMIT " + PAGE)) {
                query.setString(1, method.label());
                query.setLong(2, last);
                try (ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        last = row.getLong(1);
                        prints.add(new MethodPrint(last, PackedFingerprint.unpack(method, row.getBytes(2))));
                    }
                }
            }
        } while (prints.size() == size + PAGE);
        return prints;
    }

    /// Stores fingerprints of documents that have none of the method yet.
    public void put(Method method, Collection<MethodPrint> prints) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO method_print (document_id, method, content) VALUES (?, ?, ?)")) {
            for (MethodPrint print : prints) {
                insert.setLong(1, print.documentId());
                insert.setString(2, method.label());
                insert.setBytes(3, PackedFingerprint.pack(print.fingerprint()));
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    /// Forgets the fingerprints of a method, and with those of `longest-sentences` the groups.
    public void clear(Method method) throws SQLException {
        Statements.update(connection, "DELETE FROM method_print WHERE method = ?", method.label());
        if (method == Method.LONGEST_SENTENCES) {
            Statements.update(connection, "DELETE FROM sentence_group");
            Statements.update(connection, "DELETE FROM document_group");
        }
    }

    /// The groups as they were when the last text got its number.
    public SentenceGroups sentenceGroups() throws SQLException {
        var groups = new SentenceGroups();
        try (PreparedStatement query = connection.prepareStatement("SELECT hash, number FROM sentence_group");
                ResultSet row = query.executeQuery()) {
            while (row.next()) {
                groups.restore(row.getLong(1), row.getInt(2));
            }
        }
        return groups;
    }

    /// The number of the group of each document that has one.
    public Map<Long, Integer> documentGroups() throws SQLException {
        var numbers = new TreeMap<Long, Integer>();
        try (PreparedStatement query = connection.prepareStatement("SELECT document_id, number FROM document_group");
                ResultSet row = query.executeQuery()) {
            while (row.next()) {
                numbers.put(row.getLong(1), row.getInt(2));
            }
        }
        return numbers;
    }

    /// Stores hashes that begin the group `number`.
    public void putGroup(int number, long[] hashes) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO sentence_group (hash, number) VALUES (?, ?)")) {
            for (long hash : hashes) {
                insert.setLong(1, hash);
                insert.setInt(2, number);
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    public void putDocumentGroup(long documentId, int number) throws SQLException {
        Statements.update(
                connection, "INSERT INTO document_group (document_id, number) VALUES (?, ?)", documentId, number);
    }
}
