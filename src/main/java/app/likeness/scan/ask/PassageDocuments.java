package app.likeness.scan.ask;

import app.likeness.compare.OtherDocuments;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.index.DamagedIndexException;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.PassageHashes;
import app.likeness.compare.index.PassageTexts;
import app.likeness.compare.index.PostingSource;
import app.likeness.compare.index.TextIndex;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.compare.search.IndexSearch;
import app.likeness.fingerprint.Method;
import app.likeness.scan.compare.IndexKeeping;
import app.likeness.scan.compare.OpenIndex;
import app.likeness.scan.held.HashedDocument;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/// In how many other documents of a corpus the passages of a pair stand: every document counts, copies of one text
/// too. A document has a passage when it has all of its [PassageHashes], and a good part of it with a quarter of them.
/// Most texts of a large corpus have traces of something: documents are looked up of those texts only that decide what
/// is said, and once. Confined to the thread of its reader; speaks of the corpus as it was when this was made.
public final class PassageDocuments {
    /// Texts with traces that are looked up at once: the first one mostly has a document.
    private static final int TRACES = 16;

    private static final int UNKNOWN = -1;

    private final TextIndex texts;
    private final IndexSearch search;
    private final PostingSource<CorpusException> postings;
    private final Counts counts;
    /// How many documents each text has, as far as they were counted.
    private final int[] documents;

    /// How many documents have each of some folded hashes.
    @FunctionalInterface
    interface Counts {
        Map<Long, Integer> of(long[] foldedHashes) throws CorpusException;
    }

    PassageDocuments(TextIndex texts, PostingSource<CorpusException> postings, Counts counts) {
        this.texts = texts;
        this.search = new IndexSearch(
                texts,
                new CandidateFinder(
                        Set.of(Method.COMBINED), ScanOptions.standard().distance()));
        this.postings = postings;
        this.counts = counts;
        this.documents = new int[texts.size()];
        Arrays.fill(documents, UNKNOWN);
    }

    /// By the index that the corpus keeps; empty when it has none that knows all its documents. O(texts · log
    /// texts), some 5 ms for 17,400.
    public static Optional<PassageDocuments> stored(CorpusReader reader) throws CorpusException {
        try {
            Optional<OpenIndex> index = reader.isComplete() ? OpenIndex.of(reader) : Optional.empty();
            return index.map(open -> new PassageDocuments(open.texts(), open.postings(), reader::documents));
        } catch (DamagedIndexException e) {
            return Optional.empty();
        }
    }

    /// By an index in memory, eight bytes and a posting for each winnowed hash: for a corpus that keeps none.
    public static PassageDocuments inMemory(CorpusReader reader) throws CorpusException {
        var copies = new HashMap<Long, Integer>();
        var texts = new ArrayList<DocumentFingerprints>();
        reader.fingerprints(document -> {
            if (copies.merge(document.prints().foldedHash(), 1, Integer::sum) == 1) {
                texts.add(HashedDocument.fingerprints(document));
            }
        });
        TextIndex index = TextIndex.ofHashes(texts);
        var blocks = IndexKeeping.Addition.of(index.segments().getFirst(), texts);
        return new PassageDocuments(index, (segment, part) -> blocks.block(part), ignored -> copies);
    }

    /// By match of a pair of the corpus, in how many documents beside its two the passage stands; empty for one
    /// that is too short to be looked up, and where others have so little of it that it cannot be said to stand
    /// there, nor to stand nowhere else.
    ///
    /// @param cancelled asked at each passage and each block of the index
    /// @throws CancellationException when it says so
    public List<Optional<OtherDocuments>> others(CountedComparison pair, BooleanSupplier cancelled)
            throws CorpusException {
        try {
            PassageTexts found = search.textsWith(
                    PassageHashes.of(
                            pair.comparison(),
                            pair.left().folded(),
                            pair.right().folded()),
                    (segment, part) -> {
                        check(cancelled);
                        return postings.block(segment, part);
                    });
            var others = new ArrayList<Optional<OtherDocuments>>();
            for (int passage = 0; passage < found.passages(); passage++) {
                check(cancelled);
                others.add(others(found.of(passage)));
            }
            return others;
        } catch (DamagedIndexException e) {
            return List.of();
        }
    }

    private static void check(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    private Optional<OtherDocuments> others(PassageTexts.Found found) throws CorpusException {
        // Both documents have what both share, unless the corpus has changed since.
        int whole = count(found.all()) - 2;
        int parts = count(found.parts());
        boolean isOnlyTraced = whole == 0 && parts == 0 && hasDocuments(found.traces());
        return whole < 0 || isOnlyTraced ? Optional.empty() : Optional.of(new OtherDocuments(whole, parts));
    }

    private int count(int[] found) throws CorpusException {
        learn(found, 0, found.length);
        return Arrays.stream(found).map(text -> documents[text]).sum();
    }

    private boolean hasDocuments(int[] found) throws CorpusException {
        for (int from = 0; from < found.length; from += TRACES) {
            int to = Math.min(from + TRACES, found.length);
            learn(found, from, to);
            if (Arrays.stream(found, from, to).anyMatch(text -> documents[text] > 0)) {
                return true;
            }
        }
        return false;
    }

    private void learn(int[] found, int from, int to) throws CorpusException {
        int[] unknown = Arrays.stream(found, from, to)
                .filter(text -> documents[text] == UNKNOWN)
                .toArray();
        if (unknown.length > 0) {
            Map<Long, Integer> known = counts.of(
                    Arrays.stream(unknown).mapToLong(texts::foldedHash).toArray());
            for (int text : unknown) {
                documents[text] = known.getOrDefault(texts.foldedHash(text), 0);
            }
        }
    }
}
