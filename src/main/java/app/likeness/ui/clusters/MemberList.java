package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.GroupMember;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.words.Messages;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.ListView;

/// The members of the group that is looked into, by date. It is what a screen reader has of everything that is drawn
/// beside it.
final class MemberList extends ListView<GroupMember> {
    private static final double ROW_HEIGHT = 58;

    private final ObservableList<GroupMember> members = FXCollections.observableArrayList();
    private final RowScroll rows = new RowScroll(this);
    private boolean replacing;
    private boolean severalYears;

    /// @param onOpen takes a member that is clicked twice
    MemberList(Messages messages, GroupsModel model, Consumer<GroupMember> onOpen) {
        getStyleClass().add("member-list");
        setId("member-list");
        setFixedCellSize(ROW_HEIGHT);
        setItems(members);
        accessibleTextProperty().bind(messages.text("groups.members.title"));
        setCellFactory(list -> new MemberCell(messages, () -> severalYears, onOpen));
        model.openedProperty().subscribe(group -> {
            List<GroupMember> now = group == null ? List.of() : group.members();
            // The same members anew would scroll back to the first.
            if (!members.equals(now)) {
                replacing = true;
                severalYears = now.stream()
                                .map(GroupMember::date)
                                .filter(Objects::nonNull)
                                .map(date -> date.from()
                                        .atZone(ZoneId.systemDefault())
                                        .getYear())
                                .distinct()
                                .limit(2)
                                .count()
                        > 1;
                members.setAll(now);
                replacing = false;
                choose(model.selectedProperty().get());
            }
        });
        model.selectedProperty().subscribe(place -> choose(place.intValue()));
        getSelectionModel().selectedIndexProperty().subscribe(place -> {
            if (!replacing) {
                model.selectedProperty().set(place.intValue());
            }
        });
    }

    /// Where the list is scrolled to.
    RowScroll rows() {
        return rows;
    }

    private void choose(int place) {
        if (place == getSelectionModel().getSelectedIndex()) {
            return;
        }
        if (place < 0 || place >= members.size()) {
            getSelectionModel().clearSelection();
        } else {
            getSelectionModel().select(place);
            rows.reveal(place);
        }
    }
}
