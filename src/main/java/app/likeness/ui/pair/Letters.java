package app.likeness.ui.pair;

import app.likeness.text.FoldedText;
import app.likeness.text.Span;

/// The letters and digits of a text as they are compared and counted: its folded characters, found by their place in
/// the
/// text.
final class Letters {
    private final FoldedText folded;

    Letters(FoldedText folded) {
        this.folded = folded;
    }

    static Letters of(String text) {
        return new Letters(FoldedText.of(text));
    }

    /// How many of all folded characters begin before `offset`: the number of the first one at or behind it.
    int before(int offset) {
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

    /// Where folded character `index` begins in the text.
    int start(int index) {
        return folded.start(index);
    }

    int count(Span span) {
        return before(span.end()) - before(span.start());
    }

    /// The stretch from its first to behind its last folded character; empty, at `from`, when it has none.
    Span trimmed(int from, int to) {
        int first = before(from);
        int behind = before(Math.max(from, to));
        return first == behind ? new Span(from, from) : new Span(folded.start(first), folded.end(behind - 1));
    }
}
