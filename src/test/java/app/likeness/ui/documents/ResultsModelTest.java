package app.likeness.ui.documents;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.compare.findings.Stop;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.judging.ShownStates;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.Fabricated;
import app.likeness.ui.support.RunningBackground;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class ResultsModelTest {
    private final Document harbour = document(1, "A harbour for everyone");
    private final Document all = document(2, "Harbour for all");
    private final Document pier = document(3, "The old pier");
    private final Document moon = document(4, "What the moon pays for");
    private final Pair same = pair(1, 2, 97, 95);
    private final Pair parts = pair(1, 3, 20, 61);
    private final ObjectProperty<Snapshot> snapshot =
            new SimpleObjectProperty<>(snapshot(List.of(harbour, all, pier, moon), List.of(same, parts), List.of()));
    private final ObjectProperty<Review> review = new SimpleObjectProperty<>(Review.NONE);
    private final ShownStates states = new ShownStates();
    private final ResultsModel model = new ResultsModel(snapshot, new Reviews(review, states), Background.direct());

    @Test
    void eachDocumentStandsOnceWithThePartnerThatHasMostOfIt() {
        assertEquals(
                List.of(
                        new DocumentRow(harbour, all, same, Standing.OPEN),
                        new DocumentRow(all, harbour, same, Standing.OPEN),
                        new DocumentRow(pier, harbour, parts, Standing.OPEN)),
                model.documents());
    }

    /// Each of them is counted in its turn.
    @Test
    void theHistogramIsThatOfNowHoweverSoonTheLineIsMoved() {
        List<Runnable> waiting = new ArrayList<>();
        Snapshot known = snapshot.get();
        ObjectProperty<Snapshot> now =
                new SimpleObjectProperty<>(snapshot(List.of(harbour, all, pier, moon), List.of(), List.of()));
        ResultsModel busy = new ResultsModel(now, new Reviews(review, states), RunningBackground.waiting(waiting));
        now.set(known);
        now.set(Fabricated.at(known, Stop.STRICT));
        while (!waiting.isEmpty()) {
            waiting.removeFirst().run();
        }
        assertEquals(1, busy.histogramProperty().get().height(Histogram.bar(0.61)));
        assertEquals(0, busy.countingProperty().get());
        assertEquals(busy.resultsProperty().get().documents(), busy.documents());
    }

    @Test
    void whatIsOnlyComparedWithIsListedAndNotCounted() {
        Path archive = Path.of("/archive").toAbsolutePath();
        Document earlier = new Document(
                5, archive.resolve("old.txt"), pier.metadata(), pier.bytes(), pier.modifiedAt(), pier.characters());
        Pair told = pair(4, 5, 95, 95);
        Snapshot known = snapshot(List.of(harbour, all, pier, moon, earlier), List.of(same, parts, told), List.of());
        snapshot.set(Fabricated.comparedWith(
                known,
                List.of(new Root(Fabricated.ROOT, Role.CHECK), new Root(archive, Role.COMPARE_WITH)),
                Set.of(5L)));
        Results results = model.resultsProperty().get();
        assertEquals(4, results.total());
        assertEquals(4, results.sharingDocuments());
        assertEquals(3, results.sharing(ShareBand.ALMOST_SAME));
        assertEquals(5, model.documents().size());
        assertTrue(results.others().contains(5L));
        assertEquals(4, results.checked(model.documents()));
        Histogram shares = model.histogramProperty().get();
        assertEquals(4, shares.documents());
        assertEquals(3, shares.from(0.9));
        assertFalse(shares.isIn(Histogram.bar(0.95), 5));
        model.searchProperty().set("old");
        assertEquals(2, model.documents().size());
        assertEquals(1, results.checked(model.documents()));
    }

    @Test
    void aPassageBelowTheLineIsCountedForWhatIsChecked() {
        PairRow above = new PairRow(same, harbour, all, Standing.OPEN);
        PairRow below = new PairRow(pair(3, 4, 10, 9), pier, moon, Standing.OPEN);
        Results results = new Results(
                4,
                0,
                0,
                Map.of(),
                List.of(),
                List.of(above, below),
                0,
                0,
                2,
                1,
                false,
                false,
                false,
                Map.of(),
                Map.of(),
                Set.of());
        assertEquals(1, results.checked(Set.of(4L), Snapshot.EMPTY.findings()).documentsByPassage());
    }

    @Test
    void theShareIsThatOfTheDocumentAndTheOtherWayThatOfItsPartner() {
        DocumentRow row = model.documents().get(2);
        assertEquals(0.61, row.shared());
        assertEquals(0.20, row.otherWay());
    }

    @Test
    void aDocumentCountsInTheBandOfItsStrongestPair() {
        Results results = model.resultsProperty().get();
        assertEquals(2, results.sharing(ShareBand.ALMOST_SAME));
        assertEquals(1, results.sharing(ShareBand.EDITED_COPY));
        assertEquals(0, results.sharing(ShareBand.PASSAGES));
        assertEquals(4, results.total());
    }

    @Test
    void searchLooksInTitlesAndPathsWhateverTheCase() {
        model.searchProperty().set("  OLD PIER ");
        assertEquals(List.of(new DocumentRow(pier, harbour, parts, Standing.OPEN)), model.documents());
        assertEquals(List.of(new PairRow(parts, harbour, pier, Standing.OPEN)), model.pairs());
        model.searchProperty().set("d2.txt");
        assertEquals(List.of(new DocumentRow(all, harbour, same, Standing.OPEN)), model.documents());
        model.searchProperty().set("");
        assertEquals(3, model.documents().size());
    }

    @Test
    void whoeverIsLookedForInVainIsSaidToShareNothing() {
        model.searchProperty().set(moon.title());
        assertEquals(List.of(), model.documents());
        assertEquals(
                new ResultsModel.Quiet(1, List.of(moon), 0, ""),
                model.quietProperty().get());
        model.searchProperty().set("nobody is called so");
        assertEquals(ResultsModel.Quiet.NONE, model.quietProperty().get());
        model.searchProperty().set("");
        assertEquals(ResultsModel.Quiet.NONE, model.quietProperty().get());
    }

    @Test
    void theSearchHoldsWhenNewFindingsCome() {
        model.searchProperty().set("harbour");
        snapshot.set(snapshot(List.of(harbour, all, pier), List.of(same), List.of()));
        assertEquals(
                List.of(harbour, all),
                model.documents().stream().map(DocumentRow::document).toList());
        assertEquals(1, model.pairs().size());
    }

    @Test
    void aPairWhoseDocumentIsGoneIsLeftOut() {
        snapshot.set(snapshot(List.of(harbour, all), List.of(same, parts), List.of()));
        assertEquals(List.of(new PairRow(same, harbour, all, Standing.OPEN)), model.pairs());
    }

    @Test
    void aHundredThousandDocumentsAreFilteredAsAWhole() {
        snapshot.set(Fabricated.large(100_000));
        assertEquals(49_999, model.pairs().size());
        model.searchProperty().set("document 99998");
        assertEquals(1, model.pairs().size());
        assertTrue(model.documents().size() == 1);
    }
}
