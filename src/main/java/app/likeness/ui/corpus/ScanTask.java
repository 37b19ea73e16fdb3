package app.likeness.ui.corpus;

import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.Skip;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.concurrent.Task;

/// One scan, on the scan thread. What it reports is passed on at most twenty times a second, and at once when a stage
/// begins.
///
/// Stopping is a flag that the scan reads: [#stop] lets it end in order, with a summary. Pausing keeps the scan waiting
/// where it reads that flag. Nothing is ever interrupted.
final class ScanTask extends Task<ScanSummary> {
    private static final long REPORT_NANOS = 50_000_000L;

    private final ScanWork work;
    private final Consumer<ScanProgress> report;
    private final LongSupplier nanoTime;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition goesOn = lock.newCondition();
    /// Written with the lock held.
    private volatile boolean stopped;
    private volatile boolean paused;

    /// @param report is called on the scan thread
    /// @param nanoTime the clock, as [System#nanoTime]
    ScanTask(ScanWork work, Consumer<ScanProgress> report, LongSupplier nanoTime) {
        this.work = work;
        this.report = report;
        this.nanoTime = nanoTime;
    }

    /// Asks the scan to end soon and keep what it has.
    void stop() {
        change(false, true);
    }

    /// Keeps the scan waiting at the next document, or after at most 1,024 pairs.
    void pause() {
        change(true, stopped);
    }

    /// Lets a paused scan go on.
    void resume() {
        change(false, stopped);
    }

    private void change(boolean pausedNow, boolean stoppedNow) {
        lock.lock();
        try {
            paused = pausedNow;
            stopped = stoppedNow;
            goesOn.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Waits while the scan is paused, and says whether it did.
    private boolean waited() {
        if (!paused) {
            return false;
        }
        lock.lock();
        try {
            while (paused) {
                goesOn.awaitUninterruptibly();
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    /// Never interrupts: that would close the corpus file under the scan.
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        stop();
        return super.cancel(false);
    }

    @Override
    protected ScanSummary call() throws CorpusException {
        return work.run(new Listener());
    }

    private void report(ScanProgress now) {
        updateProgress(now.total() == 0 ? -1 : now.done(), now.total());
        report.accept(now);
    }

    /// Not the task itself: [Task] has a method `cancelled` of its own.
    private final class Listener implements ScanListener {
        private final Pace pace = new Pace();
        private ScanProgress progress = ScanProgress.NONE;
        private long reportedAt;

        @Override
        public void stage(Stage stage, long total) {
            if (stopped) {
                // What a stopped scan does at its end is no stage that it has reached.
                return;
            }
            reportedAt = nanoTime.getAsLong();
            pace.begin(reportedAt);
            progress = new ScanProgress(stage, 0, total, 0, progress.skipped());
            report(progress);
        }

        @Override
        public void advanced(long done) {
            advance(done, progress.skipped());
        }

        @Override
        public void skipped(Skip skip) {
            advance(progress.done(), progress.skipped() + 1);
        }

        @Override
        public boolean cancelled() {
            if (waited()) {
                // The pause says nothing about how quick the work is.
                pace.resume(nanoTime.getAsLong(), progress.done());
            }
            return stopped;
        }

        private void advance(long done, long skipped) {
            long now = nanoTime.getAsLong();
            boolean last = progress.total() > 0 && done == progress.total();
            boolean due = last || now - reportedAt >= REPORT_NANOS;
            if (due) {
                pace.mark(now, done);
                reportedAt = now;
            }
            progress = new ScanProgress(progress.stage(), done, progress.total(), pace.perSecond(), skipped);
            if (due) {
                report(progress);
            }
        }
    }
}
