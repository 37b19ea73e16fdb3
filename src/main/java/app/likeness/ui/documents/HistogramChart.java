package app.likeness.ui.documents;

import app.likeness.compare.ShareBand;
import app.likeness.compare.Stop;
import app.likeness.ui.Drawing;
import app.likeness.ui.Explanations;
import app.likeness.ui.Messages;
import app.likeness.ui.Shown;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// How much the documents share, as bars on a square root scale, with the line that somebody can drag: grey bars stand
/// left of it, blue ones right. A click on a bar shows its documents alone.
///
/// As a control it is a slider: ← and → move the line by one percent, Page Up and Page Down by five, Home and End to
/// the outermost stops.
final class HistogramChart extends Drawing {
    private static final double LEFT = 44;
    private static final double RIGHT = 20;
    private static final double TOP = 42;
    private static final double BOTTOM = 38;

    /// A lower chart goes without the row that names the stops.
    private static final double BOTTOM_LOW = 22;

    private static final double LOW = 150;

    /// How near the pointer must be to take the line, in pixels.
    private static final double GRIP = 6;

    private static final List<Double> TENTHS = List.of(0.0, 0.2, 0.4, 0.6, 0.8, 1.0);

    private final Messages messages;
    private final ResultsModel model;
    private final LineModel line;
    private final ChartColours colours = new ChartColours(this::redraw);
    private final Text small = font("text-note");
    private final Text strong = font("text-note", "text-strong");
    /// What is said of the place of the pointer; before there is one, of the line.
    private String told = "";
    private boolean dragging;

