package app.likeness.scan;

import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.Stage;
import app.likeness.text.Skip;

/// Hears how a scan goes, keeps nothing of it and lets it go on to its end.
public final class SilentListener implements ScanListener {
    @Override
    public void stage(Stage stage, long total) {}

    @Override
    public void advanced(long done) {}

    @Override
    public void skipped(Skip skip) {}

    @Override
    public boolean cancelled() {
        return false;
    }
}
