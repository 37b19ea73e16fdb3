package app.likeness.compare.count;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import java.util.List;

/// What one text of a pair shares with the other, seen from that text alone: the other is its *source* here, without
/// a word about which of them was first. Immutable.
public final class SourceText {
    private final List<Span> passages;
    private final int[] ways;
    private final int[] same;

    /// @param passages where the matches stand in the text; may overlap
    /// @param ways by folded character of the text its ways through the matches, as `Tally` has them; 0 where it is
    ///     inside none
    /// @param same those through which it is the very same in the source
    SourceText(List<Span> passages, int[] ways, int[] same) {
        this.passages = passages.stream().sorted().toList();
        this.ways = ways.clone();
        this.same = same.clone();
    }

    /// What the left text shares with the right one.
    public static SourceText ofLeft(CountedComparison counted) {
        return new SourceText(
                counted.comparison().matches().stream().map(Match::left).toList(),
                counted.waysLeft(),
                counted.sameLeft());
    }

    /// What the right text shares with the left one.
    public static SourceText ofRight(CountedComparison counted) {
        return new SourceText(
                counted.comparison().matches().stream().map(Match::right).toList(),
                counted.waysRight(),
                counted.sameRight());
    }

    /// Where the matches stand in the text, by start; may overlap.
    public List<Span> passages() {
        return passages;
    }

    int length() {
        return ways.length;
    }

    int way(int character) {
        return ways[character];
    }

    int same(int character) {
        return same[character];
    }
}
