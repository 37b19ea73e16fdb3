package app.likeness.ui.clusters;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.util.Duration;

/// Which groups joined the list while somebody may have been looking: for a few seconds those that a running scan adds
/// to
/// others. The first ones of a corpus are not new, there was nothing before.
final class FreshGroups {
    private static final Duration SHOWN = Duration.seconds(5);

    private final ObservableValue<Boolean> scanning;
    private final Runnable onEnd;
    private final Set<Long> known = new HashSet<>();
    private final Set<Long> fresh = new HashSet<>();

    /// @param scanning whether a scan runs: the line adds groups as well, and those are not new
    /// @param onEnd hears that groups are new no longer
    FreshGroups(ObservableList<GroupRow> groups, ObservableValue<Boolean> scanning, Runnable onEnd) {
        this.scanning = scanning;
        this.onEnd = onEnd;
        groups.addListener((ListChangeListener<GroupRow>) change -> come(groups));
        come(groups);
    }

    boolean isFresh(GroupRow group) {
        return fresh.contains(group.key());
    }

    private void come(List<GroupRow> groups) {
        Set<Long> now = groups.stream().map(GroupRow::key).collect(Collectors.toSet());
        if (scanning.getValue() && !known.isEmpty()) {
            Set<Long> added = new HashSet<>(now);
            added.removeAll(known);
            if (!added.isEmpty()) {
                show(added);
            }
        }
        known.clear();
        known.addAll(now);
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
