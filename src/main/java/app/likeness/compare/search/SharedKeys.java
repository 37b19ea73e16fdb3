package app.likeness.compare.search;

import app.likeness.compare.Cancellation;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/// Which of many members have keys in common, without looking at all pairs: the keys are sorted with their members, so
/// that members of one key stand in a row. Memory: 32 bytes for each key of each member.
///
/// Members are added in order; then [#each] tells which two share keys. Of a key that
/// very many members have, each is joined with the next ones only, at most as many as `walk` says; how many pairs were
/// passed over is counted, so that a sentence that a hundred thousand texts have does not make it quadratic. Confined
/// to one thread.
final class SharedKeys {
    private final int walk;
    private long[] keys = new long[1024];
    private int[] members = new int[1024];
    private int size;
    private long passedOver;

    /// The members of all keys, those of one key in a row and ascending; the last one of each key complemented.
    private int[] rows = new int[0];
    /// Where the member of entry `i`, in the order in which it was added, stands in `rows`.
    private int[] places = new int[0];

    /// @param walk how many later members of one key are told to each, at least 1
    SharedKeys(int walk) {
        this.walk = walk;
    }

    /// Adds a key of `member`; members ascend.
    void add(long key, int member) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size + size / 2);
            members = Arrays.copyOf(members, size + size / 2);
        }
        keys[size] = key;
        members[size++] = member;
    }

    /// Sorts what was added. O(n log n).
    void finish() {
        long[] distinct = Arrays.copyOf(keys, size);
        Arrays.sort(distinct);
        int different = 0;
        int[] ends = new int[size + 1];
        for (int i = 0; i < size; i++) {
            if (different == 0 || distinct[different - 1] != distinct[i]) {
                distinct[different++] = distinct[i];
            }
            ends[different] = i + 1;
        }
        rows = new int[size];
        places = new int[size];
        int[] next = Arrays.copyOf(ends, different);
        for (int i = 0; i < size; i++) {
            int key = Arrays.binarySearch(distinct, 0, different, keys[i]);
            places[i] = next[key]++;
            rows[places[i]] = members[i];
        }
        for (int key = 0; key < different; key++) {
            long length = (long) ends[key + 1] - ends[key];
            long beyond = Math.max(0, length - 1 - walk);
            passedOver += beyond * (beyond + 1) / 2;
            rows[ends[key + 1] - 1] = ~rows[ends[key + 1] - 1];
        }
        keys = new long[0];
    }

    /// How many pairs of members with a common key are not told because that key has too many members; a pair that
    /// several such keys have is counted for each.
    long passedOver() {
        return passedOver;
    }

    /// Hears which members share keys.
    interface Listener {
        /// `left` and `right` share `keys` keys; `left < right`.
        void share(int left, int right, int keys);
    }

    /// Tells of every two members that share a key, each two once, in ascending order of the left one.
    ///
    /// @param count how many members there are
    void each(int count, BooleanSupplier cancelled, Listener listener) {
        int[] shared = new int[count];
        int[] touched = new int[count];
        int entry = 0;
        for (int left = 0; left < count; left++) {
            int size = 0;
            for (; entry < members.length && entry < places.length && members[entry] == left; entry++) {
                Cancellation.check(cancelled);
                int place = places[entry];
                for (int steps = walk; steps > 0 && rows[place] >= 0; steps--) {
                    int right = member(rows[++place]);
                    if (right != left && shared[right]++ == 0) {
                        touched[size++] = right;
                    }
                }
            }
            for (int i = 0; i < size; i++) {
                listener.share(left, touched[i], shared[touched[i]]);
                shared[touched[i]] = 0;
            }
        }
    }

    private static int member(int entry) {
        return entry < 0 ? ~entry : entry;
    }
}
