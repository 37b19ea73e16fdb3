package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.text.Span;

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

    Span span(Match.Run run) {
        return this == LEFT ? run.left() : run.right();
    }

    /// The style class of what belongs to this side alone.
    String styleClass() {
        return this == LEFT ? "side-left" : "side-right";
    }
}
