package app.likeness.fingerprint.neighbours;

/// Which strategy finds neighbours soonest, from the number of different sketches n, the distance k and the number of
/// look-ups: the one whose modelled time is least.
///
/// The model counts what a strategy does with evenly spread sketches; the nanoseconds that it multiplies with were
/// fitted to measurements on one core (AMD EPYC of family 26, JDK 25, AVX-512). All pairs, CPU milliseconds:
///
/// | n | k | counting | 4 blocks | 5 | 6 | 7 | 8 | chosen |
/// |---|---|---|---|---|---|---|---|---|
/// | 5,000 | 3 | 0.8 | 0.6 | 0.4 | 0.2 | 0.1 | 0.2 | 7 blocks |
/// | 5,000 | 12 | 0.9 | 14 | 7 | 3.0 | 1.5 | 1.6 | counting |
/// | 20,000 | 3 | 13 | 1.5 | 0.6 | 0.4 | 0.7 | 1.0 | 6 |
/// | 20,000 | 12 | 13 | 74 | 25 | 11 | 9.7 | 8.7 | 7 |
/// | 100,000 | 3 | 330 | 3.8 | 2.6 | 5.3 | 9.3 | 16 | 5 |
/// | 100,000 | 12 | 345 | 462 | 136 | 95 | 72 | 98 | 7 |
/// | 100,000 | 16 | 382 | 1,867 | 490 | 314 | 292 | 354 | 8 |
/// | 100,000 | 20 | 1,220 | 6,320 | 2,041 | 2,642 | 2,769 | 3,751 | counting |
/// | 1,000,000 | 3 | – | 38 | 74 | 181 | – | 730 | 4 |
/// | 1,000,000 | 12 | – | 4,382 | 2,446 | 3,194 | – | 8,167 | 5 |
///
/// What is chosen took at most a quarter longer than the best of these. Without AVX-512 counting takes 4 to 5 times as
/// long and joining 1.5 to 3 times, so a join is still right where it is
/// chosen. One look-up, microseconds (and to make what it searches):
///
/// | n | k | counting | probing | expanded | tables |
/// |---|---|---|---|---|---|
/// | 1,000 | 1 | 0.35 | 0.54 | 0.015 (870) | 0.028 (50) |
/// | 1,000 | 2 | 0.31 | 12 | 0.046 (64,000) | 0.035 (90) |
/// | 100,000 | 1 | 9 | 0.7 | 0.024 (194,000) | 0.048 (800) |
/// | 100,000 | 3 | 9 | 228 | – | 0.16 (1,400) |
/// | 100,000 | 12 | 9 | – | – | 16 (1,400) |
/// | 1,000,000 | 2 | 100 | 22 | – | 0.26 (13,000) |
/// | 1,000,000 | 3 | 100 | 307 | – | 0.44 (16,000) |
/// | 1,000,000 | 8 | 100 | – | – | 19 (15,000) |
///
/// Sketches that are far from evenly spread cost more: a join compares no pair more often than it has blocks.
final class NeighbourChoice {
    /// Instead of a number of blocks: compare all pairs.
    static final int COUNT = 0;

    // Nanoseconds for all pairs.
    private static final double COUNTED_PAIR = 0.07;
    private static final double JOINED_PAIR = 0.1;
    private static final double JOINED_RUN = 10;
    private static final double SHORT_RUN_PAIR = 0.35;
    private static final double SHORT_RUN = 6;
    private static final double SPREAD_SKETCH = 4;
    private static final double BLOCK_VALUE = 8;

    // Nanoseconds for look-ups.
    private static final double COUNTED_SKETCH = 0.1;
    private static final double PROBE = 6;
    private static final double STORED_VARIANT = 30;
    private static final double LOOKUP = 20;
    private static final double SEARCH = 3;
    private static final double FOUND_SKETCH = 6;

    private NeighbourChoice() {}

    /// How many blocks find all pairs within `distance` (0…64) soonest, or [#COUNT].
    static int blocks(int sketches, int distance) {
        HammingNeighbours.check(distance, Long.SIZE);
        int best = COUNT;
        double least = COUNTED_PAIR * sketches * sketches / 2;
        for (int blocks = BlockLayout.LEAST_BLOCKS;
                blocks <= BlockLayout.MOST_BLOCKS && distance <= BlockLayout.LARGEST_DISTANCE;
                blocks++) {
            double time = joining(new BlockLayout(blocks, distance), sketches);
            if (time < least) {
                least = time;
                best = blocks;
            }
        }
        return best;
    }

    private static double joining(BlockLayout layout, double sketches) {
        double time = 0;
        for (int block = 0; block < layout.blocks(); block++) {
            double values = 1L << layout.width(block);
            double runs = sketches * HammingBall.size(layout.width(block), layout.tolerance(block)) / 2;
            double run = sketches / values;
            time += SPREAD_SKETCH * sketches + BLOCK_VALUE * values;
            time += runs
                    * (run < JoinedNeighbours.MANY ? SHORT_RUN + SHORT_RUN_PAIR * run : JOINED_RUN + JOINED_PAIR * run);
        }
        return time;
    }

    /// What looks up neighbours within `distance` (0…64) soonest when this is done so many `times`.
    static NeighbourLookup lookup(EqualValues sketches, int distance, long times) {
        HammingNeighbours.check(distance, Long.SIZE);
        if (times < 1) {
            throw new IllegalArgumentException("times must be at least 1: " + times);
        }
        int size = sketches.groups();
        double counting = times * (LOOKUP + COUNTED_SKETCH * size);
        double probing = probing(distance, times);
        double expanding = expanding(size, distance, times);
        double tabling = tabling(size, distance, times);
        double least = Math.min(Math.min(counting, probing), Math.min(expanding, tabling));
        if (least == counting) {
            return new CountedNeighbours(sketches, distance);
        } else if (least == probing) {
            return new ProbedNeighbours(sketches, distance);
        } else if (least == expanding) {
            return new ExpandedNeighbours(sketches, distance);
        }
        return new TabledNeighbours(sketches, distance);
    }

    private static double probing(int distance, long times) {
        return distance > ProbedNeighbours.LARGEST_DISTANCE
                ? Double.POSITIVE_INFINITY
                : times * (LOOKUP + PROBE * HammingBall.size(Long.SIZE, distance));
    }

    private static double expanding(int sketches, int distance, long times) {
        double variants = sketches * HammingBall.size(Long.SIZE, distance);
        return distance > ExpandedNeighbours.LARGEST_DISTANCE || variants > ExpandedNeighbours.MOST_VARIANTS
                ? Double.POSITIVE_INFINITY
                : STORED_VARIANT * variants + times * (LOOKUP + SEARCH);
    }

    private static double tabling(int sketches, int distance, long times) {
        if (distance > TabledNeighbours.LARGEST_DISTANCE) {
            return Double.POSITIVE_INFINITY;
        }
        var layout = new BlockLayout(TabledNeighbours.BLOCKS, distance);
        double time = times * LOOKUP;
        for (int block = 0; block < layout.blocks(); block++) {
            double values = 1L << layout.width(block);
            time += SPREAD_SKETCH * sketches + values;
            time += times
                    * HammingBall.size(layout.width(block), layout.tolerance(block))
                    * (SEARCH + FOUND_SKETCH * sketches / values);
        }
        return time;
    }
}
