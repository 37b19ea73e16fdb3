package app.likeness.report.content;

import java.util.concurrent.CancellationException;

/// Hears how far a report is, and says whether it is still wanted. Called on the thread that writes.
public interface ReportProgress {
    /// Nobody looks and nobody stops it.
    ReportProgress NONE = new ReportProgress() {
        @Override
        public void advanced(int done, int all) {
            // Nobody looks.
        }

        @Override
        public boolean stopped() {
            return false;
        }
    };

    /// Some are written.
    ///
    /// @param done pairs or documents that are written
    /// @param all how many there are to write
    void advanced(int done, int all);

    /// Whether to stop: then no file is written, and what stood there stays.
    boolean stopped();

    /// One step more.
    ///
    /// @throws CancellationException when it was stopped
    default void step(int done, int all) {
        check();
        advanced(done, all);
    }

    /// Goes on only while nobody has stopped it.
    ///
    /// @throws CancellationException when it was stopped
    default void check() {
        if (stopped()) {
            throw new CancellationException("a report was stopped");
        }
    }
}
