package app.likeness.ui.clusters.model;

import app.likeness.ui.table.RowList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.util.Duration;

/// Which groups joined the list while somebody may have been looking: for a few seconds those that a running scan adds
/// to others. The first ones of a corpus are not new, there was nothing before.
public final class FreshGroups {
    private static final Duration SHOWN = Duration.seconds(5);

    private final ObservableValue<Boolean> scanning;
    private final Consumer<Runnable> later;
    private List<GroupRow> known = List.of();
    private final ReadOnlyObjectWrapper<Set<Long>> fresh = new ReadOnlyObjectWrapper<>(Set.of());

    /// @param scanning whether a scan runs: the line adds groups as well, and those are not new
    public FreshGroups(RowList<GroupRow> groups, ObservableValue<Boolean> scanning) {
        this(groups, scanning, end -> {
            PauseTransition pause = new PauseTransition(SHOWN);
            pause.setOnFinished(event -> end.run());
            pause.play();
        });
    }

    /// @param later runs what it is given after a while
    FreshGroups(RowList<GroupRow> groups, ObservableValue<Boolean> scanning, Consumer<Runnable> later) {
        this.scanning = scanning;
        this.later = later;
        groups.addListener((ListChangeListener<GroupRow>) change -> come(groups.rows()));
        come(groups.rows());
    }

    /// The keys of the groups that are new now.
    public ReadOnlyObjectProperty<Set<Long>> keysProperty() {
        return fresh.getReadOnlyProperty();
    }

    public boolean isFresh(GroupRow group) {
        return fresh.get().contains(group.key());
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
        Set<Long> more = new HashSet<>(fresh.get());
        more.addAll(added);
        fresh.set(more);
        later.accept(() -> {
            Set<Long> left = new HashSet<>(fresh.get());
            left.removeAll(added);
            fresh.set(left);
        });
    }
}
