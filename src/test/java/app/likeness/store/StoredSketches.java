package app.likeness.store;

import app.likeness.fingerprint.Sketch;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Reading;
import app.likeness.store.kept.SketchKind;

/// Sketches in the bands of a corpus, for tests of other packages: one document each, in their order.
public final class StoredSketches implements AutoCloseable {
    private final Corpus corpus;
    private final CorpusReader reader;
    private final long first;

    public StoredSketches(long[] sketches) throws CorpusException {
        corpus = Corpus.temporary();
        Reading[] readings = new Reading[sketches.length];
        for (int i = 0; i < readings.length; i++) {
            readings[i] = Samples.reading("d" + i, "text " + i, sketches[i]);
        }
        Samples.store(corpus, readings);
        corpus.writer().indexBands(SketchKind.GRAMS, () -> {});
        reader = corpus.reader();
        first = readings.length == 0 ? 0 : reader.ids()[0];
    }

    /// The indexes of the sketches within `distance` of `sketch`, ascending.
    public int[] near(long sketch, int distance) throws CorpusException {
        return reader.near(SketchKind.GRAMS, new Sketch(sketch), distance).stream()
                .mapToInt(found -> (int) (found.document() - first))
                .sorted()
                .toArray();
    }

    @Override
    public void close() {
        reader.close();
        corpus.close();
    }
}
