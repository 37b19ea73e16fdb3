package app.likeness.scan;

import app.likeness.compare.Candidate;
import app.likeness.compare.CandidateFinder;
import app.likeness.compare.Candidates;
import app.likeness.compare.DocumentFingerprints;
import app.likeness.compare.GramFrequencies;
import app.likeness.compare.PairTally;
import app.likeness.fingerprint.Grams;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Sketch;
import app.likeness.store.CorpusException;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.Fingerprinted;
import app.likeness.store.Reading;
import app.likeness.store.Role;
import app.likeness.text.FoldedText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;

/// From the fingerprints in the corpus to verified pairs in the corpus. The outcome depends on the documents, their
/// paths and the options alone: not on the order in which they came into the corpus, nor on what was compared before.
final class CompareStage {
    /// Changes whenever the same documents may give other pairs.
    private static final int VERSION = 7;

    /// Texts or candidates that are worked on at once.
    private static final int PIECE = 64;

    /// And characters in them, so that texts of millions of characters are worked on alone: an eighth of the heap,
    /// at the 64 bytes that comparing takes for each.
    private static final long PIECE_CHARACTERS = Runtime.getRuntime().maxMemory() / 8 / 64;

    private static final int PAIRS_AT_ONCE = 1_000;

    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final ScanOptions options;
    private final TemplateDocuments templates;
    private final Progress progress;
    private final MethodStage methods;

    CompareStage(
            CorpusReader reader,
            CorpusWriter writer,
            ScanOptions options,
            TemplateDocuments templates,
            Progress progress,
            MethodStage methods) {
        this.reader = reader;
        this.writer = writer;
        this.options = options;
        this.templates = templates;
        this.progress = progress;
        this.methods = methods;
    }

    /// Compares, unless nothing has changed since that was done: the whole corpus, or only the documents that came
    /// or changed where that gives the same pairs.
    ///
    /// @param compared which comparison was finished before this scan changed anything
    /// @param fresh the documents that came or changed in this scan
    /// @throws CancellationException when the scan shall stop; pairs found so far are kept
    void run(Optional<String> compared, Set<Long> fresh) throws CorpusException {
        progress.stage(Stage.COMPARE, 0);
        var signature = Optional.of(signature());
        if (reader.comparison().equals(signature)) {
            return;
        }
        if (methods.isAlone()) {
            long number = writer.beginComparison();
            writer.finishComparison(number, signature(), addMethods(number));
            return;
        }
        Optional<List<Fingerprinted>> part = compared.equals(signature)
                ? Neighbourhood.of(fresh, options, reader, writer, progress)
                : Optional.empty();
        if (part.isPresent()) {
            compare(part.get(), document -> fresh.contains(document.id()), () -> writer.resumeComparison(fresh));
        } else {
            compare(documents(), document -> true, writer::beginComparison);
        }
    }

    /// Gives the number of a comparison that it begins.
    private interface Beginning {
        long number() throws CorpusException;
    }

    /// Finds the pairs of `documents` that have at least one fresh document.
    private void compare(List<Fingerprinted> documents, Predicate<Fingerprinted> isFresh, Beginning beginning)
            throws CorpusException {
        documents.sort(Comparator.comparing(document -> document.path().toString()));
        Candidates candidates = candidates(documents, isFresh);
        List<Fingerprinted> texts = Verification.isNeeded(options) ? differentTexts(documents) : List.of();
        progress.stage(Stage.COMPARE, texts.size() + (long) candidates.size());
        var verification = new Verification(options, frequencies(texts));
        long number = beginning.number();
        verify(documents, candidates, verification, number);
        writer.finishComparison(number, signature(), candidates.leftOut() + addMethods(number));
    }

    /// Adds the pairs of the classic methods to the comparison `number`; gives how many proposed ones were left out.
    private long addMethods(long number) throws CorpusException {
        Optional<MethodStage.Found> found = methods.find();
        if (found.isEmpty()) {
            return 0;
        }
        Candidates candidates = found.get().candidates();
        progress.stage(Stage.COMPARE, candidates.size());
        verify(found.get().documents(), candidates, Verification.ofNothing(options), number);
        return candidates.leftOut();
    }

    /// What the outcome depends on beside the documents.
    private String signature() {
        return options.methods().stream().map(Method::label).sorted().collect(Collectors.joining("+")) + ", distance "
                + options.distance() + ", likeness " + options.likeness() + ", share " + options.minShare()
                + ", comparison " + VERSION + templates.signature();
    }

    /// All documents that may have pairs.
    private List<Fingerprinted> documents() throws CorpusException {
        var documents = new ArrayList<Fingerprinted>();
        reader.fingerprints(document -> {
            if (Verification.isNeeded(options) || document.prints().words().isPresent()) {
                documents.add(document);
            }
        });
        return documents;
    }

