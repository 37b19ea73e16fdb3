package app.likeness.ui.methods.chart;

import app.likeness.evaluate.Curve.Point;
import app.likeness.fingerprint.Method;
import app.likeness.scan.study.MethodFigures;
import app.likeness.ui.methods.model.Axis;
import app.likeness.ui.methods.model.Threshold;
import app.likeness.ui.parts.CanvasFont;
import app.likeness.ui.words.Messages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.text.TextAlignment;

/// Recall (solid) and precision (dashed) of methods over their thresholds, each with its name at its end; with the line
/// of one method. Draws on any canvas.
final class CurvePlot {
    private static final double[] PRECISION = {6, 4};
    private static final double LEFT = 48;
    private static final double TOP = 34;
    private static final double BOTTOM = 40;
    private static final double GAP = 8;

    /// Between the names of two curves.
    private static final double ROW = 15;

    private final PlotStyle style;

    CurvePlot(PlotStyle style) {
        this.style = style;
    }

    /// What is drawn.
    ///
    /// @param figures of the methods on the axis that found anything
    /// @param selected drawn stronger, with its line
    /// @param suggested where its line would do better
    record Content(
            Axis axis, List<MethodFigures> figures, Method selected, OptionalDouble line, OptionalDouble suggested) {
        Content {
            figures = figures.stream()
                    .filter(each -> Axis.of(each.method()) == axis && each.findsAnything())
                    .toList();
        }
    }

    /// The name of a curve and where it ends.
    private record End(String name, double y, Paint paint, boolean isSelected) {}

    /// Where the curves are in a space of this size.
    Rectangle2D area(Content content, double width, double height) {
        double right = GAP + 4;
        for (MethodFigures each : content.figures) {
            right = Math.max(right, style.strong().width(name(each.method(), "methods.curve.precision")) + 2 * GAP);
        }
        right = Math.min(right, width * 0.4);
        return new Rectangle2D(LEFT, TOP, Math.max(1, width - LEFT - right), Math.max(1, height - TOP - BOTTOM));
    }

    void draw(GraphicsContext graphics, Content content, double width, double height) {
        Plot plot = new Plot(graphics, style, area(content, width, height));
        plot.shares();
        marks(plot, content.axis);
        plot.title(style.messages().get(content.axis.key()));
        List<End> ends = new ArrayList<>();
        // The selected one last, on top.
        for (boolean isSelected : new boolean[] {false, true}) {
            for (MethodFigures each : content.figures) {
                if ((each.method() == content.selected) == isSelected) {
                    curves(plot, content.axis, each, isSelected, ends);
                }
            }
        }
        names(plot, ends, width);
        content.suggested.ifPresent(suggested -> suggestion(plot, content, suggested, width));
        content.line.ifPresent(line -> line(plot, content, line, width));
    }

    private void marks(Plot plot, Axis axis) {
        for (int eighth = 0; eighth <= 8; eighth += 2) {
            double right = eighth / 8.0;
            plot.mark(right, words(style.messages(), axis, axis.threshold(right)));
        }
    }

    /// A threshold as people write it.
    static String words(Messages messages, Axis axis, double threshold) {
        return axis == Axis.SIMILARITY ? messages.percent(threshold) : messages.number(Math.round(threshold));
    }

    private void curves(Plot plot, Axis axis, MethodFigures figures, boolean isSelected, List<End> ends) {
        List<Point> points = figures.curve().points();
        double[] xs = points.stream()
                .mapToDouble(point -> axis.position(point.threshold()))
                .toArray();
        double[] recall = points.stream().mapToDouble(Point::recall).toArray();
        // Where nothing is found nothing wrong is said: there is no curve yet.
        List<Point> found = points.stream()
                .filter(point -> point.right() + point.wrong() > 0)
                .toList();
        double[] foundXs = found.stream()
                .mapToDouble(point -> axis.position(point.threshold()))
                .toArray();
        double[] precision = found.stream().mapToDouble(Point::precision).toArray();
        Paint ink = style.colours().ink(MethodInk.of(figures.method()));
        double thick = isSelected ? 2.5 : 1.25;
        plot.curve(xs, recall, ink, thick);
        plot.curve(foundXs, precision, ink, thick, PRECISION);
        ends.add(new End(
                name(figures.method(), "methods.curve.recall"), plot.y(recall[recall.length - 1]), ink, isSelected));
        ends.add(new End(
                name(figures.method(), "methods.curve.precision"),
                plot.y(precision[precision.length - 1]),
                ink,
                isSelected));
    }

