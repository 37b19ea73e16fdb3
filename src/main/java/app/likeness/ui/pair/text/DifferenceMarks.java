package app.likeness.ui.pair.text;

import app.likeness.compare.rows.SideBySideRow;
import java.util.List;

/// What is marked in a row of the view of differences: the changed characters alone. A row that only one text has is
/// different as a whole and has no marks; one of lines that are alike is, too, and has those that tell them apart.
public final class DifferenceMarks {
    private DifferenceMarks() {}

    /// The marks of one side, by start.
    public static List<Mark> of(Side side, SideBySideRow row) {
        return side.changed(row).stream()
                .map(span -> new Mark(span.start(), span.end(), row.match(), false))
                .toList();
    }
}
