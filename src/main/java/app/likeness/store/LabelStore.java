package app.likeness.store;

import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.PairLabel;
import app.likeness.store.memory.VerdictJournal;
import app.likeness.store.memory.VerdictJournal.Label;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/// The labels of pairs that a corpus keeps. On the writer's connection, and so confined to its thread; to be used when
/// nothing else waits to be committed.
public final class LabelStore {
    private final Connection connection;
    private final Path file;

    private final Optional<KeptVerdicts> kept;

    /// @param kept where labels are noted once more, if the corpus stays
    LabelStore(Connection connection, Path file, Optional<KeptVerdicts> kept) {
        this.connection = connection;
        this.file = file;
        this.kept = kept;
    }

    /// Two documents and whether somebody said that they are related.
    public record Said(long leftId, long rightId, boolean isRelated) {}

    /// A text as the table names it: where it stood, and the hash of its folded form.
    private record Text(String path, long foldedHash) {}

    /// All labels in the order in which they were given, also those of texts that are gone. O(documents).
    public List<PairLabel> all() throws CorpusException {
        return run(() -> {
            Map<Text, Long> exact = new HashMap<>();
            Map<Long, Long> first = new HashMap<>();
            try (PreparedStatement query =
                            connection.prepareStatement("SELECT id, path, folded_hash FROM document ORDER BY path");
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    exact.put(new Text(row.getString(2), row.getLong(3)), row.getLong(1));
                    first.putIfAbsent(row.getLong(3), row.getLong(1));
                }
            }
            List<PairLabel> labels = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(
                            "SELECT id, left_path, left_hash, right_path, right_hash, related FROM pair_label ORDER BY id");
                    ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    Text left = new Text(row.getString(2), row.getLong(3));
                    Text right = new Text(row.getString(4), row.getLong(5));
                    labels.add(new PairLabel(
                            row.getLong(1),
                            Path.of(left.path),
                            document(left, exact, first),
                            Path.of(right.path),
                            document(right, exact, first),
                            row.getBoolean(6)));
                }
            }
            return labels;
        });
    }

    private static OptionalLong document(Text text, Map<Text, Long> exact, Map<Long, Long> first) {
        Long id = exact.getOrDefault(text, first.get(text.foldedHash));
        return id == null ? OptionalLong.empty() : OptionalLong.of(id);
    }

    /// Forgets labels by their numbers and keeps others. Documents that there are no more are passed over. Durable
    /// when it returns.
    public void change(Collection<Long> forgotten, Collection<Said> said) throws CorpusException {
        Set<Label> before = run(() -> KeptVerdicts.labels(connection));
        Set<Label> now = run(() -> {
            try (PreparedStatement delete = connection.prepareStatement("DELETE FROM pair_label WHERE id = ?")) {
                for (long id : forgotten) {
                    delete.setLong(1, id);
                    delete.addBatch();
                }
                delete.executeBatch();
            }
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO pair_label (left_path, left_hash, right_path, right_hash, related)"
                            + " SELECT l.path, l.folded_hash, r.path, r.folded_hash, CAST(? AS BOOLEAN)"
                            + " FROM document l, document r WHERE l.id = ? AND r.id = ?")) {
                for (Said label : said) {
                    insert.setBoolean(1, label.isRelated);
                    insert.setLong(2, label.leftId);
                    insert.setLong(3, label.rightId);
                    insert.addBatch();
                }
                insert.executeBatch();
            }
            return KeptVerdicts.labels(connection);
        });
        kept.ifPresent(journal -> journal.note(connection, noted -> note(before, now, noted)));
    }

    private static void note(Set<Label> before, Set<Label> now, VerdictJournal journal) throws IOException {
        for (Label label : before) {
            if (!now.contains(label)) {
                journal.label(label, false);
            }
        }
        for (Label label : now) {
            if (!before.contains(label)) {
                journal.label(label, true);
            }
        }
    }

    private <T> T run(CorpusReader.Query<T> work) throws CorpusException {
        return Transaction.run(connection, file, work);
    }
}
