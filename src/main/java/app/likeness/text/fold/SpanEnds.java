package app.likeness.text.fold;

import java.util.Arrays;

/// Where folded characters end in their text: one UTF-16 unit after their start, but for a few that are kept apart.
final class SpanEnds {
    private long[] exceptional = new long[0];
    private int[] indexes = new int[0];
    private int[] ends = new int[0];
    private int size;

    /// Notes that folded character `index` ends at `end`; to be called with rising indexes.
    void add(int index, int end) {
        if (index >>> 6 >= exceptional.length) {
            exceptional = Arrays.copyOf(exceptional, Math.max((index >>> 6) + 1, exceptional.length * 2));
        }
        exceptional[index >>> 6] |= 1L << index;
        if (size == indexes.length) {
            indexes = Arrays.copyOf(indexes, Math.max(16, size + (size >> 1)));
            ends = Arrays.copyOf(ends, indexes.length);
        }
        indexes[size] = index;
        ends[size++] = end;
    }

    /// The end of folded character `index`, which begins at `start`.
    int end(int index, int start) {
        if (index >>> 6 >= exceptional.length || (exceptional[index >>> 6] & 1L << index) == 0) {
            return start + 1;
        }
        return ends[Arrays.binarySearch(indexes, 0, size, index)];
    }
}
