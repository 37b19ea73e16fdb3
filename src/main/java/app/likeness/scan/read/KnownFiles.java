package app.likeness.scan.read;

import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.KnownFile;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// The documents of a corpus as it knows their files, read by a thread with a connection of its own while another one
/// finds the files on the disk: either takes seconds where there are a hundred thousand. Of the moment in which it
/// began. Nobody interrupts that thread; [#close] waits for it.
public final class KnownFiles implements AutoCloseable {
    private final CompletableFuture<List<KnownFile>> reading = new CompletableFuture<>();

    private KnownFiles() {}

    /// Begins to read.
    public static KnownFiles of(Corpus corpus) {
        var known = new KnownFiles();
        Thread.ofPlatform().name("known files").start(() -> known.read(corpus));
        return known;
    }

    private void read(Corpus corpus) {
        try {
            reading.complete(files(corpus));
        } catch (CorpusException | RuntimeException | Error e) {
            reading.completeExceptionally(e);
        }
    }

    private static List<KnownFile> files(Corpus corpus) throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.files();
        }
    }

    /// Waits for the end, and gives the documents in no order.
    public List<KnownFile> all() throws CorpusException {
        close();
        if (!reading.isCompletedExceptionally()) {
            return reading.join();
        }
        Throwable failure = reading.exceptionNow();
        if (failure instanceof CorpusException corpus) {
            throw corpus;
        }
        if (failure instanceof Error error) {
            throw error;
        }
        throw new IllegalStateException("the documents of the corpus could not be read", failure);
    }

    @Override
    public void close() {
        reading.handle((files, failure) -> true).join();
    }
}
