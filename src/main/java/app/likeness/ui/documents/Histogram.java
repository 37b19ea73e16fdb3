package app.likeness.ui.documents;

import app.likeness.compare.Counted;
import app.likeness.compare.Pair;
import app.likeness.ui.DocumentsById;
import java.util.Arrays;
import java.util.List;

/// How many documents share how much: each document counts once, with the share of its strongest pair, wherever the
/// line is drawn. A document without a pair has the share 0.
final class Histogram {
    /// Each bar stands for two percent; the last one has 100 % as well.
    static final int BARS = 50;

    static final Histogram EMPTY = new Histogram(new DocumentsById(List.of()), new double[0]);

    /// Ascending.
    private final double[] shares;

    private final DocumentsById byId;
    /// By place of the document.
    private final double[] strongest;
    private final int[] heights = new int[BARS];

    private Histogram(DocumentsById byId, double[] strongest) {
        this.byId = byId;
        this.strongest = strongest;
        shares = strongest.clone();
        Arrays.sort(shares);
        for (double share : shares) {
            heights[bar(share)]++;
        }
    }

    /// O(pairs + documents × log documents).
    static Histogram of(DocumentsById byId, Counted counted) {
        double[] strongest = new double[byId.documents().size()];
        for (Pair pair : counted.pairs()) {
            for (long id : new long[] {pair.leftId(), pair.rightId()}) {
                int place = byId.place(id);
                if (place >= 0) {
                    strongest[place] = Math.max(strongest[place], pair.share());
                }
            }
        }
        return new Histogram(byId, strongest);
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
        int place = byId.place(documentId);
        return place >= 0 && bar(strongest[place]) == bar;
    }
}
