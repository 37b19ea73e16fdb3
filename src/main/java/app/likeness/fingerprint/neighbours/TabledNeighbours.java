package app.likeness.fingerprint.neighbours;

/// Neighbours by tables, one for each block of a layout, ordered by the block (Manku, Jain and Das Sarma 2007, section
/// 3.1; for more than 3 bits with tolerances, see [BlockLayout]): where the sketch's block is looked up, and those
/// within the tolerance, the few sketches found are compared in all bits.
///
/// Four blocks of 16 bits, each copy the sketches rotated by 16 bits, as in the paper. A look-up among n evenly spread
/// sketches takes, for each block, as many searches as its tolerance has variants (up to distance 3 one, at 7 each 17,
/// at 12 each 137 to 697), with n / 65,536 comparisons each. Memory: 8 bytes for each sketch and block, and 1 MB.
final class TabledNeighbours implements NeighbourLookup {
    static final int LARGEST_DISTANCE = BlockLayout.LARGEST_DISTANCE;
    static final int BLOCKS = 4;

    private final EqualValues sketches;
    private final int distance;
    private final BlockLayout layout;
    private final BlockTable[] tables;
    private final int[][] masks;

    /// @param distance 0…24
    TabledNeighbours(EqualValues sketches, int distance) {
        this.sketches = sketches;
        this.distance = distance;
        layout = new BlockLayout(BLOCKS, distance);
        tables = new BlockTable[layout.blocks()];
        masks = new int[tables.length][];
        for (int block = 0; block < tables.length; block++) {
            tables[block] = new BlockTable(sketches.values(), layout, block);
            masks[block] = HammingBall.masks(layout.width(block), layout.tolerance(block));
        }
    }

    @Override
    public int[] near(long sketch) {
        var near = new GroupNumbers();
        for (int block = 0; block < tables.length; block++) {
            int value = tables[block].block(sketch);
            for (int mask : masks[block]) {
                compare(sketch, block, value ^ mask, near);
            }
        }
        return near.ascending();
    }

    private void compare(long sketch, int block, int value, GroupNumbers near) {
        BlockTable table = tables[block];
        for (int i = table.starts[value]; i < table.starts[value + 1]; i++) {
            long difference = sketch ^ table.sketches[i];
            if (Long.bitCount(difference) <= distance && !layout.agreesBefore(block, difference)) {
                near.add(sketches.group(table.sketches[i]));
            }
        }
    }
}
