package app.likeness.ui.methods;

import app.likeness.evaluate.Curve;
import app.likeness.evaluate.CurveTable;
import app.likeness.scan.study.MethodFigures;
import app.likeness.ui.methods.model.Study;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.table.ColumnWidths;
import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// The curves as rows of numbers: what the charts show, for those who do not see them, and what the saved file has.
final class ValueTable {
    private static final double ROW_HEIGHT = 28;
    private static final double NAMES = 150;
    private static final double FIGURES = 64;
    private static final List<String> KEYS = List.of(
            "methods.column.method",
            "methods.column.threshold",
            "methods.column.right",
            "methods.column.wrong",
            "methods.column.recall",
            "methods.column.precision",
            "methods.column.mean");

    private final TableView<List<String>> table = new TableView<>();

    ValueTable(Messages messages, StudyModel model) {
        table.setId("methods-values");
        table.getStyleClass().add("text-dense");
        table.setFixedCellSize(ROW_HEIGHT);
        table.setColumnResizePolicy(new ColumnWidths());
        table.accessibleTextProperty().bind(messages.text("methods.values.accessible"));
        Label nothing = new Label();
        nothing.textProperty().bind(messages.text("methods.values.none"));
        nothing.getStyleClass().add("text-quiet");
        table.setPlaceholder(nothing);
        for (int i = 0; i < KEYS.size(); i++) {
            table.getColumns().add(column(messages, i));
        }
        model.studyProperty().subscribe(study -> table.getItems().setAll(CurveTable.rows(curves(study))));
    }

    static List<Curve> curves(Study study) {
        return study.figures().stream().map(MethodFigures::curve).toList();
    }

    TableView<List<String>> node() {
        return table;
    }

    private static TableColumn<List<String>, String> column(Messages messages, int index) {
        TableColumn<List<String>, String> column = new TableColumn<>();
        column.textProperty().bind(messages.text(KEYS.get(index)));
        column.setCellValueFactory(
                cell -> new ReadOnlyObjectWrapper<>(cell.getValue().get(index)));
        column.setSortable(false);
        column.setMinWidth(index == 0 ? NAMES : FIGURES);
        if (index > 0) {
            column.getStyleClass().add("figures");
        }
        return column;
    }
}
