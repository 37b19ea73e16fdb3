package app.likeness.store;

import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.SentenceGroups;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.MethodPrint;
import app.likeness.store.tables.MethodTables;
import app.likeness.store.tables.Statements;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a corpus keeps for single methods: the fingerprints of its documents, and the numbers that the stream of
/// `longest-sentences` gives to texts. On the writer's connection, and so confined to its thread; to be used when
/// nothing else waits to be committed.
public final class MethodStore {
    private final Connection connection;
    private final Path file;
    private final MethodTables tables;
    private @Nullable SentenceGroups groups;

    MethodStore(Connection connection, Path file) {
        this.connection = connection;
        this.file = file;
        this.tables = new MethodTables(connection);
    }

    /// Says how fingerprints of `method` are computed now: what was computed otherwise is forgotten. Durable when
    /// it returns.
    public void use(Method method, String version) throws CorpusException {
        run(() -> {
            String name = "method " + method.label();
            if (!setting(name).equals(Optional.of(version))) {
                tables.clear(method);
                groups = null;
                Statements.update(connection, "MERGE INTO meta (name, setting) VALUES (?, ?)", name, version);
            }
            return 0;
        });
    }

    private Optional<String> setting(String name) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("SELECT setting FROM meta WHERE name = ?")) {
            query.setString(1, name);
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? Optional.of(row.getString(1)) : Optional.empty();
            }
        }
    }

    /// The stored fingerprints of `method`, by document number; of documents that are missing none was taken yet.
    public List<MethodPrint> prints(Method method) throws CorpusException {
        return run(() -> tables.prints(method));
    }

    /// Stores fingerprints of documents that have none of the method yet. Durable when it returns.
    public void put(Method method, Collection<MethodPrint> prints) throws CorpusException {
        run(() -> {
            tables.put(method, prints);
            return 0;
        });
    }

    /// The number of the group of a text with these sentences, see [SentenceGroups]; of a new group its hashes are
    /// stored. Durable when it returns.
    public int group(Selection sentences) throws CorpusException {
        return run(() -> number(sentences));
    }

    /// Gives documents that have no number yet the numbers of their groups, one after the other; those without a
    /// fingerprint get none. Durable when it returns.
    public void group(Collection<MethodPrint> documents) throws CorpusException {
        run(() -> {
            Map<Long, Integer> known = tables.documentGroups();
            for (MethodPrint document : documents) {
                if (!known.containsKey(document.documentId())
                        && document.fingerprint().orElse(null) instanceof Selection sentences) {
                    tables.putDocumentGroup(document.documentId(), number(sentences));
                }
            }
            return 0;
        });
    }

    /// The number of the group of each document that has one, by document number.
    public Map<Long, Integer> documentGroups() throws CorpusException {
        return run(tables::documentGroups);
    }

    private int number(Selection sentences) throws SQLException {
        SentenceGroups known = groups == null ? tables.sentenceGroups() : groups;
        groups = known;
        int next = known.next();
        int number = known.add(sentences);
        if (number == next) {
            tables.putGroup(number, sentences.distinctHashes());
        }
        return number;
    }

    private <T> T run(CorpusReader.Query<T> work) throws CorpusException {
        try {
            return Transaction.run(connection, file, work);
        } catch (CorpusException e) {
            // What was undone may be among the groups that are known.
            groups = null;
            throw e;
        }
    }
}
