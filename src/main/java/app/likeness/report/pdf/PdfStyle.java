package app.likeness.report.pdf;

import java.awt.Color;

/// How a stretch of text looks.
///
/// @param ink the number of the passage's ink, from 1, with its tint and underline; 0 for none
/// @param isFramed whether a frame stands around it
/// @param isShaded whether it stands on grey
/// @param isStruck whether a line goes through it
record PdfStyle(boolean isBold, Color colour, int ink, boolean isFramed, boolean isShaded, boolean isStruck) {
    static final PdfStyle PLAIN = new PdfStyle(false, PdfInk.TEXT, 0, false, false, false);
    static final PdfStyle BOLD = new PdfStyle(true, PdfInk.TEXT, 0, false, false, false);
    static final PdfStyle MUTED = PLAIN.in(PdfInk.MUTED);
    static final PdfStyle REMOVED = new PdfStyle(false, PdfInk.REMOVED, 0, true, false, false);
    static final PdfStyle ADDED = new PdfStyle(false, PdfInk.ADDED, 0, true, false, false);
    static final PdfStyle LEFT_OUT = new PdfStyle(false, PdfInk.MUTED, 0, false, true, false);
    static final PdfStyle OUT = new PdfStyle(false, PdfInk.MUTED, 0, false, false, true);

    PdfStyle in(Color other) {
        return new PdfStyle(isBold, other, ink, isFramed, isShaded, isStruck);
    }

    /// What is the same on both sides of passage `number`, from 1.
    static PdfStyle passage(int number) {
        return new PdfStyle(false, PdfInk.TEXT, (number - 1) % PdfInk.INKS + 1, false, false, false);
    }

    /// Text in this style.
    PdfPiece of(String text) {
        return new PdfPiece(text, this);
    }
}
