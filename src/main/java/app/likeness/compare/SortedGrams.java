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

    /// How many of the grams that two sets have in common occur in at most `most` documents.
    static int sharedAtMost(long[] left, long[] right, GramFrequencies frequencies, int most) {
        int shared = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            if (left[i] < right[j]) {
                i++;
            } else if (left[i] > right[j]) {
                j++;
            } else {
                shared += frequencies.count(left[i]) <= most ? 1 : 0;
                i++;
                j++;
            }
        }
        return shared;
    }

    /// Whether a set has at most `grams` that occur in at most `most` documents. Reads no further than it must.
    static boolean hasAtMost(double grams, long[] of, GramFrequencies frequencies, int most) {
        int counted = 0;
        for (long gram : of) {
            counted += frequencies.count(gram) <= most ? 1 : 0;
            if (counted > grams) {
                return false;
            }
        }
        return true;
    }
}
