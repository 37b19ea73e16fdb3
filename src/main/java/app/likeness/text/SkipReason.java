package app.likeness.text;

/// Why a file is not a document.
public enum SkipReason {
    /// No extractor reads this kind of content.
    UNSUPPORTED,
    /// The file could not be opened or its content is damaged.
    UNREADABLE,
    /// A password stands before the content.
    ENCRYPTED,
    /// The file holds no letter and no digit.
    EMPTY,
    /// The file is larger than what is read.
    TOO_LARGE
}
