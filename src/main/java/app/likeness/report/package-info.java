/// Findings become pages and tables that others can open.
///
/// Read first: `ReportFormat`, `ReportWriter`, `HtmlReport`.
@NullMarked
package app.likeness.report;

import org.jspecify.annotations.NullMarked;
