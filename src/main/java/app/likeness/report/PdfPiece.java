package app.likeness.report;

/// Text in one style.
record PdfPiece(String text, PdfStyle style) {}
