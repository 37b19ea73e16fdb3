package app.likeness.ui.clusters;

import app.likeness.ui.RowList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.util.Duration;

/// Which groups joined the list while somebody may have been looking: for a few seconds those that a running scan adds
/// to others. The first ones of a corpus are not new, there was nothing before.
final class FreshGroups {
    private static final Duration SHOWN = Duration.seconds(5);

    private final ObservableValue<Boolean> scanning;
    private final Runnable onEnd;
    private List<GroupRow> known = List.of();
    private final Set<Long> fresh = new HashSet<>();

    /// @param scanning whether a scan runs: the line adds groups as well, and those are not new
    /// @param onEnd hears that groups are new no longer
    FreshGroups(RowList<GroupRow> groups, ObservableValue<Boolean> scanning, Runnable onEnd) {
        this.scanning = scanning;
        this.onEnd = onEnd;
        groups.addListener((ListChangeListener<GroupRow>) change -> come(groups.rows()));
        come(groups.rows());
    }

    boolean isFresh(GroupRow group) {
        return fresh.contains(group.key());
    }

    private void come(List<GroupRow> groups) {
        if (scanning.getValue() && !known.isEmpty()) {
            long[] before = known.stream().mapToLong(GroupRow::key).sorted().toArray();
            Set<Long> added = groups.stream()
                    .map(GroupRow::key)
                    .filter(key -> Arrays.binarySearch(before, key) < 0)
                    .collect(Collectors.toSet());
            if (!added.isEmpty()) {
                show(added);
            }
        }
        known = groups;
    }

    private void show(Set<Long> added) {
        fresh.addAll(added);
        PauseTransition end = new PauseTransition(SHOWN);
        end.setOnFinished(event -> {
            fresh.removeAll(added);
            onEnd.run();
        });
        end.play();
    }
}
