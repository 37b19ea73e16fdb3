package app.likeness.scan.read;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/// Reads files that may never end: a share on a network that went away, a file of the system that waits for news. After
/// a while such a file is given up, with the reason; the thread that waits for it is left behind, so no other file
/// waits. Safe for use by several threads.
final class TimedReading {
    /// A file of the largest size comes within this time from a slow disk.
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private final Function<Path, Attempt<FileBytes>> reading;
    private final Duration limit;

    TimedReading(Function<Path, Attempt<FileBytes>> reading) {
        this(reading, LIMIT);
    }

    TimedReading(Function<Path, Attempt<FileBytes>> reading, Duration limit) {
        this.reading = reading;
        this.limit = limit;
    }

    Attempt<FileBytes> read(Path file) {
        var task = new FutureTask<>(() -> reading.apply(file));
        Thread.ofVirtual().start(task);
        while (true) {
            try {
                return task.get(limit.toNanos(), TimeUnit.NANOSECONDS);
            } catch (InterruptedException ignored) {
                // Nobody interrupts; if somebody does, the file is waited for once more.
            } catch (TimeoutException e) {
                return Attempt.not(new Skip(
                        file, SkipReason.UNREADABLE, "reading it did not end within " + limit.toSeconds() + " s"));
            } catch (ExecutionException e) {
                throw new IllegalStateException("reading a file does not throw", e.getCause());
            }
        }
    }
}
