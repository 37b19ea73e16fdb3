package app.likeness.fingerprint.neighbours;

/// Neighbours by an expanded set: every variant of every sketch with up to `distance` turned bits is stored, so that a
/// look-up is one search (Manku, Jain and Das Sarma 2007, section 3, name it as the second of the two simple ways).
///
/// The variants are in a hash table with linear probing, at most half full; a variant of several sketches is there for
/// each of them. Memory: 24 to 48 bytes for each of the 1, 65, 2,081 or 43,745 variants of a sketch; so for small sets,
/// up to [#MOST_VARIANTS].
final class ExpandedNeighbours implements NeighbourLookup {
    static final int LARGEST_DISTANCE = 3;

    /// 192 MB.
    static final int MOST_VARIANTS = 1 << 23;

    private final long[] variants;

    /// The number of the sketch beside its variant, from 1 on; 0 where no variant is.
    private final int[] groups;

    /// @param distance 0…3, and so that there are at most [#MOST_VARIANTS]
    ExpandedNeighbours(EqualValues sketches, int distance) {
        HammingNeighbours.check(distance, LARGEST_DISTANCE);
        double size = sketches.groups() * HammingBall.size(Long.SIZE, distance);
        if (size > MOST_VARIANTS) {
            throw new IllegalArgumentException(
                    "sketches must have at most " + MOST_VARIANTS + " variants: " + (long) size);
        }
        int slots = Integer.highestOneBit(Math.max(1, (int) size)) << 2;
        variants = new long[slots];
        groups = new int[slots];
        for (int group = 0; group < sketches.groups(); group++) {
            int number = group + 1;
            HammingBall.forEach(sketches.value(group), distance, variant -> add(variant, number));
        }
    }

    private void add(long variant, int number) {
        int slot = slot(variant);
        while (groups[slot] != 0) {
            slot = slot + 1 & groups.length - 1;
        }
        variants[slot] = variant;
        groups[slot] = number;
    }

    /// The bits of a sketch are even, but those of its variants are nearly the same: so they are mixed.
    private int slot(long variant) {
        long mixed = variant * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 32) & groups.length - 1;
    }

    @Override
    public int[] near(long sketch) {
        var near = new GroupNumbers();
        for (int slot = slot(sketch); groups[slot] != 0; slot = slot + 1 & groups.length - 1) {
            if (variants[slot] == sketch) {
                near.add(groups[slot] - 1);
            }
        }
        return near.ascending();
    }
}
