package app.likeness.scan.progress;

import app.likeness.text.Skip;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/// Where a scan stands: tells its listener and keeps the time of each stage. Confined to the scan's thread.
public final class StageProgress {
    private final ScanListener listener;
    private final Map<Stage, Duration> times = new EnumMap<>(Stage.class);
    private @Nullable Stage stage;
    private long started;
    private long done;

    public StageProgress(ScanListener listener) {
        this.listener = listener;
    }

    /// Begins `next`, or says how many steps the stage at hand has.
    public void stage(Stage next, long total) {
        if (next != stage) {
            end();
            stage = next;
            started = System.nanoTime();
        }
        done = 0;
        listener.stage(next, total);
    }

    /// `steps` more are finished.
    public void advance(long steps) {
        if (steps > 0) {
            done += steps;
            listener.advanced(done);
        }
    }

    public void skipped(Skip skip) {
        listener.skipped(skip);
    }

    /// Whether the scan shall stop; safe to be asked by workers.
    public boolean isCancelled() {
        return listener.cancelled();
    }

    /// Goes on unless the scan shall stop.
    ///
    /// @throws CancellationException when the scan shall stop
    public void check() {
        if (listener.cancelled()) {
            throw new CancellationException();
        }
    }

    /// Ends the stage at hand.
    public void end() {
        if (stage != null) {
            times.merge(stage, Duration.ofNanos(System.nanoTime() - started), Duration::plus);
            stage = null;
        }
    }

    public Map<Stage, Duration> times() {
        return times;
    }
}
