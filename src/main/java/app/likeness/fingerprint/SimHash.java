package app.likeness.fingerprint;

/// Sums weighted features bit by bit: the vote behind a [Sketch] (Charikar 2002; Manku, Jain and Das Sarma 2007).
///
/// Every feature adds its weight to the sum of each of its bits that is 1 and takes it from the others; a bit of the
/// sketch is 1 where the sum is at least 0. Worked example in six bits: 100101 with weight 4 and 101011 with weight 5
/// sum to 9 −9 1 −1 1 9, so the sketch is 101011.
///
/// Weights are whole numbers, so the order in which features are added changes nothing.
public final class SimHash {
    /// Of each bit the weights of the features that have it.
    private final long[] votes = new long[Long.SIZE];

    private long total;

    public void add(long feature, long weight) {
        total += weight;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            // All bits of −1 or none: no branch and no multiplication, so that many bits are counted at once.
            votes[bit] += -(feature >>> bit & 1) & weight;
        }
    }

    /// The sum of bit `bit`; bit 0 is the least significant.
    public long sum(int bit) {
        return 2 * votes[bit] - total;
    }

    /// The sketch of what was added. Without any feature all bits are 1: whoever sketches a text decides first
    /// whether it has enough of them.
    public Sketch sketch() {
        long bits = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            bits |= (~sum(bit) >>> 63) << bit;
        }
        return new Sketch(bits);
    }
}
