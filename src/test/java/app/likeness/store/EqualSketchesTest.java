package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.Sketch;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.store.kept.CorpusException;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A hundred thousand texts with one sketch: notices of one form, or copies.
final class EqualSketchesTest {
    private static final int DOCUMENTS = 100_000;
    private static final long BITS = 0x0F0F_3355_A5A5_0123L;

    @Test
    void theNearestAreNamedAndTheOthersCounted() throws CorpusException {
        try (Corpus corpus = Corpus.temporary()) {
            corpus.writer().addRoots(List.of(Samples.ROOT));
            for (int i = 0; i < DOCUMENTS; i++) {
                long bits = i == 7 ? BITS ^ 1 : BITS;
                corpus.writer().add(Samples.FOLDER, Samples.reading("d" + i, "n", bits));
            }
            corpus.writer().commit();
            NearDocuments.prepare(corpus, () -> {});
            try (CorpusReader reader = corpus.reader()) {
                for (int distance : new int[] {0, 3, 12, 16}) {
                    NearDocuments.Answer answer = NearDocuments.of(reader, new Sketch(BITS ^ 1), distance);
                    assertEquals(
                            distance == 0 ? 1 : NearDocuments.MOST,
                            answer.nearest().size());
                    assertEquals(distance == 0 ? 0 : DOCUMENTS - NearDocuments.MOST, answer.further());
                    assertTrue(
                            answer.nearest().getFirst().path().endsWith("d7"),
                            answer.nearest().getFirst().path().toString());
                }
            }
        }
    }
}
