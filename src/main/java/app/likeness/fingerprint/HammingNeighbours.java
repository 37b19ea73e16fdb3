package app.likeness.fingerprint;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/// Which of many sketches are within a Hamming distance of each other.
///
/// Sketches with the same bits form one *group*; neighbours are pairs of groups. So a thousand copies are one group
/// and not half a million pairs, and the caller decides which of them to name.
///
/// Two strategies give the same neighbours: plain counting over all pairs of groups, for any distance, and for
/// distances up to 3 the four 16-bit bands, of which two such sketches share at least one (Manku, Jain and Das Sarma
/// 2007). Counting is O(groups²) with a branch-free inner loop; the bands compare only what shares one of 65,536
/// values. Immutable.
public final class HammingNeighbours {
    /// The largest distance that four bands find without a gap.
    public static final int BAND_DISTANCE = Sketch.BANDS - 1;

    private static final int BLOCK = 1024;

    private final EqualValues sketches;
    private final long[] bits;

    /// Hears of neighbours.
    @FunctionalInterface
    public interface Listener {
        /// Groups `left` and `right` are `distance` apart, at least 1; `left < right`.
        void neighbours(int left, int right, int distance);
    }

    private HammingNeighbours(EqualValues sketches) {
        this.sketches = sketches;
        this.bits = sketches.values();
    }

    /// Groups `sketches`. O(n log n).
    public static HammingNeighbours of(long[] sketches) {
        return new HammingNeighbours(EqualValues.of(sketches));
    }

    /// The groups of equal sketches.
    public EqualValues groups() {
        return sketches;
    }

    /// Tells `listener` of all pairs of groups that are at most `distance` apart (0…64), each once, in no
    /// particular but always the same order. Takes the bands where they can, counting elsewhere.
    ///
    /// @throws CancellationException soon after `cancelled` says so
    public void within(int distance, BooleanSupplier cancelled, Listener listener) {
        if (distance <= BAND_DISTANCE) {
            byBands(distance, cancelled, listener);
        } else {
            byCounting(distance, cancelled, listener);
        }
    }

    void byCounting(int distance, BooleanSupplier cancelled, Listener listener) {
        check(distance, Long.SIZE);
        for (int left = 0; left < bits.length; left++) {
            for (int from = left + 1; from < bits.length; from += BLOCK) {
                stopIf(cancelled);
                int to = Math.min(bits.length, from + BLOCK);
                if (count(bits[left], from, to, distance) > 0) {
                    tell(left, from, to, distance, listener);
                }
            }
        }
    }

    /// How many of the groups from `from` to `to` are at most `distance` from `sketch`: without a branch, so that
    /// the compiler makes vector instructions of it.
    private int count(long sketch, int from, int to, int distance) {
        int count = 0;
        for (int right = from; right < to; right++) {
            count += (Long.bitCount(sketch ^ bits[right]) - distance - 1) >>> 31;
        }
        return count;
    }

    private void tell(int left, int from, int to, int distance, Listener listener) {
        for (int right = from; right < to; right++) {
            int apart = Long.bitCount(bits[left] ^ bits[right]);
            if (apart <= distance) {
                listener.neighbours(left, right, apart);
            }
        }
    }

    void byBands(int distance, BooleanSupplier cancelled, Listener listener) {
        check(distance, BAND_DISTANCE);
        for (int band = 0; band < Sketch.BANDS; band++) {
            int[] buckets = new int[(1 << 16) + 1];
            int[] order = byBand(band, buckets);
            for (int bucket = 0; bucket < buckets.length - 1; bucket++) {
                for (int i = buckets[bucket]; i < buckets[bucket + 1]; i++) {
                    compare(order, i, buckets[bucket + 1], band, distance, cancelled, listener);
                }
            }
        }
    }

    private void compare(
            int[] order, int at, int to, int band, int distance, BooleanSupplier cancelled, Listener listener) {
        long below = (1L << (16 * band)) - 1;
        int left = order[at];
        for (int i = at + 1; i < to; i++) {
            if ((i - at) % BLOCK == 1) {
                stopIf(cancelled);
            }
            long difference = bits[left] ^ bits[order[i]];
            int apart = Long.bitCount(difference);
            if (apart <= distance && !agreesBelow(difference, below)) {
                listener.neighbours(left, order[i], apart);
            }
        }
    }

    /// Whether two sketches agree in a band below the one at hand, where they were already told.
    private static boolean agreesBelow(long difference, long below) {
        for (long band = 0xFFFF; (band & below) != 0; band <<= 16) {
            if ((difference & band) == 0) {
                return true;
            }
        }
        return false;
    }

    /// The groups ordered by band `band`, ascending within a bucket; `buckets` receives where each one begins.
    private int[] byBand(int band, int[] buckets) {
        for (long sketch : bits) {
            buckets[((int) (sketch >>> (16 * band)) & 0xFFFF) + 1]++;
        }
        for (int i = 1; i < buckets.length; i++) {
            buckets[i] += buckets[i - 1];
        }
        int[] next = buckets.clone();
        int[] order = new int[bits.length];
        for (int group = 0; group < bits.length; group++) {
            order[next[(int) (bits[group] >>> (16 * band)) & 0xFFFF]++] = group;
        }
        return order;
    }

    private static void check(int distance, int largest) {
        if (distance < 0 || distance > largest) {
            throw new IllegalArgumentException("distance must be in 0…" + largest + ": " + distance);
        }
    }

    private static void stopIf(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }
}
