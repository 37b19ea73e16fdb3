package app.likeness.compare.align;

import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Aligns short stretches unit by unit: the gaps between two runs of a match, and what follows its last run.
///
/// A dynamic programme over both stretches for the best sum of common units in order (a longest common subsequence
/// with a price for each new run, as in Gotoh 1982). A unit is worth 2, a word of more than four letters 4, opening a
/// run costs 3: a single Han character or short word that two stretches have in common by chance stays changed text.
/// Next to a run that is already there opening is free, since there a single unit is more than chance. O(units of one
/// stretch × units of the other).
final class GapAligner {
    private static final int WORTH = 2;
    private static final int OPENING = 3;
    private static final int LONG_WORD = 5;
    private static final int SKIPPED = 1;

    /// How far from a run, both sides together, opening is free.
    private static final int NEXT_TO = 2;

    /// Where a stretch lies as seen from the runs that are there already.
    private enum Place {
        BETWEEN,
        BEHIND,
        BEFORE
    }

    private final UnitText left;
    private final UnitText right;

    GapAligner(UnitText left, UnitText right) {
        this.left = left;
        this.right = right;
    }

    /// The common runs between two runs.
    List<UnitRun> between(UnitRun before, UnitRun after) {
        if (before.leftEnd() == after.left() || before.rightEnd() == after.right()) {
            return List.of();
        }
        Stretch stretch = new Stretch(
                before.leftEnd(),
                before.rightEnd(),
                after.left() - before.leftEnd(),
                after.right() - before.rightEnd(),
                Place.BETWEEN);
        return stretch.runs(stretch.rows, stretch.columns);
    }

    /// The common runs that continue a match behind `last`, in at most `rows` units of the left and `columns`
    /// units of the right text; none when what they share is not worth more than what they skip. Where both
    /// stretches reach the end of their texts it is a gap like any other, between the last run and the end.
    List<UnitRun> behind(UnitRun last, int rows, int columns) {
        boolean closed = last.leftEnd() + rows == left.units() && last.rightEnd() + columns == right.units();
        Stretch stretch =
                new Stretch(last.leftEnd(), last.rightEnd(), rows, columns, closed ? Place.BETWEEN : Place.BEHIND);
        return closed ? stretch.runs(rows, columns) : stretch.opening();
    }

    /// The same before `first`, in order of the text.
    List<UnitRun> before(UnitRun first, int rows, int columns) {
        boolean closed = rows == first.left() && columns == first.right();
        if (closed) {
            Stretch stretch = new Stretch(0, 0, rows, columns, Place.BETWEEN);
            return stretch.runs(rows, columns);
        }
        return new Stretch(first.left() - 1, first.right() - 1, rows, columns, Place.BEFORE)
                .opening()
                .reversed();
    }

    /// Two stretches, read forwards or backwards.
    private final class Stretch {
        private final int leftStart;
        private final int rightStart;
        private final int rows;
        private final int columns;
        private final Place place;
        private final int step;
        /// Best sum up to a cell, and best sum of those that end with a common unit there.
        private final int[][] best;
        private final int[][] running;

        Stretch(int leftStart, int rightStart, int rows, int columns, Place place) {
            this.leftStart = leftStart;
            this.rightStart = rightStart;
            this.rows = rows;
            this.columns = columns;
            this.place = place;
            this.step = place == Place.BEFORE ? -1 : 1;
            this.best = new int[rows + 1][columns + 1];
            this.running = new int[rows + 1][columns + 1];
            fill();
        }

        private void fill() {
            Arrays.fill(running[0], Integer.MIN_VALUE / 2);
            for (int row = 1; row <= rows; row++) {
                running[row][0] = Integer.MIN_VALUE / 2;
                for (int column = 1; column <= columns; column++) {
                    running[row][column] = running(row, column);
                    best[row][column] =
                            Math.max(running[row][column], Math.max(best[row - 1][column], best[row][column - 1]));
                }
            }
        }

        private int running(int row, int column) {
            int unit = leftStart + step * (row - 1);
            if (left.unit(unit) != right.unit(rightStart + step * (column - 1))) {
                return Integer.MIN_VALUE / 2;
            }
            return worth(unit) + Math.max(running[row - 1][column - 1], opened(row - 1, column - 1));
        }

        private int opened(int row, int column) {
            // A single unit that ends at most NEXT_TO before the next run begins that and two units more before it.
            boolean nextTo =
                    row + column <= NEXT_TO || (place == Place.BETWEEN && rows - row + columns - column <= NEXT_TO + 2);
            return best[row][column] - (nextTo ? 0 : OPENING);
        }

        private int worth(int unit) {
            return left.characters(unit, unit + 1) >= LONG_WORD ? 2 * WORTH : WORTH;
        }

        /// The runs up to the cell where what is shared outweighs what is skipped most.
        List<UnitRun> opening() {
            int most = SKIPPED;
            int bestRow = 0;
            int bestColumn = 0;
            for (int row = 1; row <= rows; row++) {
                for (int column = 1; column <= columns; column++) {
                    int gain = running[row][column] - SKIPPED * Math.max(row, column);
                    if (gain > most) {
                        most = gain;
                        bestRow = row;
                        bestColumn = column;
                    }
                }
            }
            return runs(bestRow, bestColumn);
        }

        /// The runs of the best alignment of the first `toRow` rows and `toColumn` columns, in reading
        /// direction.
        List<UnitRun> runs(int toRow, int toColumn) {
            List<UnitRun> runs = new ArrayList<>();
            int row = toRow;
            int column = toColumn;
            while (row > 0 && column > 0 && best[row][column] > 0) {
                if (best[row][column] == best[row - 1][column]) {
                    row--;
                } else if (best[row][column] == best[row][column - 1]) {
                    column--;
                } else {
                    int length = runLength(row, column);
                    row -= length;
                    column -= length;
                    runs.add(run(row, column, length));
                }
            }
            return runs.reversed();
        }

        /// How many units the run that ends at a cell has.
        private int runLength(int row, int column) {
            int length = 1;
            while (running[row - length][column - length] >= opened(row - length, column - length)) {
                length++;
            }
            return length;
        }

        private UnitRun run(int row, int column, int length) {
            return step > 0
                    ? new UnitRun(leftStart + row, rightStart + column, length)
                    : new UnitRun(leftStart - row - length + 1, rightStart - column - length + 1, length);
        }
    }
}
