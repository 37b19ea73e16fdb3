package app.likeness.ui.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Rows in an order, with a memory: where a line or a search shows some of the rows that were sorted before, these are
/// taken out of their order, and nothing is compared. Confined to one thread.
final class SortedRows<R> {
    /// So many rows are remembered: a document may stand with another row on one side of a line than on the other, so
    /// that those of neither line are some of the other's.
    private static final int MOST = 3;

    private @Nullable RowOrder<R> order;
    /// What was sorted by it, the last first.
    private final List<Sorted<R>> known = new ArrayList<>();

    /// What the letters of the language weigh.
    private @Nullable TextOrder texts;

    private static final class Sorted<R> {
        /// As they came.
        private final List<R> rows;
        /// Their places, in the order.
        private final int[] places;

        Sorted(List<R> rows, int[] places) {
            this.rows = rows;
            this.places = places;
        }

        /// Some of the rows, in the order.
        List<R> shown(BitSet some) {
            List<R> shown = new ArrayList<>(some.cardinality());
            for (int place : places) {
                if (some.get(place)) {
                    shown.add(rows.get(place));
                }
            }
            return shown;
        }
    }

    /// The rows in this order; equal ones stay as they were. O(rows) where all were sorted before and come in the
    /// same order again, else what sorting them takes.
    List<R> of(List<R> rows, RowOrder<R> wanted) {
        if (!wanted.isSameAs(order)) {
            forget();
            order = wanted;
        }
        for (Sorted<R> before : known) {
            BitSet some = placesIn(before.rows, rows);
            if (some != null) {
                return before.shown(some);
            }
        }
        // Rows of another moment would be kept with all that they hold.
        known.removeIf(before -> rows.isEmpty() || placesIn(before.rows, rows.subList(0, 1)) == null);
        var sorted = new Sorted<>(rows, wanted.places(rows, texts(wanted)));
        known.addFirst(sorted);
        if (known.size() > MOST) {
            known.removeLast();
        }
        BitSet all = new BitSet(rows.size());
        all.set(0, rows.size());
        return sorted.shown(all);
    }

    private TextOrder texts(RowOrder<R> wanted) {
        TextOrder now = texts;
        if (now == null || !now.language().equals(wanted.language())) {
            now = new TextOrder(wanted.language());
            texts = now;
        }
        return now;
    }

    /// Where `some` stand in `all`; null where they are not some of these rows, in the same order.
    private static <R> @Nullable BitSet placesIn(List<R> all, List<R> some) {
        BitSet places = new BitSet(all.size());
        int found = 0;
        for (int place = 0; place < all.size() && found < some.size(); place++) {
            if (all.get(place).equals(some.get(found))) {
                places.set(place);
                found++;
            }
        }
        return found == some.size() ? places : null;
    }

    /// Forgets what was sorted: its columns may show something else now.
    void forget() {
        order = null;
        known.clear();
    }
}
