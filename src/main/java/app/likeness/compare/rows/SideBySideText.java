package app.likeness.compare.rows;

import app.likeness.text.Chunks;
import app.likeness.text.Span;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.List;

/// A text as the rows of [SideBySideRows] cut it.
///
/// @param letters of `text`
/// @param chunks of `text`: no row reaches over the beginning of one unless a change does
public record SideBySideText(String text, Letters letters, Chunks chunks) {
    private static final String OPENING = "“‘「『（(《〈【[";

    /// Where the row of a passage that begins at `start` begins: with the marks that open it, or with its line
    /// when nothing else stands before it there; never before `done`.
    int lead(int done, int start) {
        return Math.max(done, opensLine(start) ? lineStart(start) : opening(start));
    }

    /// Whether no letter stands before `start` in its chunk.
    boolean opensLine(int start) {
        return letters.before(lineStart(start)) == letters.before(start);
    }

    /// Whether no letter stands behind `end` in the chunk that ends there or later.
    boolean closesLine(int end) {
        return letters.before(chunks.end(chunks.at(end - 1))) <= letters.before(end);
    }

    private int lineStart(int offset) {
        return chunks.count() == 0 ? 0 : Math.min(offset, chunks.start(chunks.at(offset)));
    }

    /// Where the row of a passage that ends at `end` ends: behind the punctuation that follows it in its line.
    int trail(int end) {
        int next = letters.before(end);
        int limit = next < letters.count() ? Math.max(end, letters.start(next)) : text.length();
        int trail = end;
        while (trail < limit && !Chunks.isLineEnd(text.charAt(trail)) && OPENING.indexOf(text.charAt(trail)) < 0) {
            trail++;
        }
        return trail;
    }

    /// `offset`, or where the marks before it that open something begin.
    int opening(int offset) {
        int start = offset;
        while (start > 0 && OPENING.indexOf(text.charAt(start - 1)) >= 0) {
            start--;
        }
        return start;
    }

    /// A stretch without the line ends and spaces around it, indents included: two sides that begin at the same
    /// word stand in one line.
    Span shown(int from, int to) {
        int start = from;
        int end = to;
        while (start < end && isBlank(text.charAt(start))) {
            start++;
        }
        while (end > start && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return new Span(start, end);
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || Chunks.isLineEnd(c);
    }

    /// The stretch from `from` to `to` cut where its chunks begin, without pieces that have no letter.
    List<Span> pieces(int from, int to) {
        List<Span> pieces = new ArrayList<>();
        int start = from;
        while (start < to) {
            int next = chunks.at(start) + 1;
            int end = next < chunks.count() ? Math.min(to, Math.max(start + 1, chunks.start(next))) : to;
            if (letters.before(start) < letters.before(end)) {
                pieces.add(shown(start, end));
            }
            start = end;
        }
        return pieces;
    }
}
