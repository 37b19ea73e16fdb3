package app.likeness.text.fold;

import app.likeness.text.Span;
import java.util.Arrays;

/// The folded form of a text written to be read: its units as they are compared, with a space beside words and the line
/// ends of the text between paragraphs; with a map to the text.
///
/// Example: `«Ａ Fête 2026, 電腦»` is written `a fete 2026 电脑`, and offset 2 of that is offset 3 of the text.
public final class FoldedForm {
    private final String written;
    /// For each character of `written`, and for its end, where it begins in the text; never falling. What stands
    /// between two units begins where the first of them ends.
    private final int[] starts;

    private FoldedForm(String written, int[] starts) {
        this.written = written;
        this.starts = starts;
    }

    /// Writes `folded`. O(length).
    ///
    /// @param text the text that was folded, as it is stored
    public static FoldedForm of(String text, FoldedText folded) {
        var written = new StringBuilder(folded.length() + folded.units());
        int[] starts = new int[folded.length() + folded.units() + 1];
        for (int unit = 0; unit < folded.units(); unit++) {
            int first = folded.unitStart(unit);
            if (unit > 0) {
                int end = Math.min(folded.end(first - 1), folded.start(first));
                if (hasLineEnd(text, end, folded.start(first))) {
                    starts[written.length()] = end;
                    written.append('\n');
                } else if (!folded.isCharacterUnit(unit) || !folded.isCharacterUnit(unit - 1)) {
                    starts[written.length()] = end;
                    written.append(' ');
                }
            }
            for (int i = first; i < folded.unitStart(unit + 1); i++) {
                starts[written.length()] = folded.start(i);
                written.append(folded.characters().charAt(i));
            }
        }
        starts[written.length()] = text.length();
        return new FoldedForm(written.toString(), Arrays.copyOf(starts, written.length() + 1));
    }

    private static boolean hasLineEnd(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                return true;
            }
        }
        return false;
    }

    /// The same with marks in the place of what stands for marks in the text.
    ///
    /// @param masked the text with `mark` in the place of some of its characters
    public FoldedForm masked(String masked, char mark) {
        char[] characters = written.toCharArray();
        for (int i = 0; i < characters.length; i++) {
            if (masked.charAt(starts[i]) == mark && !Character.isWhitespace(characters[i])) {
                characters[i] = mark;
            }
        }
        return new FoldedForm(new String(characters), starts);
    }

    /// What is to be read.
    public String written() {
        return written;
    }

    /// Where the character at `offset` of [#written] begins in the text; for its end the end of the text.
    public int inText(int offset) {
        return starts[offset];
    }

    /// The first offset of [#written] that stands for `offset` of the text or for what follows it.
    public int inWritten(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        if (found < 0) {
            return Math.min(-found - 1, written.length());
        }
        while (found > 0 && starts[found - 1] == offset) {
            found--;
        }
        return found;
    }

    /// What of [#written] stands for `span` of the text: from its first to behind its last unit, empty where it has
    /// none.
    public Span inWritten(Span span) {
        int from = inWritten(span.start());
        int to = Math.max(from, inWritten(span.end()));
        while (from < to && Character.isWhitespace(written.charAt(from))) {
            from++;
        }
        return new Span(from, to);
    }
}
