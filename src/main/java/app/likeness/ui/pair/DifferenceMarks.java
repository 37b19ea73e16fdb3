package app.likeness.ui.pair;

import app.likeness.text.Span;
import java.util.List;

/// What is marked in a row of the view of differences: the changed characters alone. A row that only one text has is
/// different as a whole and has no marks.
final class DifferenceMarks {
    private DifferenceMarks() {}

    /// The marks of one side, by start.
    static List<Mark> of(PairText text, Row row) {
        Span span = row.span(text.side());
        if (row.kind() != Row.Kind.CHANGED || span.isEmpty()) {
            return List.of();
        }
        return text.marks().within(span.start(), span.end(), row.match()).stream()
                .filter(mark -> !mark.shared() && mark.match() == row.match())
                .toList();
    }
}
