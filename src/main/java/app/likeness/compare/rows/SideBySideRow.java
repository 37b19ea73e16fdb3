package app.likeness.compare.rows;

import app.likeness.text.Span;
import java.util.List;

/// One row of two texts side by side. Spans are UTF-16 offsets; where one side has nothing, its span is empty and
/// stands where that side goes on.
///
/// @param match the number of the match that the row belongs to, from 0; -1: none
/// @param changedLeft what stands out in `left`: sorted, apart, inside it. In the row of a match the letters that
///     differ, within changed words too ([ChangedWords]); in an alike row the words that differ, although none of it is
///     counted as shared; else nothing
/// @param changedRight the same of `right`
public record SideBySideRow(
        Kind kind, Span left, Span right, int match, List<Span> changedLeft, List<Span> changedRight) {
    /// How the two sides of a row compare.
    public enum Kind {
        /// Part of a match: not a letter or digit differs.
        EQUAL,
        /// Part of a match: some differ.
        CHANGED,
        /// Lines between two matches that are the same at least by half, but too short to count as shared.
        ALIKE,
        /// Only the right text has it.
        ADDED,
        /// Only the left text has it.
        REMOVED,
        /// One side alone: the other text has it, too, at another place.
        MOVED
    }

    public SideBySideRow {
        changedLeft = List.copyOf(changedLeft);
        changedRight = List.copyOf(changedRight);
    }
}
