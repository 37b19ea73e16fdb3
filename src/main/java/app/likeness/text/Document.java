package app.likeness.text;

import java.nio.file.Path;
import java.time.Instant;

/// One file whose text was extracted.
///
/// @param id the corpus's number of the document, above 0
/// @param modifiedAt when the file was last written
/// @param characters letters and digits in the folded text: what every share is counted in
public record Document(long id, Path path, Metadata metadata, long bytes, Instant modifiedAt, int characters) {
    /// What the document calls itself, else what the file is called.
    public String title() {
        return metadata.title().value();
    }
}
