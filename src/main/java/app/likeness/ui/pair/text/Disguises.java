package app.likeness.ui.pair.text;

import app.likeness.text.FoldKind;
import app.likeness.text.fold.Fold;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What in one text of a pair is not what it looks like, by start.
public final class Disguises {
    static final Disguises NONE = new Disguises(List.of());

    private final List<Fold> folds;
    /// The largest end of all up to each: where to stop looking to the left.
    private final int[] reach;

    public Disguises(List<Fold> folds) {
        this.folds = List.copyOf(folds);
        reach = new int[folds.size()];
        int largest = 0;
        for (int i = 0; i < reach.length; i++) {
            largest = Math.max(largest, folds.get(i).span().end());
            reach[i] = largest;
        }
    }

    public List<Fold> all() {
        return folds;
    }

    /// How many of each kind that occurs.
    public Map<FoldKind, Integer> counts() {
        Map<FoldKind, Integer> counts = new EnumMap<>(FoldKind.class);
        folds.forEach(fold -> counts.merge(fold.kind(), fold.count(), Integer::sum));
        return counts;
    }

    public boolean isEmpty() {
        return folds.isEmpty();
    }

    /// Those that touch `[from, to)`.
    public List<Fold> within(int from, int to) {
        int first = firstReaching(from);
        int end = first;
        while (end < folds.size() && folds.get(end).span().start() < to) {
            end++;
        }
        return folds.subList(first, end).stream()
                .filter(fold -> fold.span().end() > from)
                .toList();
    }

    /// The one at the character at `offset` or just before it, the smallest if there are several.
    @Nullable
    public Fold at(int offset) {
        Fold smallest = null;
        for (Fold fold : within(Math.max(0, offset - 1), offset + 1)) {
            if (smallest == null || fold.span().length() < smallest.span().length()) {
                smallest = fold;
            }
        }
        return smallest;
    }

    private int firstReaching(int from) {
        int low = 0;
        int high = reach.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (reach[middle] <= from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
