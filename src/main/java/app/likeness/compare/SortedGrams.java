package app.likeness.compare;

/// Sets of gram hashes, each ascending as signed numbers and without repetition.
public final class SortedGrams {
    private SortedGrams() {}

    /// How many grams two sets have in common. O(size of both).
    public static int shared(long[] left, long[] right) {
        int shared = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            long difference = Long.compare(left[i], right[j]);
            shared += difference == 0 ? 1 : 0;
            i += difference <= 0 ? 1 : 0;
            j += difference >= 0 ? 1 : 0;
        }
        return shared;
    }

    /// Writes the grams that two sets have in common to the front of `shared`, which has room for all of the
    /// smaller set; returns how many they are. O(size of both).
    public static int shared(long[] left, long[] right, long[] shared) {
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            long difference = Long.compare(left[i], right[j]);
            // Written each time and kept when both are equal: a branch here would be guessed wrong every time.
            shared[size] = left[i];
            size += difference == 0 ? 1 : 0;
            i += difference <= 0 ? 1 : 0;
            j += difference >= 0 ? 1 : 0;
        }
        return size;
    }
}
