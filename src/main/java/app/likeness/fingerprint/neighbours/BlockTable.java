package app.likeness.fingerprint.neighbours;

/// Sketches ordered by one of their blocks, those with the same block side by side; and where each value of the block
/// begins. This is Manku's sorted permuted table, sorted only as far as it is searched, with the first step of the
/// search done. 8 bytes for each sketch and 4 for each value of the block.
final class BlockTable {
    private final int shift;
    private final int width;
    final long[] sketches;

    /// Where the sketches with each value begin; one more where the last ones end.
    final int[] starts;

    /// O(n + 2^width).
    BlockTable(long[] values, BlockLayout layout, int block) {
        shift = layout.shift(block);
        width = layout.width(block);
        sketches = new long[values.length];
        starts = new int[(1 << width) + 1];
        // Counted one place further on, so that filling moves each start to where it belongs.
        int[] next = starts;
        for (long value : values) {
            int at = block(value) + 2;
            if (at < next.length) {
                next[at]++;
            }
        }
        for (int i = 1; i < next.length; i++) {
            next[i] += next[i - 1];
        }
        for (long value : values) {
            sketches[next[block(value) + 1]++] = value;
        }
    }

    /// The value of the block in `sketch`.
    int block(long sketch) {
        return (int) (sketch >>> shift) & (1 << width) - 1;
    }
}
