package app.likeness.compare.index;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Winnower;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What the passages of two texts are looked up by: of each match the winnowed hashes that both its sides have, so a
/// document with all of them has the passage but for what the two texts have differently. A passage that agrees
/// nowhere for the length that winnowing needs (23 Han characters, 7 words) has none.
public final class PassageHashes {
    private PassageHashes() {}

    /// By match, in the order of [Comparison#matches]: different hashes, ascending. O(text + hashes · log hashes).
    public static List<long[]> of(Comparison comparison, FoldedText leftText, FoldedText rightText) {
        var left = new Located(Winnower.select(leftText));
        var right = new Located(Winnower.select(rightText));
        List<long[]> hashes = new ArrayList<>();
        for (Match match : comparison.matches()) {
            long[] other = right.within(match.right());
            hashes.add(Arrays.stream(left.within(match.left()))
                    .filter(hash -> Arrays.binarySearch(other, hash) >= 0)
                    .distinct()
                    .toArray());
        }
        return hashes;
    }

    /// A selection by place.
    private static final class Located {
        private final Selection selection;
        private final int[] byStart;

        Located(Selection selection) {
            this.selection = selection;
            this.byStart = selection.byStart();
        }

        /// The hashes whose text lies in `span`, ascending.
        long[] within(Span span) {
            return Arrays.stream(byStart, from(span.start()), from(span.end()))
                    .filter(index -> selection.end(index) <= span.end())
                    .mapToLong(selection::hash)
                    .sorted()
                    .toArray();
        }

        /// The first place in `byStart` whose hash begins at `offset` or behind it.
        private int from(int offset) {
            int low = 0;
            int high = byStart.length;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (selection.start(byStart[middle]) < offset) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }
}
