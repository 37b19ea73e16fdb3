package app.likeness.ui.documents;

import app.likeness.ui.DocumentsById;
import java.util.Arrays;
import java.util.List;

/// How many documents share how much: each document counts once, with the share of its strongest pair, wherever the
/// line is drawn. A document without a pair has the share 0.
final class Histogram {
    /// Each bar stands for two percent; the last one has 100 % as well.
    static final int BARS = 50;

    static final Histogram EMPTY = new Histogram(new DocumentsById(List.of()), new double[0], new double[0]);

    /// Ascending.
    private final double[] shares;

    private final DocumentsById byId;
    /// By place of the document.
    private final double[] strongest;
    private final int[] heights = new int[BARS];
    private final int highest;

    private Histogram(DocumentsById byId, double[] strongest, double[] shares) {
        this.byId = byId;
        this.strongest = strongest;
        this.shares = shares;
        for (double share : shares) {
            heights[bar(share)]++;
        }
        highest = Arrays.stream(heights).max().orElse(0);
    }

    /// O(pairs + documents).
    ///
    /// @param places each pair twice, strongest first: the place of its left document and of its right one; -1
    ///     where that is gone
    /// @param shares by entry of `places`, how much of the document the other one has
    static Histogram of(DocumentsById byId, int[] places, double[] shares) {
        double[] strongest = new double[byId.documents().size()];
        double[] ascending = new double[strongest.length];
        int least = strongest.length;
        // The first pair of a document is its strongest one, so that they come in their order.
        for (int entry = 0; entry < places.length; entry++) {
            double share = Math.max(shares[entry], shares[entry ^ 1]);
            int place = places[entry];
            if (place >= 0 && strongest[place] == 0 && share > 0) {
                strongest[place] = share;
                ascending[--least] = share;
            }
        }
        return new Histogram(byId, strongest, ascending);
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
        return highest;
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
