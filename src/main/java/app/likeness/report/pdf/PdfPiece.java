package app.likeness.report.pdf;

/// Text in one style.
record PdfPiece(String text, PdfStyle style) {}
