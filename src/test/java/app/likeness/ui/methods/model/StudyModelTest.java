package app.likeness.ui.methods.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.DrawnLine;
import app.likeness.compare.findings.Stop;
import app.likeness.compare.findings.UsualShare;
import app.likeness.evaluate.Curve;
import app.likeness.fingerprint.Method;
import app.likeness.review.Review;
import app.likeness.scan.study.CombinedPairs;
import app.likeness.scan.study.PairIds;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.MethodsModel;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.methods.model.StudyModel.Phase;
import app.likeness.ui.support.Fabricated;
import app.likeness.ui.support.RunningBackground;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

final class StudyModelTest {
    private static final int DOCUMENTS = 40;

    private final Deque<Runnable> work = new ArrayDeque<>();
    private final SimpleObjectProperty<Snapshot> snapshot = new SimpleObjectProperty<>(Snapshot.EMPTY);
    private final SimpleObjectProperty<Review> review = new SimpleObjectProperty<>(Review.NONE);
    private final SimpleObjectProperty<Boolean> scanning = new SimpleObjectProperty<>(false);
    private final SimpleObjectProperty<Shown> shown = new SimpleObjectProperty<>(Shown.AT_FIRST);
    private final MethodsModel methods = new MethodsModel();
    private boolean isBroken;
    private final MethodLines lines = new MethodLines(
            shown,
            line -> shown.set(new Shown(shown.get().leftOut(), line, UsualShare.UNKNOWN)),
            line -> shown.set(new Shown(shown.get().leftOut(), line, UsualShare.UNKNOWN)),
            methods);
    private final StudyModel model = new StudyModel(
            snapshot,
            review,
            scanning,
            RunningBackground.waiting(work),
            this::text,
            lines,
            (forgotten, said, onDone) -> onDone.accept(List.of()));

    private String text(long id) throws CorpusException {
        if (isBroken) {
            throw new CorpusException(CorpusException.Reason.FAILED, Path.of("a.likeness"), null);
        }
        Random random = new Random(id / 2);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            text.append((char) ('a' + random.nextInt(26)))
                    .append((char) ('a' + random.nextInt(26)))
                    .append("ing ");
        }
        return text.append(id).toString();
    }

    private void open() {
        open("d");
    }

    private void open(String title) {
        List<Document> documents = new ArrayList<>();
        List<Pair> pairs = new ArrayList<>();
        for (long id = 2; id < DOCUMENTS + 2; id++) {
            documents.add(Fabricated.document(id, title + id));
            if (id % 2 == 1) {
                pairs.add(Fabricated.pair(id - 1, id, (int) id, (int) id));
            }
        }
        snapshot.set(Fabricated.snapshot(documents, pairs, List.of()));
    }

    private Phase phase() {
        return model.phaseProperty().get();
    }

    private Curve.Point now(Method method) {
        return Objects.requireNonNull(model.figures(method)).now();
    }

    private void finish() {
        while (!work.isEmpty()) {
            work.remove().run();
        }
    }

    @Test
    void nothingIsComputedWhileNobodyLooks() {
        assertEquals(Phase.NOTHING, phase());
        open();
        assertTrue(work.isEmpty());
        model.inSightProperty().set(true);
        assertEquals(1, work.size());
        work.remove().run();
        model.inSightProperty().set(false);
        finish();
        assertTrue(work.isEmpty());
        assertEquals(Phase.COMPUTING, phase());
        model.inSightProperty().set(true);
        finish();
        assertEquals(Phase.READY, phase());
        Study study = model.studyProperty().get();
        assertEquals(DOCUMENTS, study.documents());
        assertEquals(Method.values().length, study.here().size());
        assertEquals(List.of(), study.figures(), "without labels");
    }

    @Test
    void aScanIsWaitedFor() {
        open();
        scanning.set(true);
        model.inSightProperty().set(true);
        assertEquals(Phase.WAITING, phase());
        assertTrue(work.isEmpty());
        scanning.set(false);
        finish();
        assertEquals(Phase.READY, phase());
    }

    @Test
    void whatWasMeasuredHoldsForEqualDocumentsAndNotForOthers() {
        open();
        model.inSightProperty().set(true);
        finish();
        assertEquals(1, model.progressProperty().get());
        open();
        work.remove().run();
        assertEquals(1, model.progressProperty().get());
        finish();
        assertEquals(Phase.READY, phase());
        open("e");
        work.remove().run();
        assertEquals(0, model.progressProperty().get());
        assertEquals(Phase.COMPUTING, phase());
        finish();
        assertEquals(Phase.READY, phase());
    }

    @Test
    void whoStopsCanGoOn() {
        open();
        model.inSightProperty().set(true);
        work.remove().run();
        model.stop();
        finish();
        assertEquals(Phase.STOPPED, phase());
        assertFalse(model.studyProperty().get().candidates().isEmpty(), "pairs near the line can be labelled");
        assertEquals(List.of(), model.studyProperty().get().here());
        model.resume();
        finish();
        assertEquals(Phase.READY, phase());
        assertFalse(model.studyProperty().get().here().isEmpty());
    }

    @Test
    void aCorpusThatCannotBeReadIsSaidAndTriedAgain() {
        open();
        isBroken = true;
        model.inSightProperty().set(true);
        finish();
        assertEquals(Phase.FAILED, phase());
        isBroken = false;
        model.resume();
        finish();
        assertEquals(Phase.READY, phase());
    }

    @Test
    void theCorpusIsMeasuredAgainstWhatIsShownAndTheSuggestionIsForTheOthers() {
        open();
        model.inSightProperty().set(true);
        model.basisProperty().set(Basis.COMBINED);
        finish();
        assertEquals(1, now(Method.COMBINED).precision());
        assertTrue(model.suggestion().isEmpty(), "against itself");
        model.selectedProperty().set(Method.COSINE);
        long before = now(Method.COSINE).right();
        lines.draw(Method.COSINE, 1);
        finish();
        assertTrue(now(Method.COSINE).right() < before, "a stricter line finds less");
        assertTrue(model.suggestion().isPresent());
    }

    @Test
    void pairsNearTheLineAndDisputedOnesTakeTurns() {
        List<Pair> pairs =
                List.of(Fabricated.pair(1, 2, 90, 90), Fabricated.pair(3, 4, 16, 16), Fabricated.pair(5, 6, 40, 40));
        assertEquals(
                List.of(new PairIds(3, 4), new PairIds(8, 9), new PairIds(5, 6), new PairIds(1, 2)),
                Study.candidates(
                        new CombinedPairs(pairs, List.of()), 0.15, List.of(new PairIds(8, 9), new PairIds(3, 4))));
    }

    @Test
    void aLineThatIsDrawnCanBeTakenBack() {
        Map<Method, Double> before = new HashMap<>(lines.lines().getValue());
        Runnable undoShown = lines.draw(Method.COMBINED, 0.3);
        assertEquals(new DrawnLine(0.3), shown.get().line());
        undoShown.run();
        assertEquals(Stop.BALANCED, shown.get().line());
        Runnable undoDistance = lines.draw(Method.SIMHASH_WORDS, 9);
        assertEquals(9, lines.lines().getValue().get(Method.SIMHASH_GRAMS));
        Runnable undoLikeness = lines.draw(Method.MINHASH, 0.6);
        assertEquals(0.6, lines.lines().getValue().get(Method.COSINE));
        undoLikeness.run();
        undoDistance.run();
        lines.draw(Method.WINNOWING, 0.5).run();
        assertEquals(before, lines.lines().getValue());
    }
}
