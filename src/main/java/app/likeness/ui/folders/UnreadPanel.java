package app.likeness.ui.folders;

import app.likeness.text.SkipReason;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.RootNames;
import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/// The files that were not read: one entry for each reason, with what to do about it. Not there when everything was
/// read.
final class UnreadPanel extends VBox {
    private final Messages messages;
    private final Consumer<List<FoldersModel.Unread>> onShow;
    private final PasswordBox passwords;
    private final VBox entries = new VBox();

    /// @param onShow lists the files of these entries
    /// @param passwords stands with the files that have one
    UnreadPanel(
            Messages messages, FoldersModel model, Consumer<List<FoldersModel.Unread>> onShow, PasswordBox passwords) {
        this.messages = messages;
        this.passwords = passwords;
        this.onShow = onShow;
        getStyleClass().add("unread-panel");
        setId("unread-panel");

        Label title = label("folders.unread.title", "text-section");
        Label count = new Label();
        count.getStyleClass().addAll("tag", "attention");
        Explanations.add(count, () -> messages.get("explain.counts"));
        count.setId("unread-count");
        // What is said of a document stands here too, and is no file that was not read.
        count.textProperty()
                .bind(messages.text(
                        "folders.unread.files", model.overviewProperty().map(now -> (int) now.skips().stream()
                                .filter(skip -> !skip.reason().isOfDocument())
                                .count())));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Hyperlink all = new Hyperlink();
        all.textProperty().bind(messages.text("folders.unread.listAll"));
        all.setId("unread-all");
        all.setOnAction(event -> onShow.accept(model.overviewProperty().get().unread()));
        HBox head = new HBox(title, count, space, all);
        head.getStyleClass().add("section-head");

        Label foot = label("folders.unread.foot", "unread-foot");
        foot.setMaxWidth(Double.MAX_VALUE);
        VBox card = new VBox(entries, foot);
        card.getStyleClass().add("plain-card");
        getChildren().addAll(head, card);

        model.overviewProperty().subscribe((before, now) -> {
            if (!now.unread().equals(before.unread())) {
                fill(now);
            }
        });
        fill(model.overviewProperty().get());
        visibleProperty().bind(model.overviewProperty().map(now -> !now.skips().isEmpty()));
        managedProperty().bind(visibleProperty());
    }

    private void fill(FoldersModel.Overview overview) {
        entries.getChildren()
                .setAll(overview.unread().stream()
                        .map(unread -> entry(unread, overview.names()))
                        .toList());
    }

    private Node entry(FoldersModel.Unread unread, RootNames names) {
        FontIcon icon = new FontIcon(Reasons.icon(unread.reason()));
        icon.getStyleClass().add("section-icon");
        Label count = new Label();
        count.textProperty()
                .bind(messages.text(
                        Reasons.count(unread.reason()), unread.skips().size()));
        count.getStyleClass().add("text-section");
        Explanations.add(count, () -> messages.get(Reasons.remedy(unread.reason())));
        count.setGraphic(icon);
        Label remedy = label(Reasons.remedy(unread.reason()), "text-quiet");
        remedy.setWrapText(true);
        Label example = new Label(names.file(unread.skips().getFirst().path()));
        example.getStyleClass().addAll("text-note", "text-quiet");
        example.setMinWidth(0);
        Button show = new Button();
        show.textProperty()
                .bind(messages.text("folders.unread.show", unread.skips().size()));
        show.getStyleClass().add(Styles.SMALL);
        Explanations.add(show, () -> messages.get(Reasons.remedy(unread.reason())));
        show.setOnAction(event -> onShow.accept(List.of(unread)));
        show.setMinWidth(Region.USE_PREF_SIZE);
        HBox foot = new HBox(show, example);
        foot.getStyleClass().add("unread-actions");
        VBox entry = new VBox(count, remedy, foot);
        // Where there is a detail, it says what to do instead.
        if (unread.reason() == SkipReason.ENCRYPTED
                && unread.skips().stream().anyMatch(skip -> skip.detail().isEmpty())) {
            entry.getChildren().add(2, passwords);
        }
        entry.getStyleClass().add("unread-entry");
        return entry;
    }

    private Label label(String key, String styleClass) {
        Label label = new Label();
        label.textProperty().bind(messages.text(key));
        label.getStyleClass().add(styleClass);
        label.setWrapText(styleClass.equals("unread-foot"));
        return label;
    }
}
