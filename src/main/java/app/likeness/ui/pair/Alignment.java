package app.likeness.ui.pair;

import app.likeness.compare.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// Which place of one text faces which place of the other: *knots*, pairs of offsets that grow on both sides, from the
/// beginning of both texts over the edges of the matches to the end of both. Moved matches take no part, nor does one
/// that would lead backwards.
final class Alignment {
    private final int[] left;
    private final int[] right;
    // The match from each knot to the next; -1 for what stands between matches.
    private final int[] match;
    private final BitSet contained = new BitSet();

    private Alignment(List<int[]> knots) {
        left = knots.stream().mapToInt(knot -> knot[0]).toArray();
        right = knots.stream().mapToInt(knot -> knot[1]).toArray();
        match = knots.stream().mapToInt(knot -> knot[2]).toArray();
        Arrays.stream(match).filter(number -> number >= 0).forEach(contained::set);
    }

    /// @param matches sorted by left start
    static Alignment of(List<Match> matches, int leftLength, int rightLength) {
        var knots = new ArrayList<int[]>();
        knots.add(new int[] {0, 0, -1});
        for (int number = 0; number < matches.size(); number++) {
            Match match = matches.get(number);
            int[] last = knots.getLast();
            if (match.kind() != Match.Kind.MOVED
                    && match.left().start() >= last[0]
                    && match.right().start() >= last[1]) {
                knots.add(new int[] {match.left().start(), match.right().start(), number});
                knots.add(new int[] {match.left().end(), match.right().end(), -1});
            }
        }
        knots.add(new int[] {leftLength, rightLength, -1});
        return new Alignment(knots);
    }

    /// How many knots there are, at least two.
    int count() {
        return left.length;
    }

    /// The offset of a knot on one side; never less than that of the knot before.
    int knot(Side side, int index) {
        return side == Side.LEFT ? left[index] : right[index];
    }

    /// The number of the match between this knot and the next; -1 where no match is.
    int matchBehind(int index) {
        return match[index];
    }

    /// Whether a match takes part.
    boolean contains(int number) {
        return contained.get(number);
    }

    /// The last knot at or before `offset`, but never the very last one, so that another follows it.
    int before(Side side, int offset) {
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
