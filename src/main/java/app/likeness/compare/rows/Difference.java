package app.likeness.compare.rows;

import app.likeness.text.Span;

/// A place where two texts differ: what stands there on the left and on the right, as UTF-16 offsets, from the first
/// to the last letter or digit. At least one side is not empty; an empty one stands where its text goes on.
///
/// @param match the number of the match that it is inside of, from 0; -1 for what stands between matches
public record Difference(int match, Span left, Span right) {
    public Difference {
        if (left.isEmpty() && right.isEmpty()) {
            throw new IllegalArgumentException("a difference needs text on one side: " + left + ", " + right);
        }
    }
}
