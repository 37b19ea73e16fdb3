package app.likeness.compare.align;

import app.likeness.compare.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// Tells which matches stand in another order on the right than on the left: all that are not part of the heaviest
/// sequence that ascends on both sides (a longest increasing subsequence, weighted by the length of the spans).
/// O(matches × log matches).
public final class MovedMatches {
    private MovedMatches() {}

    /// `matches`, sorted by left, with [Match.Kind#REORDERED] where it applies; a summary stays one.
    static List<Match> marked(List<Match> matches) {
        BitSet inOrder = inOrder(matches);
        List<Match> marked = new ArrayList<>();
        for (int i = 0; i < matches.size(); i++) {
            Match match = matches.get(i);
            boolean isMoved = !inOrder.get(i) && match.kind() != Match.Kind.SUMMARISED;
            marked.add(isMoved ? match.as(Match.Kind.REORDERED) : match);
        }
        return marked;
    }

    /// The numbers of the matches that do not, of `matches` sorted by left.
    public static BitSet inOrder(List<Match> matches) {
        int[] starts = matches.stream()
                .mapToInt(match -> match.right().start())
                .sorted()
                .distinct()
                .toArray();
        // A Fenwick tree: of the matches that begin at the right starts up to an index, the one that ends the heaviest
        // sequence.
        int[] tree = new int[starts.length + 1];
        Arrays.fill(tree, -1);
        long[] weights = new long[matches.size()];
        int[] previous = new int[matches.size()];
        int last = -1;
        for (int i = 0; i < matches.size(); i++) {
            Match match = matches.get(i);
            int rank = Arrays.binarySearch(starts, match.right().start());
            previous[i] = heaviest(tree, rank, weights);
            weights[i] = match.left().length() + match.right().length() + (previous[i] < 0 ? 0 : weights[previous[i]]);
            for (int at = rank + 1; at < tree.length; at += at & -at) {
                tree[at] = heavier(tree[at], i, weights);
            }
            last = heavier(last, i, weights);
        }
        BitSet inOrder = new BitSet();
        for (int at = last; at >= 0; at = previous[at]) {
            inOrder.set(at);
        }
        return inOrder;
    }

    /// The end of the heaviest sequence among the matches that begin before right start number `rank`.
    private static int heaviest(int[] tree, int rank, long[] weights) {
        int best = -1;
        for (int at = rank; at > 0; at -= at & -at) {
            best = heavier(best, tree[at], weights);
        }
        return best;
    }

    private static int heavier(int first, int second, long[] weights) {
        if (first < 0 || second < 0) {
            return Math.max(first, second);
        }
        return weights[second] > weights[first] ? second : first;
    }
}
