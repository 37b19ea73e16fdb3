package app.likeness.scan.compare;

import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.compare.index.PostingSource;
import app.likeness.compare.index.TextIndex;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.compare.search.Candidates;
import app.likeness.compare.search.FreshCandidates;
import app.likeness.compare.search.IndexSearch;
import app.likeness.compare.search.LocalSearch;
import app.likeness.fingerprint.Method;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.scan.held.FirstCount;
import app.likeness.scan.held.HashedDocument;
import app.likeness.scan.held.HeldComparisons;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.Stage;
import app.likeness.scan.progress.StageProgress;
import app.likeness.scan.progress.ThreadedParts;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.IndexState;
import app.likeness.store.kept.Role;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Compares a few fresh documents with all others, through the index of the corpus, with work in proportion to the few.
///
/// They get the pairs that comparing the whole corpus would give them, with the frequencies as they are now; pairs
/// among the other documents stay as they are. Documents that are gone count in the frequencies until the whole corpus
/// is compared again: that is when one in [#SHARE] has come or gone since the last time, so no frequency is further off
/// than that.
final class FreshComparison {
    /// One document in so many may come or go before everything is compared again.
    static final int SHARE = 10;

    /// Up to so many texts are all read again, so that passages are found by their seed grams: some seconds. In larger
    /// corpora the fresh ones are looked up by their winnowed hashes alone, until everything is compared again.
    private static final int MOST_READ = 50_000;

    /// Documents of one text that a fresh document may be paired with: those beyond the hundred best are left out
    /// anyway.
    private static final int COPIES = 2 * CandidateFinder.PARTNERS;

    private static final Set<Method> METHODS = Set.of(Method.WINNOWING, Method.COMBINED);

    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final ScanOptions options;
    private final HeldComparisons held;
    private final StageProgress progress;
    private final OpenIndex index;
    private final Set<Long> fresh;
    private final IndexState state;

    private FreshComparison(
            CorpusReader reader,
            CorpusWriter writer,
            ScanOptions options,
            HeldComparisons held,
            StageProgress progress,
            OpenIndex index,
            Set<Long> fresh,
            IndexState state) {
        this.reader = reader;
        this.writer = writer;
        this.options = options;
        this.held = held;
        this.progress = progress;
        this.index = index;
        this.fresh = fresh;
        this.state = state;
    }

    /// The comparison of `fresh`, if the methods allow it, the corpus has an index, and few documents have come or
    /// gone since the whole corpus was compared.
    ///
    /// @param fresh the documents that came or changed since the last comparison, which had the same options
    /// @param held receives what the pairs that are found were counted from
    /// @throws app.likeness.compare.DamagedIndexException when the index is not what was written
    static Optional<FreshComparison> of(
            CorpusReader reader,
            CorpusWriter writer,
            ScanOptions options,
            HeldComparisons held,
            StageProgress progress,
            Set<Long> fresh)
            throws CorpusException {
        if (!METHODS.containsAll(options.methods())) {
            return Optional.empty();
        }
        Optional<IndexState> before = reader.index().state();
        if (before.isEmpty()) {
            return Optional.empty();
        }
        IndexState now = after(before.get(), fresh.size(), reader.documents());
        if (now.changes() > now.whole() / SHARE) {
            return Optional.empty();
        }
        return OpenIndex.of(reader)
                .map(index -> new FreshComparison(reader, writer, options, held, progress, index, fresh, now));
    }

    private static IndexState after(IndexState before, int fresh, int documents) {
        int gone = Math.max(0, before.documents() + fresh - documents);
        return new IndexState(before.version(), before.whole(), documents, before.changes() + fresh + gone);
    }

    /// Stores the pairs of the fresh documents, and adds these to the index.
    ///
    /// @param signature says with which options
    /// @throws java.util.concurrent.CancellationException when the scan shall stop; pairs found so far are kept
    void run(String signature) throws CorpusException {
        List<Fingerprinted> documents = freshDocuments();
        var queries = new LinkedHashMap<Long, DocumentFingerprints>();
        for (Fingerprinted document : documents) {
            queries.putIfAbsent(document.prints().foldedHash(), HashedDocument.fingerprints(document));
        }
        List<DocumentFingerprints> added = queries.values().stream()
                .filter(text -> index.texts().text(text.foldedHash()) < 0)
                .toList();
        TextIndex all = index.texts().with(added);
        var addition = IndexKeeping.Addition.of(all.segments().getLast(), added);
        progress.stage(Stage.COMPARE, added.size());
        OpenIndex.Frequencies frequencies = frequencies(documents, added);
        Candidates candidates;
        List<ComparedDocument> involved;
        try (FirstCount grams = grams(all.size())) {
            var parts = new ThreadedParts(options.threads());
            CandidateFinder.@Nullable Seeds seeds = grams.isOf(0)
                    ? null
                    : new CandidateFinder.Seeds(grams.held(), LocalEvidence.ofCounted(frequencies.complete()));
            List<FreshCandidates.LocalPair> local = seeds == null ? List.of() : local(seeds, grams, queries.keySet());
            IndexSearch search =
                    new IndexSearch(all, new CandidateFinder(options.methods(), options.distance(), parts, seeds));
            IndexSearch.Partners partners = reader.together(
                    () -> search.partners(List.copyOf(queries.values()), postings(addition), progress::isCancelled));
            involved = reader.together(() -> involved(documents, List.copyOf(queries.keySet()), partners, local, all));
            candidates = candidates(involved, List.copyOf(queries.keySet()), partners, local, all);
        }
        progress.stage(Stage.COMPARE, added.size() + (long) candidates.size());
        progress.advance(added.size());
        long number = writer.resumeComparison(fresh);
        new CandidateVerification(reader, writer, reader.templateFinder(), held, options.threads(), progress)
                .run(
                        involved,
                        new NearbyOrder(candidates, involved.size()),
                        new Verification(options, frequencies.complete()),
                        0,
                        VerifiedCandidates.unnoted(involved, number));
        new IndexKeeping(writer).add(index, addition, frequencies, state);
        writer.finishComparison(number, signature, reader.leftOut() + candidates.leftOut());
    }