    /// `simhash-words` proposes by the sketches of the words, all other methods by those of the grams.
    private Candidates candidates(List<Fingerprinted> documents, Predicate<Fingerprinted> isFresh) {
        var archive = new BitSet();
        var fresh = new BitSet();
        for (int i = 0; i < documents.size(); i++) {
            archive.set(i, documents.get(i).role() == Role.COMPARE_WITH);
            fresh.set(i, isFresh.test(documents.get(i)));
        }
        var others = new HashSet<Method>(options.methods());
        boolean words = others.remove(Method.SIMHASH_WORDS);
        if (!words) {
            return candidates(documents, Reading.Prints::grams, others, archive, fresh);
        }
        Candidates byWords = candidates(documents, Reading.Prints::words, Set.of(Method.SIMHASH_WORDS), archive, fresh);
        return others.isEmpty()
                ? byWords
                : byWords.and(candidates(documents, Reading.Prints::grams, others, archive, fresh));
    }

    private Candidates candidates(
            List<Fingerprinted> documents,
            Function<Reading.Prints, Optional<Sketch>> sketch,
            Set<Method> methods,
            BitSet archive,
            BitSet fresh) {
        var fingerprints = new ArrayList<DocumentFingerprints>(documents.size());
        for (Fingerprinted document : documents) {
            fingerprints.add(new DocumentFingerprints(
                    text(document),
                    sketch.apply(document.prints()).orElse(null),
                    document.prints().selection().distinctHashes()));
        }
        return new CandidateFinder(methods, options.distance())
                .find(fingerprints, archive, fresh, progress::isCancelled);
    }

    /// What makes two documents copies. Where only sketches count it is the sketch: copies that differ in
    /// punctuation may be cut into other words and have other ones.
    private long text(Fingerprinted document) {
        Reading.Prints prints = document.prints();
        return Verification.isNeeded(options)
                ? prints.foldedHash()
                : prints.words().orElseThrow().bits();
    }

    /// One document of each group of copies.
    private static List<Fingerprinted> differentTexts(List<Fingerprinted> documents) {
        var hashes = new HashSet<Long>();
        return documents.stream()
                .filter(document -> hashes.add(document.prints().foldedHash()))
                .toList();
    }

    /// Whether a piece of `size` texts with `characters` is worked on before one of `more` characters is added to it.
    static boolean isFull(int size, long characters, long more) {
        return size == PIECE || (size > 0 && characters + more > PIECE_CHARACTERS);
    }

    private GramFrequencies frequencies(List<Fingerprinted> documents) throws CorpusException {
        var frequencies = new GramFrequencies(documents.size());
        var texts = new ArrayList<String>();
        long characters = 0;
        for (Fingerprinted document : documents) {
            progress.check();
            long more = document.prints().characters();
            if (isFull(texts.size(), characters, more)) {
                count(texts, frequencies);
                characters = 0;
            }
            texts.add(reader.text(document.id()));
            characters += more;
        }
        count(texts, frequencies);
        return frequencies;
    }

    /// Counts the grams of `texts` and empties it.
    private void count(List<String> texts, GramFrequencies frequencies) {
        texts.stream()
                .gather(Gatherers.mapConcurrent(options.threads(), this::grams))
                .forEach(frequencies::add);
        progress.advance(texts.size());
        texts.clear();
    }

    private long[] grams(String text) {
        return Grams.of(FoldedText.of(text)).distinct();
    }

    /// A candidate with its texts.
    ///
    /// @param near whether its sketches alone make it a pair
    private record Work(ComparedTexts.Text left, ComparedTexts.Text right, boolean near) {
        long characters() {
            return (long) left.length() + right.length();
        }
    }

    private void verify(List<Fingerprinted> documents, Candidates candidates, Verification verification, long number)
            throws CorpusException {
        var texts = new ComparedTexts(reader, documents, reader.templateFinder());
        var pairs = new ArrayList<PairTally>();
        var piece = new ArrayList<Work>();
        long characters = 0;
        for (Candidate candidate : candidates) {
            if (progress.isCancelled()) {
                writer.putPairs(number, pairs);
                throw new CancellationException();
            }
            var work = new Work(
                    texts.text(candidate.left()),
                    texts.text(candidate.right()),
                    verification.isNear(documents.get(candidate.left()), documents.get(candidate.right())));
            if (isFull(piece.size(), characters, work.characters())) {
                verify(piece, verification, documents, pairs);
                characters = 0;
            }
            piece.add(work);
            characters += work.characters();
            if (pairs.size() >= PAIRS_AT_ONCE) {
                writer.putPairs(number, pairs);
                pairs.clear();
            }
        }
        verify(piece, verification, documents, pairs);
        writer.putPairs(number, pairs);
    }

    /// Verifies the candidates of `piece`, adds what stands to `pairs`, and empties the piece.
    private void verify(
            List<Work> piece, Verification verification, List<Fingerprinted> documents, List<PairTally> pairs) {
        piece.stream()
                .gather(Gatherers.mapConcurrent(
                        options.threads(), each -> verification.pair(each.left.ready(), each.right.ready(), each.near)))
                .forEach(pair -> pair.ifPresent(each -> pairs.add(numbered(each, documents))));
        progress.advance(piece.size());
        piece.clear();
    }

    /// A pair that is numbered by the indexes of its documents, with their numbers in the corpus.
    private static PairTally numbered(PairTally pair, List<Fingerprinted> documents) {
        return pair.numbered(
                documents.get((int) pair.leftId()).id(),
                documents.get((int) pair.rightId()).id());
    }
}
