package app.likeness.scan.compare;

import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.fingerprint.Method;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.scan.held.HashedDocument;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ThreadedParts;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/// Makes the index of a corpus that has none, from the fingerprints and texts of its documents, without comparing them.
/// Confined to one thread, which must be the only one that writes.
public final class IndexBuilding {
    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final int threads;

    public IndexBuilding(CorpusReader reader, CorpusWriter writer, int threads) {
        this.reader = reader;
        this.writer = writer;
        this.threads = threads;
    }

    /// Durable when it returns.
    public void run() throws CorpusException {
        var hashed = new ArrayList<HashedDocument>();
        reader.fingerprints(document -> hashed.add(HashedDocument.of(document)));
        hashed.sort(Comparator.comparing(each -> each.document().path().toString()));
        List<ComparedDocument> documents =
                hashed.stream().map(HashedDocument::document).toList();
        var all = new BitSet();
        all.set(0, documents.size());
        var searched = new CandidateFinder(
                        Set.of(Method.COMBINED), ScanOptions.standard().distance(), new ThreadedParts(threads))
                .search(hashed.stream().map(HashedDocument::fingerprints).toList(), new BitSet(), all, () -> false);
        hashed.clear();
        var keeping = new IndexKeeping(writer);
        keeping.begin(searched, threads);
        List<ComparedDocument> texts = ComparedDocument.differentTexts(documents);
        var frequencies = new GramFrequencies(texts.size());
        new GramCounting(reader, threads, () -> {}, steps -> {}).count(texts, frequencies);
        keeping.finish(searched.segment(), frequencies, reader.documents());
        writer.commit();
    }
}
