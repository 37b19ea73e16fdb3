package app.likeness.compare.rows;

import app.likeness.compare.Match;
import app.likeness.compare.align.MovedMatches;
import app.likeness.text.Span;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/// All places where two texts differ: the gaps inside each match, and between the matches what stands in one text
/// only. What a moved match covers is no difference; punctuation and spaces are none either. O(length of both texts +
/// matches × log matches).
public final class Differences {
    private static final Comparator<Difference> BY_LEFT =
            Comparator.comparing(Difference::left).thenComparing(Difference::right);

    private final Letters left;
    private final Letters right;
    private final List<Match> matches;
    private final BitSet facing;
    /// By letter whether it lies inside a match that stands in another order.
    private final boolean[] movedLeft;

    private final boolean[] movedRight;
    private final List<Difference> differences = new ArrayList<>();

    private Differences(Letters left, Letters right, List<Match> matches) {
        this.left = left;
        this.right = right;
        this.matches = matches;
        this.facing = facing(matches);
        this.movedLeft = new boolean[left.count()];
        this.movedRight = new boolean[right.count()];
    }

    /// The differences of two texts by left, then by right.
    ///
    /// @param matches of these two texts, sorted by left start
    public static List<Difference> of(Letters left, Letters right, List<Match> matches) {
        Differences differences = new Differences(left, right, matches);
        differences.addInside();
        differences.addBetween();
        differences.differences.sort(BY_LEFT);
        return List.copyOf(differences.differences);
    }

    /// The numbers of the matches that face each other, one behind the other in both texts. Those that stand in
    /// another order are not among them, nor is one that would lead backwards because it overlaps another.
    ///
    /// @param matches sorted by left start
    public static BitSet facing(List<Match> matches) {
        BitSet facing = MovedMatches.inOrder(matches);
        int leftDone = 0;
        int rightDone = 0;
        for (int number = facing.nextSetBit(0); number >= 0; number = facing.nextSetBit(number + 1)) {
            Match match = matches.get(number);
            if (match.left().start() < leftDone || match.right().start() < rightDone) {
                facing.clear(number);
            } else {
                leftDone = match.left().end();
                rightDone = match.right().end();
            }
        }
        return facing;
    }

    private void addInside() {
        for (int number = 0; number < matches.size(); number++) {
            Match match = matches.get(number);
            int leftAt = left.before(match.left().start());
            int rightAt = right.before(match.right().start());
            int leftEnd = left.before(match.left().end());
            int rightEnd = right.before(match.right().end());
            if (!facing.get(number)) {
                Arrays.fill(movedLeft, leftAt, leftEnd, true);
                Arrays.fill(movedRight, rightAt, rightEnd, true);
            }
            for (Match.Run run : match.runs()) {
                add(
                        number,
                        leftAt,
                        left.before(run.left().start()),
                        rightAt,
                        right.before(run.right().start()));
                leftAt = left.before(run.left().end());
                rightAt = right.before(run.right().end());
            }
            add(number, leftAt, leftEnd, rightAt, rightEnd);
        }
    }

    /// What stands between the matches that face each other, from the beginning of both texts to their end.
    private void addBetween() {
        int leftAt = 0;
        int rightAt = 0;
        for (int number = facing.nextSetBit(0); number >= 0; number = facing.nextSetBit(number + 1)) {
            Span leftSpan = matches.get(number).left();
            Span rightSpan = matches.get(number).right();
            addGap(leftAt, left.before(leftSpan.start()), rightAt, right.before(rightSpan.start()));
            leftAt = left.before(leftSpan.end());
            rightAt = right.before(rightSpan.end());
        }
        addGap(leftAt, left.count(), rightAt, right.count());
    }

    private void addGap(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        List<int[]> leftRest = rest(movedLeft, leftFrom, leftTo);
        List<int[]> rightRest = rest(movedRight, rightFrom, rightTo);
        if (leftRest.size() == 1 && rightRest.size() == 1) {
            add(
                    -1,
                    leftRest.getFirst()[0],
                    leftRest.getFirst()[1],
                    rightRest.getFirst()[0],
                    rightRest.getFirst()[1]);
        } else {
            leftRest.forEach(rest -> add(-1, rest[0], rest[1], rightFrom, rightFrom));
            rightRest.forEach(rest -> add(-1, leftFrom, leftFrom, rest[0], rest[1]));
        }
    }

    private void add(int match, int leftFrom, int leftTo, int rightFrom, int rightTo) {
        if (leftFrom < leftTo || rightFrom < rightTo) {
            differences.add(new Difference(match, left.span(leftFrom, leftTo), right.span(rightFrom, rightTo)));
        }
    }

    /// The stretches between two letters that no moved match covers: start and end of each.
    private static List<int[]> rest(boolean[] moved, int from, int to) {
        List<int[]> rest = new ArrayList<>();
        for (int at = from; at < to; at++) {
            int start = at;
            while (at < to && !moved[at]) {
                at++;
            }
            if (start < at) {
                rest.add(new int[] {start, at});
            }
        }
        return rest;
    }
}
