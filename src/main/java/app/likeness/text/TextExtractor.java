package app.likeness.text;

import java.nio.file.Path;

/// Reads the files of one format.
interface TextExtractor {
    /// Whether this extractor reads a file with this name and these first bytes.
    boolean reads(Path path, byte[] head);

    /// The text of a file whose bytes are `content`. Never throws for content, however damaged. Whether there is a
    /// letter in the text is not its concern.
    Extraction extract(Path path, byte[] content);
}
