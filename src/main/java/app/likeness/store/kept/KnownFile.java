package app.likeness.store.kept;

import java.nio.file.Path;
import java.time.Instant;

/// A document as the corpus knows its file: what tells whether the file must be read again.
///
/// @param root the root that it was found under
/// @param stated what the document states of itself, as [app.likeness.text.document.MetadataLines] writes it
/// @param modifiedAt to the nanosecond, as far as the file system knows it
/// @param sha256 of the file's bytes, as 64 hexadecimal digits
/// @param how the text was taken out of the file; a program that would do it otherwise reads the file again
public record KnownFile(
        long id, Path root, Path path, String stated, long bytes, Instant modifiedAt, String sha256, String how) {}
