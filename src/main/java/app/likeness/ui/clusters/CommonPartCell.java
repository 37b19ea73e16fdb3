package app.likeness.ui.clusters;

import app.likeness.report.names.NameMask;
import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupText;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.parts.FlowPieces;
import app.likeness.ui.words.Messages;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/// A part of the common text: how many members have it, the text, and the number of each member, filled for those that
/// have it. What stands in the first member alone is one muted line.
final class CommonPartCell extends ListCell<Integer> {
    /// More of a text is cut, and its length said.
    private static final int MOST_CHARACTERS = 1_200;

    private static final PseudoClass OWN = PseudoClass.getPseudoClass("own");

    private final Messages messages;
    private final GroupsModel model;
    private final ObservableValue<@Nullable GroupText> common;
    private final Label count = new Label();
    private final TextFlow text = new TextFlow();
    private final FlowPane members = new FlowPane();
    private final VBox face;

    CommonPartCell(Messages messages, GroupsModel model, ObservableValue<@Nullable GroupText> common) {
        this.messages = messages;
        this.model = model;
        this.common = common;
        count.getStyleClass().addAll("text-note", "text-strong");
        count.setWrapText(true);
        count.setMinHeight(Region.USE_PREF_SIZE);
        text.getStyleClass().add("reading");
        members.getStyleClass().add("common-members");
        face = new VBox(count, text, members);
        face.getStyleClass().add("common-part");
        face.setMinWidth(0);
        // As wide as the list, not as its longest line.
        face.setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Integer number, boolean empty) {
        super.updateItem(number, empty);
        GroupText now = common.getValue();
        Group group = model.openedProperty().get();
        if (empty
                || number == null
                || now == null
                || group == null
                || number >= now.parts().size()) {
            setGraphic(null);
            setAccessibleText("");
            return;
        }
        GroupText.Part part = now.parts().get(number);
        boolean isOwn = part.members().isEmpty();
        String words =
                now.text().substring(begin(now.text(), part), part.span().end()).strip();
        count.setText(
                isOwn
                        ? messages.get("groups.common.own", words.length())
                        : messages.get(
                                "groups.common.part",
                                part.members().size() + 1,
                                now.compared().size(),
                                words.length()));
        face.pseudoClassStateChanged(OWN, isOwn);
        text.setVisible(!isOwn);
        text.setManaged(!isOwn);
        members.setVisible(!isOwn);
        members.setManaged(!isOwn);
        if (!isOwn) {
            String shown = words.length() <= MOST_CHARACTERS ? words : words.substring(0, MOST_CHARACTERS) + " …";
            text.setTextAlignment(FlowPieces.opensRightToLeft(shown) ? TextAlignment.RIGHT : TextAlignment.LEFT);
            text.getChildren().setAll(FlowPieces.of(shown));
            members.getChildren()
                    .setAll(now.compared().stream()
                            .map(place -> badge(
                                    group, place, place == 0 || part.members().contains(place)))
                            .toList());
        }
        setAccessibleText(count.getText() + " " + words);
        setGraphic(face);
    }

    /// Behind the punctuation that ends what is before the part; a mark that opens stays.
    private static int begin(String text, GroupText.Part part) {
        int begin = part.span().start();
        while (begin + 1 < part.span().end()
                && !Character.isLetterOrDigit(text.charAt(begin))
                && text.charAt(begin) != NameMask.MARK
                && Character.getType(text.charAt(begin)) != Character.INITIAL_QUOTE_PUNCTUATION
                && Character.getType(text.charAt(begin)) != Character.START_PUNCTUATION
                && !Character.isSurrogate(text.charAt(begin))) {
            begin++;
        }
        return begin;
    }

    private Label badge(Group group, int place, boolean has) {
        Label badge = new Label(messages.number(place + 1L));
        badge.getStyleClass().setAll("label", has ? "present-badge" : "absent-badge");
        badge.setAccessibleText(messages.get(
                has ? "groups.common.has" : "groups.common.lacks",
                group.members().get(place).document().title()));
        badge.setTooltip(new Tooltip(badge.getAccessibleText()));
        badge.setOnMouseClicked(event -> model.selectedProperty().set(place));
        return badge;
    }
}
