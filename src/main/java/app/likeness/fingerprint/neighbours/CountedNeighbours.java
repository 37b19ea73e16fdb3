package app.likeness.fingerprint.neighbours;

import java.util.function.BooleanSupplier;

/// Neighbours by plain counting: every sketch is compared. For any distance, without an index.
///
/// The inner loop counts without a branch (the sign of `distance of the two − distance − 1`), so that the compiler
/// makes vector instructions of it where the machine has them; where a block of [#BLOCK] sketches holds one that is
/// near, a second loop names it. All pairs: O(n²); a look-up: O(n). Memory: none beyond the sketches.
final class CountedNeighbours implements NeighbourLookup {
    /// Sketches in one run of the inner loop: 8 KB, which stay in the first cache.
    static final int BLOCK = 1024;

    private final long[] values;
    private final int distance;

    /// @param distance 0…64
    CountedNeighbours(EqualValues sketches, int distance) {
        HammingNeighbours.check(distance, Long.SIZE);
        this.values = sketches.values();
        this.distance = distance;
    }

    @Override
    public int[] near(long sketch) {
        var near = new GroupNumbers();
        for (int from = 0; from < values.length; from += BLOCK) {
            int to = Math.min(values.length, from + BLOCK);
            if (count(sketch, values, from, to, distance) > 0) {
                for (int group = from; group < to; group++) {
                    if (Long.bitCount(sketch ^ values[group]) <= distance) {
                        near.add(group);
                    }
                }
            }
        }
        return near.ascending();
    }

    /// Tells `listener` of all pairs: each block with itself and all later ones.
    void pairs(BooleanSupplier cancelled, HammingNeighbours.Listener listener) {
        for (int block = 0; block < values.length; block += BLOCK) {
            int end = Math.min(values.length, block + BLOCK);
            for (int from = block; from < values.length; from += BLOCK) {
                HammingNeighbours.stopIf(cancelled);
                int to = Math.min(values.length, from + BLOCK);
                for (int left = block; left < end; left++) {
                    int after = Math.max(from, left + 1);
                    if (count(values[left], values, after, to, distance) > 0) {
                        tell(left, after, to, listener);
                    }
                }
            }
        }
    }

    /// How many of `values` from `from` to `to` are at most `distance` from `sketch`.
    static int count(long sketch, long[] values, int from, int to, int distance) {
        int count = 0;
        for (int i = from; i < to; i++) {
            count += (Long.bitCount(sketch ^ values[i]) - distance - 1) >>> 31;
        }
        return count;
    }

    private void tell(int left, int from, int to, HammingNeighbours.Listener listener) {
        for (int right = from; right < to; right++) {
            int apart = Long.bitCount(values[left] ^ values[right]);
            if (apart <= distance) {
                listener.neighbours(left, right, apart);
            }
        }
    }
}
