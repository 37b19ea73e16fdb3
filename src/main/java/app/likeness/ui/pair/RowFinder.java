package app.likeness.ui.pair;

import app.likeness.compare.rows.SideBySideRow;
import app.likeness.text.Span;
import app.likeness.ui.pair.text.Place;
import app.likeness.ui.pair.text.Side;
import java.util.List;

/// Finds the row of a place.
final class RowFinder {
    private RowFinder() {}

    /// The number of the row that holds both offsets of a place; where no row does, because one of the texts has
    /// nothing there, the row that holds the other; else the last one before it.
    ///
    /// @param rows at least one
    static int at(List<SideBySideRow> rows, Place place) {
        int left = holding(rows, Side.LEFT, place.left());
        int right = holding(rows, Side.RIGHT, place.right());
        if (left >= 0 && (right < 0 || left == right || rows.get(left).right().isEmpty())) {
            return left;
        }
        if (right >= 0) {
            return right;
        }
        int last = 0;
        for (int i = 0; i < rows.size(); i++) {
            if (!rows.get(i).left().isEmpty() && rows.get(i).left().start() <= place.left()) {
                last = i;
            }
        }
        return last;
    }

    private static int holding(List<SideBySideRow> rows, Side side, int offset) {
        for (int i = 0; i < rows.size(); i++) {
            Span span = side.span(rows.get(i));
            if (span.start() <= offset && offset < span.end()) {
                return i;
            }
        }
        return -1;
    }
}
