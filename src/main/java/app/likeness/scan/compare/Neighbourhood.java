package app.likeness.scan.compare;

import app.likeness.compare.search.CandidateFinder;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Sketch;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.StageProgress;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.SketchKind;
import app.likeness.store.kept.StoredSketch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The part of a corpus in which new pairs can lie after a few documents came or changed: those and whatever is near
/// them, looked up by the bands of their sketches.
///
/// Searching it gives the new pairs that searching the whole corpus gives, because no pair is left out by either: the
/// earlier comparison left out none, and here nobody has more partners than are kept.
final class Neighbourhood {
    /// One document in so many may be fresh. Each costs a look-up for itself and for each neighbour, of 0.1 ms;
    /// with so many of 20,000 short texts they take half as long as searching the whole corpus.
    private static final int FEW = 20;

    private Neighbourhood() {}

    /// The documents of the neighbourhood that have a sketch, in no order; empty when the whole corpus must be
    /// searched instead.
    ///
    /// @param fresh the documents that came or changed since the corpus was compared with the same options
    /// @throws CancellationException when the scan shall stop
    static Optional<List<Fingerprinted>> of(
            Set<Long> fresh, ScanOptions options, CorpusReader reader, CorpusWriter writer, StageProgress progress)
            throws CorpusException {
        Optional<SketchKind> asked = asked(options);
        if (asked.isEmpty()
                || options.distance() > CorpusReader.BAND_DISTANCE
                || fresh.size() > reader.documents() / FEW
                || reader.leftOut() > 0) {
            return Optional.empty();
        }
        SketchKind kind = asked.get();
        writer.indexBands(kind, () -> {});
        var documents = new ArrayList<Fingerprinted>();
        var seen = new HashSet<Long>(fresh);
        var open = new ArrayDeque<Long>(fresh);
        while (!open.isEmpty()) {
            progress.check();
            Fingerprinted document = reader.fingerprints(open.remove());
            Optional<Sketch> sketch = kind == SketchKind.WORDS
                    ? document.prints().words()
                    : document.prints().grams();
            if (sketch.isEmpty()) {
                continue;
            }
            List<Long> near = reader.near(kind, sketch.get(), options.distance()).stream()
                    .map(StoredSketch::document)
                    .toList();
            if (near.size() - 1 > CandidateFinder.PARTNERS) {
                return Optional.empty();
            }
            documents.add(document);
            if (fresh.contains(document.id())) {
                near.stream().filter(seen::add).forEach(open::add);
            }
        }
        return Optional.of(documents);
    }

    /// Which sketches alone decide; empty where other fingerprints have a say.
    private static Optional<SketchKind> asked(ScanOptions options) {
        if (options.methods().equals(Set.of(Method.SIMHASH_GRAMS))) {
            return Optional.of(SketchKind.GRAMS);
        }
        return options.methods().equals(Set.of(Method.SIMHASH_WORDS)) && options.asksForKeptWords()
                ? Optional.of(SketchKind.WORDS)
                : Optional.empty();
    }
}
