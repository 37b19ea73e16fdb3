package app.likeness.compare.units;

import java.util.Arrays;

/// The different hashes of a text, numbered from 0 in the order in which they first come: made once, and held against
/// those of every text that it is compared with. A table with open addressing, O(1) each. Safe for several threads once
/// nobody adds to it.
public final class NumberedHashes {
    /// Any odd number with well spread bits.
    public static final long SPREAD = 0x9E3779B97F4A7C15L;

    /// The number of a hash that is not there.
    static final int NONE = -1;

    private static final int LARGEST = 1 << 28;

    /// By slot the number of its hash + 1; 0: free.
    private final int[] slots;

    private final int shift;
    private long[] hashes;
    private int size;

    /// @param most how many different hashes there are at most
    public NumberedHashes(int most) {
        int capacity = Integer.highestOneBit(Math.clamp(most, 8, LARGEST)) * 4;
        this.slots = new int[capacity];
        this.shift = Integer.numberOfLeadingZeros(capacity) + 1 + Integer.SIZE;
        this.hashes = new long[Math.max(1, most)];
    }

    /// The number of a hash, which is added where it is new.
    public int number(long hash) {
        int slot = slot(hash);
        if (slots[slot] == 0) {
            hashes[size] = hash;
            slots[slot] = ++size;
        }
        return slots[slot] - 1;
    }

    private int slot(long hash) {
        int slot = (int) ((hash * SPREAD) >>> shift);
        while (slots[slot] != 0 && hashes[slots[slot] - 1] != hash) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }

    /// How many different hashes came.
    public int size() {
        return size;
    }

    /// Gives back the room of hashes that did not come.
    NumberedHashes complete() {
        hashes = Arrays.copyOf(hashes, size);
        return this;
    }

    /// By number of a hash here its number in another text; −1 where that lacks it. O(hashes here).
    int[] in(NumberedHashes other) {
        int[] there = new int[size];
        for (int number = 0; number < size; number++) {
            there[number] = other.slots[other.slot(hashes[number])] - 1;
        }
        return there;
    }

    /// How many of these hashes another text has, too. O(hashes of the one that has fewer).
    public int shared(NumberedHashes other) {
        if (size > other.size) {
            return other.shared(this);
        }
        int shared = 0;
        for (int number = 0; number < size; number++) {
            shared += other.slots[other.slot(hashes[number])] == 0 ? 0 : 1;
        }
        return shared;
    }

    /// The hashes of this text, on the right, numbered together with those of the left one, which keep their numbers.
    public Joined joinedTo(NumberedHashes left) {
        int[] joined = in(left);
        int all = left.size;
        for (int number = 0; number < joined.length; number++) {
            if (joined[number] == NONE) {
                joined[number] = all++;
            }
        }
        return new Joined(joined, all);
    }

    /// The numbers of a right text's hashes in a pair ([#joinedTo]). Immutable.
    public static final class Joined {
        private final int[] numbers;
        private final int size;

        private Joined(int[] numbers, int size) {
            this.numbers = numbers;
            this.size = size;
        }

        /// The number in the pair of the hash that has `number` in the right text.
        public int number(int number) {
            return numbers[number];
        }

        /// How many different hashes the pair has.
        public int size() {
            return size;
        }
    }
}
