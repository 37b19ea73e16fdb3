package app.likeness.ui.methods.chart;

import app.likeness.fingerprint.Method;
import app.likeness.scan.study.MethodFigures;
import app.likeness.ui.methods.model.Axis;
import app.likeness.ui.methods.model.Study;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.words.Messages;
import java.util.List;
import java.util.OptionalDouble;
import javafx.geometry.VPos;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;

/// The picture that is saved: recall and precision of every method over its thresholds, and against each other.
public final class CurvePicture {
    private static final double WIDTH = 1_200;
    private static final double HEIGHT = 882;
    private static final double HEAD = 86;
    private static final double TITLE = 28;
    private static final double MARGIN = 16;
    private static final double SHARPNESS = 2;

    private final Messages messages;
    private final PlotStyle style;

    public CurvePicture(Messages messages, PlotStyle style) {
        this.messages = messages;
        this.style = style;
    }

    /// Draws it, on the FX thread.
    ///
    /// @param about what the methods are held against
    public WritableImage draw(Study study, Method selected, OptionalDouble line, String about) {
        Canvas canvas = new Canvas(WIDTH, HEIGHT);
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.setFill(style.colours().ground());
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        words(graphics, messages.get("methods.picture.title"), MARGIN, 22, true);
        words(graphics, about, MARGIN, 44, false);
        words(graphics, messages.get("methods.picture.legend"), MARGIN, 66, false);
        double wide = WIDTH / 2 - 1.5 * MARGIN;
        double high = (HEIGHT - HEAD - MARGIN) / 2;
        curves(graphics, content(study, Axis.DISTANCE, selected, line), MARGIN, HEAD, wide, high);
        curves(graphics, content(study, Axis.SIMILARITY, selected, line), WIDTH / 2 + MARGIN / 2, HEAD, wide, high);
        part(
                graphics,
                "methods.recall.title",
                MARGIN,
                HEAD + high,
                () -> new RecallPlot(style).draw(graphics, study.figures(), selected, WIDTH * 0.6, high - TITLE));
        legend(graphics, study, WIDTH * 0.6 + 3 * MARGIN, HEAD + high + TITLE);
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(new Scale(SHARPNESS, SHARPNESS));
        return canvas.snapshot(parameters, null);
    }

    private static CurvePlot.Content content(Study study, Axis axis, Method selected, OptionalDouble line) {
        return new CurvePlot.Content(
                axis,
                study.figures(),
                selected,
                Axis.of(selected) == axis ? line : OptionalDouble.empty(),
                OptionalDouble.empty());
    }

    private void curves(
            GraphicsContext graphics, CurvePlot.Content content, double x, double y, double width, double height) {
        part(
                graphics,
                content.axis() == Axis.DISTANCE ? "methods.picture.distance" : "methods.picture.similarity",
                x,
                y,
                () -> new CurvePlot(style).draw(graphics, content, width, height - TITLE));
    }

    private void part(GraphicsContext graphics, String key, double x, double y, Runnable draw) {
        words(graphics, messages.get(key), x, y + 12, true);
        graphics.save();
        graphics.translate(x, y + TITLE);
        draw.run();
        graphics.restore();
    }

    /// Every method with its ink and pattern.
    private void legend(GraphicsContext graphics, Study study, double x, double y) {
        double row = y + 20;
        for (Method method : List.of(Method.values()).reversed()) {
            MethodFigures figures = StudyModel.of(study.figures(), method);
            if (figures != null && figures.findsAnything()) {
                MethodInk ink = MethodInk.of(method);
                graphics.setStroke(style.colours().ink(ink));
                graphics.setLineWidth(2);
                // Square ends would fill the gaps of short dashes.
                graphics.setLineCap(StrokeLineCap.BUTT);
                graphics.setLineDashes(ink.dashes());
                graphics.strokeLine(x, row, x + 40, row);
                graphics.setLineDashes();
                words(graphics, method.label(), x + 52, row, false);
                row += 22;
            }
        }
    }

    private void words(GraphicsContext graphics, String words, double x, double y, boolean isStrong) {
        graphics.setFont((isStrong ? style.strong() : style.small()).font());
        graphics.setFill(isStrong ? style.colours().line() : style.colours().words());
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.fillText(words, x, y);
    }
}
