package app.likeness.ui;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;

/// The only way to leave the FX thread. Work on one lane is done one after the other, in order; nothing is ever
/// interrupted, because that closes the corpus file (H2).
///
/// The lane `scan` writes to the corpus, the lane `read` answers the views, and the lane `export` writes files, so that
/// a long report delays neither. An unchecked exception is a bug: it reaches the handler of uncaught exceptions, and
/// neither consumer is called.
public final class Background {
    private final Executor scan;
    private final Executor read;
    private final Executor export;
    private final Executor window;
    private final Runnable onClose;

    /// @param export the lane of its name; `scan` and `read` are those of theirs
    /// @param window runs what it is given on the FX thread
    Background(Executor scan, Executor read, Executor export, Executor window) {
        this(scan, read, export, window, () -> {});
    }

    private Background(Executor scan, Executor read, Executor export, Executor window, Runnable onClose) {
        this.scan = scan;
        this.read = read;
        this.export = export;
        this.window = window;
        this.onClose = onClose;
    }

    /// Everything at once on the calling thread: for tests of models.
    public static Background direct() {
        return new Background(Runnable::run, Runnable::run, Runnable::run, Runnable::run);
    }

    static Background start() {
        ExecutorService scan = lane("scan");
        ExecutorService read = lane("read");
        ExecutorService export = lane("export");
        return new Background(scan, read, export, Platform::runLater, () -> {
            // What closes a corpus goes from lane to lane in this order.
            finish(read);
            finish(export);
            finish(scan);
        });
    }

    /// Does `work` on the lane `read`, then `onDone` with its result on the FX thread, or `onFail` with the
    /// checked exception that it threw.
    public <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFail) {
        read.execute(() -> perform(work, onDone, onFail));
    }

    /// Does `work`, which has no failure but bugs, on the lane `read`, then `onDone` with its result on the FX
    /// thread.
    public <T> void compute(Supplier<T> work, Consumer<T> onDone) {
        read.execute(() -> {
            T result = work.get();
            window.execute(() -> onDone.accept(result));
        });
    }

    /// The same as [#run] on the lane `export`.
    <T> void runExport(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFail) {
        export.execute(() -> perform(work, onDone, onFail));
    }

    /// The same as [#run] on the lane `scan`.
    public <T> void runScan(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFail) {
        scan.execute(() -> perform(work, onDone, onFail));
    }

    /// Does `task` on the lane `scan`. For a [javafx.concurrent.Task], which reports by itself; it must never be
    /// cancelled with an interrupt.
    public void runScan(Runnable task) {
        scan.execute(task);
    }

    /// Does `work` on the FX thread, later. To be called from any thread.
    public void later(Runnable work) {
        window.execute(work);
    }

    /// A thread that takes what it is given in turn, and nothing more once it is closed: what a window asks for while
    /// it goes, nobody waits for.
    private static ExecutorService lane(String name) {
        return new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name(name).factory(),
                new ThreadPoolExecutor.DiscardPolicy());
    }

    /// Takes no more work, and waits until what was given is done, for ten seconds at most on each lane: the
    /// threads are daemons, and what is committed survives the end of the process.
    void close() {
        onClose.run();
    }

    private <T> void perform(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFail) {
        T result;
        try {
            result = work.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            window.execute(() -> onFail.accept(e));
            return;
        }
        window.execute(() -> onDone.accept(result));
    }

    private static void finish(ExecutorService lane) {
        lane.shutdown();
        try {
            lane.awaitTermination(10, TimeUnit.SECONDS);
        } catch (InterruptedException ignored) {
            // Nobody interrupts; if somebody does, the process ends a little earlier.
        }
    }
}
