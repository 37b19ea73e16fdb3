package app.likeness.compare.align;

import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import java.util.Arrays;

/// Lets a passage of characters grow over its edges as long as both texts go on alike: a banded alignment that ends
/// where nothing better comes for a while (X-drop; Zhang, Schwartz, Wagner, Miller 2000).
///
/// A unit that is the same on both sides is worth as much as one costs that is changed, put in or left out. So text of
/// which more than half is the same goes on, however short the runs; unrelated text of three thousand different
/// characters ends at once. O([#BAND] × units grown over).
final class EdgeGrowth {
    /// How far the two sides may run apart, in units.
    private static final int BAND = 8;

    /// So many units more that differ than are the same end the growth.
    private static final int DROP = 8;

    private static final int NEVER = Integer.MIN_VALUE / 2;

    private final UnitText left;
    private final UnitText right;

    EdgeGrowth(UnitText left, UnitText right) {
        this.left = left;
        this.right = right;
    }

    /// `block` with what goes on alike behind `last` and before `first`, its last and first runs.
    Block grown(Block block, UnitRun first, UnitRun last) {
        int[] before = growth(first.left() - 1, first.right() - 1, -1);
        int[] behind = growth(last.leftEnd(), last.rightEnd(), 1);
        return new Block(
                Math.min(block.left(), first.left() - before[0]),
                Math.max(block.leftEnd(), last.leftEnd() + behind[0]),
                Math.min(block.right(), first.right() - before[1]),
                Math.max(block.rightEnd(), last.rightEnd() + behind[1]));
    }

    /// How many units of each side follow from `leftFrom` and `rightFrom` on, in the direction of `step`.
    private int[] growth(int leftFrom, int rightFrom, int step) {
        int rows = step > 0 ? left.units() - leftFrom : leftFrom + 1;
        int columns = step > 0 ? right.units() - rightFrom : rightFrom + 1;
        // By diagonal, column − row + BAND, the best sum that ends in a row.
        int[] sums = new int[2 * BAND + 1];
        Arrays.fill(sums, NEVER);
        sums[BAND] = 0;
        for (int i = BAND + 1; i < sums.length; i++) {
            sums[i] = sums[i - 1] - 1;
        }
        int best = 0;
        int[] grown = {0, 0};
        int highest = 0;
        for (int row = 1; row <= rows && highest > best - DROP; row++) {
            highest = NEVER;
            for (int diagonal = 0; diagonal < sums.length; diagonal++) {
                int column = row + diagonal - BAND;
                int sum = NEVER;
                if (column >= 0 && column <= columns) {
                    if (column > 0) {
                        boolean same =
                                left.unit(leftFrom + step * (row - 1)) == right.unit(rightFrom + step * (column - 1));
                        sum = sums[diagonal] + (same ? 1 : -1);
                    }
                    if (diagonal + 1 < sums.length) {
                        sum = Math.max(sum, sums[diagonal + 1] - 1);
                    }
                    if (diagonal > 0 && column > 0) {
                        sum = Math.max(sum, sums[diagonal - 1] - 1);
                    }
                }
                sums[diagonal] = sum;
                highest = Math.max(highest, sum);
                if (sum > best) {
                    best = sum;
                    grown[0] = row;
                    grown[1] = column;
                }
            }
        }
        return grown;
    }
}
