package app.likeness.fingerprint;

import app.likeness.fingerprint.neighbours.HammingBall;

/// 64 bits for a whole document. Bit 0 is the least significant; band 0 is bits 0 to 15.
public record Sketch(long bits) implements Fingerprint {
    /// Four bands of 16 bits: two sketches within 3 bits agree in at least one of them (Manku, Jain and Das Sarma
    /// 2007).
    public static final int BANDS = 4;

    /// The Hamming distance to `other`, 0…64.
    public int distance(Sketch other) {
        return Long.bitCount(bits ^ other.bits);
    }

    /// Band `band` (0…3) as a number from 0 to 65,535.
    public int band(int band) {
        if (band < 0 || band >= BANDS) {
            throw new IllegalArgumentException("band must be in 0…3: " + band);
        }
        return (int) (bits >>> (16 * band)) & 0xFFFF;
    }

    /// What band `band` (0…3) is in every sketch that differs from this one in at most `turned` (0…16) bits of it.
    /// Of two sketches that are at most d bits apart one band differs in at most d ÷ 4 bits.
    public int[] bandsWithin(int band, int turned) {
        int own = band(band);
        int[] near = HammingBall.masks(Long.SIZE / BANDS, turned);
        for (int i = 0; i < near.length; i++) {
            near[i] ^= own;
        }
        return near;
    }
}
