package app.likeness.ui.parts;

import java.util.Comparator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/// The only way to leave the FX thread. Work on one lane is done one after the other, in order; nothing is ever
/// interrupted, because that closes the corpus file (H2).
///
/// The lane `scan` writes to the corpus, the lane `read` answers the views, and the lane `export` writes files, so that
/// a long report delays neither. On the lane `read` alone what nobody is looking at waits until there is nothing else
/// to do, and what can wait until the window is drawn begins only then: the thread that draws has no core of its own
/// everywhere. An unchecked exception is a bug: it reaches the handler of uncaught exceptions, and neither consumer is
/// called.
public final class Background {
    private final Executor scan;
    private final Executor read;
    private final Executor behind;
    private final Executor export;
    private final Executor window;
    private final Executor drawn;
    private final Runnable onClose;

    /// @param export the lane of its name; `scan` and `read` are those of theirs
    /// @param behind does on the lane `read` what can wait
    /// @param window runs what it is given on the FX thread, even what shall wait until something is drawn
    public Background(Executor scan, Executor read, Executor behind, Executor export, Executor window) {
        this(scan, read, behind, export, window, window, () -> {});
    }

    private Background(
            Executor scan,
            Executor read,
            Executor behind,
            Executor export,
            Executor window,
            Executor drawn,
            Runnable onClose) {
        this.scan = scan;
        this.read = read;
        this.behind = behind;
        this.export = export;
        this.window = window;
        this.drawn = drawn;
        this.onClose = onClose;
    }

    /// Everything at once on the calling thread: for tests of models.
    public static Background direct() {
        return new Background(Runnable::run, Runnable::run, Runnable::run, Runnable::run, Runnable::run);
    }

    public static Background start() {
        return start(Platform::runLater, Background::onceDrawn);
    }

    /// @param window runs what it is given on the FX thread
    /// @param drawn the same, once the window shows what was changed until then
    static Background start(Executor window, Executor drawn) {
        ExecutorService scan = lane("scan", new LinkedBlockingQueue<>());
        ExecutorService read = lane("read", new PriorityBlockingQueue<>());
        ExecutorService export = lane("export", new LinkedBlockingQueue<>());
        var turns = new AtomicLong();
        Executor first = work -> read.execute(new Turn(work, false, turns.incrementAndGet()));
        Executor behind = work -> read.execute(new Turn(work, true, turns.incrementAndGet()));
        return new Background(scan, first, behind, export, window, drawn, () -> {
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
        read.execute(() -> perform(work, onDone));
    }

    /// The same, once the window is drawn and nothing else waits for the lane but what was given here before. For
    /// what is in no view that is looked at, and asks no corpus: that may be another one by then.
    public <T> void computeBehind(Supplier<T> work, Consumer<T> onDone) {
        drawn.execute(() -> behind.execute(() -> perform(work, onDone)));
    }

    /// The same as [#run], once the window shows what was changed until now.
    public <T> void runOnceDrawn(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFail) {
        drawn.execute(() -> run(work, onDone, onFail));
    }

    /// The same as [#run] on the lane `export`.
    public <T> void runExport(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFail) {
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

    /// When work on the lane `read` has its turn.
    ///
    /// @param number of all that was given, counted on
    private record Turn(Runnable work, boolean isBehind, long number) implements Runnable, Comparable<Turn> {
        private static final Comparator<Turn> ORDER =
                Comparator.comparing(Turn::isBehind).thenComparingLong(Turn::number);

        @Override
        public int compareTo(Turn other) {
            return ORDER.compare(this, other);
        }

        @Override
        public void run() {
            work.run();
        }
    }

    /// The first pulse lays out and draws, the second one begins when that is done.
    private static void onceDrawn(Runnable work) {
        new AnimationTimer() {
            private boolean isLaidOut;

            @Override
            public void handle(long now) {
                if (isLaidOut) {
                    stop();
                    work.run();
                }
                isLaidOut = true;
            }
        }.start();
    }

    /// A thread that takes what it is given in turn, and nothing more once it is closed: what a window asks for
    /// while it goes, nobody waits for.
    private static ExecutorService lane(String name, BlockingQueue<Runnable> waiting) {
        return new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                waiting,
                Thread.ofPlatform().daemon().name(name).factory(),
                new ThreadPoolExecutor.DiscardPolicy());
    }

    /// Takes no more work, and waits until what was given is done, for ten seconds at most on each lane: the
    /// threads are daemons, and what is committed survives the end of the process.
    public void close() {
        onClose.run();
    }

    private <T> void perform(Supplier<T> work, Consumer<T> onDone) {
        T result = work.get();
        window.execute(() -> onDone.accept(result));
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
