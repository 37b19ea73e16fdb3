package app.likeness.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.parts.Background;
import app.likeness.ui.support.RunningBackground;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class RowTableTest {
    private record Row(int id, double share) {}

    private final RowList<Row> rows = new RowList<>();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void theSelectedRowStaysSelectedWhenItsSuccessorStandsElsewhere() {
        onFx(() -> {
            RowTable<Row> table = table();
            rows.show(List.of(new Row(1, 0.9), new Row(2, 0.8), new Row(3, 0.7)));
            table.getSelectionModel().select(1);
            rows.show(List.of(new Row(4, 1), new Row(1, 0.9), new Row(3, 0.8), new Row(2, 0.1)));
            assertEquals(new Row(2, 0.1), table.getSelectionModel().getSelectedItem());
        });
    }

    @Test
    void aRowCanBeChosenByWhatItIsAndBeforeItIsThere() {
        onFx(() -> {
            RowTable<Row> table = table();
            rows.show(List.of(new Row(1, 0.9), new Row(2, 0.8)));
            table.choose(2);
            assertEquals(new Row(2, 0.8), table.getSelectionModel().getSelectedItem());
            table.choose(3);
            assertNull(table.getSelectionModel().getSelectedItem());
            rows.show(List.of(new Row(1, 0.9), new Row(3, 0.7)));
            assertEquals(new Row(3, 0.7), table.getSelectionModel().getSelectedItem());
        });
    }

    @Test
    void nothingIsSelectedInPlaceOfARowThatIsGone() {
        onFx(() -> {
            RowTable<Row> table = table();
            rows.show(List.of(new Row(1, 0.9), new Row(2, 0.8)));
            table.getSelectionModel().select(0);
            rows.show(List.of(new Row(2, 0.8), new Row(3, 0.7)));
            assertNull(table.getSelectionModel().getSelectedItem());
        });
    }

    @Test
    void aHundredThousandRowsAreSortedByAColumn() {
        onFx(() -> {
            RowTable<Row> table = table();
            rows.show(IntStream.range(0, 100_000)
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
            window.run(() -> rows.show(List.of(new Row(1, 0.9), new Row(2, 0.8))));
            assertEquals(List.of(1, 2), window.ask(() -> filled(made[0])));
            window.run(() -> view[0].setVisible(false));
            window.run(() -> rows.show(List.of(new Row(3, 0.9))));
            assertEquals(1, window.ask(() -> made[0].getItems().size()));
            assertEquals(List.of(1, 2), window.ask(() -> filled(made[0])));
            window.run(() -> view[0].setVisible(true));
            assertEquals(List.of(3), window.ask(() -> filled(made[0])));
        }
    }

    @Test
    void cellsAreMadeForAFewRowsInEachPulse() throws TimeoutException {
        RowTable<?>[] made = new RowTable<?>[1];
        try (ViewWindow window = ViewWindow.open(new Messages(Locale.ENGLISH), Theme.LIGHT, 400, 700, () -> {
            made[0] = table();
            return new StackPane(made[0]);
        })) {
            int first = ViewWindow.fx(() -> {
                rows.show(IntStream.range(0, 100)
                        .mapToObj(id -> new Row(id, 1 - id / 100.0))
                        .toList());
                made[0].applyCss();
                made[0].layout();
                return filled(made[0]).size();
            });
            assertTrue(first > 0 && first <= 3, "rows at first: " + first);
            WaitForAsyncUtils.waitFor(
                    60,
                    TimeUnit.SECONDS,
                    () -> window.ask(() -> filled(made[0])).size() > 16);
        }
    }

    @Test
    void cellsStayAndAreFilledOnceWhenThereAreMoreRows() throws TimeoutException {
        List<Integer> asked = new ArrayList<>();
        RowTable<?>[] made = new RowTable<?>[1];
        try (ViewWindow window = ViewWindow.open(new Messages(Locale.ENGLISH), Theme.LIGHT, 400, 700, () -> {
            RowTable<Row> table = new RowTable<>(new Messages(Locale.ENGLISH), Background.direct(), rows, Row::id);
            table.addColumn(
                    Columns.percent(
                            new Messages(Locale.ENGLISH),
                            "results.column.shared",
                            row -> {
                                asked.add(row.id());
                                return row.share();
                            },
                            row -> ""),
                    100);
            made[0] = table;
            return new StackPane(table);
        })) {
            window.run(() -> rows.show(some(0, 9)));
            WaitForAsyncUtils.waitFor(
                    60,
                    TimeUnit.SECONDS,
                    () -> window.ask(() -> filled(made[0])).size() == 9);
            Set<Node> cells = window.ask(() -> Set.copyOf(made[0].lookupAll(".table-row-cell")));
            asked.clear();
            window.run(() -> rows.show(some(100, 10)));
            // The first row comes twice more.
            assertEquals(
                    IntStream.range(101, 110).boxed().toList(),
                    asked.stream().filter(id -> id != 100).sorted().toList());
            assertTrue(window.ask(() -> made[0].lookupAll(".table-row-cell")).containsAll(cells));
        }
    }

    private static List<Row> some(int first, int count) {
        return IntStream.range(first, first + count)
                .mapToObj(id -> new Row(id, 1 - id / 1000.0))
                .toList();
    }

    @Test
    void someOfTheRowsKeepTheOrderOfAll() {
        onFx(() -> {
            RowTable<Row> table = table();
            table.keepOrder();
            List<Row> all = IntStream.range(0, 1_000)
                    .mapToObj(id -> new Row(id, (id * 7919L % 97) / 97.0))
                    .toList();
            rows.show(all);
            table.getSortOrder().add(table.getColumns().getFirst());
            for (int every = 1; every < 5; every++) {
                int step = every;
                List<Row> some =
                        all.stream().filter(row -> row.id() % step == 0).toList();
                rows.show(some);
                List<Row> wanted = new ArrayList<>(some);
                wanted.sort((one, other) -> Double.compare(other.share(), one.share()));
                assertEquals(wanted, table.rowsInOrder());
            }
            List<Row> another = all.reversed().subList(0, 500);
            rows.show(another);
            List<Row> wanted = new ArrayList<>(another);
            wanted.sort((one, other) -> Double.compare(other.share(), one.share()));
            assertEquals(wanted, table.rowsInOrder(), "the same rows that come in another order");
            List<Row> others = List.of(new Row(1, 0.1), new Row(2, 0.2), new Row(3, 0.3));
            rows.show(others);
            assertEquals(others.reversed(), table.rowsInOrder());
        });
    }

    /// As when a line goes to and fro, and a document stands with one row on one side and with another on the other.
    @Test
    void rowsThatComeAgainAreNotSortedAgain() {
        onFx(() -> {
            List<Row> asked = new ArrayList<>();
            RowTable<Row> table = new RowTable<>(new Messages(Locale.ENGLISH), Background.direct(), rows, Row::id);
            table.addColumn(
                    Columns.share(
                            new Messages(Locale.ENGLISH),
                            "results.column.shared",
                            row -> {
                                asked.add(row);
                                return row.share();
                            },
                            row -> ""),
                    100);
            table.keepOrder();
            table.getSortOrder().add(table.getColumns().getFirst());
            List<Row> all = List.of(new Row(1, 0.1), new Row(2, 0.2), new Row(3, 0.3));
            List<Row> here = List.of(all.get(0), all.get(1));
            List<Row> there = List.of(all.get(0), all.get(2));
            for (List<Row> some : List.of(here, there, here, there)) {
                rows.show(some);
                assertEquals(some.reversed(), table.rowsInOrder());
            }
            assertEquals(List.of(here.get(0), here.get(1), there.get(0), there.get(1)), asked);
        });
    }

    /// What a column shows of a row may change beside the row.
    @Test
    void afterARefreshEverythingIsSortedAnew() {
        onFx(() -> {
            int[] sign = {1};
            RowTable<Row> table = new RowTable<>(new Messages(Locale.ENGLISH), Background.direct(), rows, Row::id);
            table.addColumn(
                    Columns.share(
                            new Messages(Locale.ENGLISH),
                            "results.column.shared",
                            row -> 0.5 + sign[0] * row.share() / 2,
                            row -> ""),
                    100);
            table.keepOrder();
            List<Row> all = List.of(new Row(1, 0.1), new Row(2, 0.2), new Row(3, 0.3));
            rows.show(all);
            table.getSortOrder().add(table.getColumns().getFirst());
            assertEquals(all.reversed(), table.rowsInOrder());
            sign[0] = -1;
            table.refresh();
            rows.show(all);
            assertEquals(all, table.rowsInOrder());
        });
    }

    @Test
    void columnsStayAsTheyAreUntilWhatTheyHangOnIsOtherwise() {
        onFx(() -> {
            RowTable<Row> table = table();
            TableColumn<Row, ?> share = table.getColumns().getFirst();
            ObjectProperty<String> words = new SimpleObjectProperty<>("many");
            table.showWhile(words.map(now -> !now.isEmpty()), share);
            List<Integer> heard = new ArrayList<>();
            table.getVisibleLeafColumns().addListener((ListChangeListener<TableColumn<Row, ?>>)
                    change -> heard.add(change.getList().size()));
            words.set("more");
            assertEquals(List.of(), heard);
            words.set("");
            assertEquals(List.of(0), heard);
            words.set("again");
            assertEquals(List.of(0, 1), heard);
        });
    }

    /// The languages outlive it: what they told would be kept as long as they are.
    @Test
    void aTableInAClosedWindowHearsOfNoLanguage() {
        Messages messages = new Messages(Locale.ENGLISH);
        List<Runnable> work = new ArrayList<>();
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, () -> {
            RowTable<Row> table = new RowTable<>(messages, RunningBackground.waiting(work), rows, Row::id);
            table.addColumn(Columns.share(messages, "results.column.shared", Row::share, row -> ""), 100);
            table.getSortOrder().add(table.getColumns().getFirst());
            return new StackPane(table);
        })) {
            int before = work.size();
            window.run(() -> messages.setLocale(Locale.SIMPLIFIED_CHINESE));
            assertEquals(before + 1, work.size(), "an open one is sorted in the other language");
        }
        int closed = work.size();
        onFx(() -> messages.setLocale(Locale.ENGLISH));
        assertEquals(closed, work.size());
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
