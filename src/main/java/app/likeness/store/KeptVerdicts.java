package app.likeness.store;

import app.likeness.review.JournalEntry;
import app.likeness.store.file.Failures;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.store.memory.VerdictJournal;
import app.likeness.store.memory.VerdictJournal.Judged;
import app.likeness.store.memory.VerdictJournal.Label;
import app.likeness.store.tables.Statements;
import app.likeness.store.tables.VerdictTable;
import app.likeness.text.ReplacedFile;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Holds what people decided in a corpus and the journal beside it ([VerdictJournal]) to the same: what the corpus
/// lacks
/// comes back from there, what the journal lacks is added to it. There is a journal from the first decision on. Where
/// it
/// cannot be read or written, that is logged, and the next opening of the corpus tries again.
final class KeptVerdicts {
    private static final Logger LOG = System.getLogger(KeptVerdicts.class.getName());

    private final Path file;
    private final VerdictJournal journal;

    /// @param file the corpus
    KeptVerdicts(Path file) {
        this.file = file;
        this.journal = new VerdictJournal(file);
    }

    /// Something that is noted in the journal.
    @FunctionalInterface
    interface Noting {
        void in(VerdictJournal journal) throws IOException;
    }

    /// Notes what the corpus has kept already; first of all, which folders it is of.
    ///
    /// @param connection any one to the corpus
    void note(Connection connection, Noting noting) {
        try {
            if (!journal.exists()) {
                journal.folders(Transaction.run(connection, file, () -> roots(connection)));
            }
            noting.in(journal);
        } catch (IOException | CorpusException e) {
            LOG.log(Level.WARNING, "The journal of verdicts {0} cannot be written: {1}", journal.file(), e);
        }
    }

    /// Makes the journal of a corpus that was copied over another one the journal of the copy; that of the other one
    /// stays beside it.
    void copyTo(Path copy) throws IOException {
        var theirs = new VerdictJournal(copy);
        if (theirs.exists()) {
            ReplacedFile.move(theirs.file(), theirs.aside());
        }
        if (journal.exists()) {
            ReplacedFile.replace(
                    theirs.file(),
                    unfinished -> Files.copy(journal.file(), unfinished, StandardCopyOption.REPLACE_EXISTING));
        }
    }

    /// Brings both to the same. `connection` is the writer's, and nothing waits to be committed on it.
    void settle(Connection connection) throws CorpusException {
        try {
            var table = new VerdictTable(connection);
            List<JournalEntry> entries = table.journal();
            Set<Label> labels = labels(connection);
            if (!journal.exists() && entries.isEmpty() && labels.isEmpty()) {
                return;
            }
            journal.backUp();
            VerdictJournal.Known known = journal.load();
            if (known.damaged() > 0) {
                LOG.log(Level.WARNING, "{0} lines of {1} cannot be read", known.damaged(), journal.file());
            }
            VerdictJournal.Difference difference = known.against(entries.stream()
                    .map(each -> new Judged(each.verdict(), each.isUndone()))
                    .toList());
            var restored = new HashSet<>(known.labels());
            restored.removeAll(labels);
            restore(connection, table, difference.lost(), restored);
            for (Judged each : difference.unnoted()) {
                journal.give(each.verdict());
            }
            for (Judged each : difference.unnoted()) {
                if (each.isUndone()) {
                    journal.mark(each.verdict(), true);
                }
            }
            for (Judged each : difference.changed()) {
                journal.mark(each.verdict(), each.isUndone());
            }
            for (Label label : labels) {
                if (!known.labels().contains(label)) {
                    journal.label(label, true);
                }
            }
            List<Root> roots = roots(connection);
            connection.commit();
            if (!roots.isEmpty() && !roots.equals(known.roots())) {
                journal.folders(roots);
            }
        } catch (IOException e) {
            LOG.log(Level.WARNING, "The journal of verdicts {0} cannot be used: {1}", journal.file(), e);
        } catch (SQLException e) {
            throw Failures.of(file, e);
        }
    }

    private static void restore(Connection connection, VerdictTable table, List<Judged> lost, Set<Label> labels)
            throws SQLException {
        List<Long> ids = new ArrayList<>();
        for (Judged each : lost) {
            long id = table.add(each.verdict());
            ids.add(id);
            if (each.isUndone()) {
                table.mark(id, true);
            }
        }
        // The user's memory of all corpora heard of them when they were given.
        table.markHeard(ids);
        for (Label label : labels) {
            Statements.update(
                    connection,
                    "INSERT INTO pair_label (left_path, left_hash, right_path, right_hash, related) VALUES (?, ?, ?, ?, ?)",
                    label.left(),
                    label.leftHash(),
                    label.right(),
                    label.rightHash(),
                    label.isRelated());
        }
        if (!lost.isEmpty() || !labels.isEmpty()) {
            LOG.log(Level.INFO, "{0} verdicts and {1} labels came back from the journal", lost.size(), labels.size());
        }
    }

    /// The labels of a corpus in the order in which they were given.
    static Set<Label> labels(Connection connection) throws SQLException {
        Set<Label> labels = new LinkedHashSet<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT left_path, left_hash, right_path, right_hash, related FROM pair_label ORDER BY id")) {
            while (row.next()) {
                labels.add(new Label(
                        row.getString(1), row.getLong(2), row.getString(3), row.getLong(4), row.getBoolean(5)));
            }
        }
        return labels;
    }

    private static List<Root> roots(Connection connection) throws SQLException {
        List<Root> roots = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT path, role FROM root ORDER BY id")) {
            while (row.next()) {
                roots.add(new Root(Path.of(row.getString(1)), Role.valueOf(row.getString(2))));
            }
        }
        return roots;
    }
}
