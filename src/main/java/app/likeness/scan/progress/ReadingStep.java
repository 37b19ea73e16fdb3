package app.likeness.scan.progress;

/// What reading a file consists of, in order.
public enum ReadingStep {
    /// The SHA-256 of the file's bytes.
    DIGEST,
    /// From bytes to text.
    EXTRACT,
    /// The folded form.
    FOLD,
    /// Words and the sketch that they vote for.
    SKETCH,
    /// The winnowed grams.
    SELECT,
    /// Into the corpus file, on the scan's own thread.
    STORE
}
