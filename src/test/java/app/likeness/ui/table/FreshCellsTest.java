package app.likeness.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

class FreshCellsTest {
    private static final int ROWS = 6;

    private final FxRobot robot = new FxRobot();
    private final ObservableList<Integer> rows =
            FXCollections.observableArrayList(IntStream.range(0, ROWS).boxed().toList());
    private String word = "one";

    @BeforeAll
    static void start() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void cellsOfAListThatWereOutOfSightSayTheNewWords() {
        ListView<Integer> list = new ListView<>(rows);
        list.setFixedCellSize(30);
        list.setCellFactory(made -> new ListCell<>() {
            @Override
            protected void updateItem(Integer item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty ? "" : word + item);
            }
        });
        assertWordsFollow(list);
    }

    @Test
    void cellsOfATableThatWereOutOfSightSayTheNewWords() {
        TableView<Integer> table = new TableView<>(rows);
        table.setFixedCellSize(30);
        TableColumn<Integer, Integer> column = new TableColumn<>("words");
        column.setCellValueFactory(row -> new SimpleObjectProperty<>(row.getValue()));
        column.setCellFactory(made -> new TableCell<>() {
            @Override
            protected void updateItem(Integer item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty ? "" : word + item);
            }
        });
        table.getColumns().add(column);
        assertWordsFollow(table);
    }

    /// Enough room for all, then for one or two, then the other words, then room again.
    private void assertWordsFollow(Control control) {
        StackPane pane = new StackPane(control);
        robot.interact(() -> {
            control.setMaxHeight(300);
            Stage stage = new Stage();
            stage.setScene(new Scene(pane, 300, 400));
            stage.show();
        });
        robot.interact(() -> layOut(control, 300));
        assertEquals(ROWS, said(control).size());
        robot.interact(() -> layOut(control, 70));
        robot.interact(() -> {
            word = "two";
            FreshCells.of(control);
            layOut(control, 70);
        });
        robot.interact(() -> layOut(control, 300));
        assertEquals(IntStream.range(0, ROWS).mapToObj(each -> "two" + each).toList(), said(control));
        robot.interact(() -> control.getScene().getWindow().hide());
    }

    private static void layOut(Control control, double height) {
        control.setMaxHeight(height);
        control.getScene().getRoot().applyCss();
        control.getScene().getRoot().layout();
    }

    private List<String> said(Control control) {
        List<String> said = new ArrayList<>();
        robot.interact(() -> robot.from(control).lookup(".cell").<IndexedCell<?>>queryAll().stream()
                .filter(cell -> cell.isVisible()
                        && cell.getText() != null
                        && cell.getText().matches("[a-z]+\\d"))
                .map(IndexedCell::getText)
                .sorted()
                .forEach(said::add));
        return said;
    }
}
