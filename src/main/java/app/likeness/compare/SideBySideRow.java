package app.likeness.compare;

import app.likeness.text.Span;
import java.util.List;

/// One row of two texts side by side. Spans are UTF-16 offsets; where one side has nothing, its span is empty and
/// stands where that side goes on.
///
/// @param changedLeft in a changed row what the right side lacks: sorted, apart, inside `left`
/// @param changedRight in a changed row what the left side lacks: sorted, apart, inside `right`
public record SideBySideRow(Kind kind, Span left, Span right, List<Span> changedLeft, List<Span> changedRight) {
    /// How the two sides of a row compare.
    public enum Kind {
        /// Not a letter or digit differs.
        EQUAL,
        /// The same paragraphs with differences.
        CHANGED,
        /// Only the right text has it.
        ADDED,
        /// Only the left text has it.
        REMOVED,
        /// One side alone: most of it stands elsewhere in the other text.
        MOVED
    }

    public SideBySideRow {
        changedLeft = List.copyOf(changedLeft);
        changedRight = List.copyOf(changedRight);
    }
}
