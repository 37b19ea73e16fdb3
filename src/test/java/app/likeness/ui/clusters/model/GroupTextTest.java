package app.likeness.ui.clusters.model;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Match;
import app.likeness.compare.Pair;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.findings.Clusters;
import app.likeness.report.content.EditedTexts;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedText;
import app.likeness.ui.clusters.GroupWindow;
import java.util.List;
import java.util.Objects;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.Test;

class GroupTextTest {
    private static final String BRIDGE =
            "The old bridge over the mill stream was closed on Tuesday after a warden found"
                    + " a crack in the second arch, and nobody can say yet when carts will be allowed to cross it again. ";
    private static final String BAKER = "The baker, whose shop stands on the far bank, now carries his bread across in"
            + " two baskets every morning, which has made him, he says, both thinner and better informed. ";
    private static final String OWN = "A reader has sent us a drawing of the arch as it looked when her grandmother was"
            + " a girl, with geese under it and a boy who fishes for something that cannot be seen. ";
    private static final String OTHER = "In the council the matter was put behind the question of the lamps, which has"
            + " waited for nineteen years and did not mind waiting for another evening. ";

    private static final String TOLD = EditedTexts.SUMMARISED.right();
    private static final String AT_LENGTH = EditedTexts.SUMMARISED.left();

    @Test
    void whoPutItInOtherWordsDoesNotHaveIt() {
        List<Document> documents = List.of(document(1, "First"), document(2, "Second"), document(3, "Third"));
        List<Pair> pairs = List.of(pair(1, 2, 60, 70), pair(1, 3, 60, 20));
        try (GroupWindow shown = new GroupWindow(snapshot(documents, pairs, Clusters.of(pairs, 0)))) {
            shown.texts.put(1L, TOLD);
            shown.texts.put(2L, OTHER + TOLD);
            shown.texts.put(3L, AT_LENGTH);
            shown.window.run(() -> shown.model.open(shown.model.groups().getFirst()));
            assertEquals(
                    Match.Kind.SUMMARISED,
                    new Aligner()
                            .compare(FoldedText.of(TOLD), FoldedText.of(AT_LENGTH))
                            .matches()
                            .getFirst()
                            .kind());
            GroupText common = shown.window.ask(() -> Objects.requireNonNull(GroupText.of(
                    Objects.requireNonNull(shown.model.openedProperty().get()),
                    id -> shown.texts.getOrDefault(id, ""),
                    () -> true)));
            // Only the sentence that it has word for word.
            List<GroupText.Part> both = common.parts().stream()
                    .filter(part -> part.members().equals(List.of(1, 2)))
                    .toList();
            assertEquals(
                    List.of("The keeper was paid in oil and flour, sent by the council"),
                    both.stream()
                            .map(part -> TOLD.substring(
                                    part.span().start(), part.span().end()))
                            .toList());
        }
    }

    @Test
    void theTextIsCutWhereItChangesWhoHasItAndEachPartSaysSo() {
        List<Document> documents = List.of(document(1, "First"), document(2, "Second"), document(3, "Third"));
        List<Pair> pairs = List.of(pair(1, 2, 60, 70), pair(1, 3, 30, 40), pair(2, 3, 20, 30));
        try (GroupWindow shown = new GroupWindow(snapshot(documents, pairs, Clusters.of(pairs, 0)))) {
            shown.texts.put(1L, BRIDGE + BAKER + OWN);
            shown.texts.put(2L, BRIDGE + BAKER);
            shown.texts.put(3L, OTHER + BRIDGE);
            shown.window.run(() -> shown.model.open(shown.model.groups().getFirst()));
            shown.window.run(
                    () -> shown.window.node("tab-common", ToggleButton.class).fire());
            assertEquals(
                    "2 parts of the first document stand in others too; 3 of 3 documents share the most common one.",
                    shown.window.node("common-headline", Label.class).getText());
            ListView<?> parts = shown.window.node("common-parts", ListView.class);
            assertEquals(3, parts.getItems().size());
            List<String> said = shown.window.ask(() -> parts.lookupAll(".common-part > .label").stream()
                    .map(node -> ((Label) node).getText())
                    .sorted()
                    .toList());
            assertTrue(
                    said.get(0).startsWith("1")
                            && said.get(0).endsWith("characters that no other member has in these words"),
                    said.toString());
            assertTrue(said.get(1).startsWith("In 2 of 3 documents"), said.toString());
            assertTrue(said.get(2).startsWith("In 3 of 3 documents"), said.toString());
        }
    }

    @Test
    void aFirstDocumentThatIsGoneIsSaid() {
        List<Document> documents = List.of(document(1, "First"), document(2, "Second"));
        List<Pair> pairs = List.of(pair(1, 2, 60, 70));
        try (GroupWindow shown = new GroupWindow(snapshot(documents, pairs, Clusters.of(pairs, 0)))) {
            shown.window.run(() -> shown.model.open(shown.model.groups().getFirst()));
            shown.window.run(
                    () -> shown.window.node("tab-common", ToggleButton.class).fire());
            assertTrue(shown.window
                    .node("common-headline", Label.class)
                    .getText()
                    .startsWith("The first document of this group is no longer there."));
        }
    }
}