    HistogramChart(Messages messages, ResultsModel model, LineModel line) {
        this.messages = messages;
        this.model = model;
        this.line = line;
        getStyleClass().add("histogram");
        setId("histogram");
        getChildren().addAll(colours, small, strong);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        Explanations.add(this, () -> told.isEmpty() ? messages.get("results.line.tip") : told);
        focusVisibleProperty().subscribe(this::redraw);
        model.barProperty().subscribe(this::redraw);
        model.histogramProperty().subscribe(this::changed);
        line.shownProperty().subscribe(this::changed);
        messages.localeProperty().subscribe(this::changed);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            if (dragging) {
                line.drag(share(event.getX()));
            }
        });
        addEventHandler(MouseEvent.MOUSE_RELEASED, event -> {
            if (dragging) {
                dragging = false;
                line.drop(share(event.getX()));
            }
        });
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    private Text font(String... styleClasses) {
        Text text = new Text();
        text.getStyleClass().addAll(styleClasses);
        text.setManaged(false);
        text.setOpacity(0);
        text.fontProperty().addListener(ignored -> redraw());
        return text;
    }

    private void changed() {
        setAccessibleText(messages.get("results.line.accessible", title(), right()));
        redraw();
    }

    private void press(MouseEvent event) {
        requestFocus();
        if (Math.abs(event.getX() - x(line.share())) <= GRIP) {
            dragging = true;
            return;
        }
        bar(event).ifPresent(bar -> {
            boolean isChosen = Objects.equals(model.barProperty().get(), bar);
            model.barProperty().set(isChosen ? null : bar);
        });
    }

    private void point(MouseEvent event) {
        boolean onLine = Math.abs(event.getX() - x(line.share())) <= GRIP;
        OptionalInt bar = bar(event);
        setCursor(onLine ? Cursor.H_RESIZE : bar.isPresent() ? Cursor.HAND : Cursor.DEFAULT);
        told = onLine || bar.isEmpty()
                ? messages.get("results.line.tip")
                : messages.get(
                        "results.line.bar",
                        messages.percent(bar.getAsInt() / (double) Histogram.BARS),
                        messages.percent((bar.getAsInt() + 1) / (double) Histogram.BARS),
                        model.histogramProperty().get().height(bar.getAsInt()));
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> line.step(-1);
            case RIGHT -> line.step(1);
            case PAGE_DOWN -> line.step(-5);
            case PAGE_UP -> line.step(5);
            case HOME -> line.draw(Stop.WIDE);
            case END -> line.draw(Stop.STRICT);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// The bar under the pointer, if there are documents in it.
    private OptionalInt bar(MouseEvent event) {
        if (event.getX() < LEFT || event.getX() > getWidth() - RIGHT || event.getY() < TOP) {
            return OptionalInt.empty();
        }
        int bar = Histogram.bar(share(event.getX()));
        return model.histogramProperty().get().height(bar) > 0 ? OptionalInt.of(bar) : OptionalInt.empty();
    }

    private double share(double x) {
        return Math.clamp((x - LEFT) / Math.max(1, getWidth() - LEFT - RIGHT), 0, 1);
    }

    private double x(double share) {
        return Math.rint(LEFT + share * (getWidth() - LEFT - RIGHT));
    }

    private double bottom(double height) {
        return Math.rint(height - (height < LOW ? BOTTOM_LOW : BOTTOM));
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        double bottom = bottom(height);
        Histogram histogram = model.histogramProperty().get();
        graphics.setLineWidth(1);
        drawUsual(graphics, bottom);
        drawScale(graphics, histogram, width, bottom);
        drawBands(graphics, width, bottom);
        drawBars(graphics, histogram, bottom);
        drawAxis(graphics, width, bottom, height);
        drawLine(graphics, width, bottom);
        if (isFocusVisible()) {
            graphics.setStroke(colours.focus());
            graphics.setLineWidth(2);
            graphics.strokeRoundRect(2, 2, width - 4, height - 4, 8, 8);
        }
    }

    private void drawUsual(GraphicsContext graphics, double bottom) {
        Shown shown = line.shownProperty().getValue();
        if (shown.usual().isKnown() && shown.usual().share() > 0) {
            graphics.setFill(colours.usual());
            graphics.fillRect(LEFT, TOP, x(shown.usual().share()) - LEFT, bottom - TOP);
        }
    }

    /// Lines at round numbers of documents.
    private void drawScale(GraphicsContext graphics, Histogram histogram, double width, double bottom) {
        graphics.setFont(small.getFont());
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.CENTER);
        for (int count : Scale.marks(histogram.highest(), bottom - TOP)) {
            double y = y(histogram, count, bottom) + 0.5;
            graphics.setStroke(colours.grid());
            graphics.strokeLine(LEFT, y, width - RIGHT, y);
            graphics.setFill(colours.words());
            graphics.fillText(messages.number(count), LEFT - 8, y);
        }
    }

    /// The name of each band where it begins, as far as there is room; that of the last one ends at the edge.
    private void drawBands(GraphicsContext graphics, double width, double bottom) {
        graphics.setFont(small.getFont());
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.BASELINE);
        double end = width - 4;
        for (ShareBand band : ShareBand.values()) {
            double x = x(band.least());
            if (band != ShareBand.PASSAGES) {
                graphics.setStroke(colours.axis());
                graphics.strokeLine(x + 0.5, TOP - 12, x + 0.5, bottom);
            }
            String name = messages.get(key(band));
            double start = band == ShareBand.ALMOST_SAME ? Math.min(x + 6, end - length(name, small)) : x + 6;
            if (start + length(name, small) <= end) {
                graphics.setFill(colours.words());
                graphics.fillText(name, start, TOP - 5);
            }
            end = Math.min(start, x) - 6;
        }
    }

    private void drawBars(GraphicsContext graphics, Histogram histogram, double bottom) {
        Integer only = model.barProperty().get();
        double step = (getWidth() - LEFT - RIGHT) / Histogram.BARS;
        double gap = Math.max(1, step * 0.12);
        for (int bar = 0; bar < Histogram.BARS; bar++) {
            if (histogram.height(bar) == 0) {
                continue;
            }
            double left = LEFT + bar * step + gap;
            double top = y(histogram, histogram.height(bar), bottom);
            double middle = (bar + 0.5) / Histogram.BARS;
            graphics.setFill(middle < line.share() ? colours.below() : colours.above());
            graphics.setGlobalAlpha(only == null || only == bar ? 1 : 0.35);
            graphics.fillRoundRect(left, top, step - 2 * gap, bottom - top, 3, 3);
            graphics.setGlobalAlpha(1);
            if (only != null && only == bar) {
                graphics.setStroke(colours.chosen());
                graphics.setLineWidth(2);
                graphics.strokeRoundRect(left - 2, top - 2, step - 2 * gap + 4, bottom - top + 3, 4, 4);
                graphics.setLineWidth(1);
            }
        }
    }

    /// Square roots of counts, so that one document can be seen beside thousands.
    private double y(Histogram histogram, int count, double bottom) {
        double most = Math.sqrt(Math.max(1, histogram.highest()));
        double height = (bottom - TOP) * Math.sqrt(count) / most;
        return Math.rint(bottom - (count == 0 ? 0 : Math.max(3, height)));
    }

    private void drawAxis(GraphicsContext graphics, double width, double bottom, double height) {
        graphics.setStroke(colours.axis());
        graphics.strokeLine(LEFT, bottom + 0.5, width - RIGHT, bottom + 0.5);
        graphics.setFont(small.getFont());
        graphics.setFill(colours.words());
        graphics.setTextBaseline(VPos.TOP);
        graphics.setTextAlign(TextAlignment.CENTER);
        for (double share : TENTHS) {
            boolean isCovered = Math.abs(share - line.share()) <= 0.02
                    || (height >= LOW && Arrays.stream(Stop.values()).anyMatch(stop -> line.share(stop) == share));
            if (!isCovered) {
                graphics.fillText(messages.percent(share), x(share), bottom + 5);
            }
        }
        if (height >= LOW) {
            drawStops(graphics, bottom);
            graphics.setTextAlign(TextAlignment.RIGHT);
            graphics.fillText(messages.get("results.line.axis"), width - RIGHT, bottom + 21);
        }
    }

    /// A mark and a name for each stop where the line does not stand.
    private void drawStops(GraphicsContext graphics, double bottom) {
        double free = 0;
        for (Stop stop : Stop.values()) {
            double share = line.share(stop);
            if (share == line.share()) {
                continue;
            }
            double x = x(share);
            graphics.setFill(colours.words());
            graphics.fillPolygon(new double[] {x - 4, x + 4, x}, new double[] {bottom + 7, bottom + 7, bottom + 2}, 3);
            String name = messages.get("results.line.at", messages.get(key(stop)), messages.percent(share));
            double half = length(name, small) / 2;
            double middle = Math.max(x, half + 4);
            if (middle - half > free) {
                graphics.setTextAlign(TextAlignment.CENTER);
                graphics.fillText(name, middle, bottom + 21);
                free = middle + half + 8;
            }
        }
    }

    private void drawLine(GraphicsContext graphics, double width, double bottom) {
        double x = x(line.share());
        graphics.setFill(colours.line());
        graphics.fillRect(x - 1, 8, 2, bottom - 8);
        graphics.fillRoundRect(x - 5, bottom - 6, 10, 20, 5, 5);
        graphics.setStroke(colours.onLine());
        graphics.strokeLine(x - 1.5, bottom, x - 1.5, bottom + 8);
        graphics.strokeLine(x + 1.5, bottom, x + 1.5, bottom + 8);
        String words = messages.get("results.line.title", title(), right());
        graphics.setFont(strong.getFont());
        graphics.setTextBaseline(VPos.BASELINE);
        boolean isLeft = x + 8 + length(words, strong) > width - 8;
        graphics.setTextAlign(isLeft ? TextAlignment.RIGHT : TextAlignment.LEFT);
        graphics.fillText(words, isLeft ? x - 8 : x + 8, 18);
    }

    /// The line in words: its stop, if it stands at one, and its share.
    private String title() {
        Shown shown = line.shownProperty().getValue();
        return shown.line() instanceof Stop stop
                ? messages.get("results.line.at", messages.get(key(stop)), messages.percent(shown.least()))
                : messages.percent(shown.least());
    }

    private int right() {
        return model.histogramProperty().get().from(line.share());
    }

    private static double length(String words, Text like) {
        Text measured = new Text(words);
        measured.setFont(like.getFont());
        return measured.getLayoutBounds().getWidth();
    }

    private static String key(ShareBand band) {
        return switch (band) {
            case ALMOST_SAME -> "results.line.almostSame";
            case EDITED_COPY -> "results.line.editedCopy";
            case LARGE_PARTS -> "results.line.largeParts";
            case PASSAGES -> "results.line.passages";
        };
    }

    static String key(Stop stop) {
        return switch (stop) {
            case WIDE -> "results.line.wide";
            case BALANCED -> "results.line.balanced";
            case STRICT -> "results.line.strict";
        };
    }
}
