package app.likeness.ui.clusters;

import app.likeness.compare.Pair;
import app.likeness.text.Document;
import app.likeness.ui.Buttons;
import app.likeness.ui.Messages;
import app.likeness.ui.OpenPair;
import app.likeness.ui.RowTable;
import app.likeness.ui.ShareBar;
import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// The groups at the left, the members of the chosen one at the right.
public final class GroupsView extends BorderPane {
    private final Messages messages;
    private final GroupsModel model;
    private final OpenPair openPair;
    private final RowTable<GroupRow> table;
    private final MemberList members;

    /// @param corpus the corpus's name
    /// @param leftOut says and changes what is left out
    public GroupsView(
            Messages messages, GroupsModel model, ObservableValue<String> corpus, Node leftOut, OpenPair openPair) {
        this.messages = messages;
        this.model = model;
        this.openPair = openPair;
        getStyleClass().add("view");
        table = GroupTable.of(messages, model.groups());
        table.setId("groups-table");
        table.accessibleTextProperty().bind(messages.text("nav.groups"));
        members = new MemberList(messages, model, this::openMember);
        setTop(header(corpus));

        table.getSelectionModel().selectedItemProperty().subscribe(group -> {
            // None is selected for a moment while the rows are replaced.
            if (group != null) {
                model.chosenProperty().set(group);
            }
        });
        model.chosenProperty().subscribe(group -> {
            if (group != null && !group.equals(table.getSelectionModel().getSelectedItem())) {
                table.getSelectionModel().select(group);
                table.scrollTo(group);
            }
        });
        table.onOpen(group -> openStrongest());

        VBox left = new VBox(leftOut, table);
        left.getStyleClass().add("groups-left");
        VBox.setVgrow(table, Priority.ALWAYS);
        HBox.setHgrow(left, Priority.ALWAYS);
        setCenter(new HBox(left, right()));
    }

    /// The focus goes to the groups.
    @Override
    public void requestFocus() {
        table.requestFocus();
    }

    private Node header(ObservableValue<String> corpus) {
        Label title = new Label();
        title.textProperty().bind(corpus);
        title.getStyleClass().add("text-view-title");
        title.setMinWidth(0);
        Label count = new Label();
        count.getStyleClass().addAll("tag", "accent");
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get("groups.count", model.groups().size(), model.documents()),
                        messages.localeProperty(),
                        model.groups()));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button start = Buttons.of(
                messages,
                "groups.action.openStrongest",
                MaterialDesignC.COMPARE_HORIZONTAL,
                "Enter",
                this::openStrongest);
        start.getStyleClass().add(Styles.ACCENT);
        start.setId("open-strongest");
        start.disableProperty().bind(model.chosenProperty().isNull());
        HBox header = new HBox(title, count, space, start);
        header.getStyleClass().add("view-header");
        return header;
    }

    private Node right() {
        Label title = new Label();
        title.textProperty().bind(messages.text("groups.members.title"));
        title.getStyleClass().add("text-section");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label note = new Label();
        note.textProperty().bind(messages.text("groups.members.note"));
        note.getStyleClass().addAll("text-note", "text-quiet");
        HBox head = new HBox(title, space, note);
        head.getStyleClass().add("members-head");
        VBox.setVgrow(members, Priority.ALWAYS);
        VBox right = new VBox(head, members, weakest());
        right.getStyleClass().add("members");
        return right;
    }

    private Node weakest() {
        Label title = new Label();
        title.textProperty().bind(messages.text("groups.weakest.title"));
        title.getStyleClass().add("text-section");
        Label names = new Label();
        names.setMinWidth(0);
        ShareBar bar = new ShareBar();
        HBox.setHgrow(bar, Priority.ALWAYS);
        Label percent = new Label();
        percent.getStyleClass().add("text-strong");
        percent.setMinWidth(Region.USE_PREF_SIZE);
        HBox measure = new HBox(bar, percent);
        measure.getStyleClass().add("share-both");
        Label explained = new Label();
        explained.textProperty().bind(messages.text("groups.weakest.explained"));
        explained.getStyleClass().addAll("text-note", "text-quiet");
        explained.setWrapText(true);
        VBox card = new VBox(title, names, measure, explained);
        card.getStyleClass().add("weakest");
        Runnable show = () -> {
            GroupRow group = model.chosenProperty().get();
            if (group != null) {
                Pair weakest = group.cluster().weakestLink();
                names.setText(messages.get(
                        "groups.weakest.names", title(group, weakest.leftId()), title(group, weakest.rightId())));
                bar.shareProperty().set(weakest.share());
                percent.setText(messages.percent(weakest.share()));
            }
        };
        model.chosenProperty().subscribe(show);
        messages.localeProperty().subscribe(show);
        card.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> {
                            GroupRow group = model.chosenProperty().get();
                            return group != null && group.size() > 2;
                        },
                        model.chosenProperty()));
        card.managedProperty().bind(card.visibleProperty());
        return card;
    }

    private void openStrongest() {
        GroupRow group = model.chosenProperty().get();
        if (group != null) {
            openPair.open(group.cluster().pairs(), 0);
        }
    }

    private void openMember(GroupRow.Member member) {
        List<Pair> pairs = new ArrayList<>(new LinkedHashSet<>(
                model.members().stream().map(GroupRow.Member::best).toList()));
        openPair.open(pairs, pairs.indexOf(member.best()));
    }

    private static String title(GroupRow group, long documentId) {
        return group.documents().stream()
                .filter(document -> document.id() == documentId)
                .map(Document::title)
                .findFirst()
                .orElse("");
    }
}
