package app.likeness.store;

import app.likeness.compare.Findings;
import java.util.List;

/// Answers questions about a corpus on a connection of its own. Confined to one thread.
public final class CorpusReader implements AutoCloseable {
    CorpusReader() {}

    /// The roots in the order in which they were added.
    public List<Root> roots() throws CorpusException {
        throw new UnsupportedOperationException();
    }

    /// Documents, pairs, clusters and skips as committed so far.
    public Findings findings() throws CorpusException {
        throw new UnsupportedOperationException();
    }

    /// The stored text of a document; empty when there is no such document any more.
    public String text(long documentId) throws CorpusException {
        throw new UnsupportedOperationException();
    }

    /// Whether the pairs belong to exactly the documents that are stored: false after a stopped scan.
    public boolean isComplete() throws CorpusException {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
