package app.likeness.fingerprint.neighbours;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/// Which of many sketches are within a Hamming distance of each other, or of another sketch.
///
/// Sketches with the same bits form one *group*; neighbours are pairs of groups. So a hundred thousand copies are one
/// group and not five billion pairs, and the caller decides which of them to name: a pair of groups stands for
/// `size(left) · size(right)` pairs of sketches, a group for `size · (size − 1) / 2`.
///
/// Several strategies find the same neighbours: plain counting ([CountedNeighbours]), probing ([ProbedNeighbours]), an
/// expanded set ([ExpandedNeighbours]), permuted tables ([TabledNeighbours]) and their join ([JoinedNeighbours]); the
/// corpus keeps bands for single look-ups without loading it. [NeighbourChoice] chooses by the number of groups, the
/// distance and the number of look-ups. Immutable.
///
/// Example: of `0b1011101 0b1001001 0b1011101` the first and the third are group 1, the second is group 0, and
/// `within(2, …)` tells that groups 0 and 1 are 2 apart.
public final class HammingNeighbours {
    private final EqualValues sketches;

    /// Hears of neighbours.
    @FunctionalInterface
    public interface Listener {
        /// Groups `left` and `right` are `distance` apart, at least 1; `left < right`.
        void neighbours(int left, int right, int distance);
    }

    private HammingNeighbours(EqualValues sketches) {
        this.sketches = sketches;
    }

    /// Groups `sketches`. O(n log n), or O(n) for evenly spread ones; memory as for [EqualValues].
    public static HammingNeighbours of(long[] sketches) {
        return new HammingNeighbours(EqualValues.of(sketches));
    }

    /// The groups of equal sketches.
    public EqualValues groups() {
        return sketches;
    }

    /// Tells `listener` of all pairs of groups that are at most `distance` apart (0…64), each once, in no
    /// particular but always the same order.
    ///
    /// @throws CancellationException soon after `cancelled` says so
    public void within(int distance, BooleanSupplier cancelled, Listener listener) {
        int blocks = NeighbourChoice.blocks(sketches.groups(), distance);
        if (blocks == NeighbourChoice.COUNT) {
            new CountedNeighbours(sketches, distance).pairs(cancelled, listener);
        } else {
            var layout = new BlockLayout(blocks, distance);
            new JoinedNeighbours(sketches, layout, distance, cancelled, listener).pairs();
        }
    }

    /// The groups whose sketches are at most `distance` (0…64) from `sketch`, ascending.
    public int[] near(long sketch, int distance) {
        return lookup(distance, 1).near(sketch);
    }

    /// For looking up the neighbours of many sketches: what it holds pays off in about so many `times` (from 1 on).
    public NeighbourLookup lookup(int distance, long times) {
        return NeighbourChoice.lookup(sketches, distance, times);
    }

    static void check(int distance, int largest) {
        if (distance < 0 || distance > largest) {
            throw new IllegalArgumentException("distance must be in 0…" + largest + ": " + distance);
        }
    }

    static void stopIf(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }
}
