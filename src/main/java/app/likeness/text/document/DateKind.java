package app.likeness.text.document;

/// What happened at a date that a document states; the kind that decides about "earliest first" comes first.
public enum DateKind {
    PUBLISHED,
    CREATED,
    MODIFIED
}
