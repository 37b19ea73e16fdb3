package app.likeness.fingerprint;

/// 32 bits for a whole document. Bit 0 is the least significant.
public record ShortSketch(int bits) implements Fingerprint {
    /// The Hamming distance to `other`, 0…32.
    public int distance(ShortSketch other) {
        return Integer.bitCount(bits ^ other.bits);
    }

    /// (32 − distance) ÷ 32: 1 for equal sketches, about 0.5 for unrelated ones.
    public double likeness(ShortSketch other) {
        return (Integer.SIZE - distance(other)) / (double) Integer.SIZE;
    }

    /// The largest distance of two sketches whose likeness is at least `likeness` (0…1).
    public static int distanceOf(double likeness) {
        if (!(likeness >= 0 && likeness <= 1)) {
            throw new IllegalArgumentException("likeness must be in 0…1: " + likeness);
        }
        // Where 1 − likeness is a number of bits written in decimals, it falls short of it by less than this.
        return (int) Math.floor(Integer.SIZE * (1 - likeness) + 1e-9);
    }
}
