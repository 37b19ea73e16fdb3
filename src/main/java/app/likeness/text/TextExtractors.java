package app.likeness.text;

import java.nio.file.Path;

/// Every format that is read: finds the extractor for a file by its content and applies it.
public final class TextExtractors {
    private TextExtractors() {}

    /// The formats of this version: plain text, Markdown, HTML.
    public static TextExtractors standard() {
        return new TextExtractors();
    }

    /// Reads one file. Never throws for a file, however damaged, large or gone: such a file is a [Skip].
    public Extraction extract(Path path) {
        throw new UnsupportedOperationException();
    }
}
