package app.likeness.ui.pair;

import javafx.scene.canvas.GraphicsContext;

/// The band that leads from a passage of A to its counterpart in B: bounded by two curves that leave both panes level.
///
/// @param startX where it leaves the left pane
/// @param endX where it reaches the right one
record Ribbon(int match, double startX, double endX, Mouth left, Mouth right) {
    /// Traces the outline as the current path.
    void trace(GraphicsContext graphics) {
        double bend = (startX + endX) / 2;
        graphics.beginPath();
        graphics.moveTo(startX, left.top());
        graphics.bezierCurveTo(bend, left.top(), bend, right.top(), endX, right.top());
        graphics.lineTo(endX, right.bottom());
        graphics.bezierCurveTo(bend, right.bottom(), bend, left.bottom(), startX, left.bottom());
        graphics.closePath();
    }

    boolean contains(double x, double y) {
        if (x < startX || x > endX) {
            return false;
        }
        double rise = rise((x - startX) / (endX - startX));
        return y >= left.top() + rise * (right.top() - left.top())
                && y <= left.bottom() + rise * (right.bottom() - left.bottom());
    }

    /// How far the curve has risen, 0…1, at the share `across` of its width: the Bézier curve with control points
    /// half way, whose parameter is found by halving.
    private static double rise(double across) {
        double low = 0;
        double high = 1;
        for (int i = 0; i < 20; i++) {
            double t = (low + high) / 2;
            double x = 1.5 * t * (1 - t) + t * t * t;
            if (x < across) {
                low = t;
            } else {
                high = t;
            }
        }
        return low * low * (3 - 2 * low);
    }
}
