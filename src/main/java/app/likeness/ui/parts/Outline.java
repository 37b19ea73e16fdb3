package app.likeness.ui.parts;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;

/// Shapes around stretches of laid-out text.
public final class Outline {
    private static final double RADIUS = 3;

    private Outline() {}

    /// Joins rectangles that stand side by side on one line: the layout gives one for each font and direction.
    public static List<Rectangle2D> joined(List<Rectangle2D> rectangles) {
        var result = new ArrayList<Rectangle2D>();
        for (Rectangle2D next : rectangles) {
            if (next.getWidth() <= 0) {
                continue;
            }
            Rectangle2D last = result.isEmpty() ? null : result.getLast();
            if (last != null && overlapUpright(last, next) && touch(last, next)) {
                result.removeLast();
                result.add(union(last, next));
            } else {
                result.add(next);
            }
        }
        return result;
    }

    /// A box with sharp corners.
    public static void sharp(List<PathElement> path, Rectangle2D box) {
        path.add(new MoveTo(box.getMinX(), box.getMinY()));
        path.add(new LineTo(box.getMaxX(), box.getMinY()));
        path.add(new LineTo(box.getMaxX(), box.getMaxY()));
        path.add(new LineTo(box.getMinX(), box.getMaxY()));
        path.add(new ClosePath());
    }

    /// A box with round corners whose one-pixel line lies on whole pixels.
    public static void round(List<PathElement> path, Rectangle2D box) {
        double left = Math.floor(box.getMinX()) + 0.5;
        double right = Math.ceil(box.getMaxX()) - 0.5;
        double top = Math.floor(box.getMinY()) + 0.5;
        double bottom = Math.ceil(box.getMaxY()) - 0.5;
        double r = Math.min(RADIUS, (right - left) / 2);
        path.add(new MoveTo(left + r, top));
        path.add(new LineTo(right - r, top));
        path.add(new ArcTo(r, r, 0, right, top + r, false, true));
        path.add(new LineTo(right, bottom - r));
        path.add(new ArcTo(r, r, 0, right - r, bottom, false, true));
        path.add(new LineTo(left + r, bottom));
        path.add(new ArcTo(r, r, 0, left, bottom - r, false, true));
        path.add(new LineTo(left, top + r));
        path.add(new ArcTo(r, r, 0, left + r, top, false, true));
        path.add(new ClosePath());
    }

    /// A bar as high as `box` at `x`, with a short line across both ends.
    public static void bar(List<PathElement> path, double x, Rectangle2D box) {
        double middle = Math.floor(x) + 0.5;
        double top = Math.floor(box.getMinY()) + 0.5;
        double bottom = Math.ceil(box.getMaxY()) - 0.5;
        path.add(new MoveTo(middle - RADIUS, top));
        path.add(new LineTo(middle + RADIUS, top));
        path.add(new MoveTo(middle, top));
        path.add(new LineTo(middle, bottom));
        path.add(new MoveTo(middle - RADIUS, bottom));
        path.add(new LineTo(middle + RADIUS, bottom));
    }

    private static boolean overlapUpright(Rectangle2D a, Rectangle2D b) {
        return Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY())
                > Math.min(a.getHeight(), b.getHeight()) / 2;
    }

    private static boolean touch(Rectangle2D a, Rectangle2D b) {
        return b.getMinX() - a.getMaxX() < 1 && a.getMinX() - b.getMaxX() < 1;
    }

    private static Rectangle2D union(Rectangle2D a, Rectangle2D b) {
        double x = Math.min(a.getMinX(), b.getMinX());
        double y = Math.min(a.getMinY(), b.getMinY());
        return new Rectangle2D(x, y, Math.max(a.getMaxX(), b.getMaxX()) - x, Math.max(a.getMaxY(), b.getMaxY()) - y);
    }
}
