package app.likeness.ui.documents;

import app.likeness.compare.ShareBand;
import app.likeness.compare.findings.Stop;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.parts.Drawing;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.TreeMap;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
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
    private static final double LEFT = ChartWords.LEFT;
    private static final double RIGHT = ChartWords.RIGHT;

    /// How near the pointer must be to take the line, in pixels.
    private static final double GRIP = 6;

    private static final List<Double> TENTHS = List.of(0.0, 0.2, 0.4, 0.6, 0.8, 1.0);

    private final Messages messages;
    private final ResultsModel model;
    private final LineModel line;
    private final ChartColours colours = new ChartColours(this::redraw);
    private final Text small = font("text-note");
    private final Text strong = font("text-note", "text-strong");
    /// What is said of the bar under the pointer; empty where there is none: then of the line.
    private String told = "";
    private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper("");
    private boolean dragging;
    /// Where the bars may end.
    private double top;

    HistogramChart(Messages messages, ResultsModel model, LineModel line) {
        this.messages = messages;
        this.model = model;
        this.line = line;
        getStyleClass().add("histogram");
        setId("histogram");
        getChildren().addAll(colours, small, strong);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        Explanations.add(this, () -> told.isEmpty() ? tip() : told);
        focusVisibleProperty().subscribe(this::redraw);
        model.barProperty().subscribe(this::redraw);
        model.histogramProperty().subscribe(this::changed);
        model.resultsProperty().subscribe(this::changed);
        line.shownProperty().subscribe(this::changed);
        messages.localeProperty().subscribe(ignored -> changed());
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
        words.set(words());
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
                ? ""
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
        if (event.getX() < LEFT || event.getX() > getWidth() - RIGHT || event.getY() < top) {
            return OptionalInt.empty();
        }
        int bar = Histogram.bar(share(event.getX()));
        return model.histogramProperty().get().height(bar) > 0 ? OptionalInt.of(bar) : OptionalInt.empty();
    }

    private double share(double x) {
        return Math.clamp((x - LEFT) / Math.max(1, getWidth() - LEFT - RIGHT), 0, 1);
    }

    private double x(double share) {
        return ChartWords.x(share, getWidth());
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        ChartWords words =
                new ChartWords(width, height, said(), text -> length(text, small), text -> length(text, strong));
        top = words.top();
        double bottom = words.bottom();
        Histogram histogram = model.histogramProperty().get();
        graphics.setLineWidth(1);
        drawUsual(graphics, bottom);
        drawScale(graphics, histogram, width, bottom);
        drawBands(graphics, words);
        drawBars(graphics, histogram, bottom);
        drawAxis(graphics, words, width);
        drawLine(graphics, words);
        drawWords(graphics, words);
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
            graphics.fillRect(LEFT, top, x(shown.usual().share()) - LEFT, bottom - top);
        }
    }

    /// Lines at round numbers of documents.
    private void drawScale(GraphicsContext graphics, Histogram histogram, double width, double bottom) {
        graphics.setFont(small.getFont());
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.CENTER);
        for (int count : Scale.marks(histogram.highest(), bottom - top)) {
            double y = y(histogram, count, bottom) + 0.5;
            graphics.setStroke(colours.grid());
            graphics.strokeLine(LEFT, y, width - RIGHT, y);
            graphics.setFill(colours.words());
            graphics.fillText(messages.number(count), LEFT - 8, y);
        }
    }

    /// A line where each band begins; it goes through no words.
    private void drawBands(GraphicsContext graphics, ChartWords words) {
        graphics.setStroke(colours.axis());
        for (ShareBand band : ShareBand.values()) {
            if (band != ShareBand.PASSAGES) {
                double x = x(band.least()) + 0.5;
                double from = words.top() - 12;
                for (ChartWords.Word word : words.words()) {
                    if (word.covers(x) && word.place().getMinY() < words.top()) {
                        from = Math.max(from, word.place().getMaxY());
                    }
                }
                graphics.strokeLine(x, from, x, words.bottom());
            }
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
        double height = (bottom - top) * Math.sqrt(count) / most;
        return Math.rint(bottom - (count == 0 ? 0 : Math.max(3, height)));
    }

    private void drawAxis(GraphicsContext graphics, ChartWords words, double width) {
        double bottom = words.bottom();
        graphics.setStroke(colours.axis());
        graphics.strokeLine(LEFT, bottom + 0.5, width - RIGHT, bottom + 0.5);
        if (words.hasMarks()) {
            graphics.setFill(colours.words());
            for (ChartWords.Mark mark : marks()) {
                double x = x(mark.share());
                double[] across = {x - 4, x + 4, x};
                graphics.fillPolygon(across, new double[] {bottom + 7, bottom + 7, bottom + 2}, 3);
            }
        }
    }

    private void drawLine(GraphicsContext graphics, ChartWords words) {
        double x = x(line.share());
        double bottom = words.bottom();
        graphics.setFill(colours.line());
        graphics.fillRect(x - 1, words.lineTop(), 2, bottom - words.lineTop());
        graphics.fillRoundRect(x - 5, bottom - 6, 10, 20, 5, 5);
        graphics.setStroke(colours.onLine());
        graphics.strokeLine(x - 1.5, bottom, x - 1.5, bottom + 8);
        graphics.strokeLine(x + 1.5, bottom, x + 1.5, bottom + 8);
    }

    private void drawWords(GraphicsContext graphics, ChartWords words) {
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.TOP);
        for (ChartWords.Word word : words.words()) {
            graphics.setFont((word.isStrong() ? strong : small).getFont());
            graphics.setFill(word.isStrong() ? colours.line() : colours.words());
            graphics.fillText(word.words(), word.x(), word.y());
        }
    }

    private ChartWords.Said said() {
        Map<ShareBand, String> bands = new EnumMap<>(ShareBand.class);
        for (ShareBand band : ShareBand.values()) {
            bands.put(band, messages.get(key(band)));
        }
        Map<Double, String> scale = new TreeMap<>();
        TENTHS.forEach(share -> scale.put(share, messages.percent(share)));
        return new ChartWords.Said(
                line.share(),
                List.of(
                        words.get(),
                        messages.get("results.line.title", title(), right()),
                        messages.get("results.line.title.short", title(), right())),
                bands,
                marks(),
                scale,
                messages.get("results.line.axis"));
    }

    /// The stops where the line does not stand.
    private List<ChartWords.Mark> marks() {
        return Arrays.stream(Stop.values())
                .filter(stop -> line.share(stop) != line.share())
                .map(stop -> new ChartWords.Mark(line.share(stop), at(stop)))
                .toList();
    }

    private String at(Stop stop) {
        return messages.get("results.line.at", messages.get(key(stop)), messages.percent(line.share(stop)));
    }

    /// The line, and how many documents are shown on each side of it.
    ReadOnlyStringProperty wordsProperty() {
        return words.getReadOnlyProperty();
    }

    private String words() {
        int passages = model.resultsProperty().get().documentsByPassage();
        return passages == 0
                ? messages.get("results.line.title", title(), right())
                : messages.get("results.line.title.passages", title(), right(), passages);
    }

    /// What the line shows.
    String tip() {
        Results results = model.resultsProperty().get();
        return line.showsLongPassages()
                ? messages.get("results.line.tip.passages", results.pairs().size(), results.pairsByPassage())
                : messages.get("results.line.tip");
    }

    /// The line in words: its stop, if it stands at one, and its share.
    private String title() {
        Shown shown = line.shownProperty().getValue();
        return shown.line() instanceof Stop stop ? at(stop) : messages.percent(shown.least());
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
