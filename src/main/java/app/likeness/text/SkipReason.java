package app.likeness.text;

/// Why a file is not a document, or not the whole of one.
public enum SkipReason {
    /// No extractor reads this kind of content.
    UNSUPPORTED,
    /// The file could not be opened.
    UNREADABLE,
    /// The file's content is not what its format demands.
    DAMAGED,
    /// A password stands before the content.
    ENCRYPTED,
    /// The file holds no letter and no digit.
    EMPTY,
    /// The file holds pictures and no text: most likely scanned pages.
    PICTURES_ONLY,
    /// The file is larger than what is read, or takes more time or memory.
    TOO_LARGE,
    /// The file is a document, but only the first part of its text was read.
    CUT,
    /// The file is a document, but its characters may be others: several charsets make as likely a text of it.
    CHARSET_UNCERTAIN,
    /// The file is a document, but its text reads like garbage: it was written in another charset than it was read in.
    GARBLED;

    /// Whether a file with this reason is a document all the same.
    public boolean isOfDocument() {
        return this == CUT || this == CHARSET_UNCERTAIN || this == GARBLED;
    }
}
