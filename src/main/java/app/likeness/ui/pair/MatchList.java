package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.review.PassageKey;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.ui.pair.model.Evidence;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Badge;
import app.likeness.ui.pair.text.ChunkCell;
import app.likeness.ui.pair.text.Kinds;
import app.likeness.ui.table.ColumnWidths;
import app.likeness.ui.table.Columns;
import app.likeness.ui.table.FreshCells;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.States;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/// All matches of the pair as rows: what the ribbons show, in words and numbers.
final class MatchList extends TableView<Integer> {
    static final double ROW = 32;
    static final double HEADER = 34;
    static final int MOST_ROWS = 5;
    private static final int EXCERPT = 80;

    /// The widths of columns.
    private static final double NUMBER = 60;
    private static final double LEAST = 84;

    private static final double TEXT = 250;
    private static final double STATE = 116;
    private static final double FIGURE = 86;

    /// What states and numbers need together.
    private static final double LEAST_FOR_BOTH = 640;
    /// What all numbers need.
    private static final double LEAST_FOR_CHANGED = 490;

    private static final PseudoClass LEFT_OUT = PseudoClass.getPseudoClass("left-out");

    private final Messages messages;
    private final PairModel model;
    private final Judging judging;
    private final TableColumn<Integer, Standing> state;
    private Map<PassageKey, Standing> standings = Map.of();
    // While the model's choice is written into the table, the table's is not written back.
    private boolean following;

    MatchList(Messages messages, PairModel model, Judging judging) {
        this.messages = messages;
        this.model = model;
        this.judging = judging;
        setId("match-list");
        getStyleClass().addAll("dense", "match-list");
        setFixedCellSize(ROW);
        setColumnResizePolicy(new ColumnWidths());
        TableColumn<Integer, ?> number =
                addColumn("pair.list.column.number", 50, "", "explain.passageNumber", (cell, match) -> {
                    var badge = new Badge();
                    badge.show(match);
                    cell.setGraphic(badge);
                });
        number.setMaxWidth(NUMBER);
        addColumn("pair.list.column.text", TEXT, "", "", (cell, match) -> cell.setText(excerpt(match)));
        addColumn("pair.list.column.kind", 156, "kind", "help.number.passage.meaning", (cell, match) -> {
            Match.Kind kind = pair().matches().get(match).kind();
            cell.setText(kind(match));
            cell.setGraphic(new Label(Kinds.sign(kind)));
            cell.pseudoClassStateChanged(PseudoClass.getPseudoClass("reordered"), kind == Match.Kind.REORDERED);
        });
        state = Columns.standing(messages, "review.column.state", this::standing);
        state.setSortable(false);
        state.setReorderable(false);
        state.setPrefWidth(STATE);
        state.setMinWidth(STATE);
        getColumns().add(state);
        TableColumn<Integer, ?> left = addCount("pair.list.column.left", Evidence::left);
        TableColumn<Integer, ?> right = addCount("pair.list.column.right", Evidence::right);
        TableColumn<Integer, ?> changed =
                addColumn("pair.list.column.changed", FIGURE, "figures", "explain.changed", (cell, match) -> {
                    int count = pair().evidence().get(match).changed();
                    cell.setText(count == 0 ? "—" : messages.number(count));
                });
        setRowFactory(ignored -> row());
        setContextMenu(judging.menu());
        // Where there is no room for both, the numbers of the selected passage beside the list have to do.
        var figures = state.visibleProperty().not().or(widthProperty().greaterThanOrEqualTo(LEAST_FOR_BOTH));
        left.visibleProperty().bind(figures);
        right.visibleProperty().bind(figures);
        changed.visibleProperty().bind(figures.and(widthProperty().greaterThanOrEqualTo(LEAST_FOR_CHANGED)));
        getSelectionModel().selectedIndexProperty().addListener((ignored, before, index) -> {
            if (!following && index.intValue() >= 0) {
                model.select(index.intValue());
            }
        });
        model.openedProperty().addListener((ignored, before, pair) -> show(pair));
        model.selectedProperty().addListener(ignored -> follow());
        messages.localeProperty().addListener(ignored -> FreshCells.of(this));
        accessibleTextProperty().bind(messages.text("pair.list.accessible"));
        show(model.openedProperty().get());
        judging.review().subscribe(ignored -> judge());
    }

    /// Takes what was judged of the passages; the column of states is there when that is anything.
    private void judge() {
        OpenedPair pair = model.openedProperty().get();
        standings = pair == null
                ? Map.of()
                : judging.review()
                        .getValue()
                        .passages(pair.pair().leftId(), pair.pair().rightId());
        boolean isJudged = getItems().stream().anyMatch(this::isJudged);
        state.setVisible(isJudged);
        FreshCells.of(this);
    }

    private Standing standing(int match) {
        return standings.getOrDefault(pair().keys().get(match), Standing.OPEN);
    }

    /// Whether its state says anything: given, opened again, or with a note.
    private boolean isJudged(int match) {
        Standing standing = standing(match);
        return standing.state() != State.OPEN
                || !standing.newcomers().isEmpty()
                || !standing.note().isEmpty();
    }

