package app.likeness.text.formats.pdf;

/// A rectangle of a PDF page that was painted, in the coordinates of the page.
record PdfArea(double left, double bottom, double right, double top) {
    boolean contains(double x, double y) {
        return x >= left && x <= right && y >= bottom && y <= top;
    }
}
