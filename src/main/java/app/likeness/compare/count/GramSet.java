package app.likeness.compare.count;

/// The different grams of a text as a hash table without boxes, against which the grams of many other texts are held.
/// O(grams) to build, O(1) a look-up. Immutable; holds on to the array that it is given.
public final class GramSet {
    private final long[] grams;
    /// A power of two of slots, at least twice the grams; 0 is a free one.
    private final long[] table;

    private final boolean hasZero;

    /// @param different gram hashes, in any order, none twice
    public GramSet(long[] different) {
        this.grams = different;
        this.table = new long[Math.max(2, Integer.highestOneBit(different.length) * 4)];
        boolean zero = false;
        for (long gram : different) {
            zero |= gram == 0;
            table[slot(gram)] = gram;
        }
        this.hasZero = zero;
    }

    /// The grams, in the order in which they were given; not to be written to.
    long[] grams() {
        return grams;
    }

    /// Writes the grams of `others`, none twice, that are in this set to the front of `shared`, which has room for
    /// all of them; returns how many they are.
    int shared(long[] others, long[] shared) {
        int size = 0;
        for (long gram : others) {
            if (gram == 0 ? hasZero : table[slot(gram)] != 0) {
                shared[size++] = gram;
            }
        }
        return size;
    }

    /// Where a gram is, or would be.
    private int slot(long gram) {
        int mask = table.length - 1;
        int slot = (int) gram & mask;
        while (table[slot] != 0 && table[slot] != gram) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}
