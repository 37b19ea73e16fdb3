package app.likeness.ui.review;

import app.likeness.review.JournalEntry;
import app.likeness.review.Verdict;
import app.likeness.store.kept.Remembered;
import app.likeness.ui.judging.ReviewModel;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.table.ColumnWidths;
import app.likeness.ui.table.FreshCells;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.States;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// What was decided in the open corpus, and what was found acceptable in any: each can be taken back. Where there is no
/// room for its columns, a row is some lines under each other.
public final class JournalDialog {
    /// Which list is in front.
    public enum Tab {
        JOURNAL,
        BEFORE
    }

    private static final double TIME = 135;
    private static final double LEAST_WIDTH = 70;
    private static final double ROW = 36;

    /// Below this width a row is some lines under each other.
    private static final double NARROW = 560;

    private static final double LINE = 22;

    private static final String BETWEEN = " · ";
    private static final double LEAST_HEIGHT = 260;

    private final Messages messages;
    private final ReviewModel model;
    private final boolean namesHidden;

    private JournalDialog(Messages messages, ReviewModel model, boolean namesHidden) {
        this.messages = messages;
        this.model = model;
        this.namesHidden = namesHidden;
    }

    /// Shows the lists until they are closed.
    public static void show(Messages messages, Window owner, ReviewModel model, boolean namesHidden, Tab first) {
        new JournalDialog(messages, model, namesHidden).open(owner, first);
    }

    private void open(Window owner, Tab first) {
        DialogWindow window = new DialogWindow(messages, owner, "review.journal.title");
        TableView<JournalEntry> journal = journal();
        TableView<Remembered> before = before();
        TabPane tabs = new TabPane(
                tab("review.journal.tab", "review.journal.sentence", journal),
                tab("review.before.tab", "review.before.sentence", before));
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.accessibleTextProperty().bind(messages.text("review.journal.title"));
        tabs.getSelectionModel().select(first == Tab.JOURNAL ? 0 : 1);
        tabs.setPrefSize(760, 420);
        // A pane of tabs does not ask what is in it.
        tabs.setMinHeight(LEAST_HEIGHT);
        window.show(tabs);
        window.answer("common.close", ButtonData.CANCEL_CLOSE, () -> {});
        window.focus(first == Tab.JOURNAL ? journal : before);
        // The model outlives the dialog.
        Subscription following = Subscription.combine(
                follow(journal, model.journalProperty()),
                follow(before, model.rememberedProperty()),
                messages.localeProperty().subscribe((was, now) -> {
                    FreshCells.of(journal);
                    FreshCells.of(before);
                }));
        window.openAndWait();
        following.unsubscribe();
    }

    private javafx.scene.control.Tab tab(String title, String sentence, TableView<?> table) {
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox content = new VBox(DialogWindow.words(messages.text(sentence), "text-quiet"), table);
        content.getStyleClass().add("journal-page");
        javafx.scene.control.Tab tab = new javafx.scene.control.Tab("", content);
        tab.textProperty().bind(messages.text(title));
        tab.setId(title.replace('.', '-'));
        return tab;
    }

    private TableView<JournalEntry> journal() {
        TableView<JournalEntry> table = table("journal-table", "review.journal.empty");
        whenWide(table, time(table, entry -> entry.verdict().decidedAt()));
        TableColumn<JournalEntry, JournalEntry> state = new TableColumn<>();
        state.textProperty().bind(messages.text("review.column.state"));
        state.setSortable(false);
        state.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        state.setCellFactory(column -> new TableCell<>() {
            @Override
            protected void updateItem(@Nullable JournalEntry entry, boolean empty) {
                super.updateItem(entry, empty);
                if (empty || entry == null) {
                    setGraphic(null);
                    setText(null);
                } else {
                    setGraphic(new FontIcon(States.icon(entry.verdict().state())));
                    setText(state(entry));
                }
            }
        });
        state.setPrefWidth(170);
        state.setMinWidth(120);
        table.getColumns().add(state);
        whenWide(table, state);
        whenWide(table, name(table, JournalEntry::verdict));
        TableColumn<JournalEntry, String> decider = text(
                table, "review.column.decider", 110, entry -> entry.verdict().decidedBy());
        decider.visibleProperty()
                .bind(table.widthProperty()
                        .greaterThanOrEqualTo(NARROW)
                        .and(Bindings.createBooleanBinding(
                                () -> model.journalProperty().get().stream()
                                        .anyMatch(entry ->
                                                !entry.verdict().decidedBy().isEmpty()),
                                model.journalProperty())));
        whenWide(table, text(table, "review.column.note", 150, this::note));
        stacked(
                table,
                3,
                entry -> List.of(
                        name(entry.verdict()),
                        Stream.of(
                                        state(entry),
                                        said(entry.verdict().decidedAt()),
                                        entry.verdict().decidedBy())
                                .filter(part -> !part.isEmpty())
                                .collect(Collectors.joining(BETWEEN)),
                        note(entry)));
        action(
                table,
                entry -> messages.get(entry.isUndone() ? "review.action.redo" : "review.action.undo"),
                entry -> model.mark(entry, !entry.isUndone()));
        return table;
    }

