package app.likeness.ui.pair.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Pair;
import app.likeness.compare.count.CountedComparison;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.pair.MarkedText;
import app.likeness.ui.pair.MatchReasons;
import app.likeness.ui.pair.text.Place;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.RunningBackground;
import app.likeness.ui.words.Messages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class PairModelTest {
    private static final String LEFT = "{1|one <two> three} and {2|four five}, {3|six <> seven <eight> nine}";
    private static final String RIGHT = "{1|one <TWO> three} or {2|four five}, {3|six <and> seven <ten> nine}";

    @Test
    void openingSelectsTheFirstMatchAndGoesThere() {
        PairModel model = opened();
        assertEquals(PairModel.Phase.READY, model.phaseProperty().get());
        assertEquals(0, model.selectedProperty().get());
        assertEquals(3, model.matchCountProperty().get());
        assertEquals(0, place(model).left());
    }

    @Test
    void matchesAreWalkedInOrderAndNotBeyondTheEnds() {
        PairModel model = opened();
        model.previousMatch();
        assertEquals(0, model.selectedProperty().get());
        model.nextMatch();
        model.nextMatch();
        model.nextMatch();
        assertEquals(2, model.selectedProperty().get());
        assertEquals(MarkedText.plain(LEFT).indexOf("six"), place(model).left());
        assertEquals(MarkedText.plain(RIGHT).indexOf("six"), place(model).right());
    }

    @Test
    void differencesAreWalkedFromTheSelectedMatch() {
        PairModel model = opened();
        assertEquals(4, model.differenceCountProperty().get());
        assertEquals(1, model.differencesBetween());
        model.select(1);
        model.nextDifference();
        assertEquals(2, model.differenceProperty().get());
        assertEquals(2, model.selectedProperty().get());
        assertEquals(MarkedText.plain(RIGHT).lastIndexOf("and"), place(model).right());
        model.select(1);
        model.previousDifference();
        // What stands between two matches is a difference too; the match stays selected.
        assertEquals(1, model.differenceProperty().get());
        assertEquals(1, model.selectedProperty().get());
        assertEquals(MarkedText.plain(LEFT).indexOf("and"), place(model).left());
        assertEquals(MarkedText.plain(RIGHT).indexOf("or"), place(model).right());
        model.previousDifference();
        assertEquals(MarkedText.plain(LEFT).indexOf("two"), place(model).left());
        model.previousDifference();
        assertEquals(0, model.differenceProperty().get());
    }

    @Test
    void whatWasAddedInFrontOfTheSelectedMatchComesBeforeIt() {
        String left = "{1|one two three} {2|four <five> six}";
        String right = "{1|one two three} and more {2|four <FIVE> six}";
        var model = new PairModel(
                Background.direct(),
                id -> MarkedText.plain(id == 1 ? left : right),
                PairModelTest::document,
                (ignored, other, cancelled) -> MarkedText.comparison(left, right, List.of()));
        model.open(pairs(1), 0);
        model.select(1);
        model.nextDifference();
        assertEquals(MarkedText.plain(left).indexOf("five"), place(model).left());
        model.previousDifference();
        assertEquals(MarkedText.plain(right).indexOf("and more"), place(model).right());
    }

    @Test
    void otherDocumentsAreSaidWhenTheyAreCountedAndNeverOfAnotherPair() {
        var work = new ArrayList<Runnable>();
        var texts = new Texts() {
            @Override
            public String text(long documentId) {
                return MarkedText.plain(documentId == 1 ? LEFT : RIGHT);
            }

            @Override
            public List<Optional<OtherDocuments>> otherDocuments(CountedComparison pair, BooleanSupplier cancelled) {
                return List.of(
                        Optional.of(new OtherDocuments(0, 0)), Optional.of(new OtherDocuments(7, 0)), Optional.empty());
            }
        };
        var model = new PairModel(
                RunningBackground.waiting(work),
                texts,
                PairModelTest::document,
                (ignored, other, cancelled) -> MarkedText.comparison(LEFT, RIGHT, List.of()));
        model.open(pairs(2), 0);
        work.removeFirst().run();
        assertEquals(PairModel.Phase.READY, model.phaseProperty().get());
        assertEquals(Optional.empty(), model.otherDocuments(1));
        assertEquals(List.of(), model.rowsProperty().get());
        work.removeFirst().run();
        assertFalse(model.rowsProperty().get().isEmpty());
        Runnable late = work.removeFirst();
        model.nextPair();
        late.run();
        assertEquals(Optional.empty(), model.otherDocuments(1));
        assertEquals(List.of(), model.rowsProperty().get());
        while (!work.isEmpty()) {
            work.removeFirst().run();
        }
        assertFalse(model.rowsProperty().get().isEmpty());
        assertEquals(Optional.of(new OtherDocuments(7, 0)), model.otherDocuments(1));
        assertEquals(Optional.empty(), model.otherDocuments(2));
        OpenedPair pair = Objects.requireNonNull(model.openedProperty().get());
        var reasons = new MatchReasons(new Messages(Locale.ENGLISH));
        assertTrue(
                reasons.sentence(pair, 0, model.otherDocuments(0)).endsWith("; word for word in no other document."));
        assertTrue(reasons.sentence(pair, 1, model.otherDocuments(1)).endsWith("; in 7 other documents."));
    }

    @Test
    void countingOtherDocumentsIsToldToStopWhenAnotherPairIsOpened() {
        var work = new ArrayList<Runnable>();
        var opens = new ArrayList<Runnable>();
        var stopped = new ArrayList<Boolean>();
        var texts = new Texts() {
            @Override
            public String text(long documentId) {
                return MarkedText.plain(documentId == 1 ? LEFT : RIGHT);
            }

            @Override
            public List<Optional<OtherDocuments>> otherDocuments(CountedComparison pair, BooleanSupplier cancelled) {
                opens.forEach(Runnable::run);
                stopped.add(cancelled.getAsBoolean());
                if (cancelled.getAsBoolean()) {
                    throw new CancellationException();
                }
                return List.of(Optional.of(new OtherDocuments(7, 0)));
            }
        };
        var model = new PairModel(
                RunningBackground.waiting(work),
                texts,
                PairModelTest::document,
                (ignored, other, cancelled) -> MarkedText.comparison(LEFT, RIGHT, List.of()));
        model.open(pairs(2), 0);
        work.removeFirst().run();
        opens.add(model::nextPair);
        work.removeFirst().run();
        work.removeFirst().run();
        assertEquals(Optional.empty(), model.otherDocuments(0));
        opens.clear();
        while (!work.isEmpty()) {
            work.removeFirst().run();
        }
        assertEquals(Optional.of(new OtherDocuments(7, 0)), model.otherDocuments(0));
        assertEquals(List.of(true, false), stopped);
    }

    @Test
    void theRowsComeWithThePairWhereTheyAreWhatIsLookedAt() {
        var work = new ArrayList<Runnable>();
        var model = new PairModel(
                RunningBackground.waiting(work),
                id -> MarkedText.plain(id == 1 ? LEFT : RIGHT),
                PairModelTest::document,
                (ignored, other, cancelled) -> MarkedText.comparison(LEFT, RIGHT, List.of()));
        model.modeProperty().set(PairModel.Mode.DIFFERENCES);
        model.open(pairs(1), 0);
        work.removeFirst().run();
        assertFalse(model.rowsProperty().get().isEmpty());
    }

    @Test
    void theSamePlaceIsGoneToTwice() {
        PairModel model = opened();
        Place first = place(model);
        model.select(0);
        assertNotEquals(first, place(model));
        assertEquals(first.left(), place(model).left());
    }

    @Test
    void aDocumentThatIsGoneIsNamed() {
        PairModel model = model(Background.direct(), id -> id == 2 ? "" : "text");
        model.open(pairs(1), 0);
        assertEquals(PairModel.Phase.GONE, model.phaseProperty().get());
        assertEquals(
                "Document 2", Objects.requireNonNull(model.goneProperty().get()).title());
        assertNull(model.openedProperty().get());
    }

    @Test
    void aCorpusThatCannotBeReadIsAPhaseAndNotACrash() {
        PairModel model = model(Background.direct(), ignored -> {
            throw new CorpusException(CorpusException.Reason.FAILED, Path.of("corpus"), null);
        });
        model.open(pairs(1), 0);
        assertEquals(PairModel.Phase.FAILED, model.phaseProperty().get());
    }

    @Test
    void pairsAreWalkedAndKnowTheirPosition() {
        PairModel model = model(Background.direct(), id -> id % 2 == 1 ? plainLeft() : plainRight());
        model.open(pairs(3), 1);
        model.previousPair();
        model.previousPair();
        assertEquals(0, model.positionProperty().get());
        model.nextPair();
        model.nextPair();
        model.nextPair();
        assertEquals(2, model.positionProperty().get());
        assertEquals(3, model.pairCountProperty().get());
        assertEquals(
                "Document 5",
                Objects.requireNonNull(model.documentProperty(Side.LEFT).get()).title());
    }

    @Test
    void aPairIsDroppedWhenAnotherIsOpenedWhileItLoads() {
        var compared = new ArrayList<String>();
        var models = new ArrayList<PairModel>();
        var model = new PairModel(
                Background.direct(),
                id -> {
                    if (id == 2) {
                        models.getFirst().open(pairs(3), 2);
                    }
                    return id % 2 == 1 ? plainLeft() : plainRight();
                },
                PairModelTest::document,
                (left, ignored, cancelled) -> {
                    compared.add(left.characters());
                    return comparison();
                });
        models.add(model);
        model.open(pairs(3), 0);
        assertEquals(1, compared.size());
        assertEquals(
                5, Objects.requireNonNull(model.openedProperty().get()).pair().leftId());
        assertEquals(PairModel.Phase.READY, model.phaseProperty().get());
    }

    @Test
    void aComparisonIsToldToStopWhenAnotherPairIsOpened() {
        var told = new ArrayList<Boolean>();
        var models = new ArrayList<PairModel>();
        var model = new PairModel(
                Background.direct(),
                id -> id % 2 == 1 ? plainLeft() : plainRight(),
                PairModelTest::document,
                (left, right, cancelled) -> {
                    boolean isFirst = told.isEmpty();
                    told.add(cancelled.getAsBoolean());
                    if (isFirst) {
                        models.getFirst().open(pairs(3), 1);
                        told.add(cancelled.getAsBoolean());
                        throw new CancellationException();
                    }
                    return comparison();
                });
        models.add(model);
        model.open(pairs(3), 0);
        assertEquals(List.of(false, false, true), told);
        assertEquals(
                3, Objects.requireNonNull(model.openedProperty().get()).pair().leftId());
        assertEquals(PairModel.Phase.READY, model.phaseProperty().get());
    }

    private static PairModel opened() {
        PairModel model = model(Background.direct(), id -> id == 1 ? plainLeft() : plainRight());
        model.open(pairs(1), 0);
        return model;
    }

    private static PairModel model(Background background, Texts texts) {
        return new PairModel(background, texts, PairModelTest::document, (ignored, other, cancelled) -> comparison());
    }

    private static Comparison comparison() {
        return MarkedText.comparison(LEFT, RIGHT, List.of());
    }

    private static List<Pair> pairs(int count) {
        var pairs = new ArrayList<Pair>();
        for (int i = 0; i < count; i++) {
            pairs.add(new Pair(2 * i + 1, 2 * i + 2, 3, 0.5, 0.6, 0.7, 20, 20));
        }
        return pairs;
    }

    private static Document document(long id) {
        return MarkedText.document(id, "Document " + id, "/texts/" + id + ".txt");
    }

    private static Place place(PairModel model) {
        return Objects.requireNonNull(model.placeProperty().get());
    }

    private static String plainLeft() {
        return MarkedText.plain(LEFT);
    }

    private static String plainRight() {
        return MarkedText.plain(RIGHT);
    }
}
