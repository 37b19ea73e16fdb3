package app.likeness.ui.pair.text;

import app.likeness.compare.Match;
import app.likeness.compare.rows.Difference;
import app.likeness.compare.rows.SideBySideRow;
import app.likeness.text.Span;
import java.util.List;

/// One of the two texts of a pair: A stands at the left, B at the right.
public enum Side {
    LEFT,
    RIGHT;

    public Side other() {
        return this == LEFT ? RIGHT : LEFT;
    }

    /// The letter that names the text.
    public String letter() {
        return this == LEFT ? "A" : "B";
    }

    public Span span(Match match) {
        return this == LEFT ? match.left() : match.right();
    }

    public Span span(Difference difference) {
        return this == LEFT ? difference.left() : difference.right();
    }

    public Span span(SideBySideRow row) {
        return this == LEFT ? row.left() : row.right();
    }

    /// What stands out in a row.
    public List<Span> changed(SideBySideRow row) {
        return this == LEFT ? row.changedLeft() : row.changedRight();
    }

    Span span(Match.Run run) {
        return this == LEFT ? run.left() : run.right();
    }

    /// The style class of what belongs to this side alone.
    public String styleClass() {
        return this == LEFT ? "side-left" : "side-right";
    }
}
