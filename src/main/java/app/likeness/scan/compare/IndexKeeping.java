package app.likeness.scan.compare;

import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.index.Segment;
import app.likeness.compare.index.SegmentPostings;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.store.CorpusWriter;
import app.likeness.store.IndexWriter;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.GramCounts;
import app.likeness.store.kept.IndexState;
import app.likeness.store.kept.StoredSegment;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;

/// Writes the index of winnowed hashes: anew after a whole comparison, and what a few documents add to it. It becomes
/// durable together with the end of the comparison. Confined to the scan's thread.
public final class IndexKeeping {
    /// So many texts may be missing in the stored counters: counting them takes 0.1 s at each opening, writing the
    /// counters about as long at each comparison.
    private static final int MOST_UNCOUNTED = 2_000;

    private static final long FIRST = 1;

    private static final int NOTHING = -1;

    private final IndexWriter index;

    IndexKeeping(CorpusWriter writer) {
        this.index = writer.index();
    }

    /// Lets go of the index: the corpus is going to change without it.
    void drop() throws CorpusException {
        index.drop();
    }

    /// Begins an index anew with the postings of all texts. While some of them are written another thread packs the
    /// next ones, and no more: they would lie in memory.
    ///
    /// @param threads how many may work
    void begin(CandidateFinder.Searched searched, int threads) throws CorpusException {
        Segment segment = searched.segment();
        // Before the first piece comes nothing: while the tables are made ready, that is packed already.
        var numbers = IntStream.range(NOTHING, SegmentPostings.pieces(segment)).boxed();
        Function<Integer, Optional<SegmentPostings.Blocks>> pack = piece -> piece == NOTHING
                ? Optional.empty()
                : Optional.of(SegmentPostings.pack(segment, searched.texts(), piece));
        var pieces = (threads == 1 ? numbers.map(pack) : numbers.gather(Gatherers.mapConcurrent(1, pack))).iterator();
        pieces.next();
        index.begin();
        while (pieces.hasNext()) {
            pieces.next().orElseThrow().to(index.blocks(FIRST));
        }
    }

    /// Ends what [#begin] began. Durable with the end of the comparison.
    void finish(Segment segment, GramFrequencies frequencies, int documents) throws CorpusException {
        index.put(FIRST, segment);
        index.put(new GramCounts(FIRST, frequencies.counters()));
        index.finish(new IndexState(OpenIndex.version(), documents, documents, 0));
    }

    /// A new segment with its blocks, still in memory.
    public record Addition(Segment segment, TreeMap<Integer, byte[]> blocks) {
        public static Addition of(Segment segment, List<DocumentFingerprints> texts) {
            var blocks = new TreeMap<Integer, byte[]>();
            SegmentPostings.<RuntimeException>pack(segment, texts, blocks::put);
            return new Addition(segment, blocks);
        }

        public byte[] block(int part) {
            return blocks.getOrDefault(part, new byte[0]);
        }
    }

    /// Adds to an index. Where the last segments have grown alike they become one, so that of n texts that were
    /// added a few at a time there are at most about log₂ n segments. Durable with the end of the comparison.
    ///
    /// @param frequencies with the texts of the addition counted
    void add(OpenIndex open, Addition addition, OpenIndex.Frequencies frequencies, IndexState state)
            throws CorpusException {
        if (addition.segment().size() > 0) {
            long id = open.nextId();
            long counted = frequencies.segment();
            if (frequencies.added() + addition.segment().size() > MOST_UNCOUNTED) {
                counted = id;
                index.put(new GramCounts(id, frequencies.complete().counters()));
            }
            put(open, addition, id, counted);
        }
        index.finish(state);
    }

    private void put(OpenIndex open, Addition addition, long id, long counted) throws CorpusException {
        Addition last = addition;
        List<StoredSegment> earlier = open.segments();
        int at = earlier.size() - 1;
        for (; at >= 0 && isMerged(earlier.get(at), last.segment(), id, counted); at--) {
            StoredSegment before = earlier.get(at);
            Segment merged = Segment.merged(before.segment(), last.segment());
            var blocks = new TreeMap<Integer, byte[]>();
            Addition later = last;
            SegmentPostings.<CorpusException>merge(
                    merged,
                    before.segment(),
                    part -> open.block(before, part),
                    later.segment(),
                    later::block,
                    blocks::put);
            index.remove(before.id());
            last = new Addition(merged, blocks);
        }
        index.put(id, last.segment());
        SegmentPostings.Sink<CorpusException> sink = index.furtherBlocks(id);
        for (var block : last.blocks().entrySet()) {
            sink.block(block.getKey(), block.getValue());
        }
    }

    /// Whether two neighbouring segments become one: the later is more than half as large, and the stored counters
    /// count both or neither.
    private static boolean isMerged(StoredSegment earlier, Segment later, long laterId, long counted) {
        return 2L * later.size() > earlier.segment().size() && (earlier.id() <= counted) == (laterId <= counted);
    }
}
