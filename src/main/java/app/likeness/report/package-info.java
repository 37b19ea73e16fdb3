/// Findings become pages and tables that others can open.
///
/// Read first: `ReportFormat`, `Report`, `HtmlReport`.
@NullMarked
package app.likeness.report;

import org.jspecify.annotations.NullMarked;
