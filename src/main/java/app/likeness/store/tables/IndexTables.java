package app.likeness.store.tables;

import app.likeness.compare.index.DamagedIndexException;
import app.likeness.compare.index.Segment;
import app.likeness.store.kept.GramCounts;
import app.likeness.store.kept.StoredSegment;
import java.io.ByteArrayInputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/// The rows of the index of winnowed hashes. Knows nothing of transactions.
public final class IndexTables {
    private static final int BLOCKS = 1 << 16;

    private final Connection connection;

    public IndexTables(Connection connection) {
        this.connection = connection;
    }

    public void clear() throws SQLException {
        Statements.update(connection, "DELETE FROM segment");
        Statements.update(connection, "DELETE FROM posting");
        Statements.update(connection, "DELETE FROM gram_count");
    }

    public void putSegment(StoredSegment stored) throws SQLException {
        put(
                "INSERT INTO segment (texts, checksum, id) VALUES (?, ?, ?)",
                stored.segment().pack(),
                stored.id());
    }

    public void removeSegment(long id) throws SQLException {
        Statements.update(connection, "DELETE FROM segment WHERE id = ?", id);
        Statements.update(
                connection, "DELETE FROM posting WHERE place BETWEEN ? AND ?", id * BLOCKS, id * BLOCKS + BLOCKS - 1);
    }

    public List<StoredSegment> segments() throws SQLException {
        var segments = new ArrayList<StoredSegment>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT texts, checksum, id FROM segment ORDER BY id")) {
            while (row.next()) {
                segments.add(new StoredSegment(row.getLong(3), Segment.unpack(bytes(row))));
            }
        }
        return segments;
    }

    public void putBlock(long segment, int part, byte[] block) throws SQLException {
        put("INSERT INTO posting (block, checksum, place) VALUES (?, ?, ?)", block, segment * BLOCKS + part);
    }

    /// An empty array where there is none.
    public byte[] block(long segment, int part) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("SELECT block, checksum FROM posting WHERE place = ?")) {
            query.setLong(1, segment * BLOCKS + part);
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? bytes(row) : new byte[0];
            }
        }
    }

    public void putCounts(GramCounts counts) throws SQLException {
        Statements.update(connection, "DELETE FROM gram_count");
        put(
                "INSERT INTO gram_count (counters, checksum, segment, id) VALUES (?, ?, ?, 1)",
                counts.counters(),
                counts.segment());
    }

    public Optional<GramCounts> counts() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT counters, checksum, segment FROM gram_count")) {
            return row.next() ? Optional.of(new GramCounts(row.getLong(3), bytes(row))) : Optional.empty();
        }
    }

    private void put(String sql, byte[] bytes, long number) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            insert.setBinaryStream(1, new ByteArrayInputStream(bytes), bytes.length);
            insert.setLong(2, checksum(bytes));
            insert.setLong(3, number);
            insert.executeUpdate();
        }
    }

    private static byte[] bytes(ResultSet row) throws SQLException {
        byte[] bytes = row.getBytes(1);
        if (checksum(bytes) != row.getLong(2)) {
            throw new DamagedIndexException("a checksum is wrong");
        }
        return bytes;
    }

    private static long checksum(byte[] bytes) {
        var crc = new CRC32();
        crc.update(bytes);
        return crc.getValue();
    }
}
