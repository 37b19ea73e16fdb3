package app.likeness.ui.pair;

import app.likeness.ui.pair.model.Alignment;
import app.likeness.ui.pair.text.Place;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import java.util.List;

/// Keeps two panes side by side: where one is scrolled, the other follows, so that passages of a match face each
/// other. Between two matches both run through what is between them, each at its own speed.
///
/// What faces each other is one line of the view: a third of the way down, but the first line at the beginning of the
/// text and the last one at its end, so that both texts begin and end together.
final class LinkedScroll {
    private final TextPane left;
    private final TextPane right;
    private Alignment alignment = Alignment.of(List.of(), 0, 0);

    LinkedScroll(TextPane left, TextPane right) {
        this.left = left;
        this.right = right;
    }

    void show(Alignment newAlignment) {
        alignment = newAlignment;
    }

    /// The user scrolls one side; `alone` leaves the other where it is.
    void scroll(Side side, double pixels, boolean alone) {
        pane(side).scrollBy(pixels);
        if (!alone) {
            follow(side);
        }
    }

    /// Brings a height of one side's column into the middle of the view, and the other side along.
    void jump(Side side, double y) {
        pane(side).scrollTo(y - pane(side).viewHeight() / 2);
        follow(side);
    }

    /// Brings both places to a third of the height.
    void go(Place place) {
        left.reveal(place.left());
        right.reveal(place.right());
    }

    /// Brings the other side to where it faces this one.
    void follow(Side side) {
        TextPane leader = pane(side);
        TextPane follower = pane(side.other());
        if (!leader.isReady() || !follower.isReady()) {
            return;
        }
        if (leader.furthest() - leader.viewTop() < 1) {
            // Both end together, also while most heights are estimates.
            follower.scrollTo(follower.totalHeight());
            return;
        }
        double line = line(leader);
        double y = leader.viewTop() + line;
        int knot = alignment.before(side, leader.offsetAt(y));
        while (knot + 2 < alignment.count() && height(side, knot + 1) <= y) {
            knot++;
        }
        double from = height(side, knot);
        double length = height(side, knot + 1) - from;
        double share = length <= 0 ? 0 : Math.clamp((y - from) / length, 0, 1);
        double otherFrom = height(side.other(), knot);
        double otherLength = height(side.other(), knot + 1) - otherFrom;
        follower.scrollTo(otherFrom + share * otherLength - line);
    }

    /// The height of a knot in the column of one side: ascending with the knots.
    private double height(Side side, int knot) {
        if (knot == 0) {
            return 0;
        }
        TextPane pane = pane(side);
        return knot == alignment.count() - 1 ? pane.totalHeight() : pane.lineTop(alignment.knot(side, knot));
    }

    /// How far down the view is the line that faces its counterpart.
    private static double line(TextPane pane) {
        double third = pane.viewHeight() / 3;
        double before = pane.viewTop();
        double after = pane.furthest() - before;
        if (pane.furthest() < pane.viewHeight()) {
            return pane.furthest() <= 0 ? 0 : pane.viewHeight() * before / pane.furthest();
        }
        return before < third ? before : Math.max(third, pane.viewHeight() - after);
    }

    private TextPane pane(Side side) {
        return side == Side.LEFT ? left : right;
    }
}
