package app.likeness.ui.methods.model;

import app.likeness.report.names.NameMask;
import app.likeness.text.Span;
import java.util.List;

/// A stretch of a text in which somebody can see whether it is related to another.
///
/// @param from where it begins in the text
/// @param shared what the other text has as well, in the whole text, in order
public record Excerpt(String text, int from, int to, List<Span> shared) {
    /// So many characters can be read in a glance or two.
    public static final int LENGTH = 1_500;

    /// Before the first shared passage.
    private static final int LEAD = 120;

    /// The beginning of a text or, where what it shares begins later, the text from a little before that on.
    public static Excerpt of(String text, List<Span> shared) {
        int first = shared.isEmpty() ? 0 : shared.getFirst().start();
        int from = first < LENGTH / 2 ? 0 : Math.min(first - LEAD, Math.max(0, text.length() - LENGTH));
        if (from > 0 && Character.isLowSurrogate(text.charAt(from))) {
            from--;
        }
        int to = Math.min(text.length(), from + LENGTH);
        if (to < text.length() && Character.isLowSurrogate(text.charAt(to))) {
            to++;
        }
        return new Excerpt(text, from, to, List.copyOf(shared));
    }

    /// The same without names. O(text).
    Excerpt masked(NameMask mask) {
        return new Excerpt(mask.mask(text), from, to, shared);
    }

    public boolean isAll() {
        return from == 0 && to == text.length();
    }
}
