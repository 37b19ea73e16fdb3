package app.likeness.scan.compare;

import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.index.PostingSource;
import app.likeness.compare.index.Segment;
import app.likeness.compare.index.TextIndex;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.scan.held.Fingerprinting;
import app.likeness.store.CorpusReader;
import app.likeness.store.IndexReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.GramCounts;
import app.likeness.store.kept.IndexState;
import app.likeness.store.kept.StoredSegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The index of winnowed hashes that a corpus keeps, opened: 30 bytes a text in memory and the counters of the grams
/// (16 MB up to 250,000 texts); postings are read where they are needed. Confined to the thread of its reader.
public final class OpenIndex {
    /// Changes whenever an index of an earlier version of the program cannot be read or gives other candidates.
    private static final int VERSION = 2;

    private final CorpusReader reader;
    private final IndexReader stored;
    private final List<StoredSegment> segments;
    private final TextIndex texts;

    private OpenIndex(CorpusReader reader) throws CorpusException {
        this.reader = reader;
        this.stored = reader.index();
        this.segments = List.copyOf(stored.segments());
        this.texts = new TextIndex(segments.stream().map(StoredSegment::segment).toList());
    }

    /// The index of the corpus, if it has one that this version of the program made.
    ///
    /// @throws app.likeness.compare.DamagedIndexException when it is not what was written
    public static Optional<OpenIndex> of(CorpusReader reader) throws CorpusException {
        Optional<IndexState> state = reader.index().state();
        return state.isPresent() && state.get().version().equals(version())
                ? Optional.of(new OpenIndex(reader))
                : Optional.empty();
    }

    /// Everything that an index depends on beside the documents.
    static String version() {
        return "index " + VERSION + ", " + Fingerprinting.version();
    }

    public TextIndex texts() {
        return texts;
    }

    List<StoredSegment> segments() {
        return segments;
    }

    /// The number for the next segment.
    long nextId() {
        return segments.isEmpty() ? 1 : segments.getLast().id() + 1;
    }

    public PostingSource<CorpusException> postings() {
        return (segment, part) -> stored.block(segments.get(segment).id(), part);
    }

    byte[] block(StoredSegment segment, int part) throws CorpusException {
        return stored.block(segment.id(), part);
    }

    /// In how many texts of the index each gram occurs.
    ///
    /// @param counting adds the texts of the segments that the stored counters leave out
    public Frequencies frequencies(GramCounting counting) throws CorpusException {
        GramCounts counts = stored.counts();
        var frequencies = new GramFrequencies(counts.counters(), texts.size());
        int added = 0;
        for (StoredSegment segment : segments) {
            if (segment.id() > counts.segment()) {
                added += segment.segment().size();
                counting.count(documents(segment.segment()), frequencies);
            }
        }
        return new Frequencies(frequencies, counts.segment(), added);
    }

    /// Counters that are complete.
    ///
    /// @param segment the last segment that the stored ones count
    /// @param added how many texts were added to those
    public record Frequencies(GramFrequencies complete, long segment, int added) {}

    /// One document of each text of a segment that still has any.
    private List<ComparedDocument> documents(Segment segment) throws CorpusException {
        var documents = new ArrayList<ComparedDocument>();
        for (long foldedHash : segment.foldedHashes()) {
            reader.copies(foldedHash, 1).stream().map(ComparedDocument::of).forEach(documents::add);
        }
        return documents;
    }
}
