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
