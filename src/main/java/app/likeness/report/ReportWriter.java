package app.likeness.report;

import java.io.IOException;

/// Writes findings in one format.
@FunctionalInterface
interface ReportWriter {
    void write(Report report, Appendable out, ReportProgress progress) throws IOException, ReportException;
}
