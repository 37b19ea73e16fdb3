package app.likeness.scan.ask;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.PairTally;
import app.likeness.compare.count.ComparedText;
import app.likeness.compare.count.PairVerifier;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.compare.index.DamagedIndexException;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.compare.search.IndexSearch;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.SimHashGrams;
import app.likeness.fingerprint.Winnower;
import app.likeness.scan.compare.GramCounting;
import app.likeness.scan.compare.IndexBuilding;
import app.likeness.scan.compare.OpenIndex;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.text.fold.FoldedText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What in a corpus is like a text that is not of it. Opened once, it holds 30 bytes for each text of the corpus and
/// the counters of the grams; an answer reads only the blocks of the index that the text touches and the texts that
/// it verifies, a hundred at most. Confined to one thread; to be closed.
///
/// Example: `new Check(corpus, 2).of(text)` for the corpus as it was last compared.
public final class Check implements AutoCloseable {
    /// Documents of one text that are named.
    private static final int COPIES = 100;

    private final Corpus corpus;
    private final int threads;
    private final CorpusReader reader;
    /// The index that is asked: another one when it turned out to be damaged.
    private Asked asked;
    private final ExclusionFinder finder;
    private final Exclusions leftOut;

    /// An index with what asks it.
    private record Asked(OpenIndex index, IndexSearch search, PairVerifier verifier) {}

    /// A document that is like the checked text.
    ///
    /// @param path absolute
    /// @param pair the checked text on the left, with the number 0, and the document on the right
    public record Found(Path path, Pair pair) {
        /// The one in which most of the checked text stands first, then by resemblance, then by path.
        static final Comparator<Found> ORDER = Comparator.comparingDouble((Found each) -> -each.pair.containmentLeft())
                .thenComparingDouble(each -> -each.pair.resemblance())
                .thenComparing(each -> each.path.toString());
    }

    /// What was found.
    ///
    /// @param found by the share of the checked text that stands in them, then by resemblance, largest first, then
    ///     by path
    /// @param leftOut how many further texts were proposed and not verified, because a hundred are stronger
    public record Answer(List<Found> found, long leftOut) {
        public Answer {
            found = List.copyOf(found);
        }
    }

    /// Opens the index of `corpus`. If it has none, or one that is damaged or lacks documents, it is made first,
    /// which takes about as long as finding candidates in the whole corpus.
    ///
    /// @param threads how many threads make the index
    public Check(Corpus corpus, int threads) throws CorpusException {
        this.corpus = corpus;
        this.threads = threads;
        this.reader = corpus.reader();
        boolean isOpen = false;
        try {
            this.asked = stored();
            this.finder = reader.exclusionFinder();
            this.leftOut = reader.exclusions();
            isOpen = true;
        } finally {
            if (!isOpen) {
                reader.close();
            }
        }
    }

    private Asked asked(OpenIndex index) throws CorpusException {
        var search = new IndexSearch(
                index.texts(),
                new CandidateFinder(
                        Set.of(Method.COMBINED), ScanOptions.standard().distance()));
        var counting = new GramCounting(reader, threads, () -> {}, steps -> {});
        return new Asked(
                index,
                search,
                new PairVerifier(
                        LocalEvidence.ofUncounted(index.frequencies(counting).complete())));
    }

    /// Makes the index of the texts that are there.
    private OpenIndex made() throws CorpusException {
        new IndexBuilding(reader, corpus.writer(), threads).run();
        return OpenIndex.of(reader).orElseThrow();
    }

    /// The index that is kept; made first where there is none, or what is kept is damaged.
    private Asked stored() throws CorpusException {
        try {
            Optional<OpenIndex> stored = reader.isComplete() ? OpenIndex.of(reader) : Optional.empty();
            if (stored.isPresent()) {
                return asked(stored.get());
            }
        } catch (DamagedIndexException damaged) {
            // It holds nothing that the texts do not: it is made anew.
        }
        return asked(made());
    }

    /// What is like `text`. An index whose blocks turn out to be damaged is made anew of the texts, once.
    public Answer of(String text) throws CorpusException {
        try {
            return answer(text);
        } catch (DamagedIndexException damaged) {
            asked = asked(made());
            return answer(text);
        }
    }

    private Answer answer(String text) throws CorpusException {
        FoldedText folded = FoldedText.of(text);
        var sketch = SimHashGrams.sketch(folded).orElse(null);
        var query = DocumentFingerprints.of(folded, sketch, Winnower.select(folded));
        IndexSearch.Partners best = asked.search().best(query, asked.index().postings());
        var checked = new ComparedText(0, folded, () -> finder.excluded(text, folded), sketch);
        var found = new ArrayList<Found>();
        for (int rank = 0; rank < best.size(0); rank++) {
            List<Fingerprinted> copies = reader.copies(asked.index().texts().foldedHash(best.text(0, rank)), COPIES);
            if (!copies.isEmpty()) {
                add(checked, copies, found);
            }
        }
        found.sort(Found.ORDER);
        return new Answer(found, best.leftOut());
    }

    /// Adds the documents of one text, if it is like the checked one.
    private void add(ComparedText checked, List<Fingerprinted> copies, List<Found> found) throws CorpusException {
        Fingerprinted first = copies.getFirst();
        String text = reader.text(first.id());
        FoldedText folded = FoldedText.of(text);
        var other = new ComparedText(
                first.id(),
                folded,
                () -> finder.excluded(text, folded),
                first.prints().grams().orElse(null));
        Optional<PairTally> pair = asked.verifier().verify(checked, other).filter(each -> !each.isLeftOut(leftOut));
        if (pair.isPresent()) {
            for (Fingerprinted copy : copies) {
                found.add(
                        new Found(copy.path(), pair.get().numbered(0, copy.id()).pair(leftOut)));
            }
        }
    }

    @Override
    public void close() {
        reader.close();
    }
}
