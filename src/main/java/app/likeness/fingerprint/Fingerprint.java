package app.likeness.fingerprint;

/// What a method keeps of a text: 64 bits for the whole of it, or many located hashes.
public sealed interface Fingerprint permits Sketch, Selection {}
