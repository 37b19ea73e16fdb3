package app.likeness.scan.compare;

import app.likeness.compare.index.DamagedIndexException;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.compare.index.Segment;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.compare.search.Candidates;
import app.likeness.compare.search.Proposals;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Sketch;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.scan.held.FirstCount;
import app.likeness.scan.held.HashedDocument;
import app.likeness.scan.held.HashedDocuments;
import app.likeness.scan.held.HeldComparisons;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.Stage;
import app.likeness.scan.progress.StageProgress;
import app.likeness.scan.progress.ThreadedParts;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.UnfinishedComparison;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// From the fingerprints in the corpus to verified pairs in the corpus. When the whole corpus is compared the outcome
/// depends on the documents, their paths and the options alone: not on the order in which they came into the corpus,
/// nor on what was compared before. When only a few documents are compared with the others ([FreshComparison],
/// [Neighbourhood]) the pairs among the others stay.
public final class CompareStage {
    private static final Logger LOG = System.getLogger(CompareStage.class.getName());

    /// Changes whenever the same documents may give other pairs.
    private static final int VERSION = 21;

    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final ScanOptions options;
    private final TemplateDocuments templates;
    private final MethodStage methods;
    private final boolean isKept;
    private final HeldComparisons held;
    private final StageProgress progress;
    private final IndexKeeping index;

    /// @param isKept whether the corpus outlives the scan, so that an index is worth writing
    /// @param held receives what the pairs that are found were counted from
    public CompareStage(
            CorpusReader reader,
            CorpusWriter writer,
            ScanOptions options,
            TemplateDocuments templates,
            MethodStage methods,
            boolean isKept,
            HeldComparisons held,
            StageProgress progress) {
        this.reader = reader;
        this.writer = writer;
        this.options = options;
        this.templates = templates;
        this.methods = methods;
        this.isKept = isKept && Verification.isNeeded(options);
        this.held = held;
        this.progress = progress;
        this.index = new IndexKeeping(writer);
    }

    /// Compares, unless nothing has changed since that was done: the whole corpus, or only the documents that came
    /// or changed where few did.
    ///
    /// @param compared which comparison was finished before this scan changed anything
    /// @param fresh the documents that came or changed in this scan
    /// @param all the documents of the corpus
    /// @param counted the grams of the texts, where they were counted while the texts were read
    /// @throws CancellationException when the scan shall stop; pairs found so far are kept
    public void run(Optional<String> compared, Set<Long> fresh, HashedDocuments all, Optional<FirstCount> counted)
            throws CorpusException {
        progress.stage(Stage.COMPARE, 0);
        var signature = Optional.of(signature());
        if (reader.comparison().equals(signature)) {
            return;
        }
        if (compared.equals(signature) && compareFresh(fresh)) {
            return;
        }
        if (!isKept) {
            index.drop();
        }
        Optional<List<Fingerprinted>> part = compared.equals(signature)
                ? Neighbourhood.of(fresh, options, reader, writer, progress)
                : Optional.empty();
        if (methods.isAlone()) {
            long number = part.isPresent() ? writer.resumeComparison(fresh) : writer.beginComparison();
            Optional<MethodStage.Found> found =
                    part.isPresent() ? Optional.of(methods.find(part.get(), fresh)) : methods.find();
            writer.finishComparison(number, signature(), addMethods(number, found));
            return;
        }
        if (part.isPresent()) {
            List<HashedDocument> documents =
                    part.get().stream().map(HashedDocument::of).collect(Collectors.toList());
            compare(
                    documents,
                    document -> fresh.contains(document.id()),
                    () -> writer.resumeComparison(fresh),
                    counted);
        } else {
            compare(documents(all), document -> true, writer::beginComparison, counted);
        }
    }

