package app.likeness.ui.clusters;

import app.likeness.text.document.Document;
import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.clusters.model.GroupMember;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// What can be done with the files of a group: keep one and move the others, move or trash one, write the list. The
/// last copy goes nowhere without a typed yes.
final class GroupActions extends VBox {
    private final Messages messages;
    private final GroupsModel model;
    private final GroupsView.Commands commands;

    GroupActions(Messages messages, GroupsModel model, GroupsView.Commands commands) {
        this.messages = messages;
        this.model = model;
        this.commands = commands;
        setId("group-actions");
        getStyleClass().add("group-actions");
        Label title = new Label();
        title.textProperty().bind(messages.text("groups.actions.title"));
        title.getStyleClass().add("text-section");
        Button keep = Buttons.of(messages, "groups.actions.keep", MaterialDesignC.CHECK, this::keep);
        keep.setId("keep-one");
        keep.setMaxWidth(Double.MAX_VALUE);
        MenuItem move = item("groups.actions.move", "move-one", MaterialDesignF.FOLDER_MOVE_OUTLINE, this::move);
        MenuItem trash = item("groups.actions.trash", "trash-one", MaterialDesignT.TRASH_CAN_OUTLINE, this::trash);
        MenuItem export = item("groups.actions.export", "export-group", MaterialDesignD.DOWNLOAD, this::export);
        move.disableProperty().bind(model.selectedProperty().lessThan(0));
        trash.disableProperty().bind(model.selectedProperty().lessThan(0));
        trash.setVisible(GroupFiles.canTrash());
        MenuButton more = new MenuButton(null, new FontIcon(MaterialDesignD.DOTS_HORIZONTAL), move, trash, export);
        more.setId("group-more");
        more.getStyleClass().addAll("button-icon", "no-arrow");
        more.accessibleTextProperty().bind(messages.text("groups.actions.more"));
        more.setMinWidth(USE_PREF_SIZE);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox head = new HBox(8, title, between, more);
        head.setAlignment(Pos.CENTER_LEFT);
        Label note = new Label();
        note.textProperty().bind(messages.text("groups.actions.keeps"));
        note.setId("keeps");
        note.getStyleClass().addAll("text-note", "text-quiet");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(head, keep, note);
    }

    private MenuItem item(String key, String id, Ikon icon, Runnable action) {
        MenuItem item = new MenuItem();
        item.textProperty().bind(messages.text(key));
        item.setGraphic(new FontIcon(icon));
        item.setId(id);
        item.setOnAction(event -> action.run());
        return item;
    }

    private void keep() {
        Group group = model.openedProperty().get();
        if (group != null && commands.mayName().getAsBoolean()) {
            new KeepOneDialog(
                            messages,
                            getScene().getWindow(),
                            group,
                            model.selectedProperty().get(),
                            commands.files(),
                            commands.chooseFolder(),
                            (going, folder) ->
                                    sure(going, group, () -> commands.files().move(going, folder)))
                    .open();
        }
    }

    private void move() {
        if (commands.mayName().getAsBoolean()) {
            selected((document, group) -> commands.chooseFolder()
                    .apply(getScene().getWindow())
                    .ifPresent(folder -> sure(
                            List.of(document), group, () -> commands.files().move(List.of(document), folder))));
        }
    }

    private void trash() {
        selected((document, group) ->
                sure(List.of(document), group, () -> commands.files().trash(List.of(document))));
    }

    private void export() {
        Group group = model.openedProperty().get();
        if (group != null) {
            commands.export().accept(group.row().cluster());
        }
    }

    private interface OnSelected {
        void act(Document document, Group group);
    }

    private void selected(OnSelected action) {
        Group group = model.openedProperty().get();
        int place = model.selectedProperty().get();
        if (group != null && place >= 0) {
            action.act(group.members().get(place).document(), group);
        }
    }

    /// Asks when no copy would be left where it is.
    private void sure(List<Document> going, Group group, Runnable action) {
        commands.files().whetherLast(going, all(group), isLast -> {
            if (!isLast || commands.confirmLast().getAsBoolean()) {
                action.run();
            }
        });
    }

    private static List<Document> all(Group group) {
        return group.members().stream().map(GroupMember::document).toList();
    }
}
