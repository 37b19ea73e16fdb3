package app.likeness.store;

import app.likeness.compare.index.DamagedIndexException;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.GramCounts;
import app.likeness.store.kept.IndexState;
import app.likeness.store.kept.StoredSegment;
import app.likeness.store.tables.IndexTables;
import java.util.List;
import java.util.Optional;

/// Reads the index of winnowed hashes of a corpus, on the connection of its [CorpusReader]. What is stored is checked:
/// a [DamagedIndexException] says that it is not what was written.
public final class IndexReader {
    private final CorpusReader reader;
    private final IndexTables tables;

    IndexReader(CorpusReader reader, IndexTables tables) {
        this.reader = reader;
        this.tables = tables;
    }

    /// What is known of the index; empty when there is none that is whole.
    public Optional<IndexState> state() throws CorpusException {
        Optional<String> version = reader.setting(IndexWriter.INDEX);
        return version.isEmpty()
                ? Optional.empty()
                : Optional.of(new IndexState(
                        version.get(),
                        number(IndexWriter.WHOLE),
                        number(IndexWriter.DOCUMENTS),
                        number(IndexWriter.CHANGES)));
    }

    private int number(String name) throws CorpusException {
        return reader.setting(name).map(Integer::parseInt).orElse(0);
    }

    /// All segments, by number, without their postings.
    public List<StoredSegment> segments() throws CorpusException {
        return reader.read(tables::segments);
    }

    /// The block of a part of a segment, an empty array for an empty one.
    public byte[] block(long segment, int part) throws CorpusException {
        return reader.read(() -> tables.block(segment, part));
    }

    /// The counters of the grams.
    public GramCounts counts() throws CorpusException {
        return reader.read(tables::counts)
                .orElseThrow(() -> new DamagedIndexException("there are no counters of grams"));
    }
}
