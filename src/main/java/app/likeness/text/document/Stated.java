package app.likeness.text.document;

/// A value that a document states of itself: where it was found, and how sure it is.
///
/// Example: `new Stated<>("Jane Doe", Origin.JSON_LD, Certainty.SURE)`.
public record Stated<T>(T value, Origin origin, Certainty certainty) {}