    /// The seed grams of all texts, read again; of none where there are too many to be read for a few.
    private FirstCount grams(int texts) throws CorpusException {
        var grams = new FirstCount(texts);
        if (texts <= MOST_READ) {
            var documents = new ArrayList<ComparedDocument>();
            reader.fingerprints(document -> documents.add(ComparedDocument.of(document)));
            new GramCounting(reader, options.threads(), progress::check, steps -> {})
                    .read(
                            ComparedDocument.differentTexts(documents),
                            (document, own) -> grams.add(document.foldedHash(), own));
        }
        return grams;
    }

    private List<FreshCandidates.LocalPair> local(CandidateFinder.Seeds seeds, FirstCount grams, Set<Long> queries) {
        long[] hashes = grams.hashes();
        var asked = new BitSet();
        for (int i = 0; i < hashes.length; i++) {
            asked.set(i, queries.contains(hashes[i]));
        }
        var local = new ArrayList<FreshCandidates.LocalPair>();
        new LocalSearch(seeds, hashes, asked, new ThreadedParts(options.threads()), progress::isCancelled)
                .run((left, right, strength) ->
                        local.add(new FreshCandidates.LocalPair(hashes[left], hashes[right], strength)));
        return local;
    }

    private List<Fingerprinted> freshDocuments() throws CorpusException {
        var documents = new ArrayList<Fingerprinted>();
        for (long id : fresh) {
            documents.add(reader.fingerprints(id));
        }
        documents.sort(Comparator.comparing(document -> document.path().toString()));
        return documents;
    }

    private PostingSource<CorpusException> postings(IndexKeeping.Addition addition) {
        PostingSource<CorpusException> stored = index.postings();
        int last = index.segments().size();
        return (segment, part) -> segment == last ? addition.block(part) : stored.block(segment, part);
    }

    /// The fresh documents and those of the texts that are their copies or partners, in the order of their paths.
    private List<ComparedDocument> involved(
            List<Fingerprinted> documents,
            List<Long> queries,
            IndexSearch.Partners partners,
            List<FreshCandidates.LocalPair> local,
            TextIndex all)
            throws CorpusException {
        Map<Long, ComparedDocument> byId = new HashMap<>();
        documents.forEach(document -> byId.put(document.id(), ComparedDocument.of(document)));
        var texts = new TreeSet<Long>(queries);
        for (int query = 0; query < partners.queries(); query++) {
            for (int rank = 0; rank < partners.size(query); rank++) {
                texts.add(all.foldedHash(partners.text(query, rank)));
            }
        }
        local.forEach(pair -> {
            texts.add(pair.left());
            texts.add(pair.right());
        });
        for (long text : texts) {
            progress.check();
            for (Fingerprinted copy : reader.copies(text, COPIES)) {
                byId.putIfAbsent(copy.id(), ComparedDocument.of(copy));
            }
        }
        var involved = new ArrayList<ComparedDocument>(byId.values());
        involved.sort(Comparator.comparing(document -> document.path().toString()));
        return involved;
    }

    private Candidates candidates(
            List<ComparedDocument> involved,
            List<Long> queries,
            IndexSearch.Partners partners,
            List<FreshCandidates.LocalPair> local,
            TextIndex all) {
        var archive = new BitSet();
        var isFresh = new BitSet();
        for (int i = 0; i < involved.size(); i++) {
            archive.set(i, involved.get(i).role() == Role.COMPARE_WITH);
            isFresh.set(i, fresh.contains(involved.get(i).id()));
        }
        long[] hashes =
                involved.stream().mapToLong(ComparedDocument::foldedHash).toArray();
        return new FreshCandidates(hashes, archive, isFresh).of(queries, partners, all, local, progress::isCancelled);
    }

    private OpenIndex.Frequencies frequencies(List<Fingerprinted> documents, List<DocumentFingerprints> added)
            throws CorpusException {
        // Texts that earlier comparisons added were no steps of this one.
        var silent = new GramCounting(reader, options.threads(), progress::check, steps -> {});
        OpenIndex.Frequencies frequencies = index.frequencies(silent);
        var wanted = new HashSet<Long>();
        added.forEach(text -> wanted.add(text.foldedHash()));
        List<ComparedDocument> counted = documents.stream()
                .filter(document -> wanted.remove(document.prints().foldedHash()))
                .map(ComparedDocument::of)
                .toList();
        new GramCounting(reader, options.threads(), progress::check, progress::advance)
                .count(counted, frequencies.complete());
        return frequencies;
    }
}
