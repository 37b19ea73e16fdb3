package app.likeness.compare;

import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// All places where two texts differ: the gaps between the runs of each match, and between the matches what stands in
/// one text only. What a moved match covers is no difference; punctuation and spaces are none either.
/// O(length of both texts + matches × log matches).
public final class Differences {
    private static final Comparator<Difference> BY_LEFT =
            Comparator.comparing(Difference::left).thenComparing(Difference::right);

    private final FoldedOffsets left;
    private final FoldedOffsets right;
    /// By folded character whether it lies inside a match that stands in another order.
    private final boolean[] movedLeft;

    private final boolean[] movedRight;
    private final List<Difference> differences = new ArrayList<>();

    private Differences(String leftText, String rightText) {
        this.left = new FoldedOffsets(leftText);
        this.right = new FoldedOffsets(rightText);
        this.movedLeft = new boolean[left.characters()];
        this.movedRight = new boolean[right.characters()];
    }

    /// The differences of two texts by left, then by right.
    ///
    /// @param comparison of these two texts
    public static List<Difference> of(String leftText, String rightText, Comparison comparison) {
        Differences differences = new Differences(leftText, rightText);
        for (Match match : comparison.matches()) {
            if (match.kind() == Match.Kind.MOVED) {
                differences.addMoved(match);
            }
        }
        differences.addOrdered(comparison.matches());
        differences.differences.sort(BY_LEFT);
        return List.copyOf(differences.differences);
    }

    private void addMoved(Match match) {
        fill(left, movedLeft, match.left());
        fill(right, movedRight, match.right());
        Match.Run last = match.runs().getFirst();
        for (Match.Run run : match.runs()) {
            add(
                    left.characterAt(last.left().end()),
                    left.characterAt(run.left().start()),
                    right.characterAt(last.right().end()),
                    right.characterAt(run.right().start()));
            last = run;
        }
    }

    /// The gaps between all runs in order, from the beginning of both texts to their end.
    private void addOrdered(List<Match> matches) {
        int leftAt = 0;
        int rightAt = 0;
        for (Match match : matches) {
            if (match.kind() != Match.Kind.MOVED) {
                for (Match.Run run : match.runs()) {
                    addGap(
                            leftAt,
                            left.characterAt(run.left().start()),
                            rightAt,
                            right.characterAt(run.right().start()));
                    leftAt = Math.max(leftAt, left.characterAt(run.left().end()));
                    rightAt = Math.max(rightAt, right.characterAt(run.right().end()));
                }
            }
        }
        addGap(leftAt, left.characters(), rightAt, right.characters());
    }

    private void addGap(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        List<int[]> leftRest = rest(movedLeft, leftFrom, leftTo);
        List<int[]> rightRest = rest(movedRight, rightFrom, rightTo);
        if (leftRest.size() == 1 && rightRest.size() == 1) {
            add(
                    leftRest.getFirst()[0],
                    leftRest.getFirst()[1],
                    rightRest.getFirst()[0],
                    rightRest.getFirst()[1]);
        } else {
            leftRest.forEach(rest -> add(rest[0], rest[1], rightFrom, rightFrom));
            rightRest.forEach(rest -> add(leftFrom, leftFrom, rest[0], rest[1]));
        }
    }

    private void add(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        if (leftFrom < leftTo || rightFrom < rightTo) {
            differences.add(new Difference(left.span(leftFrom, leftTo), right.span(rightFrom, rightTo)));
        }
    }

    /// The stretches between two folded characters that no moved match covers: start and end of each.
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

    private static void fill(FoldedOffsets text, boolean[] moved, Span span) {
        Arrays.fill(moved, text.characterAt(span.start()), text.characterAt(span.end()), true);
    }
}
