package app.likeness.scan;

import app.likeness.store.Corpus;
import app.likeness.store.CorpusException;
import app.likeness.store.Root;
import java.util.List;

/// One run of the pipeline over a corpus.
public final class Scan {
    private final Corpus corpus;
    private final ScanOptions options;

    public Scan(Corpus corpus, ScanOptions options) {
        this.corpus = corpus;
        this.options = options;
    }

    /// Adds `roots` to the corpus, brings it up to date with all its roots and compares. Runs on the calling thread
    /// until
    /// done or until `listener` says cancelled; what was finished is kept and the next run continues.
    public ScanSummary run(List<Root> roots, ScanListener listener) throws CorpusException {
        try (var reader = corpus.reader()) {
            throw new UnsupportedOperationException(options + " " + reader.roots() + roots + listener);
        }
    }
}
