package app.likeness.store;

import app.likeness.store.file.Failures;
import app.likeness.store.kept.CorpusException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/// Work on a connection that is kept as a whole or not at all.
final class Transaction {
    private Transaction() {}

    /// Runs `work` and commits; when it fails, it is undone.
    ///
    /// @param file of the connection, for the exception
    static <T> T run(Connection connection, Path file, CorpusReader.Query<T> work) throws CorpusException {
        try {
            T answer = work.run();
            connection.commit();
            return answer;
        } catch (SQLException e) {
            try {
                connection.rollback();
            } catch (SQLException again) {
                e.addSuppressed(again);
            }
            throw Failures.of(file, e);
        }
    }
}
