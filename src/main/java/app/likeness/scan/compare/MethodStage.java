package app.likeness.scan.compare;

import app.likeness.compare.search.Candidate;
import app.likeness.compare.search.Candidates;
import app.likeness.compare.search.MethodSearch;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Fingerprinters;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.scan.held.Fingerprinting;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.Stage;
import app.likeness.scan.progress.StageProgress;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.MethodStore;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.MethodPrint;
import app.likeness.store.kept.Role;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.UserWords;
import app.likeness.text.words.WordSegmenter;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Gatherers;

/// The pairs of the classic methods: takes the fingerprints that the corpus lacks from its texts, on all threads, and
/// searches them. A pair is what the method says, unverified; its numbers come from the two texts like those of any
/// other pair, so that the methods can be compared. Confined to the scan's thread.
///
/// `simhash-words` as its source has it is searched beside `winnowing` and `combined`, whose sketches and hashes every
/// document has.
public final class MethodStage {
    /// Changes whenever a method may give a text another fingerprint for reasons of its own.
    private static final int VERSION = 1;

    /// Documents whose fingerprints are stored at once.
    private static final int BATCH = 200;

    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final ScanOptions options;
    private final StageProgress progress;
    private final UserWords words;
    private final Supplier<? extends WordSegmenter> segmenter;
    private final Map<Method, Integer> withoutFingerprint = new EnumMap<>(Method.class);
    private final Set<Method> methods = EnumSet.noneOf(Method.class);

    /// @param words of the user's own, which `segmenter` knows
    /// @param segmenter asked when fingerprints by words must be taken
    public MethodStage(
            CorpusReader reader,
            CorpusWriter writer,
            ScanOptions options,
            StageProgress progress,
            UserWords words,
            Supplier<? extends WordSegmenter> segmenter) {
        this.reader = reader;
        this.writer = writer;
        this.options = options;
        this.progress = progress;
        this.words = words;
        this.segmenter = segmenter;
        options.methods().stream()
                .filter(method -> MethodSearch.isSearched(method)
                        && !(method == Method.SIMHASH_WORDS && options.asksForKeptWords()))
                .forEach(methods::add);
    }

    /// To how many documents a method gave no fingerprint, by method; only those with such documents. Grows while pairs
    /// are found.
    public Map<Method, Integer> withoutFingerprint() {
        return Collections.unmodifiableMap(withoutFingerprint);
    }

    /// Whether no other methods were asked for.
    boolean isAlone() {
        return methods.size() == options.methods().size();
    }

    /// Everything that the bits of `method` depend on, where texts are cut with these words of the user's own.
    static String version(Method method, UserWords own, MethodSettings settings) {
        String taking = Fingerprinters.countsWords(method) ? Fingerprinting.version(own) : Fingerprinting.version();
        return taking + ", " + method.label() + " " + VERSION + settings.of(method);
    }

    /// The documents of the corpus in the order of their paths, and the pairs that the methods find among them.
    record Found(List<Fingerprinted> documents, Candidates candidates) {}

    /// What the methods find; empty when none was asked for.
    ///
    /// @throws java.util.concurrent.CancellationException when the scan shall stop; fingerprints taken so far are
    ///     kept
    Optional<Found> find() throws CorpusException {
        if (methods.isEmpty()) {
            return Optional.empty();
        }
        List<Fingerprinted> documents = new ArrayList<>();
        reader.fingerprints(documents::add);
        return Optional.of(search(documents));
    }

    /// What the methods find in a part of the corpus with at least one fresh document.
    ///
    /// @throws java.util.concurrent.CancellationException as [#find()]
    Found find(List<Fingerprinted> part, Set<Long> fresh) throws CorpusException {
        Found found = search(part);
        var wanted = new BitSet();
        for (int i = 0; i < found.candidates().size(); i++) {
            Candidate candidate = found.candidates().get(i);
            wanted.set(
                    i,
                    fresh.contains(found.documents().get(candidate.left()).id())
                            || fresh.contains(
                                    found.documents().get(candidate.right()).id()));
        }
        return new Found(found.documents(), found.candidates().only(wanted));
    }

