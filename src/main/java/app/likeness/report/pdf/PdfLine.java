package app.likeness.report.pdf;

import java.io.IOException;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/// One line of text, in the order in which it is drawn from left to right.
///
/// @param size of the font, in points
record PdfLine(List<Fragment> fragments, float size, float width, boolean isRightToLeft) {
    /// @param text drawable, from left to right
    record Fragment(String text, PdfStyle style, float width) {}

    PdfLine {
        fragments = List.copyOf(fragments);
    }

    /// A line of `pieces`, which are drawable and hold no line end.
    ///
    /// @param isRightToLeft whether its paragraph is written so
    static PdfLine of(PdfFonts fonts, List<PdfPiece> pieces, float size, boolean isRightToLeft) throws IOException {
        var text = new StringBuilder();
        pieces.forEach(piece -> text.append(piece.text()));
        List<PdfPiece> visual = Bidi.requiresBidi(text.toString().toCharArray(), 0, text.length())
                ? visual(text.toString(), pieces, isRightToLeft)
                : pieces;
        List<Fragment> fragments = new ArrayList<>();
        float width = 0;
        for (PdfPiece piece : visual) {
            float own = fonts.width(piece.text(), piece.style().isBold(), size);
            fragments.add(new Fragment(piece.text(), piece.style(), own));
            width += own;
        }
        return new PdfLine(fragments, size, width, isRightToLeft);
    }

    /// The pieces as they stand from left to right; what is written from right to left is turned, with its
    /// brackets.
    private static List<PdfPiece> visual(String text, List<PdfPiece> pieces, boolean isRightToLeft) {
        var bidi = new Bidi(text, isRightToLeft ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT);
        List<PdfPiece> cut = new ArrayList<>();
        List<Byte> levels = new ArrayList<>();
        int begin = 0;
        for (PdfPiece piece : pieces) {
            int end = begin + piece.text().length();
            int from = begin;
            for (int at = begin + 1; at <= end; at++) {
                if (at == end || bidi.getLevelAt(at) != bidi.getLevelAt(from)) {
                    byte level = (byte) bidi.getLevelAt(from);
                    String part = text.substring(from, at);
                    cut.add(new PdfPiece(level % 2 == 1 ? turned(part) : part, piece.style()));
                    levels.add(level);
                    from = at;
                }
            }
            begin = end;
        }
        byte[] all = new byte[levels.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = levels.get(i);
        }
        Object[] order = cut.toArray();
        Bidi.reorderVisually(all, 0, order, 0, order.length);
        List<PdfPiece> visual = new ArrayList<>(order.length);
        for (Object piece : order) {
            visual.add((PdfPiece) piece);
        }
        return visual;
    }

    private static String turned(String text) {
        String shaped = ArabicForms.of(text);
        var turned = new StringBuilder(shaped.length());
        for (int i = shaped.length(); i > 0; ) {
            int c = shaped.codePointBefore(i);
            i -= Character.charCount(c);
            turned.appendCodePoint(Character.isMirrored(c) ? mirrored(c) : c);
        }
        return turned.toString();
    }

    private static int mirrored(int codePoint) {
        String pairs = "()[]{}<>«»‹›";
        int at = pairs.indexOf(codePoint);
        return at < 0 ? codePoint : pairs.charAt(at ^ 1);
    }
}
