package app.likeness.compare;

import app.likeness.text.FoldedText;
import app.likeness.text.Span;

/// From offsets of a text to its folded characters and back.
final class FoldedOffsets {
    private final FoldedText folded;
    private final int textLength;

    FoldedOffsets(String text) {
        this.folded = FoldedText.of(text);
        this.textLength = text.length();
    }

    FoldedText folded() {
        return folded;
    }

    /// How many folded characters there are.
    int characters() {
        return folded.length();
    }

    /// The first folded character that begins at `offset` or later.
    int characterAt(int offset) {
        int low = 0;
        int high = folded.length();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (folded.start(middle) < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /// The text of the folded characters from `from` to `to`; empty, where `to` begins, when there are none.
    Span span(int from, int to) {
        if (from < to) {
            return new Span(folded.start(from), folded.end(to - 1));
        }
        int at = to < folded.length() ? folded.start(to) : textLength;
        return new Span(at, at);
    }
}
