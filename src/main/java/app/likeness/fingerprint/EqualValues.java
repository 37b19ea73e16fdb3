package app.likeness.fingerprint;

import java.util.Arrays;

/// Groups the indexes of an array by equal value. Groups are numbered by their value as a signed number, members
/// ascend. Immutable.
///
/// Example: `7 -1 7 3` has the groups −1: {1}, 3: {3}, 7: {0, 2}.
public final class EqualValues {
    private final long[] values;
    private final int[] members;
    private final int[] firsts;

    private EqualValues(long[] values, int[] members, int[] firsts) {
        this.values = values;
        this.members = members;
        this.firsts = firsts;
    }

    /// O(n log n).
    public static EqualValues of(long[] array) {
        long[] sorted = array.clone();
        Arrays.sort(sorted);
        long[] values = new long[sorted.length];
        int[] firsts = new int[sorted.length + 1];
        int groups = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (groups == 0 || values[groups - 1] != sorted[i]) {
                firsts[groups] = i;
                values[groups++] = sorted[i];
            }
        }
        firsts[groups] = sorted.length;
        values = Arrays.copyOf(values, groups);
        int[] members = new int[sorted.length];
        int[] filled = new int[groups];
        for (int i = 0; i < array.length; i++) {
            int group = Arrays.binarySearch(values, array[i]);
            members[firsts[group] + filled[group]++] = i;
        }
        return new EqualValues(values, members, Arrays.copyOf(firsts, groups + 1));
    }

    /// How many different values there are.
    public int groups() {
        return values.length;
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

    long[] values() {
        return values;
    }
}
