package app.likeness.ui.review;

import app.likeness.review.JournalEntry;
import app.likeness.review.State;
import app.likeness.review.Verdict;
import app.likeness.store.Remembered;
import app.likeness.ui.ColumnWidths;
import app.likeness.ui.Messages;
import app.likeness.ui.ReviewModel;
import app.likeness.ui.States;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// What was decided in the open corpus, and what was found acceptable in any: each can be taken back.
public final class JournalDialog extends Dialog<Void> {
    /// Which list is in front.
    public enum Tab {
        JOURNAL,
        BEFORE
    }

    private static final double TIME = 170;
    private static final double ROW = 36;

    private final Messages messages;
    private final ReviewModel model;
    private final boolean namesHidden;

    private JournalDialog(
            Messages messages, @Nullable Window owner, ReviewModel model, boolean namesHidden, Tab first) {
        this.messages = messages;
        this.model = model;
        this.namesHidden = namesHidden;
        initOwner(owner);
        setTitle(messages.get("review.journal.title"));
        setResizable(true);
        TabPane tabs = new TabPane(
                tab("review.journal.tab", "review.journal.sentence", journal()),
                tab("review.before.tab", "review.before.sentence", before()));
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.setAccessibleText(messages.get("review.journal.title"));
        tabs.getSelectionModel().select(first == Tab.JOURNAL ? 0 : 1);
        tabs.setPrefSize(760, 420);
        getDialogPane().setContent(tabs);
        getDialogPane().getStyleClass().addAll("journal", "wide-dialog");
        getDialogPane().getButtonTypes().add(new ButtonType(messages.get("common.close"), ButtonData.CANCEL_CLOSE));
        setOnShown(event -> tabs.getSelectionModel()
                .getSelectedItem()
                .getContent()
                .lookup(".table-view")
                .requestFocus());
    }

    /// Shows the lists until they are closed.
    public static void show(
            Messages messages, @Nullable Window owner, ReviewModel model, boolean namesHidden, Tab first) {
        new JournalDialog(messages, owner, model, namesHidden, first).showAndWait();
    }

    private javafx.scene.control.Tab tab(String title, String sentence, TableView<?> table) {
        Label words = new Label(messages.get(sentence));
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        words.getStyleClass().add("text-quiet");
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox content = new VBox(words, table);
        content.getStyleClass().add("journal-page");
        javafx.scene.control.Tab tab = new javafx.scene.control.Tab(messages.get(title), content);
        tab.setId(title.replace('.', '-'));
        return tab;
    }

    private TableView<JournalEntry> journal() {
        TableView<JournalEntry> table = table("journal-table", "review.journal.empty");
        follow(table, model.journalProperty());
        time(table, entry -> entry.verdict().decidedAt());
        TableColumn<JournalEntry, JournalEntry> state = new TableColumn<>(messages.get("review.column.state"));
        state.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        state.setCellFactory(column -> new TableCell<>() {
            @Override
            protected void updateItem(@Nullable JournalEntry entry, boolean empty) {
                super.updateItem(entry, empty);
                State now = empty || entry == null ? null : entry.verdict().state();
                setGraphic(now == null ? null : new FontIcon(States.icon(now)));
                setText(
                        now == null || entry == null
                                ? null
                                : entry.isUndone()
                                        ? messages.get("review.journal.undone", messages.get(States.key(now)))
                                        : messages.get(States.key(now)));
            }
        });
        state.setPrefWidth(170);
        state.setMinWidth(100);
        table.getColumns().add(state);
        name(table, JournalEntry::verdict);
        text(table, "review.column.note", 150, entry -> entry.verdict().note().replaceAll("\\s+", " "));
        action(
                table,
                entry -> messages.get(entry.isUndone() ? "review.action.redo" : "review.action.undo"),
                entry -> model.mark(entry, !entry.isUndone()));
        return table;
    }

    private TableView<Remembered> before() {
        TableView<Remembered> table = table("before-table", "review.before.empty");
        follow(table, model.rememberedProperty());
        time(table, known -> known.verdict().decidedAt());
        name(table, Remembered::verdict);
        text(table, "review.column.corpus", 150, known -> namesHidden ? "" : known.corpus());
        action(table, known -> messages.get("review.action.forget"), model::forget);
        return table;
    }

    private <R> TableView<R> table(String id, String empty) {
        TableView<R> table = new TableView<>();
        table.setId(id);
        table.setFixedCellSize(ROW);
        table.setColumnResizePolicy(new ColumnWidths());
        Label nothing = new Label(messages.get(empty));
        nothing.getStyleClass().add("text-quiet");
        nothing.setWrapText(true);
        table.setPlaceholder(nothing);
        table.setAccessibleText(messages.get("review.journal.title"));
        return table;
    }

    /// The latest first.
    private static <R> void follow(TableView<R> table, ObservableValue<List<R>> rows) {
        table.setItems(FXCollections.observableArrayList(rows.getValue().reversed()));
        rows.subscribe(now -> table.getItems().setAll(now.reversed()));
    }

    private <R> void time(TableView<R> table, Function<R, Instant> time) {
        DateTimeFormatter format = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT)
                .withLocale(messages.locale())
                .withZone(ZoneId.systemDefault());
        TableColumn<R, String> column = text(table, "review.column.time", TIME, row -> format.format(time.apply(row)));
        column.setMinWidth(TIME);
        column.setMaxWidth(TIME);
    }

    private <R> void name(TableView<R> table, Function<R, Verdict> verdict) {
        text(table, "review.column.about", 280, row -> Judgements.name(messages, verdict.apply(row), namesHidden));
    }

    private <R> TableColumn<R, String> text(TableView<R> table, String key, double width, Function<R, String> words) {
        TableColumn<R, String> column = new TableColumn<>(messages.get(key));
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
        column.setPrefWidth(width);
        column.setSortable(false);
        table.getColumns().add(column);
        return column;
    }

    private <R> void action(TableView<R> table, Function<R, String> words, Consumer<R> action) {
        TableColumn<R, R> column = new TableColumn<>();
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.setCellFactory(made -> new TableCell<>() {
            @Override
            protected void updateItem(@Nullable R row, boolean empty) {
                super.updateItem(row, empty);
                if (empty || row == null) {
                    setGraphic(null);
                    return;
                }
                Button button = new Button(words.apply(row));
                button.getStyleClass().addAll("small", "flat");
                button.setMinWidth(Region.USE_PREF_SIZE);
                button.setOnAction(event -> action.accept(row));
                setGraphic(new HBox(button));
            }
        });
        column.setMinWidth(100);
        column.setMaxWidth(110);
        column.setSortable(false);
        table.getColumns().add(column);
        table.setOnKeyPressed(event -> {
            R row = table.getSelectionModel().getSelectedItem();
            boolean isWanted = event.getCode() == KeyCode.DELETE || event.getCode() == KeyCode.ENTER;
            if (row != null && isWanted) {
                action.accept(row);
                event.consume();
            }
        });
    }
}
