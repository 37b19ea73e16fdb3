package app.likeness.scan;

import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.Stage;
import app.likeness.text.Skip;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// A listener that remembers what it heard, checks that it was consistent, and stops where it is told to.
public final class Recorder implements ScanListener {
    private final List<Stage> stages = new ArrayList<>();
    private final List<Skip> skips = new ArrayList<>();
    private final Map<Stage, Long> totals = new EnumMap<>(Stage.class);
    private final Map<Stage, Long> most = new EnumMap<>(Stage.class);
    private final Stop stop;
    private long total;
    private long done;

    /// When to stop.
    public interface Stop {
        boolean after(Stage stage, long done);
    }

    public Recorder() {
        this((stage, done) -> false);
    }

    public Recorder(Stop stop) {
        this.stop = stop;
    }

    @Override
    public void stage(Stage stage, long total) {
        if (stages.isEmpty() || stages.getLast() != stage) {
            checkComplete();
            stages.add(stage);
        }
        this.total = total;
        this.done = 0;
        totals.put(stage, total);
        most.merge(stage, total, Math::max);
    }

    private void checkComplete() {
        if (total > 0 && done != total && !stages.isEmpty() && !cancelled()) {
            throw new AssertionError(stages.getLast() + " ended at " + done + " of " + total);
        }
    }

    @Override
    public void advanced(long done) {
        if (done <= this.done || (total > 0 && done > total)) {
            throw new AssertionError(stages.getLast() + " went from " + this.done + " to " + done + " of " + total);
        }
        this.done = done;
    }

    @Override
    public void skipped(Skip skip) {
        skips.add(skip);
    }

    @Override
    public boolean cancelled() {
        return !stages.isEmpty() && stop.after(stages.getLast(), done);
    }

    List<Stage> stages() {
        return stages;
    }

    /// How many steps `stage` said last that it had; 0 when it was not reached.
    public long total(Stage stage) {
        return totals.getOrDefault(stage, 0L);
    }

    /// The most steps that `stage` ever said that it had; 0 when it was not reached.
    public long most(Stage stage) {
        return most.getOrDefault(stage, 0L);
    }

    List<Skip> skips() {
        return skips;
    }
}
