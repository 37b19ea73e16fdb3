package app.likeness.store;

import java.nio.file.Path;

/// A corpus file that is open: the documents under inspection and everything known about them. One process at a time.
public final class Corpus implements AutoCloseable {
    /// What a corpus file's name ends with; the database adds its own ending behind it on the disk.
    public static final String ENDING = ".likeness";

    private Corpus() {}

    /// Opens the corpus `file`, and makes it if there is none.
    public static Corpus open(Path file) throws CorpusException {
        throw new UnsupportedOperationException();
    }

    /// A corpus in the system's temporary folder that [#close] deletes.
    public static Corpus temporary() throws CorpusException {
        throw new UnsupportedOperationException();
    }

    public Path file() {
        throw new UnsupportedOperationException();
    }

    /// The one writer; to be used by one thread.
    public CorpusWriter writer() {
        throw new UnsupportedOperationException();
    }

    /// A reader with a connection of its own: sees what is committed. To be used by one thread; to be closed.
    public CorpusReader reader() throws CorpusException {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
