package app.likeness.scan;

import app.likeness.compare.CandidateFinder;
import app.likeness.compare.CountedComparison;
import app.likeness.compare.DamagedIndexException;
import app.likeness.compare.DocumentFingerprints;
import app.likeness.compare.IndexSearch;
import app.likeness.compare.PassageHashes;
import app.likeness.compare.PostingSource;
import app.likeness.compare.TextIndex;
import app.likeness.fingerprint.Method;
import app.likeness.store.CorpusException;
import app.likeness.store.CorpusReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.LongStream;

/// In how many other documents of a corpus the passages of a pair stand: every document counts, copies of one text
/// too. A document has a passage when it has all of its [PassageHashes]. Confined to the thread of its reader; speaks
/// of
/// the corpus as it was when this was made.
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

    /// By match of a pair of the corpus, how many documents beside its two have the passage; empty for one that is
    /// too short to be looked up.
    public List<OptionalInt> others(CountedComparison pair) throws CorpusException {
        try {
            List<long[]> texts = search.textsWithAll(PassageHashes.of(pair), postings);
            Map<Long, Integer> documents = reader.documents(
                    texts.stream().flatMapToLong(Arrays::stream).distinct().toArray());
            return texts.stream()
                    .map(each -> LongStream.of(each)
                            .mapToInt(text -> documents.getOrDefault(text, 0))
                            .sum())
                    // Both documents have what both share, unless the corpus has changed since.
                    .map(all -> all < 2 ? OptionalInt.empty() : OptionalInt.of(all - 2))
                    .toList();
        } catch (DamagedIndexException e) {
            return List.of();
        }
    }
}
