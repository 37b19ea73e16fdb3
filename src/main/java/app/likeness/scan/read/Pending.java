package app.likeness.scan.read;

import app.likeness.store.kept.KnownContainer;
import app.likeness.store.kept.KnownFile;
import app.likeness.text.container.MemberFile;
import app.likeness.text.container.TableRow;
import app.likeness.text.table.ArticleTable;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A file whose bytes must be looked at.
///
/// @param known the document that the corpus has at its path
/// @param work what a worker does about it
record Pending(FoundFile file, @Nullable KnownFile known, Function<FileReading, ReadOutcome> work) {
    static Pending of(FoundFile file, @Nullable KnownFile known) {
        return new Pending(file, known, files -> files.read(file, known));
    }

    /// A file in a container whose root is `root`.
    static Pending of(FoundFile container, MemberFile member, @Nullable KnownFile known) {
        var file = new FoundFile(container.root(), member.path(), member.bytes().bytes().length, member.modifiedAt());
        return new Pending(file, known, files -> files.read(file, member.bytes(), known));
    }

    /// A row of a table.
    static Pending of(FoundFile container, TableRow row, @Nullable KnownFile known) {
        var file = new FoundFile(container.root(), row.path(), row.content().length, row.modifiedAt());
        return new Pending(file, known, files -> files.read(file, row, known));
    }

    /// Stands behind the last file of a container.
    static Pending end(FoundFile file, KnownContainer container, List<ArticleTable> tables) {
        return new Pending(file, null, files -> new ReadOutcome.Ended(container, tables));
    }
}
