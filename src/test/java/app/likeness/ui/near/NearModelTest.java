package app.likeness.ui.near;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import app.likeness.compare.Pair;
import app.likeness.fingerprint.Sketch;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.StoredSketch;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.parts.Background;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class NearModelTest {
    private static final String TEXT = "Nobody who has rowed out to the light in winter forgets the sound of the bell,"
            + " which rings by itself when the swell is high enough to lift the float below it.";

    private final Document essay = document(1, "Essay");
    private final Document copy = document(2, "Copy");
    private final Document other = document(3, "Other");
    private final Pair shared = pair(1, 2, 90, 80);
    private final ObjectProperty<Snapshot> known =
            new SimpleObjectProperty<>(snapshot(List.of(essay, copy, other), List.of(shared), List.of()));
    private final List<Pair> opened = new ArrayList<>();
    private Map<Long, Sketch> sketches = Map.of(1L, new Sketch(0), 2L, new Sketch(0b11), 3L, new Sketch(0xFFFFL << 16));
    private boolean fails;

    private NearModel model() {
        Texts texts = new Texts() {
            @Override
            public String text(long documentId) {
                return TEXT + (documentId == 3 ? " The keeper hears it in his sleep." : "");
            }

            @Override
            public Optional<NearDocuments.Neighbours> near(long documentId, int distance) throws CorpusException {
                if (fails) {
                    throw new CorpusException(CorpusException.Reason.NO_ACCESS, Path.of("corpus"), null);
                }
                Sketch own = sketches.get(documentId);
                return own == null
                        ? Optional.empty()
                        : Optional.of(new NearDocuments.Neighbours(
                                own,
                                sketches.entrySet().stream()
                                        .filter(each -> each.getKey() != documentId)
                                        .map(each -> new StoredSketch(
                                                each.getKey(), each.getValue(), own.distance(each.getValue())))
                                        .filter(each -> each.distance() <= distance)
                                        .sorted(StoredSketch.NEAREST)
                                        .toList()));
            }
        };
        return new NearModel(essay, known, texts, Background.direct(), (pairs, index) -> opened.add(pairs.get(index)));
    }

    private static List<NearRow> rows(NearModel model) {
        return assertInstanceOf(
                        NearModel.State.Found.class, model.stateProperty().get())
                .rows();
    }

    @Test
    void theListFollowsTheDistance() {
        NearModel model = model();

        assertEquals(
                List.of(new NearRow(copy, 2, 3, Optional.of(shared))), rows(model), "up to 8 of 64 bits, at first");
        model.distanceProperty().set(16);
        assertEquals(
                List.of(new NearRow(copy, 2, 3, Optional.of(shared)), new NearRow(other, 16, 3, Optional.empty())),
                rows(model));
        model.distanceProperty().set(1);
        assertEquals(List.of(), rows(model));
    }

    @Test
    void aPairOpensAsItIsAndTwoThatAreNoneAreComparedFirst() {
        NearModel model = model();
        model.distanceProperty().set(16);

        model.open(rows(model).get(0));
        model.open(rows(model).get(1));

        assertEquals(shared, opened.get(0));
        assertEquals(
                List.of(1L, 3L), List.of(opened.get(1).leftId(), opened.get(1).rightId()));
        assertEquals(1, opened.get(1).containmentLeft());
        assertEquals(16, opened.get(1).distance());
    }

    @Test
    void aTextWithoutAFingerprintIsNearNothingAndAFailureIsSaid() {
        sketches = Map.of();
        assertInstanceOf(NearModel.State.TooShort.class, model().stateProperty().get());
        fails = true;
        assertInstanceOf(NearModel.State.Failed.class, model().stateProperty().get());
    }

    @Test
    void ofVeryManyTheNearestAreShown() {
        int many = NearModel.MOST + 20;
        List<Document> documents = new ArrayList<>(List.of(essay));
        Map<Long, Sketch> equal = new HashMap<>(Map.of(1L, new Sketch(5)));
        IntStream.range(0, many).forEach(i -> {
            documents.add(document(10 + i, "Copy " + i));
            equal.put(10L + i, new Sketch(5));
        });
        sketches = equal;
        known.set(snapshot(documents, List.of(), List.of()));

        var found = assertInstanceOf(
                NearModel.State.Found.class, model().stateProperty().get());
        assertEquals(NearModel.MOST, found.rows().size());
        assertEquals(20, found.further());
    }
}
