package app.likeness.compare.findings;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/// Places by the size of what stands there, the largest first, nearly without a comparison (radix sort from the least
/// digit; Knuth, volume 3, 5.2.5): a hundred thousand shares are in order within some milliseconds.
public final class Ranking {
    private static final int DIGIT = 11;
    private static final int DIGITS = 1 << DIGIT;

    /// So many values that are nearly the same are put in order by comparing them.
    private static final int FEW = 32;

    private int[] places;
    private int[] otherPlaces;
    /// Ascending without sign.
    private int[] keys;

    private int[] otherKeys;

    private Ranking(int[] places, int[] keys) {
        this.places = places;
        this.keys = keys;
        otherPlaces = new int[places.length];
        otherKeys = new int[keys.length];
    }

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
        // The bits of numbers that are not negative stand in their order (IEEE 754), and the upper half tells most of
        // them apart.
        int[] uppers = new int[places.length];
        for (int i = 0; i < uppers.length; i++) {
            uppers[i] = (int) (bits(values[places[i]]) >>> Integer.SIZE);
        }
        Ranking ranking = new Ranking(places.clone(), uppers);
        ranking.sort();
        int from = 0;
        for (int i = 1; i <= uppers.length; i++) {
            if (i == uppers.length || ranking.keys[i] != ranking.keys[from]) {
                sortNearOnes(ranking.places, from, i, values);
                from = i;
            }
        }
        return ranking.places;
    }

    /// Some places by their values, and those of the same value by other ones, the largest first; those of which
    /// both are equal stay as they were. O(places).
    ///
    /// @param values by place; 0 or more
    /// @param then by place; 0 or more
    public static int[] descending(int[] places, double[] values, IntToDoubleFunction then) {
        int[] sorted = descending(places, values);
        int from = 0;
        for (int i = 1; i <= sorted.length; i++) {
            if (i == sorted.length || values[sorted[i]] != values[sorted[from]]) {
                if (i - from > FEW) {
                    int[] some = Arrays.copyOfRange(sorted, from, i);
                    int[] order =
                            descending(Arrays.stream(some).mapToDouble(then).toArray());
                    for (int at = 0; at < some.length; at++) {
                        sorted[from + at] = some[order[at]];
                    }
                } else {
                    sortFew(sorted, from, i, then);
                }
                from = i;
            }
        }
        return sorted;
    }

    /// Some places by their keys, taken without sign, the smallest first; equal ones stay as they were. O(places).
    ///
    /// @param keys by place
    public static int[] ascending(int[] places, long[] keys) {
        int[] sorted = places.clone();
        for (int half = 0; half < Long.SIZE; half += Integer.SIZE) {
            int[] halves = new int[sorted.length];
            for (int i = 0; i < halves.length; i++) {
                halves[i] = (int) (keys[sorted[i]] >>> half);
            }
            Ranking ranking = new Ranking(sorted, halves);
            ranking.sort();
            sorted = ranking.places;
        }
        return sorted;
    }

    /// The larger the value, the smaller they are, without sign.
    private static long bits(double value) {
        return ~Double.doubleToLongBits(value);
    }

    /// Puts in order what has the same upper half.
    private static void sortNearOnes(int[] places, int from, int to, double[] values) {
        if (to - from <= FEW) {
            sortFew(places, from, to, place -> values[place]);
        } else if (!isSorted(places, from, to, values)) {
            int[] lowers = new int[to - from];
            for (int i = from; i < to; i++) {
                lowers[i - from] = (int) bits(values[places[i]]);
            }
            Ranking ranking = new Ranking(Arrays.copyOfRange(places, from, to), lowers);
            ranking.sort();
            System.arraycopy(ranking.places, 0, places, from, to - from);
        }
    }

    private static boolean isSorted(int[] places, int from, int to, double[] values) {
        for (int i = from + 1; i < to; i++) {
            if (values[places[i - 1]] < values[places[i]]) {
                return false;
            }
        }
        return true;
    }

    private static void sortFew(int[] places, int from, int to, IntToDoubleFunction values) {
        for (int i = from + 1; i < to; i++) {
            int place = places[i];
            double value = values.applyAsDouble(place);
            int at = i;
            while (at > from && values.applyAsDouble(places[at - 1]) < value) {
                places[at] = places[at - 1];
                at--;
            }
            places[at] = place;
        }
    }

    private void sort() {
        int different = 0;
        for (int key : keys) {
            different |= key ^ keys[0];
        }
        for (int shift = 0; shift < Integer.SIZE; shift += DIGIT) {
            if ((different >>> shift & (DIGITS - 1)) != 0) {
                pass(shift);
            }
        }
    }

    private void pass(int shift) {
        int[] starts = new int[DIGITS + 1];
        for (int key : keys) {
            starts[(key >>> shift & (DIGITS - 1)) + 1]++;
        }
        for (int digit = 0; digit < DIGITS; digit++) {
            starts[digit + 1] += starts[digit];
        }
        for (int i = 0; i < keys.length; i++) {
            int to = starts[keys[i] >>> shift & (DIGITS - 1)]++;
            otherKeys[to] = keys[i];
            otherPlaces[to] = places[i];
        }
        int[] sorted = otherPlaces;
        otherPlaces = places;
        places = sorted;
        int[] sortedKeys = otherKeys;
        otherKeys = keys;
        keys = sortedKeys;
    }
}
