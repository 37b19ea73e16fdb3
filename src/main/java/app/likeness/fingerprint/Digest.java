package app.likeness.fingerprint;

/// 128 bits that tell only whether two texts are equal. `high` holds the first eight bytes of the digest, `low` the
/// last eight, so that the two as hexadecimal digits one after the other are the digest as it is usually written.
public record Digest(long high, long low) implements Fingerprint {}
