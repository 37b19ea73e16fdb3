/// PDF: pages come in, paragraphs in the order of reading go out, without furniture and with what was hidden. It leans
/// on PDFBox for the glyphs and on nothing for their order.
///
/// Read first: `PdfReader`, `PdfPages`, `PageColumns`.
@NullMarked
package app.likeness.text.formats.pdf;

import org.jspecify.annotations.NullMarked;
