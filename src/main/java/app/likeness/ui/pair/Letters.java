package app.likeness.ui.pair;

import app.likeness.text.Span;

/// Letters and digits in stretches of text: only they are compared and counted.
final class Letters {
    private Letters() {}

    /// How many letters and digits a stretch has.
    static int count(String text, Span span) {
        return (int) text.substring(span.start(), span.end())
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .count();
    }

    /// The stretch without what is neither letter nor digit at its ends; empty, at `start`, when nothing is left.
    static Span trimmed(String text, int start, int end) {
        int from = start;
        int to = Math.max(start, end);
        while (from < to && !Character.isLetterOrDigit(text.codePointAt(from))) {
            from += Character.charCount(text.codePointAt(from));
        }
        while (from < to && !Character.isLetterOrDigit(text.codePointBefore(to))) {
            to -= Character.charCount(text.codePointBefore(to));
        }
        return from < to ? new Span(from, to) : new Span(start, start);
    }
}
