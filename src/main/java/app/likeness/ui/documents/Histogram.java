package app.likeness.ui.documents;

import app.likeness.compare.Findings;
import app.likeness.compare.Pair;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// How many documents share how much: each document counts once, with the share of its strongest pair, wherever the
/// line is drawn. A document without a pair has the share 0.
final class Histogram {
    /// Each bar stands for two percent; the last one has 100 % as well.
    static final int BARS = 50;

    static final Histogram EMPTY = new Histogram(new double[0], Map.of());

    /// Ascending.
    private final double[] shares;

    private final Map<Long, Double> strongest;
    private final int[] heights = new int[BARS];

    private Histogram(double[] shares, Map<Long, Double> strongest) {
        this.shares = shares;
        this.strongest = strongest;
        for (double share : shares) {
            heights[bar(share)]++;
        }
    }

    /// O(pairs + documents × log documents).
    static Histogram of(Findings counted) {
        Map<Long, Double> strongest = new HashMap<>();
        for (Pair pair : counted.pairs()) {
            // The strongest pairs come first.
            strongest.putIfAbsent(pair.leftId(), pair.share());
            strongest.putIfAbsent(pair.rightId(), pair.share());
        }
        double[] shares = counted.documents().stream()
                .mapToDouble(document -> strongest.getOrDefault(document.id(), 0.0))
                .sorted()
                .toArray();
        return new Histogram(shares, strongest);
    }

    /// The bar that a share from 0 to 1 stands in.
    static int bar(double share) {
        // The tiny summand keeps 0.58 × 50 = 28.999… at 29.
        return Math.clamp((int) (share * BARS + 1e-9), 0, BARS - 1);
    }

    /// How many documents stand in a bar.
    int height(int bar) {
        return heights[bar];
    }

    /// The height of the highest bar.
    int highest() {
        return Arrays.stream(heights).max().orElse(0);
    }

    /// How many documents have at least this share. O(log documents).
    int from(double share) {
        int low = 0;
        int high = shares.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (shares[middle] < share) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return shares.length - low;
    }

    /// How many documents there are.
    int documents() {
        return shares.length;
    }

    /// Whether the document stands in this bar.
    boolean isIn(int bar, long documentId) {
        return bar(strongest.getOrDefault(documentId, 0.0)) == bar;
    }
}
