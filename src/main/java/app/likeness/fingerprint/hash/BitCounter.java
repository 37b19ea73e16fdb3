package app.likeness.fingerprint.hash;

/// Counts for each of 64 bits in how many features it is 1: the vote of a SimHash whose features all weigh 1, at some
/// five operations a feature instead of 64 additions.
///
/// The counts stand bit-sliced: plane `p` holds bit `p` of all 64 counts. Eight features at a time go through a tree of
/// carry-save adders (Harley and Seal; Muła, Kurz and Lemire 2018, section 3), so that only one word in eight ripples
/// through the planes. Exact for up to 2⁴⁸ features. Confined to one thread.
public final class BitCounter {
    private static final int BLOCK = 8;
    private static final int PLANES = 48;

    private final long[] planes = new long[PLANES];
    private final long[] block = new long[BLOCK];
    private int filled;
    private long features;

    public void add(long feature) {
        block[filled++] = feature;
        if (filled == BLOCK) {
            addBlock();
        }
    }

    /// How many features were added.
    public long features() {
        return features + filled;
    }

    /// The bits that are 1 in at least `least` of the features; `least` is from 0 to 2⁴⁸ − 1. O(planes).
    public long bitsAtLeast(long least) {
        for (int i = 0; i < filled; i++) {
            ripple(block[i], 0);
        }
        features += filled;
        filled = 0;
        // All 64 counts are compared with `least` at once, from their highest bit down.
        long above = 0;
        long equal = ~0L;
        for (int plane = PLANES - 1; plane >= 0; plane--) {
            long bit = -(least >>> plane & 1);
            above |= equal & planes[plane] & ~bit;
            equal &= ~(planes[plane] ^ bit);
        }
        return above | equal;
    }

    private void addBlock() {
        long ones = planes[0];
        long a = block[0] ^ block[1];
        long twosA = (block[0] & block[1]) | (a & ones);
        ones ^= a;
        long b = block[2] ^ block[3];
        long twosB = (block[2] & block[3]) | (b & ones);
        ones ^= b;
        long c = block[4] ^ block[5];
        long twosC = (block[4] & block[5]) | (c & ones);
        ones ^= c;
        long d = block[6] ^ block[7];
        long twosD = (block[6] & block[7]) | (d & ones);
        planes[0] = ones ^ d;
        long twos = planes[1];
        long e = twosA ^ twosB;
        long foursA = (twosA & twosB) | (e & twos);
        twos ^= e;
        long f = twosC ^ twosD;
        long foursB = (twosC & twosD) | (f & twos);
        planes[1] = twos ^ f;
        long fours = planes[2];
        long g = foursA ^ foursB;
        planes[2] = fours ^ g;
        ripple((foursA & foursB) | (g & fours), 3);
        features += BLOCK;
        filled = 0;
    }

    /// Adds 2ᵖ, where p is `from`, to the counts of the bits in `carry`.
    private void ripple(long carry, int from) {
        long rest = carry;
        for (int plane = from; rest != 0; plane++) {
            long next = planes[plane] & rest;
            planes[plane] ^= rest;
            rest = next;
        }
    }
}
