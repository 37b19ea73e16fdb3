package app.likeness.text.document;

/// How sure it is that a value found is what it is taken for; the surest first.
public enum Certainty {
    /// The document says so in words or data that mean nothing else.
    SURE,
    /// It stands where such a value usually stands.
    LIKELY,
    /// Better than nothing.
    GUESS
}
