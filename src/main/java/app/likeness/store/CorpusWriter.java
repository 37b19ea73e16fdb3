package app.likeness.store;

/// Writes to an open corpus, in batches of one transaction each. Confined to one thread.
public final class CorpusWriter {
    CorpusWriter() {}
}
