package app.likeness.ui.pair;

import app.likeness.compare.Comparison;
import app.likeness.compare.Difference;
import app.likeness.compare.Differences;
import app.likeness.compare.Match;
import app.likeness.compare.Pair;
import app.likeness.compare.SideBySideRow;
import app.likeness.compare.SideBySideRows;
import app.likeness.text.Chunks;
import app.likeness.text.Document;
import app.likeness.text.FoldedText;
import app.likeness.text.Letters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/// A pair with its texts, aligned and ready to be drawn.
///
/// @param matches by left start; their numbers count from 0 here and from 1 on the screen
/// @param evidence one for each match
/// @param differences on the way through both texts
/// @param rows what the view of differences shows
record OpenedPair(
        Pair pair,
        PairText left,
        PairText right,
        List<Match> matches,
        List<Evidence> evidence,
        List<Difference> differences,
        Alignment alignment,
        List<SideBySideRow> rows) {
    /// Compares the texts and prepares what the view draws: the slow part of opening a pair. O(text).
    static OpenedPair of(
            Pair pair,
            Document leftDocument,
            Document rightDocument,
            String leftText,
            String rightText,
            BiFunction<FoldedText, FoldedText, Comparison> compare) {
        FoldedText leftFolded = FoldedText.of(leftText);
        FoldedText rightFolded = FoldedText.of(rightText);
        Comparison comparison = compare.apply(leftFolded, rightFolded);
        List<Match> matches = comparison.matches();
        PairText left = text(Side.LEFT, leftDocument, leftText, new Letters(leftFolded), comparison);
        PairText right = text(Side.RIGHT, rightDocument, rightText, new Letters(rightFolded), comparison);
        List<Difference> differences = Differences.of(left.letters(), right.letters(), matches);
        return new OpenedPair(
                pair,
                left,
                right,
                matches,
                evidence(matches, differences, left.letters(), right.letters()),
                differences,
                Alignment.of(matches, leftText.length(), rightText.length()),
                SideBySideRows.of(left.sideBySide(), right.sideBySide(), matches));
    }

    PairText text(Side side) {
        return side == Side.LEFT ? left : right;
    }

    /// The longest stretch of characters that is the same in both texts; 0 without a match.
    int longestRun() {
        return evidence.stream().mapToInt(Evidence::longestRun).max().orElse(0);
    }

    private static List<Evidence> evidence(
            List<Match> matches, List<Difference> differences, Letters left, Letters right) {
        Map<Integer, List<Difference>> inside = differences.stream().collect(Collectors.groupingBy(Difference::match));
        var evidence = new ArrayList<Evidence>();
        for (int number = 0; number < matches.size(); number++) {
            List<Difference> own = inside.getOrDefault(number, List.of());
            evidence.add(Evidence.of(matches.get(number), own, left, right));
        }
        return evidence;
    }

    private static PairText text(Side side, Document document, String text, Letters letters, Comparison comparison) {
        return new PairText(
                side,
                document,
                text,
                letters,
                Chunks.of(text),
                Marks.of(comparison.matches(), side, letters),
                side == Side.LEFT ? comparison.sharedLeft() : comparison.sharedRight(),
                side == Side.LEFT ? comparison.charactersLeft() : comparison.charactersRight());
    }
}
