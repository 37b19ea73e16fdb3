package app.likeness.text.container;

import app.likeness.text.FileBytes;
import java.nio.file.Path;
import java.time.Instant;

/// A file inside an archive.
///
/// @param path below the path of the archive
/// @param modifiedAt what the archive says, else the time of the archive itself
public record MemberFile(Path path, Instant modifiedAt, FileBytes bytes) implements Member {}
