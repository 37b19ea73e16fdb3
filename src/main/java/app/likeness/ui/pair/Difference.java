package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// One place where the two texts differ: what stands there in A and in B. A side without letters or digits there has an
/// empty span: something was left out or added.
///
/// @param match the number of the match that it is inside of, from 0; -1 for what stands between matches
record Difference(int match, Span left, Span right) {
    /// The differences inside one match, in their order.
    static List<Difference> inside(Match match, int number, Letters left, Letters right) {
        var differences = new ArrayList<Difference>();
        int leftDone = match.left().start();
        int rightDone = match.right().start();
        for (Match.Run run : match.runs()) {
            add(
                    differences,
                    number,
                    left.trimmed(leftDone, run.left().start()),
                    right.trimmed(rightDone, run.right().start()));
            leftDone = run.left().end();
            rightDone = run.right().end();
        }
        add(
                differences,
                number,
                left.trimmed(leftDone, match.left().end()),
                right.trimmed(rightDone, match.right().end()));
        return differences;
    }

    /// All differences on the way through both texts: between the matches that keep their order, and inside all of
    /// them.
    /// A moved match comes where it stands in A.
    ///
    /// @param inside the differences inside each match
    static List<Difference> all(
            Alignment alignment, List<Match> matches, List<List<Difference>> inside, Letters left, Letters right) {
        var differences = new ArrayList<Difference>();
        int moved = 0;
        for (int knot = 0; knot + 1 < alignment.count(); knot++) {
            int from = alignment.knot(Side.LEFT, knot);
            int to = alignment.knot(Side.LEFT, knot + 1);
            int match = alignment.matchBehind(knot);
            if (match >= 0) {
                differences.addAll(inside.get(match));
                continue;
            }
            add(
                    differences,
                    -1,
                    left.trimmed(from, to),
                    right.trimmed(alignment.knot(Side.RIGHT, knot), alignment.knot(Side.RIGHT, knot + 1)));
            while (moved < matches.size() && matches.get(moved).left().start() < to) {
                if (!alignment.contains(moved)) {
                    differences.addAll(inside.get(moved));
                }
                moved++;
            }
        }
        return differences;
    }

    Span span(Side side) {
        return side == Side.LEFT ? left : right;
    }

    private static void add(List<Difference> differences, int match, Span left, Span right) {
        if (!left.isEmpty() || !right.isEmpty()) {
            differences.add(new Difference(match, left, right));
        }
    }
}
