package app.likeness.scan.read;

import java.nio.file.Path;
import java.time.Instant;

/// An ordinary file that a walk found.
///
/// @param root the root that it belongs to
record FoundFile(Path root, Path path, long bytes, Instant modifiedAt) {}
