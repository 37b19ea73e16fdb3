package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import java.util.List;

/// Where the passages of one text meet the edge of their pane: one stretch of heights for each match, in pixels from
/// the upper edge of the view.
///
/// @param place whether the passage is in sight
/// @param top of the passage's first line; above the view for one that begins there
/// @param bottom of its last line
record Mouth(Place place, double top, double bottom) {
    enum Place {
        ABOVE,
        IN_SIGHT,
        BELOW
    }

    private static final double EDGE = 2;
    private static final double BEYOND = 24;

    double middle() {
        return (top + bottom) / 2;
    }

    /// The mouths of all matches in the pane as it is scrolled now. Two passages that share a line share its
    /// height.
    static Mouth[] of(List<Match> matches, Side side, TextPane pane) {
        Span sight = pane.inSight();
        var mouths = new Mouth[matches.size()];
        for (int i = 0; i < mouths.length; i++) {
            mouths[i] = mouth(side.span(matches.get(i)), sight, pane);
        }
        return mouths;
    }

    /// A thin mouth beyond the edge behind which the passage is.
    Mouth pulledOut(double viewHeight) {
        return switch (place) {
            case ABOVE -> new Mouth(place, -BEYOND, -BEYOND / 2);
            case IN_SIGHT -> this;
            case BELOW -> new Mouth(place, viewHeight + BEYOND / 2, viewHeight + BEYOND);
        };
    }

    private static Mouth mouth(Span passage, Span sight, TextPane pane) {
        if (passage.end() <= sight.start()) {
            return new Mouth(Place.ABOVE, 0, 0);
        }
        if (passage.start() >= sight.end()) {
            return new Mouth(Place.BELOW, 0, 0);
        }
        double top = passage.start() < sight.start() ? -BEYOND : pane.lineTop(passage.start()) - pane.viewTop();
        double bottom = passage.end() > sight.end()
                ? pane.viewHeight() + BEYOND
                : pane.lineBottom(Math.max(passage.start(), passage.end() - 1)) - pane.viewTop();
        Place place = bottom <= EDGE ? Place.ABOVE : top >= pane.viewHeight() - EDGE ? Place.BELOW : Place.IN_SIGHT;
        return new Mouth(place, Math.max(top, -BEYOND), Math.min(bottom, pane.viewHeight() + BEYOND));
    }
}
