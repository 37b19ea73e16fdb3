package app.likeness.ui.clusters;

import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Clusters;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.ui.clusters.model.GroupMap;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.support.Connected;
import app.likeness.ui.support.Fabricated;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GroupViewTest {
    private static final Instant NOON = Instant.parse("2026-03-05T12:00:00Z");
    private final Pair oneTwo = pair(1, 2, 80, 90);
    private final Pair twoThree = pair(2, 3, 30, 40);
    private final Pair threeFour = pair(3, 4, 12, 9);
    private GroupWindow shown = new GroupWindow(known());

    @AfterEach
    void close() {
        shown.close();
    }

    @Test
    void enterLooksIntoTheGroupThenOpensItsStrongestPairAndEscapeLeadsBack() {
        shown.window.run(() -> shown.window.scene().lookup("#groups-table").requestFocus());
        shown.window.press(KeyCode.ENTER);
        assertEquals("Document 1", shown.window.node("group-title", Label.class).getText());
        assertTrue(shown.window.node("member-list", ListView.class).isFocused());
        shown.window.press(KeyCode.ENTER);
        assertEquals(List.of(oneTwo), shown.opened);
        shown.window.press(KeyCode.ESCAPE);
        assertNull(shown.model.openedProperty().get());
        assertTrue(shown.window.node("groups-table", TableView.class).isFocused());
    }

    @Test
    void whereAllLinksAreEqualNoneIsCalledTheWeakest() {
        shown.close();
        List<Document> documents = List.of(document(1), document(2), document(3));
        List<Pair> equal = List.of(pair(1, 2, 90, 90), pair(1, 3, 90, 90), pair(2, 3, 90, 90));
        shown = new GroupWindow(snapshot(documents, equal, Clusters.of(equal, Clusters.LEAST_SHARE)));
        look();
        List<String> said = shown.window.ask(() -> shown.window.scene().getRoot().lookupAll(".label").stream()
                .map(label -> ((Label) label).getText())
                .toList());
        assertTrue(said.contains("All links are equal: each pair of the group shares 90%."), said.toString());
        assertTrue(said.stream().noneMatch(words -> words.startsWith("Without this link")), said.toString());
    }

    @Test
    void enterOnAMemberOpensThePairThatHoldsMostOfIt() {
        look();
        shown.window.run(() -> shown.window
                .node("member-list", ListView.class)
                .getSelectionModel()
                .select(2));
        assertEquals(2, shown.model.selectedProperty().get());
        shown.window.press(KeyCode.ENTER);
        assertEquals(List.of(twoThree), shown.opened);
    }

    @Test
    void aRowOfTheTimelineIsTheRowOfTheList() {
        look();
        Timeline timeline = shown.window.node("group-timeline", Timeline.class);
        shown.window.click(timeline, 100, 58 + 29, 1);
        assertEquals(
                1,
                shown.window
                        .node("member-list", ListView.class)
                        .getSelectionModel()
                        .getSelectedIndex());
        shown.window.click(timeline, 100, 58 + 29, 2);
        assertEquals(List.of(oneTwo), shown.opened);
    }

    @Test
    void aMemberSaysWhereItAppeared() {
        shown.close();
        shown = new GroupWindow(snapshot(
                List.of(published(1, "Qinglan Daily"), Fabricated.document(2, "Document 2")),
                List.of(oneTwo),
                Clusters.of(List.of(oneTwo), Clusters.LEAST_SHARE)));
        look();
        List<String> spoken = shown.window.ask(
                () -> shown.window.node("member-list", ListView.class).lookupAll(".member-face").stream()
                        .map(face -> Objects.toString(face.getParent().getAccessibleText(), ""))
                        .filter(words -> !words.isEmpty())
                        .sorted()
                        .toList());
        assertTrue(spoken.getFirst().endsWith("From Qinglan Daily."), spoken::toString);
        assertFalse(spoken.get(1).contains("From"), spoken::toString);
    }

    private static Document published(long id, String source) {
        Document made = Fabricated.document(id, "Document " + id);
        Metadata metadata = new Metadata(
                made.metadata().title(),
                Optional.empty(),
                Optional.of(new Stated<>(source, Origin.META_TAG, Certainty.SURE)),
                List.of());
        return new Document(id, made.path(), metadata, made.bytes(), made.modifiedAt(), made.characters());
    }

    @Test
    void whatNearlyBelongsCanBeLookedAt() {
        look();
        shown.window.node("look-near", Hyperlink.class);
        shown.window.run(() -> shown.window.node("look-near", Hyperlink.class).fire());
        assertEquals(List.of(threeFour), shown.opened);
    }

    @Test
    void arrowKeysWalkAlongTheLinksOfTheMap() {
        look();
        shown.window.run(() -> shown.window.node("tab-map", ToggleButton.class).fire());
        shown.window.run(() -> shown.window.scene().lookup("#group-map").requestFocus());
        shown.window.press(KeyCode.RIGHT);
        assertEquals(0, shown.model.selectedProperty().get(), "the first key selects the earliest");
        List<KeyCode> arrows = List.of(KeyCode.RIGHT, KeyCode.LEFT, KeyCode.UP, KeyCode.DOWN);
        arrows.forEach(shown.window::press);
        GroupMap map = shown.model.openedProperty().get().map();
        int there = map.nodeOf(shown.model.selectedProperty().get());
        assertTrue(there >= 0);
        shown.window.press(KeyCode.ENTER);
        assertEquals(1, shown.opened.size());
    }

    @Test
    void theGridIsWalkedByCellsAndEnterOpensThePairOfACell() {
        look();
        shown.window.run(() -> shown.window.node("tab-grid", ToggleButton.class).fire());
        shown.window.run(() -> shown.window.scene().lookup("#group-grid").requestFocus());
        shown.window.press(KeyCode.DOWN);
        shown.window.press(KeyCode.RIGHT);
        shown.window.press(KeyCode.RIGHT);
        assertEquals(1, shown.model.selectedProperty().get());
        GridCanvas grid = shown.window.node("group-grid", GridCanvas.class);
        assertEquals("30% of “Document 2” stands in “Document 3”.", grid.getAccessibleText());
        shown.window.press(KeyCode.ENTER);
        assertEquals(List.of(twoThree), shown.opened);
        shown.window.press(KeyCode.UP);
        assertEquals("“Document 1” and “Document 3” share no passage.", grid.getAccessibleText());
    }

    @Test
    void twentyThousandMembersHaveAFewCellsAndScrollWithTheTimeline() {
        shown.close();
        List<Document> documents = new ArrayList<>();
        List<Pair> pairs = new ArrayList<>();
        for (int id = 1; id <= 20_000; id++) {
            documents.add(document(id));
            if (id > 1) {
                pairs.add(pair(Math.max(1, id - 1 - id % 5), id, 20 + id % 60, 30 + id % 50));
            }
        }
        shown = new GroupWindow(snapshot(documents, pairs, List.of(Connected.of(pairs))));
        look();
        ListView<?> list = shown.window.node("member-list", ListView.class);
        assertEquals(20_000, list.getItems().size());
        assertTrue(list.lookupAll(".list-cell").size() < 60);
        shown.window.run(() -> shown.model.selectedProperty().set(15_000));
        assertEquals(15_000, list.getSelectionModel().getSelectedIndex());
        Timeline timeline = shown.window.node("group-timeline", Timeline.class);
        shown.window.click(timeline, 100, 30, 1);
        int place = shown.model.selectedProperty().get();
        assertTrue(place > 14_980 && place <= 15_000, "row " + place);
        shown.window.run(() -> shown.window.node("tab-map", ToggleButton.class).fire());
        assertEquals(
                "Shown are 60 of 20,000 documents and 59 of 19,999 links: the strongest. The list has all documents,"
                        + " the grid all links.",
                shown.window.node("map-part", Label.class).getText());
        shown.window.run(() -> shown.window.node("tab-grid", ToggleButton.class).fire());
        GridCanvas grid = shown.window.node("group-grid", GridCanvas.class);
        shown.window.run(grid::requestFocus);
        shown.window.press(KeyCode.END);
        assertTrue(grid.getAccessibleText().contains("“Document 20000”"), grid.getAccessibleText());
        documents.forEach(
                each -> shown.texts.put(each.id(), "The same notice hangs on every door of the long street."));
        shown.window.run(
                () -> shown.window.node("tab-common", ToggleButton.class).fire());
        assertEquals(
                "1 part of the first document stands in others too; 41 of 41 documents share the most common one.",
                shown.window.node("common-headline", Label.class).getText());
        assertTrue(
                shown.window.ask(() -> shown.window.scene().lookup(".common-head").lookupAll(".label").stream()
                        .anyMatch(label ->
                                label.isVisible() && ((Label) label).getText().contains("20,000"))),
                "only a part was looked at, and that is said");
    }

    private void look() {
        shown.window.run(() -> shown.model.open(shown.model.groups().getFirst()));
    }

    private Snapshot known() {
        List<Document> documents = List.of(document(1), document(2), document(3), document(4));
        List<Pair> pairs = List.of(oneTwo, twoThree, threeFour);
        return snapshot(documents, pairs, Clusters.of(pairs, Clusters.LEAST_SHARE));
    }

    private static Document document(long id) {
        Document made = Fabricated.document(id, "Document " + id);
        return new Document(
                id, made.path(), made.metadata(), made.bytes(), NOON.plusSeconds(60 * id), made.characters());
    }
}
