package app.likeness.scan.progress;

import app.likeness.text.Skip;

/// Hears how a scan goes. All methods but [#cancelled] are called on the thread that runs the scan; all
/// must return at once.
public interface ScanListener {
    /// A stage begins; `total` is how many steps it has, or 0 where that is not known (finding files). Called once
    /// more for a stage whose steps become known while it runs (comparing).
    void stage(Stage stage, long total);

    /// `done` steps of the current stage are finished: more than at the last call, at most its total.
    void advanced(long done);

    /// A file is not a document.
    void skipped(Skip skip);

    /// Whether to stop; read between documents, at least every 1,024 pairs, and now and then while two long texts
    /// are compared. Called by several threads.
    boolean cancelled();
}
