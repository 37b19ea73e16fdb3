package app.likeness.ui.pair;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.Pair;
import app.likeness.text.Document;
import java.util.ArrayList;
import java.util.List;

/// A pair with its texts, aligned and ready to be drawn.
///
/// @param matches by left start; their numbers count from 0 here and from 1 on the screen
/// @param evidence one for each match
/// @param differences in the order of the matches
record OpenedPair(
        Pair pair,
        PairText left,
        PairText right,
        List<Match> matches,
        List<Evidence> evidence,
        List<Difference> differences,
        Alignment alignment) {
    /// Prepares what the view draws. O(text), apart from the comparison that is given.
    static OpenedPair of(
            Pair pair, Document left, Document right, String leftText, String rightText, Comparison comparison) {
        List<Match> matches = comparison.matches();
        List<Difference> differences = Difference.of(matches, leftText, rightText);
        var evidence = new ArrayList<Evidence>();
        int from = 0;
        for (int i = 0; i < matches.size(); i++) {
            int to = from;
            while (to < differences.size() && differences.get(to).match() == i) {
                to++;
            }
            evidence.add(Evidence.of(matches.get(i), differences.subList(from, to), leftText, rightText));
            from = to;
        }
        return new OpenedPair(
                pair,
                new PairText(
                        Side.LEFT,
                        left,
                        leftText,
                        Chunks.of(leftText),
                        Marks.of(matches, Side.LEFT, leftText),
                        comparison.sharedLeft(),
                        comparison.charactersLeft()),
                new PairText(
                        Side.RIGHT,
                        right,
                        rightText,
                        Chunks.of(rightText),
                        Marks.of(matches, Side.RIGHT, rightText),
                        comparison.sharedRight(),
                        comparison.charactersRight()),
                matches,
                evidence,
                differences,
                Alignment.of(matches, leftText.length(), rightText.length()));
    }

    PairText text(Side side) {
        return side == Side.LEFT ? left : right;
    }

    /// The longest stretch of characters that is the same in both texts; 0 without a match.
    int longestRun() {
        return evidence.stream().mapToInt(Evidence::longestRun).max().orElse(0);
    }
}