    private String name(Method method, String key) {
        return style.messages().get(key, MethodInk.brief(method));
    }

    /// Names stand at the ends of their curves, moved apart; where there is no room for all, the selected method's
    /// stay.
    private void names(Plot plot, List<End> ends, double width) {
        double top = TOP - 6;
        double bottom = plot.area().getMaxY() - 4;
        int room = Math.max(2, (int) ((bottom - top) / ROW));
        List<End> shown = new ArrayList<>(ends.reversed().subList(0, Math.min(room, ends.size())));
        shown.sort(Comparator.comparingDouble(End::y));
        double[] ys = new double[shown.size()];
        double least = top;
        for (int i = 0; i < ys.length; i++) {
            ys[i] = Math.max(least, shown.get(i).y());
            least = ys[i] + ROW;
        }
        double most = bottom;
        for (int i = ys.length - 1; i >= 0; i--) {
            ys[i] = Math.min(most, ys[i]);
            most = ys[i] - ROW;
        }
        double left = plot.area().getMaxX() + GAP;
        for (int i = 0; i < ys.length; i++) {
            End end = shown.get(i);
            CanvasFont font = end.isSelected() ? style.strong() : style.small();
            plot.words(
                    font.cut(end.name(), width - left - 4),
                    left,
                    ys[i],
                    TextAlignment.LEFT,
                    VPos.CENTER,
                    font,
                    end.paint());
        }
    }

    private void suggestion(Plot plot, Content content, double threshold, double width) {
        double x = Math.rint(plot.x(content.axis.position(threshold))) + 0.5;
        GraphicsContext graphics = plot.graphics();
        graphics.setStroke(style.colours().accent());
        graphics.setLineWidth(1.5);
        graphics.setLineDashes(4, 3);
        graphics.strokeLine(x, TOP - 8, x, plot.area().getMaxY());
        graphics.setLineDashes();
        String words = style.messages()
                .get("methods.line.suggested", Threshold.words(style.messages(), content.selected, threshold));
        boolean isLeft = content.line.isPresent()
                && content.axis.position(threshold) < content.axis.position(content.line.getAsDouble());
        label(plot, words, x, width, isLeft, style.small(), style.colours().accent());
    }

    private void line(Plot plot, Content content, double line, double width) {
        double x = Math.rint(plot.x(content.axis.position(line)));
        double bottom = plot.area().getMaxY();
        GraphicsContext graphics = plot.graphics();
        graphics.setFill(style.colours().line());
        graphics.fillRect(x - 1, TOP - 14, 2, bottom - TOP + 14);
        graphics.fillRoundRect(x - 5, bottom - 8, 10, 18, 5, 5);
        graphics.setStroke(style.colours().ground());
        graphics.setLineWidth(1);
        graphics.strokeLine(x - 1.5, bottom - 3, x - 1.5, bottom + 5);
        graphics.strokeLine(x + 1.5, bottom - 3, x + 1.5, bottom + 5);
        for (MethodFigures each : content.figures) {
            if (each.method() == content.selected) {
                double right = content.axis.position(line);
                plot.dot(each.method(), right, each.now().recall(), 4.5);
                if (each.now().right() + each.now().wrong() > 0) {
                    plot.dot(each.method(), right, each.now().precision(), 4.5);
                }
            }
        }
        String words =
                style.messages().get("methods.line.now", Threshold.words(style.messages(), content.selected, line));
        boolean isLeft = content.suggested.isPresent()
                && content.axis.position(content.suggested.getAsDouble()) > content.axis.position(line);
        label(plot, words, x, width, isLeft, style.strong(), style.colours().line());
    }

    /// Words beside a line, on the wanted side if they fit there.
    private void label(Plot plot, String words, double x, double width, boolean isLeft, CanvasFont font, Paint paint) {
        double length = font.width(words);
        boolean left = isLeft ? x - 8 - length > 2 : x + 8 + length > width - 2;
        plot.words(
                words,
                left ? x - 8 : x + 8,
                10,
                left ? TextAlignment.RIGHT : TextAlignment.LEFT,
                VPos.CENTER,
                font,
                paint);
    }
}
