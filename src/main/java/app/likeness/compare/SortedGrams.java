package app.likeness.compare;

/// Counts over sets of gram hashes, each ascending as signed numbers and without repetition.
final class SortedGrams {
    private SortedGrams() {}

    /// How many grams two sets have in common. O(size of both).
    static int shared(long[] left, long[] right) {
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

    /// How many of the grams that two sets have in common are rare.
    static int sharedRare(long[] left, long[] right, GramFrequencies frequencies) {
        int shared = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            if (left[i] < right[j]) {
                i++;
            } else if (left[i] > right[j]) {
                j++;
            } else {
                shared += frequencies.isRare(left[i]) ? 1 : 0;
                i++;
                j++;
            }
        }
        return shared;
    }

    /// Whether at most `most` grams of a set are rare. Reads no further than it must.
    static boolean hasRareAtMost(double most, long[] grams, GramFrequencies frequencies) {
        int rare = 0;
        for (long gram : grams) {
            rare += frequencies.isRare(gram) ? 1 : 0;
            if (rare > most) {
                return false;
            }
        }
        return true;
    }
}
