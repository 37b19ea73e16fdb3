package app.likeness.compare;

import app.likeness.text.Span;
import java.util.Comparator;

/// A stretch of one text that may be left out, and why.
public record ExcludedSpan(Exclusion kind, Span span) implements Comparable<ExcludedSpan> {
    private static final Comparator<ExcludedSpan> ORDER =
            Comparator.comparing(ExcludedSpan::span).thenComparing(ExcludedSpan::kind);

    public ExcludedSpan {
        if (!kind.isOfText()) {
            throw new IllegalArgumentException("kind must be one of a stretch of text: " + kind);
        }
    }

    /// By span, then by kind.
    @Override
    public int compareTo(ExcludedSpan other) {
        return ORDER.compare(this, other);
    }
}
