package app.likeness.fingerprint.neighbours;

/// The 64 bits cut into blocks side by side, and how many bits may differ in each, so that two sketches within a
/// distance agree in at least one: they are then worth comparing.
///
/// The pigeonhole: let the sum of (tolerance + 1) over the blocks be distance + 1. If two sketches differed in every
/// block by more than it tolerates, they would differ by more than the distance altogether. With as many blocks as
/// distance + 1 every tolerance is 0: those are Manku's tables (2007, section 3.1), four blocks for 3 bits. Fewer
/// blocks with higher tolerances are Norouzi's multi-index hashing (2012), here with tolerances that differ by block
/// (Qin et al. 2018). A block that is not needed has the tolerance −1.
///
/// Example: distance 12 in five blocks of 12 or 13 bits tolerates 2, 2, 2, 1, 1 bits.
final class BlockLayout {
    static final int LARGEST_DISTANCE = 24;
    static final int LEAST_BLOCKS = 4;
    static final int MOST_BLOCKS = 8;

    private final int[] shifts;
    private final int[] widths;
    private final int[] tolerances;

    /// @param blocks 4…8
    /// @param distance 0…24
    BlockLayout(int blocks, int distance) {
        if (blocks < LEAST_BLOCKS || blocks > MOST_BLOCKS) {
            throw new IllegalArgumentException("blocks must be in " + LEAST_BLOCKS + "…" + MOST_BLOCKS + ": " + blocks);
        }
        HammingNeighbours.check(distance, LARGEST_DISTANCE);
        int used = Math.min(blocks, distance + 1);
        shifts = new int[used];
        widths = new int[used];
        tolerances = new int[used];
        for (int block = 0; block < used; block++) {
            shifts[block] = block * Long.SIZE / blocks;
            widths[block] = (block + 1) * Long.SIZE / blocks - shifts[block];
            tolerances[block] = (distance + 1) / used - 1;
        }
        // The widest are the last.
        for (int block = used - (distance + 1) % used; block < used; block++) {
            tolerances[block]++;
        }
    }

    /// How many blocks are needed.
    int blocks() {
        return shifts.length;
    }

    int shift(int block) {
        return shifts[block];
    }

    int width(int block) {
        return widths[block];
    }

    int tolerance(int block) {
        return tolerances[block];
    }

    /// Whether sketches with this `difference` also agree in a block before `block`, where they were found already.
    boolean agreesBefore(int block, long difference) {
        for (int earlier = 0; earlier < block; earlier++) {
            long bits = difference >>> shifts[earlier] & (1L << widths[earlier]) - 1;
            if (Long.bitCount(bits) <= tolerances[earlier]) {
                return true;
            }
        }
        return false;
    }
}
