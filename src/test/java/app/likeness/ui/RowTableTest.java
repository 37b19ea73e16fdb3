package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class RowTableTest {
    private record Row(int id, double share) {}

    private final ObservableList<Row> rows = FXCollections.observableArrayList();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void theSelectedRowStaysSelectedWhenItsSuccessorStandsElsewhere() {
        onFx(() -> {
            RowTable<Row> table = table();
            rows.setAll(new Row(1, 0.9), new Row(2, 0.8), new Row(3, 0.7));
            table.getSelectionModel().select(1);
            rows.setAll(new Row(4, 1), new Row(1, 0.9), new Row(3, 0.8), new Row(2, 0.1));
            assertEquals(new Row(2, 0.1), table.getSelectionModel().getSelectedItem());
        });
    }

    @Test
    void nothingIsSelectedInPlaceOfARowThatIsGone() {
        onFx(() -> {
            RowTable<Row> table = table();
            rows.setAll(new Row(1, 0.9), new Row(2, 0.8));
            table.getSelectionModel().select(0);
            rows.setAll(new Row(2, 0.8), new Row(3, 0.7));
            assertNull(table.getSelectionModel().getSelectedItem());
        });
    }

    @Test
    void aHundredThousandRowsAreSortedByAColumn() {
        onFx(() -> {
            RowTable<Row> table = table();
            rows.setAll(IntStream.range(0, 100_000)
                    .mapToObj(id -> new Row(id, (id * 7919L % 100_003) / 100_003.0))
                    .toList());
            TableColumn<Row, ?> share = table.getColumns().getFirst();
            table.getSortOrder().add(share);
            List<Row> shown = table.rowsInOrder();
            List<Row> wanted = new ArrayList<>(rows);
            wanted.sort((one, other) -> Double.compare(other.share(), one.share()));
            assertEquals(wanted, shown);
        });
    }

    @Test
    void rowsThatNobodySeesFillNoCellsUntilTheyComeIntoSight() {
        RowTable<?>[] made = new RowTable<?>[1];
        StackPane[] view = new StackPane[1];
        try (ViewWindow window = ViewWindow.open(new Messages(Locale.ENGLISH), Theme.LIGHT, 400, 300, () -> {
            made[0] = table();
            view[0] = new StackPane(made[0]);
            return new StackPane(view[0]);
        })) {
            window.run(() -> rows.setAll(new Row(1, 0.9), new Row(2, 0.8)));
            assertEquals(List.of(1, 2), window.ask(() -> filled(made[0])));
            window.run(() -> view[0].setVisible(false));
            window.run(() -> rows.setAll(new Row(3, 0.9)));
            assertEquals(1, window.ask(() -> made[0].getItems().size()));
            assertEquals(List.of(1, 2), window.ask(() -> filled(made[0])));
            window.run(() -> view[0].setVisible(true));
            assertEquals(List.of(3), window.ask(() -> filled(made[0])));
        }
    }

    /// The rows that have cells, from the top.
    private static List<Integer> filled(RowTable<?> table) {
        return table.lookupAll(".table-row-cell").stream()
                .map(TableRow.class::cast)
                .filter(row -> row.getItem() != null)
                .map(row -> ((Row) row.getItem()).id())
                .sorted()
                .toList();
    }

    private RowTable<Row> table() {
        Messages messages = new Messages(Locale.ENGLISH);
        RowTable<Row> table = new RowTable<>(messages, Background.direct(), rows, Row::id);
        table.addColumn(Columns.share(messages, "results.column.shared", Row::share, row -> ""), 100);
        return table;
    }

    private static void onFx(Runnable work) {
        WaitForAsyncUtils.waitForAsyncFx(30_000, work);
    }
}
