package app.likeness.ui.methods.chart;

import app.likeness.evaluate.Curve.Point;
import app.likeness.fingerprint.Method;
import app.likeness.scan.study.MethodFigures;
import app.likeness.ui.parts.CanvasFont;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.text.TextAlignment;

/// Precision against recall: one ink and pattern a method, a dot with its name where it stands now. Draws on any
/// canvas.
final class RecallPlot {
    private static final double LEFT = 48;
    private static final double TOP = 16;
    private static final double RIGHT = 20;
    private static final double BOTTOM = 40;
    private static final double[] QUARTERS = {0, 0.25, 0.5, 0.75, 1};

    private final PlotStyle style;

    RecallPlot(PlotStyle style) {
        this.style = style;
    }

    void draw(GraphicsContext graphics, List<MethodFigures> figures, Method selected, double width, double height) {
        Plot plot = new Plot(
                graphics,
                style,
                new Rectangle2D(LEFT, TOP, Math.max(1, width - LEFT - RIGHT), Math.max(1, height - TOP - BOTTOM)));
        plot.shares();
        for (double share : QUARTERS) {
            plot.mark(share, style.messages().percent(share));
        }
        plot.title(style.messages().get("methods.recall.axis"));
        List<MethodFigures> drawn = new ArrayList<>(figures.stream()
                .filter(MethodFigures::findsAnything)
                .sorted(Comparator.comparing((MethodFigures each) -> each.method() == selected))
                .toList());
        drawn.forEach(each -> curve(plot, each, each.method() == selected));
        List<Rectangle2D> taken = new ArrayList<>();
        for (MethodFigures each : drawn) {
            dot(plot, each, each.method() == selected ? 5 : 3.5, taken);
        }
        drawn.reversed().forEach(each -> name(plot, each, each.method() == selected, taken));
    }

    private void curve(Plot plot, MethodFigures figures, boolean isSelected) {
        List<Point> found = figures.curve().points().stream()
                .filter(point -> point.right() + point.wrong() > 0)
                .toList();
        MethodInk ink = MethodInk.of(figures.method());
        plot.curve(
                found.stream().mapToDouble(Point::recall).toArray(),
                found.stream().mapToDouble(Point::precision).toArray(),
                style.colours().ink(ink),
                isSelected ? 2.5 : 1.25,
                ink.dashes());
    }

    private static void dot(Plot plot, MethodFigures figures, double radius, List<Rectangle2D> taken) {
        if (figures.now().right() + figures.now().wrong() > 0) {
            double right = figures.now().recall();
            double up = figures.now().precision();
            plot.dot(figures.method(), right, up, radius);
            taken.add(new Rectangle2D(plot.x(right) - radius, plot.y(up) - radius, 2 * radius, 2 * radius));
        }
    }

    /// The name beside the dot, where there is room for it; the table has it in any case.
    private void name(Plot plot, MethodFigures figures, boolean isSelected, List<Rectangle2D> taken) {
        if (figures.now().right() + figures.now().wrong() == 0) {
            return;
        }
        CanvasFont font = isSelected ? style.strong() : style.small();
        Paint paint = style.colours().ink(MethodInk.of(figures.method()));
        String words = MethodInk.brief(figures.method());
        double width = font.width(words);
        double x = plot.x(figures.now().recall());
        double y = plot.y(figures.now().precision());
        double[][] places = {{x - 9 - width, y}, {x + 9, y}, {x - width / 2, y + 14}, {x - width / 2, y - 14}};
        for (double[] place : places) {
            Rectangle2D box = new Rectangle2D(place[0], place[1] - 8, width, 16);
            boolean isInside = box.getMinX() >= LEFT
                    && box.getMaxX() <= plot.area().getMaxX() + RIGHT
                    && box.getMinY() >= 0
                    && box.getMaxY() <= plot.area().getMaxY();
            if (isInside && taken.stream().noneMatch(box::intersects)) {
                plot.clear(box);
                plot.words(words, place[0], place[1], TextAlignment.LEFT, VPos.CENTER, font, paint);
                taken.add(box);
                return;
            }
        }
    }
}
