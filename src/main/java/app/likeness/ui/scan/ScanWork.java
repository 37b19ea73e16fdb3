package app.likeness.ui.scan;

import app.likeness.scan.ScanListener;
import app.likeness.scan.ScanSummary;
import app.likeness.store.CorpusException;

/// What a [ScanTask] does on the scan thread: a scan, or in a test something shorter.
@FunctionalInterface
public interface ScanWork {
    ScanSummary run(ScanListener listener) throws CorpusException;
}
