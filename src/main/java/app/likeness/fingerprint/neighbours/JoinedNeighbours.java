package app.likeness.fingerprint.neighbours;

import java.util.function.BooleanSupplier;

/// All pairs of neighbours by joining blocks: for each block of a layout the sketches are ordered by it, and those with
/// the same value, or values within the tolerance, are compared with each other ([BlockLayout] says why no pair
/// escapes).
///
/// A pair is told at the first block in which it agrees. Among n evenly spread sketches a block of w bits with
/// tolerance t compares n² / 2 · V / 2^w pairs, V being the variants within t: with four blocks for 3 bits one in
/// 16,384 of what counting compares, with five blocks for 12 bits one in 27. What is compared lies side by side, so the
/// inner loops run through memory. Memory: 8 bytes for each sketch, and 4 for each value of a block; one block at a
/// time.
final class JoinedNeighbours {
    /// From so many sketches on, the loop without a branch is faster; below, setting it up costs more than it
    /// saves.
    static final int MANY = 32;

    private final EqualValues sketches;
    private final BlockLayout layout;
    private final int distance;
    private final BooleanSupplier cancelled;
    private final HammingNeighbours.Listener listener;

    /// @param distance what `layout` was made for
    JoinedNeighbours(
            EqualValues sketches,
            BlockLayout layout,
            int distance,
            BooleanSupplier cancelled,
            HammingNeighbours.Listener listener) {
        this.sketches = sketches;
        this.layout = layout;
        this.distance = distance;
        this.cancelled = cancelled;
        this.listener = listener;
    }

    void pairs() {
        for (int block = 0; block < layout.blocks(); block++) {
            new Pass(block).run();
        }
    }

    /// The pairs that agree in one block and in none before it.
    private final class Pass {
        private final int block;
        private final BlockTable table;
        private final int[] masks;

        /// How many masks have no bit above each bit.
        private final int[] upTo;

        Pass(int block) {
            this.block = block;
            table = new BlockTable(sketches.values(), layout, block);
            masks = HammingBall.masks(layout.width(block), layout.tolerance(block));
            upTo = new int[layout.width(block) + 1];
            for (int mask : masks) {
                upTo[Integer.SIZE - Integer.numberOfLeadingZeros(mask)]++;
            }
            for (int i = 1; i < upTo.length; i++) {
                upTo[i] += upTo[i - 1];
            }
        }

        void run() {
            for (int value = 0; value < table.starts.length - 1; value++) {
                int from = table.starts[value];
                int to = table.starts[value + 1];
                if (from < to) {
                    HammingNeighbours.stopIf(cancelled);
                    within(from, to);
                    if (masks.length > 1) {
                        between(value, from, to);
                    }
                }
            }
        }

        /// The sketches with one value of the block among themselves.
        private void within(int from, int to) {
            for (int left = from; left < to; left++) {
                compare(table.sketches[left], left + 1, to);
            }
        }

        /// The sketches with one value of the block and those with each greater value within the tolerance: the
        /// highest bit that differs is one that `value` lacks.
        private void between(int value, int from, int to) {
            for (int bit = 0; bit < upTo.length - 1; bit++) {
                if ((value >>> bit & 1) == 0) {
                    for (int i = upTo[bit]; i < upTo[bit + 1]; i++) {
                        int other = value ^ masks[i];
                        int start = table.starts[other];
                        int end = table.starts[other + 1];
                        for (int left = from; left < to; left++) {
                            compare(table.sketches[left], start, end);
                        }
                    }
                }
            }
        }

        private void compare(long left, int from, int to) {
            long[] values = table.sketches;
            if (to - from < MANY) {
                for (int right = from; right < to; right++) {
                    if (Long.bitCount(left ^ values[right]) <= distance) {
                        tell(left, values[right]);
                    }
                }
            } else {
                compareMany(left, from, to);
            }
        }

        private void compareMany(long left, int from, int to) {
            long[] values = table.sketches;
            for (int start = from; start < to; start += CountedNeighbours.BLOCK) {
                if (start > from) {
                    HammingNeighbours.stopIf(cancelled);
                }
                int end = Math.min(to, start + CountedNeighbours.BLOCK);
                if (CountedNeighbours.count(left, values, start, end, distance) > 0) {
                    for (int right = start; right < end; right++) {
                        if (Long.bitCount(left ^ values[right]) <= distance) {
                            tell(left, values[right]);
                        }
                    }
                }
            }
        }

        private void tell(long one, long other) {
            long difference = one ^ other;
            if (!layout.agreesBefore(block, difference)) {
                int left = sketches.group(Math.min(one, other));
                int right = sketches.group(Math.max(one, other));
                listener.neighbours(left, right, Long.bitCount(difference));
            }
        }
    }
}
