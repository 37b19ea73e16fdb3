package app.likeness.compare;

import app.likeness.text.FoldedText;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// The lines of a text that have letters or digits, as ranges of folded characters.
final class Paragraphs {
    private final String text;
    private final FoldedOffsets offsets;
    private final FoldedText folded;
    /// The first folded character of each paragraph, then the number of folded characters.
    private final int[] firsts;
    /// By folded character its paragraph.
    private final int[] paragraphOf;

    Paragraphs(String text) {
        this.text = text;
        this.offsets = new FoldedOffsets(text);
        this.folded = offsets.folded();
        this.paragraphOf = new int[folded.length()];
        List<Integer> starts = new ArrayList<>();
        int lineEnd = -1;
        for (int i = 0; i < paragraphOf.length; i++) {
            if (folded.start(i) > lineEnd) {
                starts.add(i);
                lineEnd = lineEnd(text, folded.start(i));
            }
            paragraphOf[i] = starts.size() - 1;
        }
        starts.add(paragraphOf.length);
        this.firsts = starts.stream().mapToInt(Integer::intValue).toArray();
    }

    int size() {
        return firsts.length - 1;
    }

    /// The first folded character of paragraph `paragraph`; for [#size] their number.
    int first(int paragraph) {
        return firsts[paragraph];
    }

    int characters(int paragraph) {
        return firsts[paragraph + 1] - firsts[paragraph];
    }

    /// The paragraph of a folded character.
    int paragraphOf(int character) {
        return paragraphOf[character];
    }

    FoldedOffsets offsets() {
        return offsets;
    }

    /// What paragraph `paragraph` folds to.
    String key(int paragraph) {
        return folded.characters().substring(firsts[paragraph], firsts[paragraph + 1]);
    }

    /// The text of the paragraphs from `from` to `to`, from the first letter to the end of the last line; empty, where
    /// the next one begins, when there are none.
    Span paragraphs(int from, int to) {
        if (from < to) {
            return new Span(folded.start(firsts[from]), lineEnd(text, folded.end(firsts[to] - 1)));
        }
        int at = from < size() ? folded.start(firsts[from]) : text.length();
        return new Span(at, at);
    }

    /// The units of a paragraph, as ranges of folded characters: where each begins, then the end of the last.
    int[] units(int paragraph) {
        List<Integer> starts = new ArrayList<>();
        for (int unit = unitFrom(firsts[paragraph]);
                unit < folded.units() && folded.unitStart(unit) < firsts[paragraph + 1];
                unit++) {
            starts.add(folded.unitStart(unit));
        }
        starts.add(firsts[paragraph + 1]);
        return starts.stream().mapToInt(Integer::intValue).toArray();
    }

    String characters(int from, int to) {
        return folded.characters().substring(from, to);
    }

    private int unitFrom(int character) {
        int low = 0;
        int high = folded.units();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (folded.unitStart(middle) < character) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static int lineEnd(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029') {
                return i;
            }
        }
        return text.length();
    }
}
