package app.likeness.scan.study;

import app.likeness.evaluate.PairValues;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Fingerprinters;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.JiebaWordSegmenter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Gatherers;

/// The fingerprints of all methods that have some, of documents that are taken one batch after the other: some 3 KB a
/// document and 6 bytes a character. To be used by one thread at a time.
public final class MethodPrints {
    private final Source texts;
    private final int threads;
    private final List<Fingerprinter> fingerprinters = new ArrayList<>();
    private final Map<Method, PairValues> values = new EnumMap<>(Method.class);
    private final Map<Long, Integer> places = new HashMap<>();
    private final long[] nanos;

    /// Where texts come from.
    @FunctionalInterface
    public interface Source {
        String text(long documentId) throws CorpusException;
    }

    /// @param settings what is set of the methods
    public MethodPrints(Source texts, int threads, MethodSettings settings) {
        this.texts = texts;
        this.threads = threads;
        JiebaWordSegmenter segmenter = new JiebaWordSegmenter();
        for (Method method : Method.values()) {
            Fingerprinters.of(method, () -> segmenter, settings).ifPresent(fingerprinter -> {
                fingerprinters.add(fingerprinter);
                values.put(method, new PairValues(method));
            });
        }
        this.nanos = new long[fingerprinters.size()];
    }

    /// The fingerprints of a document by method, and how long each took.
    private record Taken(List<Optional<Fingerprint>> prints, List<Long> nanos) {}

    /// Takes the fingerprints of documents that have none here yet; their texts are held at once.
    public void take(List<Long> documentIds) throws CorpusException {
        List<Long> missing = documentIds.stream()
                .distinct()
                .filter(id -> !places.containsKey(id))
                .toList();
        List<String> read = new ArrayList<>();
        for (long id : missing) {
            read.add(texts.text(id));
        }
        List<Taken> taken = read.stream()
                .gather(Gatherers.mapConcurrent(threads, this::all))
                .toList();
        for (int document = 0; document < taken.size(); document++) {
            places.put(missing.get(document), places.size());
            for (int i = 0; i < nanos.length; i++) {
                of(fingerprinters.get(i).method())
                        .add(taken.get(document).prints().get(i));
                nanos[i] += taken.get(document).nanos().get(i);
            }
        }
    }

    private Taken all(String text) {
        FoldedText folded = FoldedText.of(text);
        List<Optional<Fingerprint>> prints = new ArrayList<>();
        List<Long> times = new ArrayList<>();
        for (Fingerprinter fingerprinter : fingerprinters) {
            long start = System.nanoTime();
            prints.add(fingerprinter.fingerprint(text, folded));
            times.add(System.nanoTime() - start);
        }
        return new Taken(prints, times);
    }

    /// The methods that have fingerprints, in their order.
    public List<Method> methods() {
        return List.copyOf(values.keySet());
    }

    /// What `method` says of pairs of the documents that were taken, in their order.
    public PairValues of(Method method) {
        return Objects.requireNonNull(values.get(method), "a method with fingerprints");
    }

    /// Whether the fingerprints of a document were taken.
    public boolean has(long documentId) {
        return places.containsKey(documentId);
    }

    /// What `method` says of two documents that were taken; no number where one has no fingerprint.
    public double value(Method method, PairIds pair) {
        return of(method).of(place(pair.leftId()), place(pair.rightId()));
    }

    /// The place of a document that was taken, from 0.
    int place(long documentId) {
        return Objects.requireNonNull(places.get(documentId), "a document that was taken");
    }

    /// How many nanoseconds the fingerprints of `method` took on one thread, all documents together.
    public long nanos(Method method) {
        return nanos[methods().indexOf(method)];
    }

    /// How many documents were taken.
    public int size() {
        return places.size();
    }
}
