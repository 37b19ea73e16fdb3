package app.likeness.text.formats.pdf;

/// One character of a PDF page where it stands, in points, from the upper left corner of the page as its text is
/// turned.
///
/// @param x its left side
/// @param y its baseline, growing downwards
/// @param size of its font
/// @param index its place in the order of the document
record Glyph(String text, float x, float y, float width, float size, boolean isHidden, int index) {
    float right() {
        return x + width;
    }

    boolean isBlank() {
        return text.isBlank() || text.charAt(0) == '\u00a0';
    }
}
