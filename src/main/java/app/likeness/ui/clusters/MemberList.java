package app.likeness.ui.clusters;

import app.likeness.ui.Messages;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The members of a group, each with the member that it shares most with. Enter and double-click open that pair.
final class MemberList extends ListView<GroupRow.Member> {
    private static final double ROW_HEIGHT = 58;

    private final Messages messages;
    private final Consumer<GroupRow.Member> onOpen;

    MemberList(Messages messages, GroupsModel model, Consumer<GroupRow.Member> onOpen) {
        super(model.members());
        this.messages = messages;
        this.onOpen = onOpen;
        getStyleClass().add("member-list");
        setId("member-list");
        setFixedCellSize(ROW_HEIGHT);
        accessibleTextProperty().bind(messages.text("groups.members.title"));
        Label empty = new Label();
        empty.textProperty().bind(messages.text("groups.members.choose"));
        empty.getStyleClass().add("text-quiet");
        empty.setWrapText(true);
        setPlaceholder(empty);
        setCellFactory(list -> new MemberCell());
        setOnKeyPressed(event -> {
            GroupRow.Member chosen = getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && chosen != null) {
                onOpen.accept(chosen);
                event.consume();
            }
        });
    }

    private final class MemberCell extends ListCell<GroupRow.Member> {
        private final Label number = new Label();
        private final Label title = new Label();
        private final Label partner = new Label();
        private final Label share = new Label();
        private final Tooltip path = new Tooltip();
        private final HBox face;

        MemberCell() {
            number.getStyleClass().add("count-badge");
            number.setMinWidth(Region.USE_PREF_SIZE);
            title.setMinWidth(0);
            partner.getStyleClass().addAll("text-note", "text-quiet");
            partner.setMinWidth(0);
            share.getStyleClass().add("text-strong");
            share.setMinWidth(Region.USE_PREF_SIZE);
            VBox words = new VBox(title, partner);
            words.getStyleClass().add("member-words");
            words.setMinWidth(0);
            HBox.setHgrow(words, Priority.ALWAYS);
            face = new HBox(number, words, share);
            face.getStyleClass().add("member-face");
            // The cell is as wide as the list, not as its longest title.
            face.setMinWidth(0);
            face.setPrefWidth(0);
            setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !isEmpty()) {
                    onOpen.accept(Objects.requireNonNull(getItem()));
                }
            });
        }

        @Override
        protected void updateItem(GroupRow.@Nullable Member member, boolean empty) {
            super.updateItem(member, empty);
            if (empty || member == null) {
                setGraphic(null);
                setTooltip(null);
                accessibleTextProperty().unbind();
                setAccessibleText("");
                return;
            }
            number.setText(messages.number(getIndex() + 1L));
            title.setText(member.document().title());
            partner.textProperty()
                    .bind(messages.text(
                            "groups.member.partner", member.partner().title()));
            share.setText(messages.percent(member.shared()));
            path.setText(member.document().path().toString());
            setTooltip(path);
            accessibleTextProperty()
                    .bind(messages.text(
                            "groups.member.accessible",
                            member.document().title(),
                            share.getText(),
                            member.partner().title()));
            setGraphic(face);
        }
    }
}
