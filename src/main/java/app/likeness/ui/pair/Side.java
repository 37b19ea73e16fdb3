package app.likeness.ui.pair;

import app.likeness.compare.Difference;
import app.likeness.compare.Match;
import app.likeness.compare.SideBySideRow;
import app.likeness.text.Span;
import java.util.List;

/// One of the two texts of a pair: A stands at the left, B at the right.
enum Side {
    LEFT,
    RIGHT;

    Side other() {
        return this == LEFT ? RIGHT : LEFT;
    }

    /// The letter that names the text.
    String letter() {
        return this == LEFT ? "A" : "B";
    }

    Span span(Match match) {
        return this == LEFT ? match.left() : match.right();
    }

    Span span(Difference difference) {
        return this == LEFT ? difference.left() : difference.right();
    }

    Span span(SideBySideRow row) {
        return this == LEFT ? row.left() : row.right();
    }

    /// What stands out in a row.
    List<Span> changed(SideBySideRow row) {
        return this == LEFT ? row.changedLeft() : row.changedRight();
    }

    Span span(Match.Run run) {
        return this == LEFT ? run.left() : run.right();
    }

    /// The style class of what belongs to this side alone.
    String styleClass() {
        return this == LEFT ? "side-left" : "side-right";
    }
}
