package app.likeness.ui.clusters.model;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Clusters;
import app.likeness.text.document.Document;
import app.likeness.ui.clusters.GroupTable;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.TableCell;
import org.junit.jupiter.api.Test;

class FreshGroupsTest {
    private final List<Document> documents = List.of(
            document(1, "One"),
            document(2, "Two"),
            document(3, "Three"),
            document(4, "Four"),
            document(5, "Five"),
            document(6, "Six"));
    private final ObjectProperty<Snapshot> snapshot = new SimpleObjectProperty<>(Snapshot.EMPTY);
    private final BooleanProperty scanning = new SimpleBooleanProperty(true);

    @Test
    void whatAScanAddsIsMarkedAndNeitherTheFirstGroupsNorWhatTheLineAdds() {
        GroupsModel model = new GroupsModel(snapshot, Reviews.none(), Background.direct());
        try (ViewWindow window = ViewWindow.open(
                new Messages(Locale.ENGLISH),
                Theme.LIGHT,
                900,
                400,
                () -> GroupTable.preview(new Messages(Locale.ENGLISH), model, scanning, () -> {}))) {
            window.run(() -> snapshot.set(found(pair(1, 2, 90, 80))));
            assertEquals(List.of(), marked(window));
            window.run(() -> snapshot.set(found(pair(1, 2, 90, 80), pair(3, 4, 80, 70))));
            assertEquals(List.of("Three"), marked(window));
            window.run(() -> scanning.set(false));
            window.run(() -> snapshot.set(found(pair(1, 2, 90, 80), pair(3, 4, 80, 70), pair(5, 6, 70, 60))));
            assertEquals(List.of("Three"), marked(window));
        }
    }

    @Test
    void theMarkGoesAfterAWhileAndTheCellsStay() {
        GroupsModel model = new GroupsModel(snapshot, Reviews.none(), Background.direct());
        Deque<Runnable> ends = new ArrayDeque<>();
        try (ViewWindow window = ViewWindow.open(
                new Messages(Locale.ENGLISH),
                Theme.LIGHT,
                900,
                400,
                () -> GroupTable.preview(
                        new Messages(Locale.ENGLISH),
                        model,
                        new FreshGroups(model.groups(), scanning, ends::add),
                        () -> {}))) {
            window.run(() -> snapshot.set(found(pair(1, 2, 90, 80))));
            window.run(() -> snapshot.set(found(pair(1, 2, 90, 80), pair(3, 4, 80, 70))));
            window.run(() -> snapshot.set(found(pair(1, 2, 90, 80), pair(3, 4, 80, 70), pair(5, 6, 70, 60))));
            assertEquals(List.of("Five", "Three"), marked(window));
            Set<Node> cells = cells(window);
            window.run(() -> ends.remove().run());
            assertEquals(List.of("Five"), marked(window));
            assertTrue(cells(window).containsAll(cells), "more may have come for empty rows, none went");
        }
    }

    private static Set<Node> cells(ViewWindow window) {
        return window.ask(() -> Set.copyOf(window.scene().getRoot().lookupAll(".table-row-cell")));
    }

    private static List<String> marked(ViewWindow window) {
        return window.ask(() -> window.scene().getRoot().lookupAll(".table-cell").stream()
                .filter(cell -> cell.lookup(".new-group") != null)
                .map(cell -> ((TableCell<?, ?>) cell).getText())
                .sorted()
                .toList());
    }

    private Snapshot found(Pair... pairs) {
        return snapshot(documents, List.of(pairs), Clusters.of(List.of(pairs), 0));
    }
}
