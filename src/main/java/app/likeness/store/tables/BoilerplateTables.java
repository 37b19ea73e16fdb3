package app.likeness.store.tables;

import app.likeness.compare.exclude.Boilerplate;
import app.likeness.compare.exclude.CommonText;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// What stands in many documents. Knows nothing of transactions.
public final class BoilerplateTables {
    private final Connection connection;

    public BoilerplateTables(Connection connection) {
        this.connection = connection;
    }

    public void put(Boilerplate boilerplate, Collection<CommonText> texts) throws SQLException {
        var grams = ByteBuffer.allocate(boilerplate.size() * Long.BYTES);
        var documents = ByteBuffer.allocate(boilerplate.size() * Integer.BYTES);
        for (int i = 0; i < boilerplate.size(); i++) {
            grams.putLong(boilerplate.gram(i));
            documents.putInt(boilerplate.documents(i));
        }
        Statements.update(connection, "DELETE FROM boilerplate");
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO boilerplate (id, grams, documents) VALUES (1, ?, ?)")) {
            insert.setBinaryStream(1, new ByteArrayInputStream(grams.array()), grams.capacity());
            insert.setBinaryStream(2, new ByteArrayInputStream(documents.array()), documents.capacity());
            insert.executeUpdate();
        }
        Statements.update(connection, "DELETE FROM common_text");
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO common_text (gram, documents, text) VALUES (?, ?, ?)")) {
            for (CommonText text : texts) {
                insert.setLong(1, text.gram());
                insert.setInt(2, text.documents());
                insert.setString(3, text.text());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    public Boilerplate boilerplate() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT grams, documents FROM boilerplate")) {
            if (!row.next()) {
                return new Boilerplate(new long[0], new int[0]);
            }
            var grams = ByteBuffer.wrap(row.getBytes(1));
            var documents = ByteBuffer.wrap(row.getBytes(2));
            var hashes = new long[grams.capacity() / Long.BYTES];
            var counts = new int[hashes.length];
            for (int i = 0; i < hashes.length; i++) {
                hashes[i] = grams.getLong();
                counts[i] = documents.getInt();
            }
            return new Boilerplate(hashes, counts);
        }
    }

    /// In the most documents first, then by text.
    public List<CommonText> texts() throws SQLException {
        var texts = new ArrayList<CommonText>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT gram, documents, text FROM common_text ORDER BY documents DESC, text, gram")) {
            while (row.next()) {
                texts.add(new CommonText(row.getLong(1), row.getInt(2), row.getString(3)));
            }
        }
        return texts;
    }
}
