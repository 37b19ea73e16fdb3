package app.likeness.ui.clusters;

import app.likeness.compare.Cluster;
import app.likeness.compare.Findings;
import app.likeness.text.Document;
import app.likeness.ui.Background;
import app.likeness.ui.Workspace.Snapshot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The groups, and which one is looked at.
public final class GroupsModel {
    private final ObservableList<GroupRow> groups = FXCollections.observableArrayList();
    private final ObservableList<GroupRow> readOnly = FXCollections.unmodifiableObservableList(groups);
    private final ObservableList<GroupRow.Member> members = FXCollections.observableArrayList();
    private final ObjectProperty<@Nullable GroupRow> chosen = new SimpleObjectProperty<>();

    public GroupsModel(ObservableValue<Snapshot> snapshot, Background background) {
        snapshot.subscribe(now -> background.compute(() -> rows(now.findings()), this::take));
        chosen.subscribe(group -> {
            List<GroupRow.Member> now = group == null ? List.of() : group.members();
            if (!members.equals(now)) {
                members.setAll(now);
            }
        });
    }

    /// The largest first.
    ObservableList<GroupRow> groups() {
        return readOnly;
    }

    /// The group whose members are shown; null when none is chosen.
    ObjectProperty<@Nullable GroupRow> chosenProperty() {
        return chosen;
    }

    /// The members of the chosen group, the largest share first.
    ObservableList<GroupRow.Member> members() {
        return members;
    }

    /// How many documents are in a group.
    int documents() {
        return groups.stream().mapToInt(GroupRow::size).sum();
    }

    /// The group that was looked at stays chosen; at first it is the largest one.
    private void take(List<GroupRow> now) {
        GroupRow before = chosen.get();
        groups.setAll(now);
        chosen.set(now.stream()
                .filter(group -> before != null && group.isSameAs(before))
                .findFirst()
                .orElse(now.isEmpty() ? null : now.getFirst()));
    }

    private static List<GroupRow> rows(Findings findings) {
        Map<Long, Document> byId = HashMap.newHashMap(findings.documents().size());
        findings.documents().forEach(document -> byId.put(document.id(), document));
        return findings.clusters().stream()
                .map(cluster -> row(cluster, byId))
                .filter(group -> group.size() >= 2)
                .toList();
    }

    /// While a scan runs, a document may be gone and not yet its pairs.
    private static GroupRow row(Cluster cluster, Map<Long, Document> byId) {
        return new GroupRow(
                cluster,
                cluster.documentIds().stream()
                        .map(byId::get)
                        .filter(Objects::nonNull)
                        .toList());
    }
}
