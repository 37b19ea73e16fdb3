package app.likeness.fingerprint.neighbours;

import java.util.Arrays;

/// Groups the indexes of an array by equal value. Groups are numbered by their value as a signed number, members
/// ascend. Immutable.
///
/// Example: `7 -1 7 3` has the groups −1: {1}, 3: {3}, 7: {0, 2}.
///
/// Memory: 8 bytes for each different value, 4 for each index and 4 for each group; while it is made another 8 for
/// each index.
public final class EqualValues {
    /// Leading bits by which values are spread before they are sorted, and by which a value is looked up.
    private static final int MOST_LEADING_BITS = 16;

    private final long[] values;
    private final int[] members;
    private final int[] firsts;
    private final int shift;

    /// For each number that the leading bits of a value may form (the sign turned), the first group from there on.
    private final int[] tops;

    private EqualValues(long[] values, int[] members, int[] firsts, int shift, int[] tops) {
        this.values = values;
        this.members = members;
        this.firsts = firsts;
        this.shift = shift;
        this.tops = tops;
    }

    /// O(n log n) at worst, O(n) for values that are spread evenly: they are dealt out by their leading bits and
    /// sorted from there.
    public static EqualValues of(long[] array) {
        int shift = Long.SIZE - leadingBits(array.length);
        int[] tops = new int[(1 << (Long.SIZE - shift)) + 1];
        long[] sorted = sorted(array, shift, tops);
        int[] firsts = new int[sorted.length + 1];
        int groups = collapse(sorted, firsts, shift, tops);
        long[] values = groups == sorted.length ? sorted : Arrays.copyOf(sorted, groups);
        firsts = groups == sorted.length ? firsts : Arrays.copyOf(firsts, groups + 1);
        int[] members = new int[array.length];
        var equal = new EqualValues(values, members, firsts, shift, tops);
        for (int i = 0; i < array.length; i++) {
            members[firsts[equal.group(array[i])]++] = i;
        }
        System.arraycopy(firsts, 0, firsts, 1, groups);
        firsts[0] = 0;
        return equal;
    }

    /// So many that some eight values share them, from 1 on: a shift by all 64 bits would be none.
    private static int leadingBits(int values) {
        return Math.clamp(Integer.SIZE - Integer.numberOfLeadingZeros(values / 8), 1, MOST_LEADING_BITS);
    }

    /// A sorted copy; `tops` receives where the values of each top begin.
    private static long[] sorted(long[] array, int shift, int[] tops) {
        for (long value : array) {
            tops[top(value, shift) + 1]++;
        }
        for (int i = 1; i < tops.length; i++) {
            tops[i] += tops[i - 1];
        }
        int[] next = tops.clone();
        long[] sorted = new long[array.length];
        for (long value : array) {
            sorted[next[top(value, shift)]++] = value;
        }
        for (int i = 1; i < tops.length; i++) {
            Arrays.sort(sorted, tops[i - 1], tops[i]);
        }
        return sorted;
    }

    /// Moves one of each run of equal values to the front and returns how many there are; `firsts` receives where
    /// the runs began, `tops` where the values of each top begin now.
    private static int collapse(long[] sorted, int[] firsts, int shift, int[] tops) {
        int groups = 0;
        int top = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (groups == 0 || sorted[groups - 1] != sorted[i]) {
                for (int to = top(sorted[i], shift); top <= to; top++) {
                    tops[top] = groups;
                }
                firsts[groups] = i;
                sorted[groups++] = sorted[i];
            }
        }
        Arrays.fill(tops, top, tops.length, groups);
        firsts[groups] = sorted.length;
        return groups;
    }

    private static int top(long value, int shift) {
        return (int) ((value ^ Long.MIN_VALUE) >>> shift);
    }

    /// How many different values there are.
    public int groups() {
        return values.length;
    }

    /// The group of `value`, or a negative number when nothing has this value.
    public int group(long value) {
        int top = top(value, shift);
        return Arrays.binarySearch(values, tops[top], tops[top + 1], value);
    }

    public long value(int group) {
        return values[group];
    }

    public int size(int group) {
        return firsts[group + 1] - firsts[group];
    }

    /// The index of member `member` (0…size − 1) of `group` in the array.
    public int member(int group, int member) {
        return members[firsts[group] + member];
    }

    /// The values of all groups, ascending.
    long[] values() {
        return values;
    }
}
