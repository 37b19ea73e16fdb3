package app.likeness.ui.pair.model;

import app.likeness.compare.Match;
import app.likeness.compare.rows.Differences;
import app.likeness.ui.pair.text.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Which place of one text faces which place of the other: *knots*, pairs of offsets that grow on both sides, from the
/// beginning of both texts over the edges of the matches to the end of both. Moved matches take no part, nor does one
/// that would lead backwards.
public final class Alignment {
    private final int[] left;
    private final int[] right;

    private Alignment(List<int[]> knots) {
        left = knots.stream().mapToInt(knot -> knot[0]).toArray();
        right = knots.stream().mapToInt(knot -> knot[1]).toArray();
    }

    /// What faces what, by the matches of two texts.
    ///
    /// @param matches sorted by left start
    public static Alignment of(List<Match> matches, int leftLength, int rightLength) {
        var knots = new ArrayList<int[]>();
        knots.add(new int[] {0, 0});
        Differences.facing(matches).stream().mapToObj(matches::get).forEach(match -> {
            knots.add(new int[] {match.left().start(), match.right().start()});
            knots.add(new int[] {match.left().end(), match.right().end()});
        });
        knots.add(new int[] {leftLength, rightLength});
        return new Alignment(knots);
    }

    /// How many knots there are, at least two.
    public int count() {
        return left.length;
    }

    /// The offset of a knot on one side; never less than that of the knot before.
    public int knot(Side side, int index) {
        return side == Side.LEFT ? left[index] : right[index];
    }

    /// The offset on the other side that faces `offset`.
    int opposite(Side side, int offset) {
        int knot = before(side, offset);
        int length = knot(side, knot + 1) - knot(side, knot);
        int other = knot(side.other(), knot + 1) - knot(side.other(), knot);
        long into = length == 0 ? 0 : (long) (offset - knot(side, knot)) * other / length;
        return knot(side.other(), knot) + (int) into;
    }

    /// The last knot at or before `offset`, but never the very last one, so that another follows it.
    public int before(Side side, int offset) {
        int[] offsets = side == Side.LEFT ? left : right;
        int found = Arrays.binarySearch(offsets, offset);
        int index = found >= 0 ? found : -found - 2;
        // Of several knots at one offset the last: what follows it is not empty.
        while (index + 1 < offsets.length && offsets[index + 1] == offset) {
            index++;
        }
        return Math.clamp(index, 0, offsets.length - 2);
    }
}
