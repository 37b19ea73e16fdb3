package app.likeness.ui.methods.chart;

import app.likeness.evaluate.Curve.Point;
import app.likeness.evaluate.Ladder;
import app.likeness.fingerprint.Method;
import app.likeness.scan.study.MethodFigures;
import app.likeness.ui.methods.model.Axis;
import app.likeness.ui.methods.model.MethodLines;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.methods.model.Threshold;
import app.likeness.ui.parts.Drawing;
import app.likeness.ui.words.Messages;
import java.util.OptionalDouble;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.TextAlignment;

/// Recall and precision over the thresholds of an axis, with the line of the selected method, which can be dragged.
/// Under the pointer all values are read.
///
/// As a control it is a slider: ← makes the line stricter by one step, → looser; Page Up and Page Down by five, Home
/// and End to the ends.
public final class CurveChart extends Drawing {
    /// How near the pointer must be to take the line, in pixels.
    private static final double GRIP = 6;

    private static final double ROW = 16;
    private static final int FAR = 5;
    private static final double PERCENT = 100;

    private final StudyModel model;
    private final Messages messages;
    private final PlotStyle style;
    private final CurvePlot plot;
    private final ObjectProperty<Axis> axis = new SimpleObjectProperty<>(Axis.SIMILARITY);
    private boolean dragging;
    private double pointer = Double.NaN;

