package app.likeness.report.pdf;

import java.io.IOException;
import java.text.Bidi;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Breaks text into lines of a width, one after the other: of a long text only a stretch is in hand. A word that is
/// wider than a line is broken where the line ends, so that nothing is cut off.
final class PdfLines {
    /// So many characters are looked at at a time.
    private static final int STRETCH = 4_000;

    private final PdfFonts fonts;
    private final List<PdfPiece> pieces;
    private final float width;
    private final float size;
    /// The piece and the place in it that is the next to be read.
    private int piece;
    private int place;
    /// Drawable text that is not yet in lines, with its styles; no line end but at its end.
    private final StringBuilder text = new StringBuilder();
    private final List<PdfPiece> styled = new ArrayList<>();
    private boolean endsParagraph;
    private boolean isRightToLeft;

    PdfLines(PdfFonts fonts, List<PdfPiece> pieces, float width, float size) {
        this.fonts = fonts;
        this.pieces = pieces;
        this.width = width;
        this.size = size;
    }

    /// All lines of a text that is short.
    static List<PdfLine> of(PdfFonts fonts, List<PdfPiece> pieces, float width, float size) throws IOException {
        var lines = new PdfLines(fonts, pieces, width, size);
        List<PdfLine> all = new ArrayList<>();
        for (PdfLine line = lines.next(); line != null; line = lines.next()) {
            all.add(line);
        }
        return all;
    }

    /// The next line; null behind the last one.
    @Nullable
    PdfLine next() throws IOException {
        if (text.length() < STRETCH / 2) {
            fill();
        }
        if (text.isEmpty() && styled.isEmpty() && !endsParagraph) {
            return null;
        }
        int end = lineEnd();
        PdfLine line = PdfLine.of(fonts, stripped(take(end)), size, isRightToLeft);
        if (text.isEmpty()) {
            endsParagraph = false;
            styled.clear();
        }
        return line;
    }

    /// Reads on to the end of the paragraph, at most a stretch.
    private void fill() throws IOException {
        boolean begins = text.isEmpty();
        while (!endsParagraph && text.length() < STRETCH && piece < pieces.size()) {
            PdfPiece now = pieces.get(piece);
            int lineEnd = now.text().indexOf('\n', place);
            int to = Math.min(lineEnd < 0 ? now.text().length() : lineEnd, place + STRETCH);
            if (to < now.text().length()
                    && to > place
                    && Character.isLowSurrogate(now.text().charAt(to))) {
                to--;
            }
            String drawable = fonts.drawable(now.text().substring(place, to));
            if (!drawable.isEmpty()) {
                text.append(drawable);
                styled.add(now.style().of(drawable));
            }
            place = to;
            if (lineEnd == to) {
                place++;
                endsParagraph = true;
            }
            if (place >= now.text().length()) {
                piece++;
                place = 0;
            }
        }
        if (begins && !text.isEmpty()) {
            isRightToLeft = Bidi.requiresBidi(text.toString().toCharArray(), 0, text.length())
                    && !new Bidi(text.toString(), Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight();
        }
    }

    /// Where the first line of what is in hand ends. O(characters of the line).
    private int lineEnd() throws IOException {
        float room = width;
        int at = 0;
        int style = 0;
        int styleEnd = styled.isEmpty() ? 0 : styled.getFirst().text().length();
        while (at < text.length()) {
            while (at >= styleEnd) {
                style++;
                styleEnd += styled.get(style).text().length();
            }
            int c = text.codePointAt(at);
            room -= fonts.width(c, styled.get(style).style().isBold()) * size / 1000;
            if (room < 0) {
                return at == 0 ? Character.charCount(c) : broken(at);
            }
            at += Character.charCount(c);
        }
        return at;
    }

    /// The last place up to `most` at which a line may end; `most` itself where there is none.
    private int broken(int most) {
        if (text.charAt(most) == ' ') {
            return most;
        }
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        int end = Math.min(text.length(), most + 80);
        breaks.setText(text.substring(0, end));
        int at = most >= end ? end : breaks.isBoundary(most) ? most : breaks.preceding(most);
        if (at > 0) {
            return at;
        }
        return Character.isLowSurrogate(text.charAt(most)) ? most - 1 : most;
    }

    /// The pieces up to `end`, taken away with the spaces behind them.
    private List<PdfPiece> take(int end) {
        List<PdfPiece> taken = new ArrayList<>();
        int behind = end;
        while (behind < text.length() && text.charAt(behind) == ' ' && end > 0) {
            behind++;
        }
        int left = end;
        int dropped = behind - end;
        while (left + dropped > 0) {
            PdfPiece first = styled.removeFirst();
            int length = first.text().length();
            int used = Math.min(left, length);
            int gone = Math.min(dropped, length - used);
            if (used > 0) {
                taken.add(first.style().of(first.text().substring(0, used)));
            }
            if (used + gone < length) {
                styled.addFirst(first.style().of(first.text().substring(used + gone)));
            }
            left -= used;
            dropped -= gone;
        }
        text.delete(0, behind);
        return taken;
    }

    private static List<PdfPiece> stripped(List<PdfPiece> line) {
        List<PdfPiece> stripped = new ArrayList<>(line);
        while (!stripped.isEmpty()) {
            PdfPiece last = stripped.removeLast();
            String text = last.text().stripTrailing();
            if (!text.isEmpty()) {
                stripped.add(last.style().of(text));
                break;
            }
        }
        return stripped;
    }
}
