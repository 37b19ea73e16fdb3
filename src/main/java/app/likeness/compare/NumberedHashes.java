package app.likeness.compare;

/// Numbers hashes in the order in which they first come, from 0: a table with open addressing. O(1) each.
final class NumberedHashes {
    /// Any odd number with well spread bits.
    static final long SPREAD = 0x9E3779B97F4A7C15L;

    /// 0 marks a free slot.
    private final long[] slots;

    private final int[] numbers;
    private int size;

    /// @param most how many different hashes there are at most
    NumberedHashes(int most) {
        int capacity = Integer.highestOneBit(Math.max(8, most)) * 4;
        this.slots = new long[capacity];
        this.numbers = new int[capacity];
    }

    int number(long hash) {
        long key = hash == 0 ? 1 : hash;
        int slot = (int) ((key * SPREAD) >>> 32) & (slots.length - 1);
        while (slots[slot] != 0 && slots[slot] != key) {
            slot = (slot + 1) & (slots.length - 1);
        }
        if (slots[slot] == 0) {
            slots[slot] = key;
            numbers[slot] = size++;
        }
        return numbers[slot];
    }

    /// How many different hashes came.
    int size() {
        return size;
    }
}
