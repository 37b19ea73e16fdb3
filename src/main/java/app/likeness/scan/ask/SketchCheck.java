package app.likeness.scan.ask;

import app.likeness.compare.Exclusions;
import app.likeness.compare.PairTally;
import app.likeness.compare.count.ComparedText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.fingerprint.SimHashGrams;
import app.likeness.fingerprint.Sketch;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.SketchKind;
import app.likeness.store.kept.StoredSketch;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;

/// What in a corpus is near a text that is not of it, by fingerprint alone: looked up by the bands that the corpus
/// keeps, with what the two really share. Opens no index and finds no part of a text; [Check] does. Confined to one
/// thread; to be closed.
public final class SketchCheck implements AutoCloseable {
    /// Documents that are compared with a text, the nearest ones.
    private static final int MOST = 100;

    private final CorpusReader reader;
    private final int distance;
    private final ExclusionFinder finder;
    private final Exclusions leftOut;

    /// @param distance in bits, 0…16
    public SketchCheck(Corpus corpus, int distance) throws CorpusException {
        NearDocuments.prepare(corpus, () -> {});
        this.distance = distance;
        this.reader = corpus.reader();
        boolean isOpen = false;
        try {
            this.finder = reader.exclusionFinder();
            this.leftOut = reader.exclusions();
            isOpen = true;
        } finally {
            if (!isOpen) {
                reader.close();
            }
        }
    }

    /// What is near `text`, also what shares nothing with it; nothing where it is too short for a sketch.
    public Check.Answer of(String text) throws CorpusException {
        FoldedText folded = FoldedText.of(text);
        Sketch sketch = SimHashGrams.sketch(folded).orElse(null);
        if (sketch == null) {
            return new Check.Answer(List.of(), 0);
        }
        var checked = new ComparedText(0, folded, () -> finder.excluded(text, folded), sketch);
        List<StoredSketch> near = reader.near(SketchKind.GRAMS, sketch, distance);
        List<Check.Found> found = new ArrayList<>();
        for (StoredSketch each : near.subList(0, Math.min(MOST, near.size()))) {
            found.add(found(checked, reader.fingerprints(each.document())));
        }
        found.sort(Check.Found.ORDER);
        return new Check.Answer(found, near.size() - found.size());
    }

    private Check.Found found(ComparedText checked, Fingerprinted document) throws CorpusException {
        String text = reader.text(document.id());
        FoldedText folded = FoldedText.of(text);
        var other = new ComparedText(
                document.id(),
                folded,
                () -> finder.excluded(text, folded),
                document.prints().grams().orElse(null));
        PairTally tally = checked.talliedWith(other, checked.comparedWith(other, () -> false), /* distinctive= */ 1);
        return new Check.Found(document.path(), tally.numbered(0, document.id()).pair(leftOut));
    }

    @Override
    public void close() {
        reader.close();
    }
}
