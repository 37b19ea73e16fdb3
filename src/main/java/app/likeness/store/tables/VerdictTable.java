package app.likeness.store.tables;

import app.likeness.compare.PairCounts;
import app.likeness.review.JournalEntry;
import app.likeness.review.JudgedCounts;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.Subject.OfPair;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Verdicts, and the counts of pairs that follow from them. Knows nothing of transactions.
public final class VerdictTable {
    private static final String BETWEEN = "\u001F";

    private static final String ENTRIES =
            "SELECT id, subject, state, note, decided_at, known, names, is_undone, decided_by FROM verdict";

    /// Documents that are read at once: H2 writes an answer of many rows to a temporary file first.
    private static final int PAGE = 1_000;

    private final Connection connection;

    public VerdictTable(Connection connection) {
        this.connection = connection;
    }

    /// Everything that was decided, the oldest first. A row that this version does not understand is passed over
    /// and stays.
    public List<JournalEntry> journal() throws SQLException {
        List<JournalEntry> journal = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(ENTRIES + " ORDER BY id")) {
            while (row.next()) {
                entry(row).ifPresent(journal::add);
            }
        }
        return journal;
    }

    /// One entry of the journal.
    public Optional<JournalEntry> entry(long id) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(ENTRIES + " WHERE id = ?")) {
            query.setLong(1, id);
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? entry(row) : Optional.empty();
            }
        }
    }

    private static Optional<JournalEntry> entry(ResultSet row) throws SQLException {
        Optional<State> state = State.named(row.getString(3));
        if (state.isEmpty()) {
            return Optional.empty();
        }
        String names = row.getString(7);
        try {
            Verdict verdict = new Verdict(
                    Subject.labelled(row.getString(2)),
                    state.get(),
                    row.getString(4),
                    row.getObject(5, OffsetDateTime.class).toInstant(),
                    row.getString(9),
                    Subject.texts(row.getString(6)),
                    names.isEmpty() ? List.of() : List.of(names.split(BETWEEN, -1)));
            return Optional.of(new JournalEntry(row.getLong(1), verdict, row.getBoolean(8)));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    /// Adds a verdict behind the others and gives its number.
    public long add(Verdict verdict) throws SQLException {
        long id;
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT COALESCE(MAX(id), 0) + 1 FROM verdict")) {
            row.next();
            id = row.getLong(1);
        }
        Statements.update(
                connection,
                "INSERT INTO verdict (id, subject, state, note, decided_at, known, names, decided_by, is_undone,"
                        + " is_remembered) VALUES (?, ?, ?, ?, ?, ?, ?, ?, FALSE, FALSE)",
                id,
                verdict.subject().label(),
                verdict.state().label(),
                verdict.note(),
                verdict.decidedAt().atOffset(ZoneOffset.UTC),
                Subject.joined(verdict.known()),
                String.join(
                        BETWEEN,
                        verdict.names().stream()
                                .map(name -> name.replace(BETWEEN, " "))
                                .toList()),
                verdict.decidedBy());
        return id;
    }

    public void mark(long id, boolean isUndone) throws SQLException {
        Statements.update(
                connection, "UPDATE verdict SET is_undone = ?, is_remembered = FALSE WHERE id = ?", isUndone, id);
    }

    /// The verdicts of which the user's memory has not heard yet, by number.
    public List<Long> unheard() throws SQLException {
        List<Long> unheard = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT id FROM verdict WHERE NOT is_remembered ORDER BY id")) {
            while (row.next()) {
                unheard.add(row.getLong(1));
            }
        }
        return unheard;
    }

    public void markHeard(List<Long> ids) throws SQLException {
        for (long id : ids) {
            Statements.update(connection, "UPDATE verdict SET is_remembered = TRUE WHERE id = ?", id);
        }
    }

    /// The contents of all documents, by number.
    public Map<Long, TextKey> texts() throws SQLException {
        Map<Long, TextKey> texts = new HashMap<>();
        long last = 0;
        int found;
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT id, sha256, folded_hash FROM document WHERE id > ? ORDER BY id LIMIT " + PAGE)) {
            do {
                query.setLong(1, last);
                found = 0;
                try (ResultSet row = query.executeQuery()) {
                    for (; row.next(); found++) {
                        last = row.getLong(1);
                        texts.put(last, TextKey.of(HexFormat.of().formatHex(row.getBytes(2)), row.getLong(3)));
                    }
                }
            } while (found == PAGE);
        }
        return texts;
    }

    public JudgedCounts counts() throws SQLException {
        Map<OfPair, PairCounts> counts = new HashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT subject, counts FROM judged_counts")) {
            while (row.next()) {
                if (Subject.labelled(row.getString(1)) instanceof OfPair pair) {
                    counts.put(pair, PackedCounts.unpack(row.getBytes(2)));
                }
            }
        }
        return new JudgedCounts(counts);
    }

    /// Puts `counts` in the place of all that are there.
    public void replaceCounts(JudgedCounts counts) throws SQLException {
        Statements.update(connection, "DELETE FROM judged_counts");
        for (Map.Entry<OfPair, PairCounts> each : counts.counts().entrySet()) {
            putCounts(each.getKey(), each.getValue());
        }
    }

    private void putCounts(OfPair pair, PairCounts counts) throws SQLException {
        Statements.update(
                connection,
                "INSERT INTO judged_counts (subject, counts) VALUES (?, ?)",
                pair.label(),
                PackedCounts.pack(counts));
    }
}
