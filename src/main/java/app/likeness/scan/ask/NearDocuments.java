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
import java.util.Optional;

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

    /// What is near a document of the corpus.
    ///
    /// @param sketch its own
    /// @param nearest the others, the nearest first
    public record Neighbours(Sketch sketch, List<StoredSketch> nearest) {
        public Neighbours {
            nearest = List.copyOf(nearest);
        }
    }

    /// Makes the bands of a corpus that has none: one that an older version made, or whose scan was stopped.
    ///
    /// @param onBand told after each of the four; of a large corpus each takes some seconds
    public static void prepare(Corpus corpus, Runnable onBand) throws CorpusException {
        corpus.writer().indexBands(SketchKind.GRAMS, onBand);
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

    /// The documents within `distance` (0…16) bits of a document, which must be stored and compared; empty where its
    /// text is too short for a sketch.
    public static Optional<Neighbours> of(CorpusReader reader, long document, int distance) throws CorpusException {
        return reader.together(() -> {
            Optional<Sketch> sketch = reader.fingerprints(document).prints().grams();
            if (sketch.isEmpty()) {
                return Optional.empty();
            }
            List<StoredSketch> others = reader.near(SketchKind.GRAMS, sketch.get(), distance).stream()
                    .filter(found -> found.document() != document)
                    .toList();
            return Optional.of(new Neighbours(sketch.get(), others));
        });
    }
}
