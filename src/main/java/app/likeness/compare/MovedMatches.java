package app.likeness.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Tells which matches stand in another order on the right than on the left: all that are not part of the heaviest
/// sequence that ascends on both sides (a longest increasing subsequence, weighted by shared characters).
/// O(matches × log matches).
final class MovedMatches {
    private MovedMatches() {}

    /// `matches`, sorted by left, with [Match.Kind#MOVED] where it applies.
    static List<Match> marked(List<Match> matches) {
        boolean[] inOrder = inOrder(matches);
        List<Match> marked = new ArrayList<>();
        for (int i = 0; i < inOrder.length; i++) {
            Match match = matches.get(i);
            marked.add(inOrder[i] ? match : new Match(match.left(), match.right(), Match.Kind.MOVED, match.runs()));
        }
        return marked;
    }

    private static boolean[] inOrder(List<Match> matches) {
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
            int rank = Arrays.binarySearch(starts, matches.get(i).right().start());
            previous[i] = heaviest(tree, rank, weights);
            weights[i] = matches.get(i).sharedCharacters() + (previous[i] < 0 ? 0 : weights[previous[i]]);
            for (int at = rank + 1; at < tree.length; at += at & -at) {
                tree[at] = heavier(tree[at], i, weights);
            }
            last = heavier(last, i, weights);
        }
        boolean[] inOrder = new boolean[matches.size()];
        for (int at = last; at >= 0; at = previous[at]) {
            inOrder[at] = true;
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