    /// The height that shows all rows, up to five.
    static double naturalHeight(int matches) {
        return HEADER + ROW * Math.clamp(matches, 1, MOST_ROWS);
    }

    private void show(@Nullable OpenedPair pair) {
        following = true;
        getItems()
                .setAll(
                        pair == null
                                ? List.of()
                                : IntStream.range(0, pair.matches().size())
                                        .boxed()
                                        .toList());
        judge();
        following = false;
        follow();
    }

    private void follow() {
        int match = model.selectedProperty().get();
        following = true;
        if (match < 0 || match >= getItems().size()) {
            getSelectionModel().clearSelection();
        } else if (getSelectionModel().getSelectedIndex() != match) {
            getSelectionModel().select(match);
            scrollTo(Math.max(0, match - 1));
        }
        following = false;
    }

    private TableRow<Integer> row() {
        var row = new TableRow<Integer>() {
            @Override
            protected void updateItem(@Nullable Integer match, boolean empty) {
                super.updateItem(match, empty);
                if (match == null || empty) {
                    setAccessibleText(null);
                    pseudoClassStateChanged(LEFT_OUT, false);
                } else {
                    setAccessibleText(sentence(match));
                    pseudoClassStateChanged(LEFT_OUT, !pair().counts(match));
                }
            }
        };
        row.hoverProperty().addListener((ignored, before, over) -> {
            if (!row.isEmpty()) {
                model.hoveredProperty().set(over ? row.getIndex() : -1);
            }
        });
        model.hoveredProperty().addListener(new WeakInvalidationListener(lightener(row)));
        return row;
    }

    private InvalidationListener lightener(TableRow<Integer> row) {
        InvalidationListener listener = ignored -> row.pseudoClassStateChanged(
                ChunkCell.HOVERED,
                !row.isEmpty() && row.getIndex() == model.hoveredProperty().get());
        // The row keeps what the model holds weakly.
        row.getProperties().put("hover", listener);
        return listener;
    }

    /// A column of how many characters count on one side.
    private TableColumn<Integer, Integer> addCount(String key, ToIntFunction<Evidence> count) {
        return addColumn(
                key,
                FIGURE,
                "figures",
                "explain.counted",
                (cell, match) -> cell.setText(
                        messages.number(count.applyAsInt(pair().evidence().get(match)))));
    }

    /// @param meaning the key of what its numbers say; empty for words
    private TableColumn<Integer, Integer> addColumn(
            String key,
            double width,
            String styleClass,
            String meaning,
            BiConsumer<TableCell<Integer, Integer>, Integer> fill) {
        var column = new TableColumn<Integer, Integer>();
        column.textProperty().bind(messages.text(key));
        column.setPrefWidth(width);
        column.setMinWidth(Math.min(width, LEAST));
        column.setSortable(false);
        column.setReorderable(false);
        column.getStyleClass().add(styleClass);
        column.setCellValueFactory(data -> new ReadOnlyObjectWrapper<>(data.getValue()));
        column.setCellFactory(ignored -> {
            TableCell<Integer, Integer> cell = cell(fill);
            return meaning.isEmpty() ? cell : Columns.explained(cell, row -> messages.get(meaning));
        });
        getColumns().add(column);
        return column;
    }

    private TableCell<Integer, Integer> cell(BiConsumer<TableCell<Integer, Integer>, Integer> fill) {
        return new TableCell<>() {
            @Override
            protected void updateItem(@Nullable Integer match, boolean empty) {
                super.updateItem(match, empty);
                setEllipsisString("…");
                setText(null);
                setGraphic(null);
                OpenedPair pair = model.openedProperty().get();
                if (!empty
                        && match != null
                        && pair != null
                        && match < pair.matches().size()) {
                    fill.accept(this, match);
                }
            }
        };
    }

    private OpenedPair pair() {
        return Objects.requireNonNull(model.openedProperty().get());
    }

    private String sentence(int match) {
        OpenedPair pair = pair();
        Evidence evidence = pair.evidence().get(match);
        String sentence = messages.get(
                "pair.list.row",
                match + 1,
                kind(match),
                evidence.left(),
                evidence.right(),
                evidence.changed(),
                excerpt(match));
        return isJudged(match)
                ? messages.get("pair.list.row.judged", sentence, States.told(messages, standing(match)))
                : sentence;
    }

    /// The kind in words, and whether the passage counts.
    private String kind(int match) {
        String kind = messages.get(Kinds.key(pair().matches().get(match).kind()));
        return pair().counts(match) ? kind : messages.get("pair.list.notCounted", kind);
    }

    /// The beginning of the passage in A, in one line.
    private String excerpt(int match) {
        OpenedPair pair = pair();
        Match shown = pair.matches().get(match);
        int first = shown.runs().isEmpty()
                ? shown.left().start()
                : shown.runs().getFirst().left().start();
        String text = pair.left().text();
        int end = Math.min(shown.left().end(), first + EXCERPT);
        String start = first > shown.left().start() ? "…" : "";
        return start + text.substring(first, end).replaceAll("\\s+", " ").strip();
    }
}
