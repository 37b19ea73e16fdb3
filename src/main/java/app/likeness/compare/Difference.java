package app.likeness.compare;

import app.likeness.text.Span;

/// A place where two texts differ: what stands there on the left and on the right, as UTF-16 offsets, from the first
/// to the last letter or digit. At least one side is not empty; an empty one stands where its text goes on.
public record Difference(Span left, Span right) {
    public Difference {
        if (left.isEmpty() && right.isEmpty()) {
            throw new IllegalArgumentException("a difference needs text on one side: " + left + ", " + right);
        }
    }

    /// Whether something stands on both sides, one in place of the other.
    public boolean isReplacement() {
        return !left.isEmpty() && !right.isEmpty();
    }
}
