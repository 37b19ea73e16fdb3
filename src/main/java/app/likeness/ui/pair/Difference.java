package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// One place inside a match where the two texts differ: what stands there in A and in B. A side without letters or
/// digits there has an empty span: something was left out or added.
///
/// @param match its number, from 0
record Difference(int match, Span left, Span right) {
    /// All differences inside the matches, in their order.
    static List<Difference> of(List<Match> matches, String leftText, String rightText) {
        var differences = new ArrayList<Difference>();
        for (int number = 0; number < matches.size(); number++) {
            Match match = matches.get(number);
            int left = match.left().start();
            int right = match.right().start();
            for (Match.Run run : match.runs()) {
                add(
                        differences,
                        number,
                        leftText,
                        left,
                        run.left().start(),
                        rightText,
                        right,
                        run.right().start());
                left = run.left().end();
                right = run.right().end();
            }
            add(
                    differences,
                    number,
                    leftText,
                    left,
                    match.left().end(),
                    rightText,
                    right,
                    match.right().end());
        }
        return differences;
    }

    private static void add(
            List<Difference> differences,
            int match,
            String leftText,
            int leftStart,
            int leftEnd,
            String rightText,
            int rightStart,
            int rightEnd) {
        Span left = Letters.trimmed(leftText, leftStart, leftEnd);
        Span right = Letters.trimmed(rightText, rightStart, rightEnd);
        if (!left.isEmpty() || !right.isEmpty()) {
            differences.add(new Difference(match, left, right));
        }
    }

    Span span(Side side) {
        return side == Side.LEFT ? left : right;
    }
}