    private TableView<Remembered> before() {
        TableView<Remembered> table = table("before-table", "review.before.empty");
        whenWide(table, time(table, known -> known.verdict().decidedAt()));
        whenWide(table, name(table, Remembered::verdict));
        whenWide(table, text(table, "review.column.corpus", 150, this::corpus));
        stacked(
                table,
                2,
                known -> List.of(
                        name(known.verdict()),
                        (namesHidden ? "" : corpus(known) + BETWEEN)
                                + said(known.verdict().decidedAt())));
        action(table, known -> messages.get("review.action.forget"), model::forget);
        return table;
    }

    private <R> TableView<R> table(String id, String empty) {
        TableView<R> table = new TableView<>();
        table.setId(id);
        table.setColumnResizePolicy(new ColumnWidths());
        table.setPlaceholder(DialogWindow.words(messages.text(empty), "text-quiet", "journal-nothing"));
        table.accessibleTextProperty().bind(messages.text("review.journal.title"));
        return table;
    }

    /// The latest first.
    private static <R> Subscription follow(TableView<R> table, ObservableValue<List<R>> rows) {
        return rows.subscribe(now -> table.getItems().setAll(now.reversed()));
    }

    /// One column in the place of those that are [#whenWide], where there is no room for them.
    ///
    /// @param most lines that a row may have
    /// @param lines what the row says, the most important first; the empty ones are left out
    private <R> void stacked(TableView<R> table, int most, Function<R, List<String>> lines) {
        BooleanBinding isNarrow = table.widthProperty().lessThan(NARROW);
        TableColumn<R, R> column = new TableColumn<>();
        column.textProperty().bind(messages.text("review.column.about"));
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.setCellFactory(made -> new LinesCell<>(lines));
        column.setMinWidth(LEAST_WIDTH);
        column.setPrefWidth(NARROW);
        column.setSortable(false);
        column.visibleProperty().bind(isNarrow);
        table.getColumns().add(column);
        table.fixedCellSizeProperty()
                .bind(Bindings.when(isNarrow).then(ROW - LINE + most * LINE).otherwise(ROW));
    }

    private static void whenWide(TableView<?> table, TableColumn<?, ?> column) {
        column.visibleProperty().bind(table.widthProperty().greaterThanOrEqualTo(NARROW));
    }

    private <R> TableColumn<R, String> time(TableView<R> table, Function<R, Instant> time) {
        TableColumn<R, String> column = text(table, "review.column.time", TIME, row -> said(time.apply(row)));
        column.setMinWidth(TIME);
        column.setMaxWidth(TIME);
        return column;
    }

    private String said(Instant time) {
        return DateWords.moment(messages, time);
    }

    private <R> TableColumn<R, String> name(TableView<R> table, Function<R, Verdict> verdict) {
        return text(table, "review.column.about", 280, row -> name(verdict.apply(row)));
    }

    private String name(Verdict verdict) {
        return Judgements.name(messages, verdict, namesHidden);
    }

    private String state(JournalEntry entry) {
        String state = messages.get(States.key(entry.verdict().state()));
        return entry.isUndone() ? messages.get("review.journal.undone", state) : state;
    }

    private String note(JournalEntry entry) {
        String note = entry.verdict().note().replaceAll("\\s+", " ");
        return namesHidden ? model.maskProperty().getValue().mask(note) : note;
    }

    private String corpus(Remembered known) {
        return namesHidden ? "" : known.corpus();
    }

    private <R> TableColumn<R, String> text(TableView<R> table, String key, double width, Function<R, String> words) {
        TableColumn<R, String> column = new TableColumn<>();
        column.textProperty().bind(messages.text(key));
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
        column.setMinWidth(LEAST_WIDTH);
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
                setGraphic(button);
            }
        });
        column.setMinWidth(80);
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

    /// A row as lines under each other.
    private static final class LinesCell<R> extends TableCell<R, R> {
        private final Function<R, List<String>> lines;
        private final VBox box = new VBox();

        LinesCell(Function<R, List<String>> lines) {
            this.lines = lines;
            box.getStyleClass().add("journal-lines");
            // As wide as the cell, not as its longest line.
            box.prefWidthProperty()
                    .bind(Bindings.createDoubleBinding(
                            () -> getWidth() - snappedLeftInset() - snappedRightInset(),
                            widthProperty(),
                            insetsProperty()));
        }

        @Override
        protected void updateItem(@Nullable R row, boolean empty) {
            super.updateItem(row, empty);
            box.getChildren().clear();
            if (empty || row == null) {
                setGraphic(null);
                setAccessibleText("");
                return;
            }
            List<String> said =
                    lines.apply(row).stream().filter(line -> !line.isEmpty()).toList();
            for (String line : said) {
                Label label = new Label(line);
                label.setMinWidth(0);
                if (!box.getChildren().isEmpty()) {
                    label.getStyleClass().addAll("text-note", "text-quiet");
                }
                box.getChildren().add(label);
            }
            setAccessibleText(String.join("\n", said));
            setGraphic(box);
        }
    }
}
