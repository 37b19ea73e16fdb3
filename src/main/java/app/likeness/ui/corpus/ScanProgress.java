package app.likeness.ui.corpus;

import app.likeness.scan.progress.Stage;

/// How far a scan is.
///
/// @param total steps of the stage, or 0 where that is not known
/// @param perSecond steps of the stage a second lately, or 0 where it is too early to say
/// @param skipped files that turned out not to be documents so far
public record ScanProgress(Stage stage, long done, long total, double perSecond, long skipped) {
    /// Before the first stage has begun.
    static final ScanProgress NONE = new ScanProgress(Stage.FIND, 0, 0, 0, 0);

    /// From 0 to 1, or -1 where the total is not known.
    public double fraction() {
        return total == 0 ? -1 : Math.clamp((double) done / total, 0, 1);
    }

    /// Whole seconds to the end of the stage, rounded up, or -1 where it is too early to say.
    public long secondsLeft() {
        return total == 0 || perSecond <= 0 ? -1 : (long) Math.ceil((total - done) / perSecond);
    }
}
