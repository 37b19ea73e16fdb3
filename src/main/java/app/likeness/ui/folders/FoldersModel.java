package app.likeness.ui.folders;

import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.parts.Background;
import app.likeness.ui.words.RootNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The roots of the corpus with what was read and what was not.
public final class FoldersModel {
    /// One root with its counts.
    ///
    /// @param name the last part of its path
    /// @param documents those that were read of it, compared or not, without those of roots inside it
    record RootCount(Path path, Role role, String name, int documents, int skipped) {}

    /// The files that were not read for one reason, by path.
    record Unread(SkipReason reason, List<Skip> skips) {}

    /// What the view shows.
    ///
    /// @param unread the largest first
    record Overview(List<RootCount> roots, List<Unread> unread, List<Skip> skips) {
        static final Overview EMPTY = new Overview(List.of(), List.of(), List.of());

        static Overview of(Snapshot snapshot) {
            List<Skip> skips = snapshot.findings().skips();
            List<RootCount> roots =
                    snapshot.roots().stream().map(root -> count(root, snapshot)).toList();
            Map<SkipReason, List<Skip>> byReason = new EnumMap<>(SkipReason.class);
            for (Skip skip : skips) {
                byReason.computeIfAbsent(skip.reason(), reason -> new ArrayList<>())
                        .add(skip);
            }
            List<Unread> unread = byReason.entrySet().stream()
                    .map(entry -> new Unread(entry.getKey(), List.copyOf(entry.getValue())))
                    .sorted(Comparator.comparingInt(
                                    (Unread each) -> each.skips().size())
                            .reversed())
                    .toList();
            return new Overview(roots, unread, skips);
        }

        RootNames names() {
            return new RootNames(roots.stream().map(RootCount::path).toList());
        }

        private static RootCount count(Root root, Snapshot snapshot) {
            int skipped = 0;
            for (Skip skip : snapshot.findings().skips()) {
                if (skip.path().startsWith(root.path()) && !skip.reason().isOfDocument()) {
                    skipped++;
                }
            }
            Path last = root.path().getFileName();
            return new RootCount(
                    root.path(),
                    root.role(),
                    (last == null ? root.path() : last).toString(),
                    snapshot.documents().getOrDefault(root.path(), 0),
                    skipped);
        }
    }

    private final ReadOnlyObjectWrapper<Overview> overview = new ReadOnlyObjectWrapper<>(Overview.EMPTY);

    public FoldersModel(ObservableValue<Snapshot> snapshot, Background background) {
        snapshot.subscribe(now -> background.computeBehind(() -> Overview.of(now), overview::set));
    }

    ReadOnlyObjectProperty<Overview> overviewProperty() {
        return overview.getReadOnlyProperty();
    }
}
