package app.likeness.ui.clusters;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Clusters;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.table.RowTable;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;

class GroupTableTest {
    private final ObjectProperty<Snapshot> snapshot =
            new SimpleObjectProperty<>(found(pair(1, 2, 90, 80), pair(3, 4, 80, 70)));

    @Test
    void cellsAreNotMadeAnewForAnotherNumberOfGroups() {
        Messages messages = new Messages(Locale.ENGLISH);
        GroupsModel model = new GroupsModel(snapshot, Reviews.none(), Background.direct());
        RowTable<?>[] table = new RowTable<?>[1];
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 900, 300, () -> {
            table[0] = GroupTable.of(messages, model, model.shownGroups());
            return new StackPane(table[0]);
        })) {
            Set<Node> before = window.ask(() -> table[0].lookupAll(".table-cell"));
            assertFalse(before.isEmpty());
            window.run(() -> snapshot.set(found(pair(1, 2, 90, 80))));
            assertEquals(1, table[0].getItems().size());
            assertTrue(before.containsAll(window.ask(() -> table[0].lookupAll(".table-cell"))));
        }
    }

    private static Snapshot found(Pair... pairs) {
        return snapshot(
                List.of(document(1, "One"), document(2, "Two"), document(3, "Three"), document(4, "Four")),
                List.of(pairs),
                Clusters.of(List.of(pairs), 0));
    }
}
