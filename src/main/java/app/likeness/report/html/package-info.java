/// Reports for a browser: a report comes in, one page without scripts goes out. It leans on `report.content` and its
/// style sheet.
///
/// Read first: `HtmlReport`, `HtmlPairs`.
@NullMarked
package app.likeness.report.html;

import org.jspecify.annotations.NullMarked;
