package app.likeness.store.tables;

import app.likeness.fingerprint.Sketch;
import app.likeness.store.kept.DisguiseCounts;
import app.likeness.store.kept.Reading;
import app.likeness.text.document.MetadataLines;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;

/// Rows of documents on their way into the tables, sent together. Knows nothing of transactions.
public final class DocumentBatch {
    /// Documents in one transaction.
    public static final int MOST_DOCUMENTS = 200;

    /// Characters of text in one transaction: bounds the memory that a transaction needs.
    public static final int MOST_CHARACTERS = 4 << 20;

    private final PreparedStatement nextIds;
    private final PreparedStatement document;
    private final PreparedStatement body;
    private final PreparedStatement checksum;
    private final PreparedStatement sketch;
    private final PreparedStatement winnowed;
    private long[] ids = {};
    private int nextId;
    private int documents;
    private long characters;

    public DocumentBatch(Connection connection) throws SQLException {
        nextIds = connection.prepareStatement("SELECT NEXT VALUE FOR document_number FROM SYSTEM_RANGE(1, ?)");
        document = connection.prepareStatement("INSERT INTO document"
                + " (id, root_id, path, metadata, bytes, modified_at, sha256, how, folded_hash, characters, disguises)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        body = connection.prepareStatement("INSERT INTO body (document_id, text) VALUES (?, ?)");
        checksum = connection.prepareStatement("INSERT INTO text_checksum (document_id, checksum) VALUES (?, ?)");
        sketch = connection.prepareStatement("INSERT INTO sketch"
                + " (document_id, grams, grams0, grams1, grams2, grams3, words, words0, words1, words2, words3)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        winnowed = connection.prepareStatement("INSERT INTO winnowed (document_id, hashes) VALUES (?, ?)");
    }

    /// A number that no document has had, the next one each time. They are taken from the sequence several
    /// together, more each time; those that are not used when the corpus is closed are never given.
    public long nextId() throws SQLException {
        if (nextId == ids.length) {
            ids = new long[Math.min(MOST_DOCUMENTS, 1 + 2 * ids.length)];
            nextIds.setInt(1, ids.length);
            try (ResultSet number = nextIds.executeQuery()) {
                for (int i = 0; i < ids.length; i++) {
                    number.next();
                    ids[i] = number.getLong(1);
                }
            }
            nextId = 0;
        }
        return ids[nextId++];
    }

    public void add(long id, long rootId, Reading reading) throws SQLException {
        Reading.Prints prints = reading.prints();
        document.setLong(1, id);
        document.setLong(2, rootId);
        document.setString(3, reading.path().toString());
        document.setString(4, MetadataLines.write(reading.metadata()));
        document.setLong(5, reading.bytes());
        document.setObject(6, reading.modifiedAt().atOffset(ZoneOffset.UTC));
        document.setBytes(7, HexFormat.of().parseHex(reading.sha256()));
        document.setString(8, reading.how());
        document.setLong(9, prints.foldedHash());
        document.setInt(10, prints.characters());
        document.setString(11, DisguiseCounts.write(prints.disguises()));
        document.addBatch();
        body.setLong(1, id);
        // Not setString: H2 2.5 takes strings up to 1,048,576 characters only.
        body.setCharacterStream(
                2, new StringReader(reading.text()), reading.text().length());
        body.addBatch();
        checksum.setLong(1, id);
        checksum.setLong(2, checksum(reading.text()));
        checksum.addBatch();
        addPrints(id, prints);
        documents++;
        characters += reading.text().length();
    }

    /// What tells whether a stored text is still the one that was stored: CRC-32 of its UTF-8.
    public static long checksum(String text) {
        var crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return crc.getValue();
    }

    public void addPrints(long id, Reading.Prints prints) throws SQLException {
        sketch.setLong(1, id);
        set(2, prints.grams());
        set(3 + Sketch.BANDS, prints.words());
        sketch.addBatch();
        byte[] hashes = PackedSelection.pack(prints.selection());
        winnowed.setLong(1, id);
        winnowed.setBinaryStream(2, new ByteArrayInputStream(hashes), hashes.length);
        winnowed.addBatch();
    }

    /// Sets the bits of a sketch and its bands from column `at` on.
    private void set(int at, Optional<Sketch> bits) throws SQLException {
        if (bits.isEmpty()) {
            sketch.setNull(at, Types.BIGINT);
            for (int band = 0; band < Sketch.BANDS; band++) {
                sketch.setNull(at + 1 + band, Types.INTEGER);
            }
            return;
        }
        sketch.setLong(at, bits.get().bits());
        for (int band = 0; band < Sketch.BANDS; band++) {
            sketch.setInt(at + 1 + band, bits.get().band(band));
        }
    }

    /// Whether a transaction should end here.
    public boolean isFull() {
        return documents >= MOST_DOCUMENTS || characters >= MOST_CHARACTERS;
    }

    /// Sends everything collected; parents before children, because each statement is checked by itself.
    public void send() throws SQLException {
        document.executeBatch();
        body.executeBatch();
        checksum.executeBatch();
        sketch.executeBatch();
        winnowed.executeBatch();
        documents = 0;
        characters = 0;
    }

    /// Forgets everything collected.
    public void clear() throws SQLException {
        document.clearBatch();
        body.clearBatch();
        checksum.clearBatch();
        sketch.clearBatch();
        winnowed.clearBatch();
        documents = 0;
        characters = 0;
    }
}
