package app.likeness.cli.said;

import app.likeness.report.content.ReportProgress;
import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.Stage;
import app.likeness.text.Skip;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/// Shows how a scan goes: on a terminal a bar with rate and time left, otherwise a line at the beginning of each stage
/// and every five seconds. Of a report the same, without the line at the beginning.
public final class Progress implements ScanListener {
    private static final int BAR_CELLS = 24;
    private static final long BAR_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long LINE_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Terminal terminal;
    private final BooleanSupplier stop;
    private final LongSupplier clock;
    private String name = name(Stage.FIND);
    private long total;
    private long done;
    private long begun;
    private long shown;
    private int width;

    /// @param clock nanoseconds from some fixed time on
    public Progress(Terminal terminal, BooleanSupplier stop, LongSupplier clock) {
        this.terminal = terminal;
        this.stop = stop;
        this.clock = clock;
    }

    @Override
    public void stage(Stage next, long steps) {
        begin(name(next), steps);
        if (!terminal.interactive()) {
            terminal.err().println(total > 0 ? name + ": " + total : name);
        }
    }

    private void begin(String next, long steps) {
        clear();
        name = next;
        total = steps;
        done = 0;
        begun = clock.getAsLong();
        shown = begun;
    }

    /// What a report that is being written tells, and how it is stopped.
    ///
    /// @param canStop whether a wish to stop is about the report, and not about the scan before it
    public ReportProgress writing(Path file, boolean canStop) {
        begin("Writing " + file.getFileName(), 0);
        return new ReportProgress() {
            @Override
            public void advanced(int steps, int all) {
                total = all;
                Progress.this.advanced(steps);
            }

            @Override
            public boolean stopped() {
                return canStop && stop.getAsBoolean();
            }
        };
    }

    @Override
    public void advanced(long steps) {
        done = steps;
        long now = clock.getAsLong();
        if (now - shown < (terminal.interactive() ? BAR_NANOS : LINE_NANOS)) {
            return;
        }
        shown = now;
        if (terminal.interactive()) {
            draw(bar(now));
        } else {
            terminal.err().println(line(now));
        }
    }

    @Override
    public void skipped(Skip skip) {
        // The summary and the list of skipped files tell; a line each would push the bar away.
    }

    @Override
    public boolean cancelled() {
        return stop.getAsBoolean();
    }

    /// Takes the bar away.
    public void clear() {
        if (width > 0) {
            terminal.err().print("\r" + " ".repeat(width) + "\r");
            terminal.err().flush();
            width = 0;
        }
    }

    private void draw(String bar) {
        terminal.err().print("\r" + bar + " ".repeat(Math.max(0, width - bar.length())));
        terminal.err().flush();
        width = bar.length();
    }

    private String bar(long now) {
        if (total <= 0) {
            return name + ": " + done;
        }
        int filled = (int) (BAR_CELLS * Math.min(done, total) / total);
        return name + " [" + "#".repeat(filled) + "-".repeat(BAR_CELLS - filled) + "] " + counts(now);
    }

    private String line(long now) {
        return name + ": " + (total > 0 ? counts(now) : Long.toString(done));
    }

    private String counts(long now) {
        double perSecond = done * NANOS / Math.max(1, now - begun);
        String counts = String.format(
                Locale.ROOT,
                perSecond < 10 ? "%d of %d, %.1f a second" : "%d of %d, %.0f a second",
                done,
                total,
                perSecond);
        return perSecond > 0 ? counts + ", " + left((total - done) / perSecond) + " left" : counts;
    }

    private static String left(double seconds) {
        long whole = (long) Math.ceil(Math.max(0, seconds));
        return whole < 60
                ? whole + " s"
                : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    }

    /// What a stage is called.
    public static String name(Stage stage) {
        return switch (stage) {
            case FIND -> "Finding files";
            case READ -> "Reading";
            case COMPARE -> "Comparing";
            case GROUP -> "Grouping";
        };
    }
}
