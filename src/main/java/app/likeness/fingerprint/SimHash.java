package app.likeness.fingerprint;

/// Sums weighted features bit by bit: the vote behind a [Sketch] (Charikar 2002; Manku, Jain and Das Sarma 2007).
///
/// Every feature adds its weight to the sum of each of its bits that is 1 and takes it from the others; a bit of the
/// sketch is 1 where the sum is at least 0. Worked example in six bits: 100101 with weight 4 and 101011 with weight 5
/// sum to 9 −9 1 −1 1 9, so the sketch is 101011.
///
/// Weights are whole numbers, so the order in which features are added changes nothing.
public final class SimHash {
    /// From so many characters on, folded, the distance of a copy can be trusted to be small (measured, see
    /// `methods.md`).
    public static final int TRUSTED_CHARACTERS = 500;

    /// The largest number of half a `long`.
    private static final long HALF = 0xFFFF_FFFFL;

    /// The lowest bit of either half.
    private static final long LOWEST = 1L << Integer.SIZE | 1;

    /// Of each bit the weights of the features that have it, those of [#pairs] not among them.
    private final long[] votes = new long[Long.SIZE];

    /// The same for the last features: of bit `i` in the lower half and of bit `i` + 32 in the upper one, so that
    /// one addition counts two bits.
    private final long[] pairs = new long[Integer.SIZE];

    /// What the features in [#pairs] weigh together: no half runs over.
    private long pending;

    private long total;

    /// Weights are 0 or more.
    public void add(long feature, long weight) {
        total += weight;
        if (weight > HALF - pending) {
            settle();
        }
        if (weight > HALF) {
            for (int bit = 0; bit < Long.SIZE; bit++) {
                votes[bit] += -(feature >>> bit & 1) & weight;
            }
            return;
        }
        pending += weight;
        for (int i = 0; i < Integer.SIZE; i++) {
            pairs[i] += (feature >>> i & LOWEST) * weight;
        }
    }

    /// Adds what is pending to the votes.
    private void settle() {
        for (int i = 0; i < Integer.SIZE; i++) {
            votes[i] += pairs[i] & HALF;
            votes[i + Integer.SIZE] += pairs[i] >>> Integer.SIZE;
            pairs[i] = 0;
        }
        pending = 0;
    }

    /// The sum of bit `bit`; bit 0 is the least significant.
    public long sum(int bit) {
        settle();
        return 2 * votes[bit] - total;
    }

    /// The sketch of what was added. Without any feature all bits are 1: whoever sketches a text decides first
    /// whether it has enough of them.
    public Sketch sketch() {
        settle();
        long bits = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            bits |= (~(2 * votes[bit] - total) >>> 63) << bit;
        }
        return new Sketch(bits);
    }
}
