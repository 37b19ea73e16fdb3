package app.likeness.scan;

import app.likeness.store.Corpus;
import app.likeness.store.CorpusException;
import app.likeness.store.CorpusReader;
import app.likeness.store.KnownFile;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/// The documents of a corpus as it knows their files, read by a thread with a connection of its own while another one
/// finds the files on the disk: either takes seconds where there are a hundred thousand. Of the moment in which it
/// began. Nobody interrupts that thread; [#close] waits for it.
final class KnownFiles implements AutoCloseable {
    private final FutureTask<List<KnownFile>> reading;
    private final Thread thread;

    private KnownFiles(FutureTask<List<KnownFile>> reading) {
        this.reading = reading;
        this.thread = Thread.ofPlatform().name("known files").start(reading);
    }

    /// Begins to read.
    static KnownFiles of(Corpus corpus) {
        return new KnownFiles(new FutureTask<>(() -> {
            try (CorpusReader reader = corpus.reader()) {
                return reader.files();
            }
        }));
    }

    /// Waits for the end, and gives the documents in no order.
    List<KnownFile> all() throws CorpusException {
        close();
        if (reading.state() == Future.State.SUCCESS) {
            return reading.resultNow();
        }
        Throwable failure = reading.exceptionNow();
        if (failure instanceof CorpusException corpus) {
            throw corpus;
        }
        throw new IllegalStateException("the documents of the corpus could not be read", failure);
    }

    @Override
    public void close() {
        boolean wasInterrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                wasInterrupted = true;
            }
        }
        if (wasInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
