package app.likeness.text.container;

import app.likeness.text.Skip;
import java.nio.file.Path;

/// What is inside a container: a file in an archive, a row of a table, or what is there and cannot be read, with the
/// reason.
public sealed interface Member permits MemberFile, TableRow, Member.Unread {
    /// Below the path of the container; of a skip that is about a container as a whole, that path itself.
    Path path();

    /// What is there and cannot be read, or what of the container is missing.
    record Unread(Skip skip) implements Member {
        @Override
        public Path path() {
            return skip.path();
        }
    }
}
