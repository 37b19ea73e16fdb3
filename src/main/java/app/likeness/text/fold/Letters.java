package app.likeness.text.fold;

import app.likeness.text.Span;

/// The letters and digits of a text as they are compared and counted: its folded characters, found by their place in
/// the text.
public final class Letters {
    private final FoldedText folded;

    public Letters(FoldedText folded) {
        this.folded = folded;
    }

    /// The text with its folded characters.
    public FoldedText folded() {
        return folded;
    }

    /// How many there are.
    public int count() {
        return folded.length();
    }

    public int count(Span span) {
        return before(span.end()) - before(span.start());
    }

    /// What the units that begin inside `span` weigh: 1 a Han character, 2 a word. O(units).
    public int weight(Span span) {
        int to = before(span.end());
        int weight = 0;
        for (int unit = folded.unitFrom(before(span.start()));
                unit < folded.units() && folded.unitStart(unit) < to;
                unit++) {
            weight += folded.unitWeight(unit);
        }
        return weight;
    }

    /// How many of all folded characters begin before `offset`: the number of the first one at or behind it.
    public int before(int offset) {
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

    /// Where folded character `index` begins in the text; for [#count()] the end of the last one.
    public int start(int index) {
        return index < folded.length() ? folded.start(index) : index == 0 ? 0 : folded.end(index - 1);
    }

    /// The folded character `index`.
    public char letter(int index) {
        return folded.characters().charAt(index);
    }

    /// What the folded characters from `from` to `to` are.
    public String characters(int from, int to) {
        return folded.characters().substring(from, to);
    }

    /// The text of the folded characters from `from` to `to`; empty, where `to` begins, when there are none.
    public Span span(int from, int to) {
        return from < to ? new Span(folded.start(from), folded.end(to - 1)) : new Span(start(to), start(to));
    }

    /// The stretch from its first to behind its last folded character; empty, at `from`, when it has none.
    public Span trimmed(int from, int to) {
        int first = before(from);
        int behind = before(Math.max(from, to));
        return first == behind ? new Span(from, from) : span(first, behind);
    }

    /// The units of the folded characters from `from` to `to`: where each begins, then `to`.
    public int[] units(int from, int to) {
        int first = folded.unitFrom(from);
        int behind = folded.unitFrom(to);
        int[] starts = new int[behind - first + 1];
        for (int unit = first; unit < behind; unit++) {
            starts[unit - first] = folded.unitStart(unit);
        }
        starts[behind - first] = to;
        return starts;
    }
}
