package app.likeness.scan.study;

import app.likeness.compare.findings.Findings;
import app.likeness.evaluate.Curve;
import app.likeness.evaluate.MethodCurves;
import app.likeness.evaluate.MethodCurves.Valued;
import app.likeness.evaluate.Truth;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Gatherers;

/// How well each method finds the related pairs of a corpus, over its thresholds. The fingerprints of all methods are
/// taken anew, a document's at once, and every pair is looked at: time grows with the square of the documents, memory
/// by some 10 KB a document. `combined` is taken from the corpus as it was scanned.
public final class Evaluation {
    /// Documents whose texts are held at once.
    private static final int BATCH = 200;

    private final CorpusReader reader;
    private final int threads;
    private final MethodSettings settings;
    private final BooleanSupplier cancelled;

    /// @param settings what is set of the methods
    /// @param cancelled asked now and then whether to stop
    public Evaluation(CorpusReader reader, int threads, MethodSettings settings, BooleanSupplier cancelled) {
        this.settings = settings;
        this.reader = reader;
        this.threads = threads;
        this.cancelled = cancelled;
    }

    /// The curves of all methods in their order.
    ///
    /// @param findings of the corpus; the documents are named in `truth` by their place in it
    /// @throws java.util.concurrent.CancellationException soon after `cancelled` says so
    public List<Curve> curves(Findings findings, Truth truth) throws CorpusException {
        MethodPrints prints = new MethodPrints(reader::text, threads, settings);
        List<Long> ids = findings.documents().stream().map(Document::id).toList();
        for (int from = 0; from < ids.size(); from += BATCH) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            prints.take(ids.subList(from, Math.min(ids.size(), from + BATCH)));
        }
        MethodCurves curves = new MethodCurves(truth, cancelled);
        List<Curve> all = new ArrayList<>(prints.methods().stream()
                .gather(Gatherers.mapConcurrent(threads, method -> curves.of(prints.of(method))))
                .toList());
        all.add(curves.of(Method.COMBINED, verified(findings)));
        return List.copyOf(all);
    }

    private static List<Valued> verified(Findings findings) {
        Map<Long, Integer> places = HashMap.newHashMap(findings.documents().size());
        findings.documents().forEach(document -> places.put(document.id(), places.size()));
        return findings.pairs().stream()
                .map(pair -> new Valued(place(places, pair.leftId()), place(places, pair.rightId()), pair.share()))
                .toList();
    }

    private static int place(Map<Long, Integer> places, long documentId) {
        return Objects.requireNonNull(places.get(documentId), "a pair is one of documents");
    }
}
