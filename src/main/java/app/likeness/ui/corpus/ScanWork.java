package app.likeness.ui.corpus;

import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.store.kept.CorpusException;

/// What a [ScanTask] does on the scan thread: a scan, or in a test something shorter.
@FunctionalInterface
public interface ScanWork {
    ScanSummary run(ScanListener listener) throws CorpusException;
}
