package app.likeness.text.reader;

import app.likeness.text.SkipReason;
import app.likeness.text.reader.ReaderProcess.Answer;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// The processes that read what parsers of others read: at most two at a time, started when first needed. A file can
/// neither crash, hang nor starve the program: it costs its process, which is replaced. Safe for use by several
/// threads.
public final class ReaderPool {
    /// The heap of one process.
    static final int HEAP_MEGABYTES = 256;

    /// How long one file may take.
    static final int LIMIT_SECONDS = 25;

    private static final Logger LOG = System.getLogger(ReaderPool.class.getName());
    private static final int PROCESSES = 2;

    /// A process is replaced after so many files, so that what one parser leaves behind does not add up. A new one
    /// must compile the parsers anew, which takes as long as reading some ten thousand small files.
    private static final int FILES = 100_000;

    /// After so long without work a process ends: its memory is the user's.
    private static final int IDLE_SECONDS = 15;

    /// One timer looks after all processes; a question then costs none. So many times within the time that a file may
    /// take.
    private static final int LOOKS = 25;

    private final Semaphore places = new Semaphore(PROCESSES, true);
    private final long limitMillis;

    /// Those that wait for a question, the last used last; guarded by itself, as is all below.
    private final Deque<ReaderProcess> idle = new ArrayDeque<>();

    private final List<ReaderProcess> running = new ArrayList<>();
    private boolean isLooking;

    public ReaderPool() {
        this(LIMIT_SECONDS * 1_000L);
    }

    public ReaderPool(long limitMillis) {
        this.limitMillis = limitMillis;
    }

    /// Has a file read. Never throws for a file: what ended the process is a reason like any other.
    public ReaderReply read(ReaderRequest request) {
        places.acquireUninterruptibly();
        try {
            return ask(request);
        } catch (IOException e) {
            LOG.log(Level.WARNING, "no process for reading documents could be started", e);
            return new ReaderReply.None(SkipReason.UNREADABLE, "the process that reads documents could not be started");
        } finally {
            places.release();
        }
    }

    private ReaderReply ask(ReaderRequest request) throws IOException {
        ReaderProcess process = taken();
        Answer answer = process.ask(request);
        if (process.asked() > 1 && (answer instanceof Answer.Gone || answer instanceof Answer.Full)) {
            // It may have been what earlier files left behind.
            process = started();
            answer = process.ask(request);
        }
        return switch (answer) {
            case Answer.Reply reply -> {
                giveBack(process);
                yield reply.reply();
            }
            case Answer.Late ignored ->
                new ReaderReply.None(
                        SkipReason.TOO_LARGE, "reading it takes more than " + limitMillis / 1_000 + " seconds");
            case Answer.Full ignored ->
                new ReaderReply.None(
                        SkipReason.TOO_LARGE, "reading it takes more than " + HEAP_MEGABYTES + " MB of memory");
            case Answer.Gone ignored -> new ReaderReply.None(SkipReason.DAMAGED, "reading it broke down");
        };
    }

    private ReaderProcess taken() throws IOException {
        synchronized (idle) {
            ReaderProcess waiting = idle.pollLast();
            if (waiting != null) {
                return waiting;
            }
        }
        return started();
    }

    private ReaderProcess started() throws IOException {
        ReaderProcess process = ReaderProcess.start();
        synchronized (idle) {
            running.add(process);
            if (!isLooking) {
                isLooking = true;
                lookLater();
            }
        }
        return process;
    }

    private void giveBack(ReaderProcess process) {
        if (process.asked() >= FILES || !process.isReady()) {
            process.stop();
            return;
        }
        synchronized (idle) {
            idle.addLast(process);
        }
    }

    private void lookLater() {
        CompletableFuture<Void> unused = new CompletableFuture<Void>()
                .completeOnTimeout(null, Math.max(1, limitMillis / LOOKS), TimeUnit.MILLISECONDS)
                .thenRun(this::look);
    }

    /// Ends what is late or was idle for long, and comes back while a process is left.
    private void look() {
        List<ReaderProcess> left;
        synchronized (idle) {
            idle.removeIf(process -> {
                boolean isOver = process.isIdleFor(IDLE_SECONDS);
                if (isOver) {
                    process.stop();
                }
                return isOver;
            });
            running.removeIf(process -> !process.isReady());
            left = List.copyOf(running);
            isLooking = !left.isEmpty();
        }
        if (!left.isEmpty()) {
            left.forEach(process -> process.look(limitMillis));
            lookLater();
        }
    }
}
