package app.likeness.store;

import app.likeness.compare.Segment;

/// A segment of the index with its number: later ones have larger ones.
public record StoredSegment(long id, Segment segment) {}
