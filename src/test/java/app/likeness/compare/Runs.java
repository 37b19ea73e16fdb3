package app.likeness.compare;

import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;

/// Matches of two whole texts by what is the very same in them.
public final class Runs {
    private Runs() {}

    /// A match of all of `left` with all of `right`.
    ///
    /// @param same what stands in both, in order
    public static Match match(Match.Kind kind, String left, String right, String... same) {
        List<Match.Run> runs = new ArrayList<>();
        int leftAt = 0;
        int rightAt = 0;
        for (String each : same) {
            leftAt = left.indexOf(each, leftAt);
            rightAt = right.indexOf(each, rightAt);
            runs.add(new Match.Run(
                    new Span(leftAt, leftAt + each.length()),
                    new Span(rightAt, rightAt + each.length()),
                    FoldedText.of(each).length()));
            leftAt += each.length();
            rightAt += each.length();
        }
        return new Match(new Span(0, left.length()), new Span(0, right.length()), kind, runs);
    }
}
