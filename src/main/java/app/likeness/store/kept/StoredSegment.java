package app.likeness.store.kept;

import app.likeness.compare.index.Segment;

/// A segment of the index with its number: later ones have larger ones.
public record StoredSegment(long id, Segment segment) {}