    /// Whether only the fresh documents had to be compared.
    private boolean compareFresh(Set<Long> fresh) throws CorpusException {
        try {
            Optional<FreshComparison> comparison = FreshComparison.of(reader, writer, options, held, progress, fresh);
            if (comparison.isPresent()) {
                comparison.get().run(signature());
            }
            return comparison.isPresent();
        } catch (DamagedIndexException e) {
            LOG.log(
                    Level.WARNING,
                    "The index of the corpus is damaged; everything is compared again to make it anew",
                    e);
            return false;
        }
    }

    /// Gives the number of a comparison that it begins.
    private interface Beginning {
        long number() throws CorpusException;
    }

    /// Finds the pairs of `hashed` that have at least one fresh document; empties the list.
    private void compare(
            List<HashedDocument> hashed,
            Predicate<ComparedDocument> isFresh,
            Beginning beginning,
            Optional<FirstCount> counted)
            throws CorpusException {
        hashed.sort(Comparator.comparing(each -> each.document().path().toString()));
        List<ComparedDocument> documents =
                hashed.stream().map(HashedDocument::document).toList();
        List<ComparedDocument> texts =
                Verification.isNeeded(options) ? ComparedDocument.differentTexts(documents) : List.of();
        // The same number of different texts is the same texts: all of them are in the corpus.
        boolean isCounted = counted.isPresent() && counted.get().isOf(texts.size());
        Proposed proposed;
        Candidates candidates;
        GramFrequencies frequencies;
        try (FirstCount count = isCounted ? counted.get() : count(texts)) {
            frequencies = count.frequencies();
            proposed = proposed(hashed, isFresh, seeds(count, frequencies));
            hashed.clear();
            candidates = proposed.candidates();
        }
        int read = isCounted ? 0 : texts.size();
        progress.stage(Stage.COMPARE, read + (long) candidates.size());
        progress.advance(read);
        var ordered = new NearbyOrder(candidates, documents.size());
        Optional<UnfinishedComparison> before = reader.unfinishedComparison()
                .filter(comparison -> VerifiedCandidates.isOf(comparison, documents, ordered, signature()));
        long number;
        if (before.isPresent()) {
            number = before.get().number();
            writer.goOnWith(before.get());
        } else {
            number = beginning.number();
        }
        verify(
                documents,
                ordered,
                new Verification(options, frequencies),
                before.map(UnfinishedComparison::verified).orElse(0L),
                VerifiedCandidates.none(documents, number, signature()));
        if (proposed.segment != null) {
            index.finish(proposed.segment, frequencies, documents.size());
        }
        writer.finishComparison(number, signature(), candidates.leftOut() + addMethods(number, methods.find()));
    }

    /// The grams of all texts.
    private FirstCount count(List<ComparedDocument> texts) throws CorpusException {
        progress.stage(Stage.COMPARE, texts.size());
        var count = new FirstCount(texts.size());
        try {
            new GramCounting(reader, options.threads(), progress::check, progress::advance)
                    .read(texts, (document, grams) -> count.add(document.foldedHash(), grams));
            return count;
        } catch (UncheckedIOException e) {
            count.close();
            throw noRoom(e);
        }
    }

    private CandidateFinder.@Nullable Seeds seeds(FirstCount count, GramFrequencies frequencies)
            throws CorpusException {
        try {
            return Verification.isNeeded(options)
                    ? new CandidateFinder.Seeds(count.held(), LocalEvidence.ofCounted(frequencies))
                    : null;
        } catch (UncheckedIOException e) {
            throw noRoom(e);
        }
    }

    /// The temporary folder is full, or cannot be written.
    private static CorpusException noRoom(UncheckedIOException e) {
        return new CorpusException(CorpusException.Reason.DISK_FULL, Path.of(System.getProperty("java.io.tmpdir")), e);
    }

    private void verify(
            List<ComparedDocument> documents,
            NearbyOrder candidates,
            Verification verification,
            long known,
            VerifiedCandidates verified)
            throws CorpusException {
        new CandidateVerification(reader, writer, reader.templateFinder(), held, options.threads(), progress)
                .run(documents, candidates, verification, known, verified);
    }

