package app.likeness.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Rows in an order, with a memory: where a line or a search shows some of the rows that were sorted before, these are
/// taken out of their order, and nothing is compared. Confined to one thread.
final class SortedRows<R> {
    private @Nullable RowOrder<R> order;
    /// All rows that were sorted by it.
    private List<R> sorted = List.of();

    private Set<R> known = Set.of();

    /// The rows in this order; equal ones stay as they were. O(rows) where all were sorted before, else
    /// O(rows × log rows).
    ///
    /// @param rows different objects, and equal ones in the same order each time
    List<R> of(List<R> rows, RowOrder<R> wanted) {
        if (!wanted.isSameAs(order) || !known.containsAll(rows)) {
            order = wanted;
            sorted = wanted.sorted(rows);
            known = identities(sorted);
            return sorted;
        }
        Set<R> now = identities(rows);
        List<R> shown = new ArrayList<>(rows.size());
        for (R row : sorted) {
            if (now.contains(row)) {
                shown.add(row);
            }
        }
        return shown;
    }

    /// Forgets what was sorted: its columns may show something else now.
    void forget() {
        order = null;
        sorted = List.of();
        known = Set.of();
    }

    private static <R> Set<R> identities(List<R> rows) {
        Set<R> identities = Collections.newSetFromMap(new IdentityHashMap<>(rows.size()));
        identities.addAll(rows);
        return identities;
    }
}
