package app.likeness.ui.clusters;

import app.likeness.compare.findings.Cluster;
import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.clusters.model.GroupRow;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.table.RowTable;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/// The groups; the one that somebody looks into covers them.
public final class GroupsView extends StackPane {
    private final Messages messages;
    private final GroupsModel model;
    private final RowTable<GroupRow> table;
    private final GroupView group;

    /// What can be done from the view.
    ///
    /// @param texts the texts of the members
    /// @param files moves files away and back
    /// @param mayName whether files may be named; says why where they may not
    /// @param chooseFolder asks where to, in front of a window
    /// @param confirmLast asks before the last copy goes
    /// @param export writes the list of a group
    public record Commands(
            Texts texts,
            GroupFiles files,
            BooleanSupplier mayName,
            Function<Window, Optional<Path>> chooseFolder,
            BooleanSupplier confirmLast,
            Consumer<Cluster> export) {}

    /// @param corpus the corpus's name
    /// @param filters say and change what is left out, and what is shown
    /// @param verdict what the reviewer says of the group that is looked into
    public GroupsView(
            Messages messages,
            GroupsModel model,
            ObservableValue<String> corpus,
            List<Node> filters,
            OpenPair openPair,
            Commands commands,
            Node verdict) {
        this.messages = messages;
        this.model = model;
        getStyleClass().add("view");
        table = GroupTable.of(messages, model, model.shownGroups());
        table.setId("groups-table");
        table.accessibleTextProperty().bind(messages.text("nav.groups"));
        table.getSelectionModel().selectedItemProperty().subscribe(chosen -> {
            // None is selected for a moment while the rows are replaced.
            if (chosen != null) {
                model.chosenProperty().set(chosen);
            }
        });
        model.chosenProperty().subscribe(chosen -> {
            if (chosen != null && !chosen.equals(table.getSelectionModel().getSelectedItem())) {
                table.getSelectionModel().select(chosen);
                table.scrollTo(chosen);
            }
        });
        table.onOpen(model::open);

        VBox content = new VBox();
        content.getChildren().addAll(filters);
        content.getChildren().add(table);
        content.getStyleClass().add("groups-content");
        VBox.setVgrow(table, Priority.ALWAYS);
        BorderPane list = new BorderPane(content);
        list.setTop(header(corpus));
        group = new GroupView(messages, model, openPair, commands, verdict);
        BooleanBinding isOpen = model.openedProperty().isNotNull();
        list.visibleProperty().bind(isOpen.not());
        list.managedProperty().bind(isOpen.not());
        group.visibleProperty().bind(isOpen);
        group.managedProperty().bind(isOpen);
        getChildren().addAll(list, group);
        // Only where the focus was: the preview of the folders opens a group before this view is shown.
        isOpen.subscribe(open -> {
            if (isVisible()) {
                requestFocus();
            }
        });
    }

    /// The focus goes to the groups, or into the one that is looked into.
    @Override
    public void requestFocus() {
        if (model.openedProperty().get() == null) {
            table.requestFocus();
        } else {
            group.requestFocus();
        }
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
        Explanations.add(count, () -> messages.get("help.number.group.meaning"));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button look = Buttons.of(messages, "groups.action.open", MaterialDesignM.MAGNIFY, "Enter", this::openChosen);
        look.getStyleClass().add(Styles.ACCENT);
        look.setId("open-group");
        look.disableProperty().bind(model.chosenProperty().isNull());
        HBox header = new BreakingRow(title, count, space, look);
        header.getStyleClass().add("view-header");
        return header;
    }

    private void openChosen() {
        GroupRow chosen = model.chosenProperty().get();
        if (chosen != null) {
            model.open(chosen);
        }
    }
}
