package app.likeness.store;

import app.likeness.review.JournalEntry;
import app.likeness.review.JudgedCounts;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.tables.VerdictTable;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import org.h2.engine.Constants;

/// The verdicts of an open corpus, on a connection of its own: what is decided is durable at once, also while a scan
/// writes, because no table is written by both. Confined to one thread; to be closed.
public final class VerdictStore implements AutoCloseable {
    private final Connection connection;
    private final Path file;
    private final Lock copying;
    private final Optional<KeptVerdicts> kept;
    private final VerdictTable table;

    /// @param copying held while the file is copied: nothing may be written to it then
    /// @param kept where verdicts are noted once more, if the corpus stays
    VerdictStore(Connection connection, Path file, Lock copying, Optional<KeptVerdicts> kept) throws SQLException {
        this.kept = kept;
        this.connection = connection;
        this.file = file;
        this.copying = copying;
        this.table = new VerdictTable(connection);
        connection.setAutoCommit(false);
        connection.setTransactionIsolation(Constants.TRANSACTION_SNAPSHOT);
    }

    /// Everything that was decided, what was undone too; the oldest first.
    public List<JournalEntry> journal() throws CorpusException {
        return transact(table::journal);
    }

    /// The contents of all documents, by number. O(documents).
    public Map<Long, TextKey> texts() throws CorpusException {
        return transact(table::texts);
    }

    /// Adds a verdict to the journal. Durable when it returns.
    public JournalEntry give(Verdict verdict) throws CorpusException {
        JournalEntry given = write(() -> new JournalEntry(table.add(verdict), verdict, false));
        // As it is kept: to the millisecond.
        Verdict asKept = transact(() -> table.entry(given.id()))
                .map(JournalEntry::verdict)
                .orElse(verdict);
        kept.ifPresent(journal -> journal.note(connection, noted -> noted.give(asKept)));
        return given;
    }

    /// Undoes an entry of the journal, or takes that back. Durable when it returns.
    public void mark(long id, boolean isUndone) throws CorpusException {
        Optional<JournalEntry> marked = write(() -> {
            table.mark(id, isUndone);
            return table.entry(id);
        });
        marked.ifPresent(entry ->
                kept.ifPresent(journal -> journal.note(connection, noted -> noted.mark(entry.verdict(), isUndone))));
    }

    /// The entries of which the user's memory has not heard yet; the oldest first.
    public List<JournalEntry> unheard() throws CorpusException {
        return transact(() -> {
            Set<Long> unheard = new HashSet<>(table.unheard());
            return unheard.isEmpty()
                    ? List.<JournalEntry>of()
                    : table.journal().stream()
                            .filter(entry -> unheard.contains(entry.id()))
                            .toList();
        });
    }

    /// Notes that the user's memory has heard of entries. Durable when it returns.
    public void markHeard(List<JournalEntry> entries) throws CorpusException {
        write(() -> {
            table.markHeard(entries.stream().map(JournalEntry::id).toList());
            return entries;
        });
    }

    /// What counts of the pairs of which passages are acceptable.
    public JudgedCounts counts() throws CorpusException {
        return transact(table::counts);
    }

    /// Puts these counts of pairs of which passages are acceptable in the place of all that are there. Durable when
    /// it returns.
    public void replaceCounts(JudgedCounts counts) throws CorpusException {
        write(() -> {
            table.replaceCounts(counts);
            return counts;
        });
    }

    private <T> T write(CorpusReader.Query<T> work) throws CorpusException {
        copying.lock();
        try {
            return transact(work);
        } finally {
            copying.unlock();
        }
    }

    private <T> T transact(CorpusReader.Query<T> work) throws CorpusException {
        return Transaction.run(connection, file, work);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException("the connection of the verdicts could not be closed", e);
        }
    }
}
