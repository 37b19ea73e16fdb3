/// Reports on paper: a report comes in, PDF pages with bookmarks go out. It leans on `report.content` and writes with
/// PDFBox, of which it reads nothing.
///
/// Read first: `PdfReport`, `PdfBook`, `PdfCanvas`.
@NullMarked
package app.likeness.report.pdf;

import org.jspecify.annotations.NullMarked;