    /// Adds the pairs of the classic methods to the comparison `number`; gives how many proposed ones were left
    /// out.
    private long addMethods(long number, Optional<MethodStage.Found> found) throws CorpusException {
        if (found.isEmpty()) {
            return 0;
        }
        Candidates candidates = found.get().candidates();
        progress.stage(Stage.COMPARE, candidates.size());
        List<ComparedDocument> documents =
                found.get().documents().stream().map(ComparedDocument::of).toList();
        verify(
                documents,
                new NearbyOrder(candidates, documents.size()),
                Verification.ofNothing(options),
                0,
                VerifiedCandidates.unnoted(documents, number));
        return candidates.leftOut();
    }

    /// What the outcome depends on beside the documents.
    private String signature() {
        return options.methods().stream().map(Method::label).sorted().collect(Collectors.joining("+")) + ", distance "
                + options.distance() + ", likeness " + options.likeness() + ", share " + options.minShare()
                + (options.columns().isEmpty() ? "" : ", columns " + options.columns())
                + options.methods().stream()
                        .sorted()
                        .map(options.settings()::of)
                        .collect(Collectors.joining()) + ", comparison " + VERSION
                + templates.signature();
    }

    /// All documents that may have pairs.
    private List<HashedDocument> documents(HashedDocuments all) throws CorpusException {
        var documents = new ArrayList<HashedDocument>();
        all.forEach(document -> {
            if (Verification.isNeeded(options) || document.document().words().isPresent()) {
                documents.add(document);
            }
        });
        return documents;
    }

    /// What proposes candidates, and the segment of the index whose postings were stored, if one is kept.
    private record Proposed(
            List<Proposals> proposals, @Nullable Segment segment) {
        Candidates candidates() {
            return proposals.stream()
                    .map(Proposals::candidates)
                    .reduce(Candidates::and)
                    .orElseThrow();
        }
    }

    /// `simhash-words` proposes by the sketches of the words, all other methods by those of the grams.
    private Proposed proposed(
            List<HashedDocument> documents, Predicate<ComparedDocument> isFresh, CandidateFinder.@Nullable Seeds seeds)
            throws CorpusException {
        var archive = new BitSet();
        var fresh = new BitSet();
        for (int i = 0; i < documents.size(); i++) {
            archive.set(i, documents.get(i).document().role() == Role.COMPARE_WITH);
            fresh.set(i, isFresh.test(documents.get(i).document()));
        }
        var others = new HashSet<Method>(options.methods());
        others.remove(Method.SIMHASH_WORDS);
        var proposals = new ArrayList<Proposals>();
        if (options.asksForKeptWords()) {
            List<DocumentFingerprints> byWords =
                    documents.stream().map(this::byWords).toList();
            proposals.add(search(byWords, Set.of(Method.SIMHASH_WORDS), archive, fresh, null)
                    .proposals());
        }
        if (others.isEmpty()) {
            return new Proposed(proposals, null);
        }
        CandidateFinder.Searched searched =
                search(documents.stream().map(HashedDocument::fingerprints).toList(), others, archive, fresh, seeds);
        proposals.add(searched.proposals());
        if (isKept) {
            index.begin(searched, options.threads());
        }
        return new Proposed(proposals, isKept ? searched.segment() : null);
    }

    private CandidateFinder.Searched search(
            List<DocumentFingerprints> documents,
            Set<Method> methods,
            BitSet archive,
            BitSet fresh,
            CandidateFinder.@Nullable Seeds seeds) {
        return new CandidateFinder(methods, options.distance(), new ThreadedParts(options.threads()), seeds)
                .search(documents, archive, fresh, progress::isCancelled);
    }

    /// What makes two documents copies is the folded text; but where only sketches of words count it is the sketch:
    /// copies that differ in punctuation may be cut into other words and have other ones.
    private DocumentFingerprints byWords(HashedDocument document) {
        Optional<Sketch> words = document.document().words();
        long text = Verification.isNeeded(options)
                ? document.document().foldedHash()
                : words.orElseThrow().bits();
        return document.fingerprints().with(text, words.orElse(null));
    }
}
