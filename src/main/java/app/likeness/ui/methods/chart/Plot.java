package app.likeness.ui.methods.chart;

import app.likeness.fingerprint.Method;
import app.likeness.ui.parts.CanvasFont;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.text.TextAlignment;

/// The ground of a chart: a square of two shares or thresholds, with its grid.
final class Plot {
    private static final double[] QUARTERS = {0, 0.25, 0.5, 0.75, 1};

    private final GraphicsContext graphics;
    private final PlotStyle style;
    private final Rectangle2D area;

    /// @param area where the curves are drawn; the words of the axes stand around it
    Plot(GraphicsContext graphics, PlotStyle style, Rectangle2D area) {
        this.graphics = graphics;
        this.style = style;
        this.area = area;
    }

    GraphicsContext graphics() {
        return graphics;
    }

    Rectangle2D area() {
        return area;
    }

    /// @param right 0…1
    double x(double right) {
        return area.getMinX() + right * area.getWidth();
    }

    /// @param up 0…1
    double y(double up) {
        return area.getMaxY() - up * area.getHeight();
    }

    /// Lines at the quarters of a share, with their names at the left.
    void shares() {
        graphics.setLineWidth(1);
        graphics.setLineDashes();
        for (double share : QUARTERS) {
            double y = Math.rint(y(share)) + 0.5;
            graphics.setStroke(
                    share == 0 ? style.colours().axis() : style.colours().grid());
            graphics.strokeLine(area.getMinX(), y, area.getMaxX(), y);
            words(style.messages().percent(share), area.getMinX() - 8, y, TextAlignment.RIGHT, VPos.CENTER);
        }
    }

    /// The name of a place below the area.
    void mark(double right, String name) {
        words(name, x(right), area.getMaxY() + 5, TextAlignment.CENTER, VPos.TOP);
    }

    /// What is counted below the area, behind the marks.
    void title(String name) {
        words(
                style.small().cut(name, area.getWidth()),
                area.getMinX() + area.getWidth() / 2,
                area.getMaxY() + 21,
                TextAlignment.CENTER,
                VPos.TOP);
    }

    void words(String words, double x, double y, TextAlignment alignment, VPos baseline) {
        words(words, x, y, alignment, baseline, style.small(), style.colours().words());
    }

    void words(String words, double x, double y, TextAlignment alignment, VPos baseline, CanvasFont font, Paint paint) {
        graphics.setFont(font.font());
        graphics.setFill(paint);
        graphics.setTextAlign(alignment);
        graphics.setTextBaseline(baseline);
        graphics.fillText(words, x, y);
    }

    /// Dims what was drawn here, so that words can be read over it.
    void clear(Rectangle2D box) {
        graphics.setGlobalAlpha(0.8);
        graphics.setFill(style.colours().ground());
        graphics.fillRoundRect(box.getMinX() - 2, box.getMinY() + 1, box.getWidth() + 4, box.getHeight() - 2, 4, 4);
        graphics.setGlobalAlpha(1);
    }

    /// A curve through points of 0…1.
    void curve(double[] xs, double[] ys, Paint paint, double width, double... dashes) {
        graphics.setStroke(paint);
        graphics.setLineWidth(width);
        graphics.setLineDashes(dashes);
        graphics.beginPath();
        for (int i = 0; i < xs.length; i++) {
            if (i == 0) {
                graphics.moveTo(x(xs[i]), y(ys[i]));
            } else {
                graphics.lineTo(x(xs[i]), y(ys[i]));
            }
        }
        graphics.stroke();
        graphics.setLineDashes();
    }

    /// Where a method stands.
    void dot(Method method, double right, double up, double radius) {
        graphics.setFill(style.colours().ground());
        graphics.fillOval(x(right) - radius - 1.5, y(up) - radius - 1.5, 2 * radius + 3, 2 * radius + 3);
        graphics.setFill(style.colours().ink(MethodInk.of(method)));
        graphics.fillOval(x(right) - radius, y(up) - radius, 2 * radius, 2 * radius);
    }
}
