package app.likeness.ui.documents;

import app.likeness.ui.corpus.DocumentsById;
import java.util.Arrays;
import java.util.List;

/// How many documents share how much: each document counts once, with the share of its strongest pair, wherever the
/// line is drawn. A document without a pair has the share 0; those that others are only compared with do not count.
final class Histogram {
    /// Each bar stands for two percent; the last one has 100 % as well.
    static final int BARS = 50;

    static final Histogram EMPTY = new Histogram(new DocumentsById(List.of()), new byte[0], new double[0]);

    private final DocumentsById byId;
    /// By place of the document the number of its bar, from 1; 0 where it has no pair or does not count.
    private final byte[] barNumbers;
    /// Of the documents with a pair, ascending.
    private final double[] shares;

    private final int[] heights = new int[BARS];
    private final int highest;

    private Histogram(DocumentsById byId, byte[] barNumbers, double[] shares) {
        this.byId = byId;
        this.barNumbers = barNumbers;
        this.shares = shares;
        for (int place = 0; place < barNumbers.length; place++) {
            if (byId.isChecked(place)) {
                heights[Math.max(0, barNumbers[place] - 1)]++;
            }
        }
        highest = Arrays.stream(heights).max().orElse(0);
    }

    /// O(pairs + documents).
    ///
    /// @param places twice for each pair, strongest first: the place of the left document and of the right one; -1
    ///     where that is gone
    /// @param shares by entry of `places`, how much of the document the other one has
    static Histogram of(DocumentsById byId, int[] places, double[] shares) {
        byte[] numbers = new byte[byId.documents().size()];
        double[] strongest = new double[Math.min(numbers.length, places.length)];
        int least = strongest.length;
        // The first pair of a document is its strongest one, so that they come in their order.
        for (int entry = 0; entry < places.length; entry++) {
            int place = places[entry];
            boolean isThere = place >= 0 && places[entry ^ 1] >= 0;
            double share = Math.max(shares[entry], shares[entry ^ 1]);
            if (isThere && byId.isChecked(place) && numbers[place] == 0 && share > 0) {
                numbers[place] = (byte) (bar(share) + 1);
                strongest[--least] = share;
            }
        }
        return new Histogram(byId, numbers, Arrays.copyOfRange(strongest, least, strongest.length));
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
        if (share <= 0) {
            return documents();
        }
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

    /// How many documents there are that are checked.
    int documents() {
        return byId.checked();
    }

    /// Whether the document stands in this bar.
    boolean isIn(int bar, long documentId) {
        int place = byId.place(documentId);
        return place >= 0 && byId.isChecked(place) && Math.max(0, barNumbers[place] - 1) == bar;
    }
}
