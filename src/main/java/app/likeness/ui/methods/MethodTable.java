package app.likeness.ui.methods;

import app.likeness.fingerprint.Method;
import app.likeness.ui.methods.chart.MethodInk;
import app.likeness.ui.methods.model.MethodRow;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.methods.model.Threshold;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Sight;
import app.likeness.ui.table.ColumnRoom;
import app.likeness.ui.table.ColumnWidths;
import app.likeness.ui.table.FreshCells;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.MethodWords;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.scene.Node;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import org.jspecify.annotations.Nullable;

/// The methods in rows, the recommended one first: what each finds here, how well, and how long it takes.
final class MethodTable {
    private static final double ROW_HEIGHT = 28;
    private static final double SWATCH = 26;
    private static final double NAMES = 172;

    private final Messages messages;
    private final ObservableList<MethodRow> rows = FXCollections.observableArrayList();
    private final TableView<MethodRow> table = new TableView<>() {
        private final Sight sight = new Sight(this);

        @Override
        protected void layoutChildren() {
            if (sight.isClear()) {
                super.layoutChildren();
            }
        }
    };
    private boolean filling;

    MethodTable(Messages messages, StudyModel model) {
        this.messages = messages;
        ColumnRoom<MethodRow> room = new ColumnRoom<>(table);
        SortedList<MethodRow> sorted = new SortedList<>(rows);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        table.setColumnResizePolicy(new ColumnWidths());
        table.setId("methods-table");
        table.getStyleClass().add("text-dense");
        table.setFixedCellSize(ROW_HEIGHT);
        table.accessibleTextProperty().bind(messages.text("methods.table.accessible"));
        TableColumn<MethodRow, String> names = method();
        names.setPrefWidth(NAMES);
        names.setMinWidth(NAMES);
        table.getColumns().add(names);
        add("methods.column.now", MethodRow::line, 64);
        TableColumn<MethodRow, Double> precision = add("methods.column.precision", MethodRow::precision, 88);
        TableColumn<MethodRow, Double> recall = add("methods.column.recall", MethodRow::recall, 64);
        add("methods.column.mean", MethodRow::f1, 50);
        add("methods.column.pairs", MethodRow::pairs, 60);
        add("methods.column.agreement", MethodRow::agreement, 70);
        add("methods.column.time", MethodRow::millis, 76);
        room.keep(List.of(names, precision, recall));
        table.setRowFactory(made -> row());
        Runnable fill = () -> {
            filling = true;
            rows.setAll(List.of(Method.values()).reversed().stream()
                    .map(method -> MethodRow.of(method, model))
                    .toList());
            filling = false;
            select(model.selectedProperty().get());
        };
        messages.localeProperty().subscribe(locale -> FreshCells.of(table));
        model.studyProperty().subscribe(fill);
        model.lines().lines().subscribe(fill);
        table.getSelectionModel().selectedItemProperty().subscribe(row -> {
            if (!filling
                    && row != null
                    && row.method() != model.selectedProperty().get()) {
                model.selectedProperty().set(row.method());
            }
        });
        model.selectedProperty().subscribe(this::select);
    }

    TableView<MethodRow> node() {
        return table;
    }

    /// A row that says what its method finds.
    private TableRow<MethodRow> row() {
        TableRow<MethodRow> row = new TableRow<>();
        Explanations.add(
                row,
                () -> row.getItem() == null
                        ? ""
                        : messages.get(MethodWords.key(row.getItem().method())));
        return row;
    }

    private void select(Method method) {
        for (int i = 0; i < table.getItems().size(); i++) {
            if (table.getItems().get(i).method() == method
                    && !table.getSelectionModel().isSelected(i)) {
                table.getSelectionModel().clearAndSelect(i);
            }
        }
    }

