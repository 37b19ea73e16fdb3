package app.likeness.cli.said;

import app.likeness.report.content.ReportProgress;
import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.Stage;
import app.likeness.text.Skip;
import java.util.function.BooleanSupplier;

/// Shows nothing of a scan, and can stop it.
///
/// @param stop whether the user wants to stop
public record Quiet(BooleanSupplier stop) implements ScanListener {
    @Override
    public void stage(Stage stage, long total) {}

    @Override
    public void advanced(long done) {}

    @Override
    public void skipped(Skip skip) {}

    @Override
    public boolean cancelled() {
        return stop.getAsBoolean();
    }

    /// Shows nothing of a report either.
    ///
    /// @param canStop whether a wish to stop is about the report, and not about the scan before it
    public ReportProgress writing(boolean canStop) {
        return new ReportProgress() {
            @Override
            public void advanced(int done, int all) {}

            @Override
            public boolean stopped() {
                return canStop && stop.getAsBoolean();
            }
        };
    }
}
