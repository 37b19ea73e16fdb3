package app.likeness.store;

import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Sketch;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.HexFormat;

/// Rows of documents on their way into the tables, sent together. Knows nothing of transactions.
final class DocumentBatch {
    private final PreparedStatement nextId;
    private final PreparedStatement document;
    private final PreparedStatement body;
    private final PreparedStatement sketch;
    private final PreparedStatement selection;
    private int documents;
    private long characters;

    DocumentBatch(Connection connection) throws SQLException {
        nextId = connection.prepareStatement("SELECT NEXT VALUE FOR document_number");
        document = connection.prepareStatement("INSERT INTO document"
                + " (id, root_id, path, title, bytes, modified_at, sha256, folded_hash, characters)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        body = connection.prepareStatement("INSERT INTO body (document_id, text) VALUES (?, ?)");
        sketch = connection.prepareStatement(
                "INSERT INTO sketch (document_id, bits, band0, band1, band2, band3) VALUES (?, ?, ?, ?, ?, ?)");
        selection = connection.prepareStatement("INSERT INTO selection (document_id, method, hashes) VALUES (?, ?, ?)");
    }

    /// A number that no document has had.
    long nextId() throws SQLException {
        try (ResultSet number = nextId.executeQuery()) {
            number.next();
            return number.getLong(1);
        }
    }

    void add(long id, long rootId, Reading reading) throws SQLException {
        Reading.Prints prints = reading.prints();
        document.setLong(1, id);
        document.setLong(2, rootId);
        document.setString(3, reading.path().toString());
        document.setString(4, reading.title());
        document.setLong(5, reading.bytes());
        document.setObject(6, reading.modifiedAt().atOffset(ZoneOffset.UTC));
        document.setBytes(7, HexFormat.of().parseHex(reading.sha256()));
        document.setLong(8, prints.foldedHash());
        document.setInt(9, prints.characters());
        document.addBatch();
        body.setLong(1, id);
        // Not setString: H2 2.5 takes strings up to 1,048,576 characters only.
        body.setCharacterStream(
                2, new StringReader(reading.text()), reading.text().length());
        body.addBatch();
        addPrints(id, prints);
        documents++;
        characters += reading.text().length();
    }

    void addPrints(long id, Reading.Prints prints) throws SQLException {
        if (prints.sketch().isPresent()) {
            Sketch bits = prints.sketch().get();
            sketch.setLong(1, id);
            sketch.setLong(2, bits.bits());
            for (int band = 0; band < Sketch.BANDS; band++) {
                sketch.setInt(3 + band, bits.band(band));
            }
            sketch.addBatch();
        }
        byte[] hashes = PackedSelection.pack(prints.selection());
        selection.setLong(1, id);
        selection.setString(2, Method.WINNOWING.label());
        selection.setBinaryStream(3, new ByteArrayInputStream(hashes), hashes.length);
        selection.addBatch();
    }

    /// Whether a transaction should end here.
    boolean isFull() {
        return documents >= CorpusWriter.BATCH || characters >= CorpusWriter.BATCH_CHARACTERS;
    }

    /// Sends everything collected; parents before children, because each statement is checked by itself.
    void send() throws SQLException {
        document.executeBatch();
        body.executeBatch();
        sketch.executeBatch();
        selection.executeBatch();
        documents = 0;
        characters = 0;
    }

    /// Forgets everything collected.
    void clear() throws SQLException {
        document.clearBatch();
        body.clearBatch();
        sketch.clearBatch();
        selection.clearBatch();
        documents = 0;
        characters = 0;
    }
}
