package app.likeness.compare.units;

/// Numbers hashes in the order in which they first come, from 0: a table with open addressing. O(1) each.
public final class NumberedHashes {
    /// Any odd number with well spread bits.
    public static final long SPREAD = 0x9E3779B97F4A7C15L;

    /// A slot holds the upper bits of a spread hash and in the lower ones its number + 1, so that a look-up reads
    /// one place of memory; 0: free. The lower bits tell the first slot that is looked at, so next to none are
    /// lost.
    private final long[] slots;

    private final long numberMask;
    private int size;

    /// @param most how many different hashes there are at most
    public NumberedHashes(int most) {
        int capacity = Integer.highestOneBit(Math.clamp(most, 8, 1 << 28)) * 4;
        this.slots = new long[capacity];
        this.numberMask = capacity - 1L;
    }

    public int number(long hash) {
        long spread = hash * SPREAD;
        long key = (spread ^ spread << 32) & ~numberMask;
        int slot = (int) (spread >>> 32 & numberMask);
        while (slots[slot] != 0 && (slots[slot] & ~numberMask) != key) {
            slot = (slot + 1) & (int) numberMask;
        }
        if (slots[slot] == 0) {
            slots[slot] = key | ++size;
        }
        return (int) (slots[slot] & numberMask) - 1;
    }

    /// How many different hashes came.
    public int size() {
        return size;
    }
}
