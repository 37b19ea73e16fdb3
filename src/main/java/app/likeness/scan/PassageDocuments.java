package app.likeness.scan;

import app.likeness.compare.CandidateFinder;
import app.likeness.compare.CountedComparison;
import app.likeness.compare.DamagedIndexException;
import app.likeness.compare.DocumentFingerprints;
import app.likeness.compare.IndexSearch;
import app.likeness.compare.IndexSearch.PassageTexts;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.PassageHashes;
import app.likeness.compare.PostingSource;
import app.likeness.compare.TextIndex;
import app.likeness.fingerprint.Method;
import app.likeness.store.CorpusException;
import app.likeness.store.CorpusReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// In how many other documents of a corpus the passages of a pair stand: every document counts, copies of one text
/// too. A document has a passage when it has all of its [PassageHashes], and a good part of it with a quarter of them.
/// Confined to the thread of its reader; speaks of the corpus as it was when this was made.
public final class PassageDocuments {
    private final CorpusReader reader;
    private final IndexSearch search;
    private final PostingSource<CorpusException> postings;

    private PassageDocuments(CorpusReader reader, TextIndex texts, PostingSource<CorpusException> postings) {
        this.reader = reader;
        this.search = new IndexSearch(
                texts,
                new CandidateFinder(
                        Set.of(Method.COMBINED), ScanOptions.standard().distance()));
        this.postings = postings;
    }

    /// By the index that the corpus keeps; empty when it has none that knows all its documents. O(texts · log
    /// texts), some 5 ms for 17,400.
    public static Optional<PassageDocuments> stored(CorpusReader reader) throws CorpusException {
        try {
            Optional<OpenIndex> index = reader.isComplete() ? OpenIndex.of(reader) : Optional.empty();
            return index.map(open -> new PassageDocuments(reader, open.texts(), open.postings()));
        } catch (DamagedIndexException e) {
            return Optional.empty();
        }
    }

    /// By an index in memory, eight bytes and a posting for each winnowed hash: for a corpus that keeps none.
    public static PassageDocuments inMemory(CorpusReader reader) throws CorpusException {
        var known = new HashSet<Long>();
        var texts = new ArrayList<DocumentFingerprints>();
        reader.fingerprints(document -> {
            if (known.add(document.prints().foldedHash())) {
                texts.add(OpenIndex.fingerprints(document));
            }
        });
        TextIndex index = TextIndex.ofHashes(texts);
        var blocks = IndexKeeping.Addition.of(index.segments().getFirst(), texts);
        return new PassageDocuments(reader, index, (segment, part) -> blocks.block(part));
    }

    /// By match of a pair of the corpus, in how many documents beside its two the passage stands; empty for one
    /// that is too short to be looked up, and where others have so little of it that it cannot be said to stand
    /// there, nor to stand nowhere else.
    public List<Optional<OtherDocuments>> others(CountedComparison pair) throws CorpusException {
        try {
            List<PassageTexts> texts = search.textsWith(PassageHashes.of(pair), postings);
            Map<Long, Integer> documents = reader.documents(texts.stream()
                    .flatMap(each -> Stream.of(each.all(), each.parts(), each.traces()))
                    .flatMap(List::stream)
                    .mapToLong(text -> text)
                    .distinct()
                    .toArray());
            return texts.stream().map(each -> others(each, documents)).toList();
        } catch (DamagedIndexException e) {
            return List.of();
        }
    }

    private static Optional<OtherDocuments> others(PassageTexts texts, Map<Long, Integer> documents) {
        // Both documents have what both share, unless the corpus has changed since.
        int whole = count(texts.all(), documents) - 2;
        int parts = count(texts.parts(), documents);
        boolean isOnlyTraced = whole == 0 && parts == 0 && count(texts.traces(), documents) > 0;
        return whole < 0 || isOnlyTraced ? Optional.empty() : Optional.of(new OtherDocuments(whole, parts));
    }

    private static int count(List<Long> texts, Map<Long, Integer> documents) {
        return texts.stream().mapToInt(text -> documents.getOrDefault(text, 0)).sum();
    }
}