    private Found search(List<Fingerprinted> all) throws CorpusException {
        List<Fingerprinted> documents = all.stream()
                .sorted(Comparator.comparing(document -> document.path().toString()))
                .toList();
        var archive = new BitSet();
        for (int i = 0; i < documents.size(); i++) {
            archive.set(i, documents.get(i).role() == Role.COMPARE_WITH);
        }
        Candidates candidates = Candidates.NONE;
        for (Method method : methods) {
            progress.check();
            List<Optional<Fingerprint>> fingerprints = fingerprints(method, documents);
            int without = (int) fingerprints.stream().filter(Optional::isEmpty).count();
            if (without > 0) {
                withoutFingerprint.put(method, without);
            }
            candidates = candidates.and(
                    new MethodSearch(method, options.thresholds(), progress::isCancelled).find(fingerprints, archive));
        }
        return new Found(documents, candidates);
    }

    private List<Optional<Fingerprint>> fingerprints(Method method, List<Fingerprinted> documents)
            throws CorpusException {
        if (method == Method.SIMHASH_GRAMS) {
            return documents.stream()
                    .map(document -> document.prints().grams().<Fingerprint>map(sketch -> sketch))
                    .toList();
        }
        if (method == Method.SIMHASH_RECORDS) {
            return new RecordSketches(reader, options.columns()).of(documents);
        }
        MethodStore store = writer.methods();
        store.use(method, version(method, words, options.settings()));
        Map<Long, Optional<Fingerprint>> known = new HashMap<>();
        store.prints(method).forEach(print -> known.put(print.documentId(), print.fingerprint()));
        take(method, documents, known);
        if (method == Method.LONGEST_SENTENCES) {
            store.group(documents.stream()
                    .map(document -> new MethodPrint(document.id(), found(known, document)))
                    .toList());
        }
        return documents.stream().map(document -> found(known, document)).toList();
    }

    private static Optional<Fingerprint> found(Map<Long, Optional<Fingerprint>> known, Fingerprinted document) {
        return known.getOrDefault(document.id(), Optional.empty());
    }

    /// Takes and stores the fingerprints that are missing in `known`, and adds them to it.
    private void take(Method method, List<Fingerprinted> documents, Map<Long, Optional<Fingerprint>> known)
            throws CorpusException {
        List<Fingerprinted> missing = documents.stream()
                .filter(document -> !known.containsKey(document.id()))
                .toList();
        if (missing.isEmpty()) {
            return;
        }
        progress.stage(Stage.COMPARE, missing.size());
        Fingerprinter fingerprinter =
                Fingerprinters.of(method, segmenter, options.settings()).orElseThrow();
        List<Untaken> texts = new ArrayList<>();
        List<MethodPrint> taken = new ArrayList<>();
        long characters = 0;
        for (Fingerprinted document : missing) {
            progress.check();
            long more = document.prints().characters();
            if (CandidateVerification.isFull(texts.size(), characters, more)) {
                take(texts, fingerprinter, taken);
                characters = 0;
            }
            texts.add(new Untaken(document.id(), reader.text(document.id())));
            characters += more;
            if (taken.size() >= BATCH) {
                keep(method, taken, known);
            }
        }
        take(texts, fingerprinter, taken);
        keep(method, taken, known);
    }

    /// A document whose fingerprint is to be taken.
    private record Untaken(long id, String text) {}

    /// Moves `texts` to `taken`.
    private void take(List<Untaken> texts, Fingerprinter fingerprinter, List<MethodPrint> taken) {
        texts.stream()
                .gather(Gatherers.mapConcurrent(
                        options.threads(),
                        each -> new MethodPrint(
                                each.id, fingerprinter.fingerprint(each.text, FoldedText.of(each.text)))))
                .forEach(taken::add);
        progress.advance(texts.size());
        texts.clear();
    }

    private void keep(Method method, List<MethodPrint> taken, Map<Long, Optional<Fingerprint>> known)
            throws CorpusException {
        writer.methods().put(method, taken);
        taken.forEach(print -> known.put(print.documentId(), print.fingerprint()));
        taken.clear();
    }
}
