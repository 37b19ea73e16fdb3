package app.likeness.ui.clusters.model;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.parts.Background;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class GroupsModelTest {
    private final Document one = document(1, "One");
    private final Document two = document(2, "Two");
    private final Document three = document(3, "Three");
    private final Document four = document(4, "Four");
    private final Document five = document(5, "Five");
    private final Pair strong = pair(1, 2, 96, 90);
    private final Pair weak = pair(2, 3, 30, 44);
    private final Pair other = pair(4, 5, 70, 71);
    private final Cluster three123 = new Cluster(List.of(1L, 2L, 3L), List.of(strong, weak), weak);
    private final Cluster pair45 = new Cluster(List.of(4L, 5L), List.of(other), other);
    private final ObjectProperty<Snapshot> snapshot = new SimpleObjectProperty<>(
            snapshot(List.of(one, two, three, four, five), List.of(strong, weak, other), List.of(three123, pair45)));
    private final GroupsModel model = new GroupsModel(snapshot, Reviews.none(), Background.direct());

    @Test
    void theLargestGroupIsChosenAtFirst() {
        assertEquals("One", model.chosenProperty().get().title());
        assertEquals(5, model.documents());
        assertNull(model.openedProperty().get());
    }

    @Test
    void theChosenGroupStaysChosenWhenItGrows() {
        model.chosenProperty().set(model.groups().get(1));
        grow();
        assertSame(model.groups().getFirst(), model.chosenProperty().get());
    }

    @Test
    void theOpenedGroupStaysOpenedWithItsSelectedMemberWhenItGrows() {
        model.open(model.groups().get(1));
        model.selectedProperty().set(1);
        grow();
        Group opened = model.openedProperty().get();
        assertEquals(3, opened.members().size());
        assertEquals(five, opened.members().get(model.selectedProperty().get()).document());
    }

    @Test
    void anOpenedGroupThatIsNoMoreIsClosed() {
        model.open(model.groups().get(1));
        snapshot.set(snapshot(List.of(one, two, three), List.of(strong, weak), List.of(three123)));
        assertNull(model.openedProperty().get());
    }

    @Test
    void withoutGroupsNothingIsChosen() {
        snapshot.set(Snapshot.EMPTY);
        assertNull(model.chosenProperty().get());
    }

    @Test
    void aGroupOfWhichOneDocumentIsLeftIsNoGroup() {
        snapshot.set(snapshot(List.of(one, four, five), List.of(strong, other), List.of(three123, pair45)));
        assertEquals(
                List.of("Four"), model.groups().stream().map(GroupRow::title).toList());
    }

    private void grow() {
        Document six = document(6, "Six");
        Pair added = pair(5, 6, 50, 50);
        Cluster grown = new Cluster(List.of(4L, 5L, 6L), List.of(other, added), added);
        snapshot.set(snapshot(
                List.of(one, two, three, four, five, six),
                List.of(strong, weak, other, added),
                List.of(grown, three123)));
    }
}
