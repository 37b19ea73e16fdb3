package app.likeness.compare.align;

import app.likeness.compare.units.Block;
import app.likeness.compare.units.NumberedHashes;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/// The pieces that both sides of a block have, wherever they stand in it, each unit in one piece at most, the longest
/// pieces first (greedy string tiling, Wise 1993): what is left of a copy when its clauses were put in another order.
final class Tiles {
    /// How many units a piece has at least.
    private static final int LEAST = 5;

    /// Of what the right side repeats so many places are looked at.
    private static final int TRIED = 16;

    private final UnitText left;
    private final UnitText right;
    private final BitSet takenLeft = new BitSet();
    private final BitSet takenRight = new BitSet();

    /// @param matches what is found already: nothing of it is in a piece
    Tiles(UnitText left, UnitText right, List<Block> matches) {
        this.left = left;
        this.right = right;
        for (Block match : matches) {
            takenLeft.set(match.left(), match.leftEnd());
            takenRight.set(match.right(), match.rightEnd());
        }
    }

    /// The pieces inside `block`, in no order; they are taken from then on. O(units × [#TRIED] × length of a piece) at
    /// worst, where a text repeats itself.
    List<UnitRun> in(Block block) {
        List<UnitRun> candidates = candidates(block);
        candidates.sort(Comparator.comparingInt(UnitRun::length)
                .reversed()
                .thenComparingInt(UnitRun::left)
                .thenComparingInt(UnitRun::right));
        List<UnitRun> tiles = new ArrayList<>();
        for (UnitRun candidate : candidates) {
            UnitRun tile = free(candidate);
            if (tile.length() >= LEAST) {
                takenLeft.set(tile.left(), tile.leftEnd());
                takenRight.set(tile.right(), tile.rightEnd());
                tiles.add(tile);
            }
        }
        return tiles;
    }

    /// Common runs that nothing of is taken, as long as they can be to their right; of a run the beginning alone.
    private List<UnitRun> candidates(Block block) {
        int rightPieces = Math.max(0, block.rightLength() - LEAST + 1);
        var numbers = new NumberedHashes(Math.max(1, rightPieces + block.leftLength()));
        int[] next = new int[rightPieces];
        int[] last = new int[rightPieces];
        Arrays.fill(last, -1);
        int[] first = new int[rightPieces];
        Arrays.fill(first, -1);
        for (int i = 0; i < rightPieces; i++) {
            int number = numbers.number(hash(right, block.right() + i));
            next[i] = -1;
            if (first[number] < 0) {
                first[number] = i;
            } else {
                next[last[number]] = i;
            }
            last[number] = i;
        }
        List<UnitRun> candidates = new ArrayList<>();
        int different = numbers.size();
        for (int unit = block.left(); unit + LEAST <= block.leftEnd(); unit++) {
            int number = numbers.number(hash(left, unit));
            int place = number < different ? first[number] : -1;
            for (int tried = 0; place >= 0 && tried < TRIED; tried++) {
                int there = block.right() + place;
                if (!continues(unit, there, block)) {
                    candidates.add(new UnitRun(unit, there, length(unit, there, block)));
                }
                place = next[place];
            }
        }
        return candidates;
    }

    private static long hash(UnitText text, int from) {
        long hash = 0;
        for (int unit = from; unit < from + LEAST; unit++) {
            hash = (hash ^ text.unit(unit)) * NumberedHashes.SPREAD;
            hash ^= hash >>> Integer.SIZE;
        }
        return hash;
    }

    /// Whether the unit before is the same as well, and free on both sides.
    private boolean continues(int unit, int there, Block block) {
        return unit > block.left()
                && there > block.right()
                && !takenLeft.get(unit - 1)
                && !takenRight.get(there - 1)
                && left.unit(unit - 1) == right.unit(there - 1);
    }

    private int length(int unit, int there, Block block) {
        int most = Math.min(block.leftEnd() - unit, block.rightEnd() - there);
        int length = 0;
        while (length < most
                && !takenLeft.get(unit + length)
                && !takenRight.get(there + length)
                && left.unit(unit + length) == right.unit(there + length)) {
            length++;
        }
        return length;
    }

    /// The longest part of a run that is free on both sides; it may be empty.
    private UnitRun free(UnitRun run) {
        int from = 0;
        int best = 0;
        int bestFrom = 0;
        for (int i = 0; i <= run.length(); i++) {
            boolean isTaken = i == run.length() || takenLeft.get(run.left() + i) || takenRight.get(run.right() + i);
            if (isTaken) {
                if (i - from > best) {
                    best = i - from;
                    bestFrom = from;
                }
                from = i + 1;
            }
        }
        return new UnitRun(run.left() + bestFrom, run.right() + bestFrom, best);
    }
}
