package app.likeness.fingerprint;

/// What a method keeps of a text: a number for the whole of it (128, 64 or 32 bits), many located hashes, the counts
/// of its words, or the minima of many permutations.
public sealed interface Fingerprint permits Digest, Sketch, ShortSketch, Selection, WordCounts, MinHashSignature {}
