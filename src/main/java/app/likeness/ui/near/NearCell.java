package app.likeness.ui.near;

import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A document with its distance, the bands that are equal and what it shares.
final class NearCell extends ListCell<NearRow> {
    private final Messages messages;
    private final NearModel model;
    private final Label distance = new Label();
    private final Label title = new Label();
    private final Label shared = new Label();
    private final Label meta = new Label();
    private final VBox face;

    NearCell(Messages messages, NearModel model) {
        this.messages = messages;
        this.model = model;
        distance.getStyleClass().add("count-badge");
        distance.setMinWidth(Region.USE_PREF_SIZE);
        title.getStyleClass().add("text-strong");
        title.setMinWidth(0);
        shared.getStyleClass().add("text-strong");
        shared.setMinWidth(Region.USE_PREF_SIZE);
        meta.getStyleClass().addAll("text-note", "text-quiet");
        meta.setMinWidth(0);
        meta.setWrapText(true);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var head = new HBox(distance, title, space, shared);
        head.getStyleClass().add("source-head");
        face = new VBox(head, meta);
        face.getStyleClass().add("source-face");
        face.setMinWidth(0);
        face.setPrefWidth(0);
        Explanations.add(
                this,
                () -> getItem() == null ? "" : ShownPath.of(getItem().document().path()));
    }

    @Override
    protected void updateItem(@Nullable NearRow row, boolean empty) {
        super.updateItem(row, empty);
        if (empty || row == null) {
            setGraphic(null);
            setAccessibleText("");
            return;
        }
        distance.setText(messages.number(row.distance()));
        title.setText(row.document().title());
        shared.setText(row.pair()
                .map(pair ->
                        messages.percent(pair.containmentOf(model.document().id())))
                .orElse(""));
        meta.setText(
                messages.get(row.pair().isPresent() ? "near.row" : "near.row.apart", row.distance(), row.equalBands()));
        setAccessibleText(title.getText() + ", " + meta.getText() + ", " + shared.getText());
        setGraphic(face);
    }
}
