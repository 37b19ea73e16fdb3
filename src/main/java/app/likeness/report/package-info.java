/// The entrance to reports: a `Report` and a `ReportFormat` come in, a file goes out. It leans on a room for each kind
/// of file.
///
/// Read first: `ReportFormat`.
@NullMarked
package app.likeness.report;

import org.jspecify.annotations.NullMarked;