    public CurveChart(Messages messages, StudyModel model) {
        this.messages = messages;
        this.model = model;
        this.style = new PlotStyle(messages, this::redraw);
        this.plot = new CurvePlot(style);
        setId("methods-curves");
        getStyleClass().add("plot");
        getChildren().addAll(style.nodes());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        focusVisibleProperty().subscribe(this::redraw);
        model.studyProperty().subscribe(this::changed);
        model.selectedProperty().subscribe(method -> {
            if (Axis.of(method) != Axis.COUNT) {
                axis.set(Axis.of(method));
            }
            changed();
        });
        model.lines().lines().subscribe(this::changed);
        axis.subscribe(this::changed);
        messages.localeProperty().subscribe(this::changed);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            if (dragging) {
                threshold(event.getX()).ifPresent(to -> model.lines().move(selected(), to));
            }
        });
        addEventHandler(MouseEvent.MOUSE_RELEASED, event -> {
            if (dragging) {
                dragging = false;
                threshold(event.getX()).ifPresent(to -> model.lines().draw(selected(), to));
            }
        });
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> {
            pointer = event.getX();
            setCursor(isOnLine(event.getX()) ? Cursor.H_RESIZE : Cursor.DEFAULT);
            redraw();
        });
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> {
            pointer = Double.NaN;
            redraw();
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    /// What the thresholds are numbers of.
    public ObjectProperty<Axis> axisProperty() {
        return axis;
    }

    public PlotStyle style() {
        return style;
    }

    CurvePlot.Content content(Axis shown) {
        boolean isHere = Axis.of(selected()) == shown && MethodLines.kind(selected()) != MethodLines.Kind.FIXED;
        return new CurvePlot.Content(
                shown,
                model.studyProperty().get().figures(),
                selected(),
                isHere ? OptionalDouble.of(line()) : OptionalDouble.empty(),
                isHere ? model.suggestion() : OptionalDouble.empty());
    }

    private Method selected() {
        return model.selectedProperty().get();
    }

    private double line() {
        return model.lines().lines().getValue().getOrDefault(selected(), 0.0);
    }

    private Rectangle2D area() {
        return plot.area(content(axis.get()), getWidth(), getHeight());
    }

    private boolean isOnLine(double x) {
        Rectangle2D area = area();
        return content(axis.get()).line().isPresent()
                && Math.abs(area.getMinX() + axis.get().position(line()) * area.getWidth() - x) <= GRIP;
    }

    private void press(MouseEvent event) {
        requestFocus();
        dragging = isOnLine(event.getX());
    }

    /// Where the selected method's line can stand near `x`; empty where a scan cannot be asked for it.
    private OptionalDouble threshold(double x) {
        Rectangle2D area = area();
        double position = Math.clamp((x - area.getMinX()) / area.getWidth(), 0, 1);
        double threshold = selected() == Method.COMBINED
                ? Math.round(axis.get().threshold(position) * PERCENT) / PERCENT
                : axis.get().nearest(selected(), position);
        return MethodLines.isAllowed(selected(), threshold) ? OptionalDouble.of(threshold) : OptionalDouble.empty();
    }

    private void key(KeyEvent event) {
        if (content(axis.get()).line().isEmpty()) {
            return;
        }
        Ladder ladder = Ladder.of(selected());
        switch (event.getCode()) {
            case LEFT -> step(-1);
            case RIGHT -> step(1);
            case PAGE_UP -> step(-FAR);
            case PAGE_DOWN -> step(FAR);
            case HOME -> step(-(int) PERCENT);
            case END -> step((int) PERCENT);
            default -> {
                return;
            }
        }
        if (ladder.steps() > 0) {
            event.consume();
        }
    }

    /// Moves the line by steps, towards the looser end; as far as a scan can be asked for it.
    private void step(int steps) {
        Method method = selected();
        Ladder ladder = Ladder.of(method);
        double to = line();
        for (int i = 0; i < Math.abs(steps); i++) {
            double next = method == Method.COMBINED
                    ? Math.clamp((Math.round(to * PERCENT) - Math.signum(steps)) / PERCENT, 0, 1)
                    : ladder.threshold(Math.clamp(ladder.stepOf(to) + (int) Math.signum(steps), 0, ladder.steps() - 1));
            if (!MethodLines.isAllowed(method, next)) {
                break;
            }
            to = next;
        }
        model.lines().draw(method, to);
    }

    private void changed() {
        setAccessibleText(spoken());
        redraw();
    }

    private String spoken() {
        MethodFigures now = model.figures(selected());
        String line = Threshold.words(messages, selected(), line());
        return now == null
                ? messages.get("methods.curves.accessible", selected().label(), line)
                : messages.get(
                        "methods.curves.accessible.values",
                        selected().label(),
                        line,
                        messages.percent(now.now().recall()),
                        messages.percent(now.now().precision()));
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        CurvePlot.Content content = content(axis.get());
        plot.draw(graphics, content, width, height);
        if (!Double.isNaN(pointer)) {
            read(graphics, content, width);
        }
        if (isFocusVisible()) {
            graphics.setStroke(style.colours().accent());
            graphics.setLineWidth(2);
            graphics.strokeRoundRect(2, 2, width - 4, height - 4, 8, 8);
        }
    }

    /// All values at the threshold under the pointer.
    private void read(GraphicsContext graphics, CurvePlot.Content content, double width) {
        Rectangle2D area = area();
        if (pointer < area.getMinX()
                || pointer > area.getMaxX()
                || content.figures().isEmpty()) {
            return;
        }
        double threshold = content.axis().threshold((pointer - area.getMinX()) / area.getWidth());
        Plot ground = new Plot(graphics, style, area);
        graphics.setStroke(style.colours().axis());
        graphics.setLineWidth(1);
        graphics.setLineDashes(2, 2);
        double x = Math.rint(pointer) + 0.5;
        graphics.strokeLine(x, area.getMinY(), x, area.getMaxY());
        graphics.setLineDashes();
        double names = content.figures().stream()
                .mapToDouble(each -> style.strong().width(MethodInk.brief(each.method())))
                .max()
                .orElse(0);
        double column = Math.max(
                style.small().width(messages.get("methods.column.precision")),
                style.small().width(messages.get("methods.column.recall")));
        double boxWidth = names + 2 * column + 44;
        double boxHeight = (content.figures().size() + 1) * ROW + 12;
        double left = pointer + 12 + boxWidth > width ? pointer - 12 - boxWidth : pointer + 12;
        double top = Math.max(2, area.getMaxY() - boxHeight - 6);
        graphics.setFill(style.colours().ground());
        graphics.fillRoundRect(left, top, boxWidth, boxHeight, 8, 8);
        graphics.setStroke(style.colours().axis());
        graphics.strokeRoundRect(left, top, boxWidth, boxHeight, 8, 8);
        double y = top + 6 + ROW / 2;
        double recallAt = left + boxWidth - 12 - column - 12;
        double precisionAt = left + boxWidth - 12;
        ground.words(messages.get("methods.column.recall"), recallAt, y, TextAlignment.RIGHT, VPos.CENTER);
        ground.words(messages.get("methods.column.precision"), precisionAt, y, TextAlignment.RIGHT, VPos.CENTER);
        boolean isFirst = true;
        for (MethodFigures each : content.figures()) {
            Point point = each.curve().at(threshold);
            if (isFirst) {
                ground.words(
                        Threshold.words(messages, each.method(), point.threshold()),
                        left + 12,
                        y,
                        TextAlignment.LEFT,
                        VPos.CENTER,
                        style.strong(),
                        style.colours().line());
                isFirst = false;
            }
            y += ROW;
            ground.words(
                    MethodInk.brief(each.method()),
                    left + 12,
                    y,
                    TextAlignment.LEFT,
                    VPos.CENTER,
                    each.method() == content.selected() ? style.strong() : style.small(),
                    style.colours().ink(MethodInk.of(each.method())));
            ground.words(messages.percent(point.recall()), recallAt, y, TextAlignment.RIGHT, VPos.CENTER);
            ground.words(
                    point.right() + point.wrong() == 0 ? "–" : messages.percent(point.precision()),
                    precisionAt,
                    y,
                    TextAlignment.RIGHT,
                    VPos.CENTER);
        }
    }
}