    private TableColumn<MethodRow, Double> add(String key, ToDoubleFunction<MethodRow> figure, double width) {
        TableColumn<MethodRow, Double> column = new TableColumn<>();
        column.textProperty().bind(messages.text(key));
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(figure.applyAsDouble(cell.getValue())));
        column.setCellFactory(made -> new FigureCell(row -> said(key, row), messages.text(tip(key))));
        column.getStyleClass().add("figures");
        column.setSortType(TableColumn.SortType.DESCENDING);
        column.setPrefWidth(width);
        column.setMinWidth(width);
        column.setMaxWidth(width);
        table.getColumns().add(column);
        return column;
    }

    private static String tip(String key) {
        return switch (key) {
            case "methods.column.now" -> "methods.column.now.tip";
            case "methods.column.precision" -> "methods.column.precision.tip";
            case "methods.column.recall" -> "methods.column.recall.tip";
            case "methods.column.mean" -> "methods.column.mean.tip";
            case "methods.column.pairs" -> "methods.column.pairs.tip";
            case "methods.column.agreement" -> "methods.column.agreement.tip";
            default -> "methods.column.time.tip";
        };
    }

    private String said(String key, MethodRow row) {
        return switch (key) {
            case "methods.column.now" ->
                row.method() == Method.EXACT || row.method() == Method.LONGEST_SENTENCE
                        ? messages.get("methods.equal")
                        : Threshold.words(messages, row.method(), row.line());
            case "methods.column.precision" -> share(row.precision());
            case "methods.column.recall" -> share(row.recall());
            case "methods.column.mean" -> hundredths(row.f1());
            case "methods.column.pairs" -> said(row.pairs(), pairs -> messages.number((long) pairs));
            case "methods.column.agreement" -> share(row.agreement());
            default -> said(row.millis(), millis -> messages.get("methods.millis", brief(millis)));
        };
    }

    private String share(double share) {
        return said(share, messages::percent);
    }

    private String hundredths(double share) {
        return said(share, value -> number(value, 2));
    }

    private String brief(double number) {
        return number(number, number < 1 ? 2 : 1);
    }

    private String number(double number, int digits) {
        NumberFormat format = NumberFormat.getNumberInstance(messages.locale());
        format.setMinimumFractionDigits(digits);
        format.setMaximumFractionDigits(digits);
        return format.format(number);
    }

    private static String said(double number, DoubleFunction<String> words) {
        return Double.isNaN(number) ? "–" : words.apply(number);
    }

    private TableColumn<MethodRow, String> method() {
        TableColumn<MethodRow, String> column = new TableColumn<>();
        column.textProperty().bind(messages.text("methods.column.method"));
        column.setCellValueFactory(
                cell -> new ReadOnlyObjectWrapper<>(cell.getValue().method().label()));
        column.setCellFactory(made -> new MethodCell());
        return column;
    }

    /// The dot and the line of a method as the charts have them.
    private static Node swatch(Method method) {
        MethodInk ink = MethodInk.of(method);
        Line line = new Line(0, 0, SWATCH, 0);
        line.getStyleClass().addAll("method-line", "ink-" + ink.number());
        Arrays.stream(ink.dashes()).forEach(line.getStrokeDashArray()::add);
        Circle dot = new Circle(4);
        dot.getStyleClass().addAll("method-dot", "ink-" + ink.number());
        StackPane swatch = new StackPane(line, dot);
        swatch.setMinWidth(SWATCH);
        return swatch;
    }

    private static final class MethodCell extends TableCell<MethodRow, String> {
        @Override
        protected void updateItem(@Nullable String label, boolean empty) {
            super.updateItem(label, empty);
            MethodRow row = getTableRow() == null ? null : getTableRow().getItem();
            setText(empty ? "" : label);
            setGraphic(empty || row == null ? null : swatch(row.method()));
        }
    }

    private static final class FigureCell extends TableCell<MethodRow, Double> {
        private final Function<MethodRow, String> words;

        /// @param explained what the number says
        FigureCell(Function<MethodRow, String> words, ObservableValue<String> explained) {
            this.words = words;
            getStyleClass().add("figures");
            Explanations.add(this, explained::getValue);
        }

        @Override
        protected void updateItem(@Nullable Double figure, boolean empty) {
            super.updateItem(figure, empty);
            MethodRow row = getTableRow() == null ? null : getTableRow().getItem();
            setText(empty || row == null ? "" : words.apply(row));
        }
    }
}
