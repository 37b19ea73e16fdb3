package app.likeness.text.container;

import app.likeness.text.SkipReason;
import app.likeness.text.table.ArticleTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One container that is open: gives what is in it. Confined to one thread.
interface MemberSource extends AutoCloseable {
    /// The path of the container.
    Path path();

    /// The next one; null at the end.
    ///
    /// @throws IOException when it is damaged from here on
    @Nullable
    Member next() throws IOException;

    /// Why something is left that nobody can list; empty when there is nothing.
    default String rest() {
        return "";
    }

    /// The reason that goes with it.
    default SkipReason restReason() {
        return SkipReason.DAMAGED;
    }

    /// The tables of articles of which it gave all rows.
    default List<ArticleTable> tables() {
        return List.of();
    }

    /// How many hidden files were passed over so far.
    default int hidden() {
        return 0;
    }

    @Override
    void close() throws IOException;
}
