package app.likeness.ui.folders;

import app.likeness.store.kept.Role;
import app.likeness.ui.corpus.ReadingState;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The folders of the corpus: how the scan goes, a card for each folder, the groups that appear, what was not read.
public final class FoldersView extends BorderPane {
    private final Messages messages;
    private final FoldersModel model;
    private final Commands commands;
    private final Label unchecked = new Label();
    private final BooleanProperty listing = new SimpleBooleanProperty();
    private final FlowPane cards = new FlowPane();
    private final UnreadTable table;
    private final ObservableValue<ReadingState> reading;

    /// What the view shows that others make.
    ///
    /// @param corpus the corpus's name
    /// @param scanning whether a scan runs
    /// @param reading how far it is with reading
    /// @param methods which methods the next scan uses
    /// @param tables the tables whose rows are documents
    /// @param strip how the scan goes
    /// @param groups the groups found so far
    public record Parts(
            ObservableValue<String> corpus,
            ObservableValue<Boolean> scanning,
            ObservableValue<ReadingState> reading,
            Node methods,
            Node tables,
            Node strip,
            Node groups) {}

    /// What the buttons of the view do.
    ///
    /// @param assign gives a root another role
    /// @param remove takes a root out of the corpus
    /// @param unlock tries a password on every file that has one
    public record Commands(
            Runnable addFolder,
            Runnable seeResults,
            Consumer<Path> openInSystem,
            BiConsumer<Path, Role> assign,
            Consumer<Path> remove,
            Consumer<String> unlock,
            Consumer<Path> chooseCharset,
            Runnable showFiles) {}

    public FoldersView(Messages messages, FoldersModel model, Parts parts, Commands commands) {
        this.messages = messages;
        this.model = model;
        this.commands = commands;
        reading = parts.reading();
        table = new UnreadTable(messages, commands.openInSystem(), commands.chooseCharset());
        getStyleClass().add("view");
        setTop(header(parts, commands));

        cards.getStyleClass().add("root-cards");
        unchecked.textProperty().bind(messages.text("folders.roots.unchecked"));
        unchecked.setId("nothing-checked");
        unchecked.setWrapText(true);
        unchecked.getStyleClass().add("text-attention");
        unchecked.setGraphic(new FontIcon(MaterialDesignA.ALERT_OUTLINE));
        unchecked.managedProperty().bind(unchecked.visibleProperty());
        VBox roots = new VBox(sectionHead("folders.roots.title"), cards, unchecked);
        roots.getStyleClass().add("block");
        VBox left = new VBox(roots, parts.tables(), groups(parts.groups()), unreadList());
        left.getStyleClass().add("blocks");
        HBox.setHgrow(left, Priority.ALWAYS);
        UnreadPanel unread = new UnreadPanel(
                messages, model, this::list, new PasswordBox(messages, parts.scanning(), commands.unlock()));
        ScrollPane right = new ScrollPane(unread);
        right.setFitToWidth(true);
        right.getStyleClass().addAll("edge-to-edge", "unread-scroll");
        right.visibleProperty().bind(unread.visibleProperty());
        right.managedProperty().bind(unread.visibleProperty());
        // The scroll bar stands in the margin, so that the cards keep their line with the strip above.
        HBox.setMargin(right, new Insets(0, -12, 0, 0));
        HBox body = new BreakingRow(left, right);
        body.getStyleClass().add("folders-body");
        VBox.setVgrow(body, Priority.ALWAYS);
        VBox strip = new VBox(parts.strip());
        strip.getStyleClass().add("strip-room");
        strip.managedProperty().bind(parts.strip().visibleProperty());
        VBox content = new VBox(strip, body);
        content.getStyleClass().add("folders-content");
        setCenter(content);

        model.overviewProperty().subscribe((before, now) -> {
            if (!now.roots().equals(before.roots())) {
                fill(now);
            }
            if (now.skips().isEmpty()) {
                listing.set(false);
            }
        });
        fill(model.overviewProperty().get());
        reading.subscribe(() -> fill(model.overviewProperty().get()));
    }

    private Node header(Parts parts, Commands commands) {
        Label title = new Label();
        title.textProperty().bind(parts.corpus());
        title.getStyleClass().add("text-view-title");
        title.setMinWidth(0);
        Label note = new Label();
        note.textProperty().bind(messages.text("folders.saved"));
        note.getStyleClass().addAll("text-note", "text-quiet");
        note.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button add = Buttons.of(messages, "folders.action.add", MaterialDesignP.PLUS, commands.addFolder());
        add.setId("add-folder");
        Button files =
                Buttons.icon(messages, "folders.files.open", MaterialDesignF.FORMAT_LIST_CHECKS, commands.showFiles());
        files.setId("all-files");
        Button results = Buttons.of(messages, "folders.action.results", MaterialDesignP.POLL, commands.seeResults());
        results.getStyleClass().add(Styles.ACCENT);
        results.setId("see-results");
        HBox header = new BreakingRow(title, note, space, parts.methods(), files, add, results);
        header.getStyleClass().add("view-header");
        return header;
    }

    private Node groups(Node groups) {
        VBox box = new VBox(sectionHead("folders.groups.title"), groups);
        box.getStyleClass().add("block");
        VBox.setVgrow(groups, Priority.ALWAYS);
        VBox.setVgrow(box, Priority.ALWAYS);
        box.visibleProperty().bind(listing.not());
        box.managedProperty().bind(box.visibleProperty());
        return box;
    }

    private Node unreadList() {
        Hyperlink back = new Hyperlink();
        back.textProperty().bind(messages.text("folders.unread.backToGroups"));
        back.setOnAction(event -> listing.set(false));
        HBox head = sectionHead("folders.unread.listTitle");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        head.getChildren().addAll(space, back);
        VBox box = new VBox(head, table);
        box.getStyleClass().add("block");
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox.setVgrow(box, Priority.ALWAYS);
        box.visibleProperty().bind(listing);
        box.managedProperty().bind(box.visibleProperty());
        return box;
    }

    private void list(List<FoldersModel.Unread> entries) {
        table.show(
                entries.stream().flatMap(entry -> entry.skips().stream()).toList(),
                model.overviewProperty().get().names());
        listing.set(true);
        table.requestFocus();
    }

    private HBox sectionHead(String key) {
        Label title = new Label();
        title.textProperty().bind(messages.text(key));
        title.getStyleClass().add("text-section");
        HBox head = new HBox(title);
        head.getStyleClass().add("section-head");
        return head;
    }

    private void fill(FoldersModel.Overview overview) {
        for (int i = 0; i < overview.roots().size(); i++) {
            FoldersModel.RootCount root = overview.roots().get(i);
            if (i == cards.getChildren().size()) {
                cards.getChildren().add(new RootCard(messages, commands, i));
            }
            ((RootCard) cards.getChildren().get(i)).show(root, reading.getValue());
        }
        cards.getChildren().remove(overview.roots().size(), cards.getChildren().size());
        unchecked.setVisible(
                !overview.roots().isEmpty() && overview.roots().stream().noneMatch(root -> root.role() == Role.CHECK));
    }
}
