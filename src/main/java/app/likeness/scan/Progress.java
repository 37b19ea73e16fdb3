package app.likeness.scan;

import app.likeness.text.Skip;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/// Where a scan stands: tells its listener and keeps the time of each stage. Confined to the scan's thread.
final class Progress {
    private final ScanListener listener;
    private final Map<Stage, Duration> times = new EnumMap<>(Stage.class);
    private @Nullable Stage stage;
    private long started;
    private long done;

    Progress(ScanListener listener) {
        this.listener = listener;
    }

    /// Begins `next`, or says how many steps the stage at hand has.
    void stage(Stage next, long total) {
        if (next != stage) {
            end();
            stage = next;
            started = System.nanoTime();
        }
        done = 0;
        listener.stage(next, total);
    }

    /// `steps` more are finished.
    void advance(long steps) {
        if (steps > 0) {
            done += steps;
            listener.advanced(done);
        }
    }

    void skipped(Skip skip) {
        listener.skipped(skip);
    }

    /// Whether the scan shall stop; safe to be asked by workers.
    boolean isCancelled() {
        return listener.cancelled();
    }

    /// Goes on unless the scan shall stop.
    ///
    /// @throws CancellationException when the scan shall stop
    void check() {
        if (listener.cancelled()) {
            throw new CancellationException();
        }
    }

    /// Ends the stage at hand.
    void end() {
        if (stage != null) {
            times.merge(stage, Duration.ofNanos(System.nanoTime() - started), Duration::plus);
            stage = null;
        }
    }

    Map<Stage, Duration> times() {
        return times;
    }
}
