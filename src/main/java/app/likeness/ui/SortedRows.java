package app.likeness.ui;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Rows in an order, with a memory: where a line or a search shows some of the rows that were sorted before, these are
/// taken out of their order, and nothing is compared. Confined to one thread.
final class SortedRows<R> {
    private @Nullable RowOrder<R> order;
    /// The rows that were sorted by it, as they came, and their places in the order.
    private List<R> known = List.of();

    private int[] sorted = {};
    /// What the letters of the language weigh.
    private @Nullable TextOrder texts;

    /// The rows in this order; equal ones stay as they were. O(rows) where all were sorted before and come in the
    /// same order again, else O(rows × log rows).
    List<R> of(List<R> rows, RowOrder<R> wanted) {
        BitSet some = wanted.isSameAs(order) ? placesIn(known, rows) : null;
        if (some == null) {
            order = wanted;
            known = rows;
            sorted = wanted.places(rows, texts(wanted));
            some = new BitSet(rows.size());
            some.set(0, rows.size());
        }
        List<R> shown = new ArrayList<>(rows.size());
        for (int place : sorted) {
            if (some.get(place)) {
                shown.add(known.get(place));
            }
        }
        return shown;
    }

    private TextOrder texts(RowOrder<R> wanted) {
        TextOrder now = texts;
        if (now == null || !now.language().equals(wanted.language())) {
            now = new TextOrder(wanted.language());
            texts = now;
        }
        return now;
    }

    /// Where `some` stand in `all`; null where they are not the very same rows, in the same order.
    @SuppressWarnings("ReferenceEquality") // rows are themselves
    private static <R> @Nullable BitSet placesIn(List<R> all, List<R> some) {
        BitSet places = new BitSet(all.size());
        int found = 0;
        for (int place = 0; place < all.size() && found < some.size(); place++) {
            if (all.get(place) == some.get(found)) {
                places.set(place);
                found++;
            }
        }
        return found == some.size() ? places : null;
    }

    /// Forgets what was sorted: its columns may show something else now.
    void forget() {
        order = null;
        known = List.of();
        sorted = new int[0];
    }
}
