package app.likeness.compare;

/// Places by the size of what stands there, the largest first, without a comparison (radix sort from the least digit;
/// Knuth, volume 3, 5.2.5): a hundred thousand shares are in order within some milliseconds.
public final class Ranking {
    private static final int DIGIT = 11;
    private static final int DIGITS = 1 << DIGIT;

    private Ranking() {}

    /// The places 0…n − 1 by their values, the largest first; equal ones stay as they were. O(n).
    ///
    /// @param values 0 or more
    public static int[] descending(double... values) {
        int[] places = new int[values.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = i;
        }
        return descending(places, values);
    }

    /// Some places by their values, the largest first; equal ones stay as they were. O(places).
    ///
    /// @param values by place; 0 or more
    public static int[] descending(int[] places, double[] values) {
        int[] from = places.clone();
        int[] to = new int[from.length];
        long[] keys = new long[values.length];
        long different = 0;
        for (int place : from) {
            // The bits of numbers that are not negative stand in their order (IEEE 754).
            keys[place] = ~Double.doubleToLongBits(values[place]) & Long.MAX_VALUE;
            different |= keys[place] ^ keys[from[0]];
        }
        for (int shift = 0; shift < Long.SIZE; shift += DIGIT) {
            if ((different >>> shift & (DIGITS - 1)) != 0) {
                pass(from, to, keys, shift);
                int[] sorted = to;
                to = from;
                from = sorted;
            }
        }
        return from;
    }

    private static void pass(int[] from, int[] to, long[] keys, int shift) {
        int[] starts = new int[DIGITS + 1];
        for (int place : from) {
            starts[(int) (keys[place] >>> shift & (DIGITS - 1)) + 1]++;
        }
        for (int digit = 0; digit < DIGITS; digit++) {
            starts[digit + 1] += starts[digit];
        }
        for (int place : from) {
            to[starts[(int) (keys[place] >>> shift & (DIGITS - 1))]++] = place;
        }
    }
}
