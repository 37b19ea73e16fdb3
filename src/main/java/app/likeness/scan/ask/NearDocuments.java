package app.likeness.scan.ask;

import app.likeness.fingerprint.Sketch;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.SketchKind;
import app.likeness.store.kept.StoredSketch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Which documents of a corpus are near by fingerprint: those whose sketch is within some bits of a given one, looked
/// up by the bands that the corpus keeps. The distance says that texts may be alike, not what they share.
public final class NearDocuments {
    /// The largest distance that may be asked for: of unrelated texts one in thirty thousand is so near.
    public static final int LARGEST_DISTANCE = 16;

    /// The documents that are named; of more the nearest.
    public static final int MOST = 1_000;

    private NearDocuments() {}

    /// A document with its path.
    public record Near(Path path, StoredSketch found) {}

    /// What was found.
    ///
    /// @param nearest the nearest first, [#MOST] at most
    /// @param further how many more there are
    public record Answer(List<Near> nearest, int further) {
        public Answer {
            nearest = List.copyOf(nearest);
        }
    }

    /// Makes the bands of a corpus that has none: one that an older version made, or whose scan was stopped.
    public static void prepare(Corpus corpus) throws CorpusException {
        corpus.writer().indexBands(SketchKind.GRAMS);
    }

    /// The documents within `distance` (0…16) bits of `sketch`; the document of the sketch is among them.
    public static Answer of(CorpusReader reader, Sketch sketch, int distance) throws CorpusException {
        return reader.together(() -> {
            List<StoredSketch> found = reader.near(SketchKind.GRAMS, sketch, distance);
            List<Near> nearest = new ArrayList<>();
            for (StoredSketch each : found.subList(0, Math.min(MOST, found.size()))) {
                nearest.add(new Near(reader.path(each.document()), each));
            }
            return new Answer(nearest, found.size() - nearest.size());
        });
    }
}
