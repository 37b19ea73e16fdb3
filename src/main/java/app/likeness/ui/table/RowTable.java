package app.likeness.ui.table;

import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Latest;
import app.likeness.ui.parts.Sight;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// A table of rows that are replaced as a whole while a scan runs: it is sorted by its columns' heads, keeps the
/// selected row when the rows change, and opens a row with Enter or a double-click. Only the rows in sight have nodes.
public final class RowTable<R> extends TableView<R> {
    private static final double ROW_HEIGHT = 36;

    /// Rows whose cells are made in one pulse: each takes some milliseconds, and the very first ones far more.
    private static final int ROWS_AT_ONCE = 2;

    /// How wide a Han character of a column's name is, and what stands around the name.
    private static final double HEADER_LETTER = 15;
    private static final double HEADER_SIDES = 24;
    /// Of those above a row that is brought into sight.
    private static final int ROWS_ABOVE = 2;

    private static final KeyCombination OTHER = new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);

    private final Messages messages;
    private final Background background;
    private final RowList<R> rows;
    private final RowList<R> shown;
    private final Function<R, Object> identity;
    private Function<R, String> tooltip = row -> "";
    private Consumer<R> open = row -> {};
    private final Sight sight = new Sight(this);
    /// What says which columns there are, which nobody else may hold.
    private final List<Subscription> conditions = new ArrayList<>();
    private final ColumnRoom<R> room = new ColumnRoom<>(this);
    private @Nullable Object selected;
    /// Those for an order of the rows.
    private final Latest requests = new Latest();
    private boolean replacing;
    /// What was sorted before; of the lane `read`.
    private final SortedRows<R> sortedRows = new SortedRows<>();
    private boolean keepsOrder;
    /// How many rows there were in the last layout.
    private int filled;
    private boolean outdated;
    /// How many rows may have cells.
    private int built = 1;

    /// @param background sorts the rows
    /// @param identity what stays the same when a row is replaced by a newer one
    public RowTable(Messages messages, Background background, RowList<R> rows, Function<R, Object> identity) {
        this.messages = messages;
        this.background = background;
        this.rows = rows;
        this.identity = identity;
        shown = new RowList<>(identity);
        setFixedCellSize(ROW_HEIGHT);
        setColumnResizePolicy(new ColumnWidths());
        sayWhenEmpty(messages.text("table.empty"));
        setItems(shown);
        setSortPolicy(table -> {
            arrange();
            return true;
        });
        rows.addListener((ListChangeListener<R>) change -> arrange());
        arrange();
        getSelectionModel().selectedItemProperty().subscribe(row -> {
            if (!replacing && row != null) {
                selected = identity.apply(row);
            }
        });
        setRowFactory(table -> row());
        setOnKeyPressed(event -> {
            R chosen = getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown() && chosen != null) {
                open.accept(chosen);
                event.consume();
            }
        });
        // Cells hold words and numbers in the language in which they were filled, and words stand in its order. A table
        // in a window that was closed hears of no language: they outlive it.
        ObservableValue<Boolean> inWindow = sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false);
        messages.localeProperty().when(inWindow).subscribe(locale -> {
            refresh();
            arrange();
        });
    }

    @Override
    protected void layoutChildren() {
        if (sight.isClear()) {
            fillOnce();
            super.layoutChildren();
            buildInPieces();
        }
    }

    /// Where the number of rows has changed, JavaFX 26.0.2 fills all cells three times: at once, and, when it lays
    /// out the rows, as those of no row and of the new one. In a list that is one pixel high it does so for one row
    /// alone. Further down the rows in sight might move.
    private void fillOnce() {
        int now = getItems().size();
        if (now != filled
                && now > 0
                && lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getPosition() == 0) {
            flow.resize(flow.getWidth(), 1);
        }
        filled = now;
    }

    /// Making the cells of all rows at once would stop the window for longer than a moment: some come with each
    /// pulse, until there is a row for every place.
    private void buildInPieces() {
        double most = built * ROW_HEIGHT;
        if (getItems().isEmpty() || getHeight() <= most) {
            return;
        }
        if (lookup(".virtual-flow") instanceof Region flow && flow.getHeight() > most) {
            flow.resize(flow.getWidth(), most);
            built += ROWS_AT_ONCE;
            Platform.runLater(this::requestLayout);
        }
    }

    /// Makes a row with its cells, and lets it go.
    public void rehearse() {
        TableRow<R> row = row();
        row.updateTableView(this);
        getChildren().add(row);
        row.applyCss();
        row.layout();
        getChildren().remove(row);
    }

    /// The words that stand in place of the rows when there are none.
    public void sayWhenEmpty(ObservableValue<String> words) {
        sayWhenEmpty(words, new Region());
    }

    /// The same with what leads further below the words.
    public void sayWhenEmpty(ObservableValue<String> words, Region below) {
        Label label = new Label();
        label.textProperty().bind(words);
        label.getStyleClass().add("text-quiet");
        label.setWrapText(true);
        VBox empty = new VBox(label, below);
        empty.getStyleClass().add("table-empty");
        setPlaceholder(empty);
    }

    /// Says which columns stay where there is no room for all; the others go, the last one first.
    public void keep(List<TableColumn<R, ?>> columns) {
        room.keep(columns);
    }

    /// A column that takes its part of what room there is.
    public void addColumn(TableColumn<R, ?> column, double width) {
        column.setPrefWidth(width);
        // Its name is never cut.
        column.textProperty()
                .subscribe(name -> column.setMinWidth(Math.max(
                        Math.min(width, 80), Script.width(name, 0, name.length()) * HEADER_LETTER + HEADER_SIDES)));
        getColumns().add(column);
    }

    /// A column that gains nothing by being wider than its content.
    public void addNarrowColumn(TableColumn<R, ?> column, double least, double most) {
        column.setPrefWidth(most);
        column.setMinWidth(least);
        column.setMaxWidth(most);
        getColumns().add(column);
    }

    /// Leaves a column out while the table is narrower than `width`.
    public void hideBelow(double width, TableColumn<R, ?> column) {
        showWhile(widthProperty().greaterThanOrEqualTo(width), column);
    }

    /// Has a column only while `wanted` is true. Were its visibility bound, JavaFX 26.0.2 would make the cells of all
    /// rows anew each time that this is worked out, also when it comes out the same.
    public void showWhile(ObservableValue<Boolean> wanted, TableColumn<R, ?> column) {
        conditions.add(wanted.subscribe(isWanted -> room.want(column, isWanted)));
    }

    /// Says that what the columns show of a row is the same until [#refresh], so that rows in an order are not
    /// sorted again when some of them are left out.
    public void keepOrder() {
        keepsOrder = true;
    }

    @Override
    public void refresh() {
        super.refresh();
        FreshCells.of(this);
        outdated = true;
    }

    /// What Enter and double-click do with a row.
    public void onOpen(Consumer<R> action) {
        open = action;
    }

    /// Offers this for the chosen row in the context menu.
    public void offer(ObservableValue<String> name, Consumer<R> action) {
        MenuItem item = new MenuItem();
        item.textProperty().bind(name);
        item.setOnAction(event -> {
            R chosen = getSelectionModel().getSelectedItem();
            if (chosen != null) {
                action.accept(chosen);
            }
        });
        if (getContextMenu() == null) {
            setContextMenu(new ContextMenu());
        }
        getContextMenu().getItems().add(item);
    }

    /// What else can be done with a row, by a context menu and Ctrl+Enter. Where no row is chosen, that
    /// chooses the first one.
    public void alsoOffer(ObservableValue<String> name, Consumer<R> action) {
        offer(name, action);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            R chosen = getSelectionModel().getSelectedItem();
            if (OTHER.match(event) && !getItems().isEmpty()) {
                if (chosen == null) {
                    getSelectionModel().selectFirst();
                } else {
                    action.accept(chosen);
                }
                event.consume();
            }
        });
    }

    /// Chooses a row and brings it into sight; a row that is not there is chosen when it comes.
    ///
    /// @param wanted what says which row it is
    public void choose(Object wanted) {
        selected = wanted;
        restore();
        int place = getSelectionModel().getSelectedIndex();
        if (place >= 0) {
            scrollTo(Math.max(0, place - ROWS_ABOVE));
        }
    }

    /// What a row says when the pointer rests on it.
    public void rowTooltip(Function<R, String> words) {
        tooltip = words;
    }

    /// The rows as the user sees them.
    public List<R> rowsInOrder() {
        return shown.rows();
    }

    /// Sorting a hundred thousand rows takes longer than the window may stand still: it is done in the background,
    /// and of several orders that are asked for in a row the last is shown.
    private void arrange() {
        BooleanSupplier isWanted = requests.next();
        if (getSortOrder().isEmpty()) {
            show(rows.rows());
            return;
        }
        List<R> unsorted = rows.rows();
        RowOrder<R> order = RowOrder.of(getSortOrder(), messages.locale());
        boolean isAnew = outdated || !keepsOrder;
        outdated = false;
        background.compute(() -> sorted(unsorted, order, isAnew), sorted -> {
            if (isWanted.getAsBoolean()) {
                show(sorted);
            }
        });
    }

    private List<R> sorted(List<R> unsorted, RowOrder<R> order, boolean isAnew) {
        if (isAnew) {
            sortedRows.forget();
        }
        return sortedRows.of(unsorted, order);
    }

    /// The selection moves to other rows when the rows are replaced, and that is not the user's choice.
    private void show(List<R> now) {
        replacing = true;
        shown.show(now);
        restore();
        replacing = false;
    }

    private void restore() {
        Object wanted = selected;
        if (wanted == null) {
            return;
        }
        R now = getSelectionModel().getSelectedItem();
        if (now != null && identity.apply(now).equals(wanted)) {
            return;
        }
        for (int i = 0; i < shown.size(); i++) {
            if (identity.apply(shown.get(i)).equals(wanted)) {
                getSelectionModel().clearAndSelect(i);
                return;
            }
        }
        getSelectionModel().clearSelection();
    }

    private TableRow<R> row() {
        TableRow<R> row = new TableRow<>();
        Explanations.add(row, () -> row.getItem() == null ? "" : tooltip.apply(row.getItem()));
        row.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !row.isEmpty()) {
                open.accept(row.getItem());
            }
        });
        return row;
    }
}
