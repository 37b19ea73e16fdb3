package app.likeness.store.kept;

import java.nio.file.Path;
import java.time.Instant;

/// A file that holds many documents, as the corpus knows it: what tells whether it must be opened again.
///
/// @param root the root that it was found under
/// @param modifiedAt to the nanosecond, as far as the file system knows it
/// @param sha256 of the file's bytes, as 64 hexadecimal digits
/// @param readAs how it was read
/// @param hidden how many hidden files in it were passed over
public record KnownContainer(
        Path root, Path path, long bytes, Instant modifiedAt, String sha256, String readAs, int hidden) {}
