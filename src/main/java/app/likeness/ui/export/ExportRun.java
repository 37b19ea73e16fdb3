package app.likeness.ui.export;

import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportProgress;
import app.likeness.ui.parts.Background;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;

/// One writing of a file on the lane `export`, with its progress and its stop. Used on the FX thread, but for what
/// [ReportProgress] says.
final class ExportRun implements ReportProgress {
    /// So many steps of progress are shown: more would only fill the FX thread's queue.
    private static final int STEPS = 200;

    /// Hears what becomes of it.
    ///
    /// @param onProgress how much is written, 0…1
    /// @param onStopped is called in the place of the other two when it was stopped
    record Listener(
            DoubleConsumer onProgress,
            Consumer<Path> onWritten,
            Consumer<ReportException> onFailed,
            Runnable onStopped) {}

    private final Background background;
    private final Listener listener;
    private int shown = -1;
    private volatile boolean stopped;

    private ExportRun(Background background, Listener listener) {
        this.background = background;
        this.listener = listener;
    }

    /// Begins to write.
    static ExportRun start(Background background, Export export, Export.Wish wish, Path target, Listener listener) {
        ExportRun run = new ExportRun(background, listener);
        background.runExport(
                () -> run.write(export, wish, target),
                isWritten -> {
                    if (isWritten) {
                        listener.onWritten().accept(target);
                    } else {
                        listener.onStopped().run();
                    }
                },
                failure -> {
                    if (failure instanceof ReportException cause) {
                        listener.onFailed().accept(cause);
                    } else {
                        throw new IllegalStateException("writing a report failed", failure);
                    }
                });
        return run;
    }

    private boolean write(Export export, Export.Wish wish, Path target) throws ReportException {
        try {
            export.write(wish, target, this);
            return true;
        } catch (CancellationException e) {
            return false;
        }
    }

    /// No file is written any more.
    void stop() {
        stopped = true;
    }

    @Override
    public void advanced(int done, int all) {
        int step = all == 0 ? 0 : (int) ((long) done * STEPS / all);
        if (step != shown) {
            shown = step;
            background.later(() -> listener.onProgress().accept((double) step / STEPS));
        }
    }

    @Override
    public boolean stopped() {
        return stopped;
    }
}
