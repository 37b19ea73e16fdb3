package app.likeness.ui.clusters;

import app.likeness.ui.words.DocumentDate;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.StrokeLineCap;
import org.jspecify.annotations.Nullable;

/// The shapes of the timeline: unsure things look unsure.
final class TimelineMark {
    /// Of a mark, in pixels.
    static final double RADIUS = 7.5;

    private static final double HEAD = 7;
    private static final double BEND = 8;
    private static final double RANGE_BELOW = 14;
    private static final double LEAST_RANGE = 8;

    private TimelineMark() {}

    /// From an earlier mark to a later one, by the middles of both.
    record Ends(double fromX, double fromY, double toX, double toY) {
        boolean isUpright() {
            return toX - fromX < RADIUS + BEND + HEAD;
        }
    }

    /// Filled where the date is stated, hollow where it stands in the text, a diamond for the time of the file, a
    /// small circle where there is none.
    static void mark(
            GraphicsContext graphics, @Nullable DocumentDate date, double x, double y, Paint ink, Paint ground) {
        graphics.setFill(ground);
        graphics.setStroke(ink);
        graphics.setLineWidth(2);
        graphics.setLineDashes();
        if (date == null) {
            circle(graphics, x, y, RADIUS - 3);
            return;
        }
        if (date.isOfFile()) {
            double[] xs = {x, x + RADIUS + 1, x, x - RADIUS - 1};
            double[] ys = {y - RADIUS - 1, y, y + RADIUS + 1, y};
            graphics.fillPolygon(xs, ys, 4);
            graphics.strokePolygon(xs, ys, 4);
        } else if (date.isStated()) {
            graphics.setFill(ink);
            circle(graphics, x, y, RADIUS - 0.5);
        } else {
            circle(graphics, x, y, RADIUS - 1);
        }
    }

    /// Around the mark of the earliest.
    static void ring(GraphicsContext graphics, double x, double y, Paint ink) {
        double radius = RADIUS + 4;
        graphics.setStroke(ink);
        graphics.setLineWidth(1.5);
        graphics.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /// The range in which a date may lie, where it is wide enough to be seen; dotted for the time of a file.
    static void range(GraphicsContext graphics, DocumentDate date, double from, double to, double y, Paint ink) {
        if (to - from < LEAST_RANGE) {
            return;
        }
        double below = y + RANGE_BELOW;
        graphics.setStroke(ink);
        graphics.setLineWidth(2);
        if (date.isOfFile()) {
            graphics.setLineDashes(2, 3);
        }
        graphics.strokeLine(from, below, to, below);
        graphics.setLineDashes();
        graphics.strokeLine(from, below - 4, from, below + 4);
        graphics.strokeLine(to, below - 4, to, below + 4);
    }

    /// Down from the earlier mark and to the right to the later one; straight down where that is too near.
    static void arrow(GraphicsContext graphics, Ends ends, double width, Paint ink) {
        double gap = RADIUS + 5;
        graphics.setStroke(ink);
        graphics.setFill(ink);
        graphics.setLineWidth(width);
        graphics.setLineCap(StrokeLineCap.BUTT);
        double head = HEAD + width / 2;
        graphics.beginPath();
        graphics.moveTo(ends.fromX(), ends.fromY() + gap);
        if (ends.isUpright()) {
            double end = ends.toY() - gap;
            double middle = (ends.fromY() + gap + end) / 2;
            graphics.bezierCurveTo(ends.fromX(), middle, ends.toX(), middle, ends.toX(), end - head + 1);
            graphics.stroke();
            graphics.fillPolygon(
                    new double[] {ends.toX() - head * 0.6, ends.toX() + head * 0.6, ends.toX()},
                    new double[] {end - head, end - head, end},
                    3);
            return;
        }
        double end = ends.toX() - gap;
        graphics.lineTo(ends.fromX(), ends.toY() - BEND);
        graphics.quadraticCurveTo(ends.fromX(), ends.toY(), ends.fromX() + BEND, ends.toY());
        graphics.lineTo(end - head + 1, ends.toY());
        graphics.stroke();
        graphics.fillPolygon(
                new double[] {end - head, end - head, end},
                new double[] {ends.toY() - head * 0.6, ends.toY() + head * 0.6, ends.toY()},
                3);
    }

    private static void circle(GraphicsContext graphics, double x, double y, double radius) {
        graphics.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
        graphics.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
