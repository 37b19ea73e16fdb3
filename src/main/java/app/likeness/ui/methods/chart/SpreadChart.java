package app.likeness.ui.methods.chart;

import app.likeness.fingerprint.Method;
import app.likeness.scan.study.MethodFigures;
import app.likeness.scan.study.Spread;
import app.likeness.ui.methods.model.Axis;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.methods.model.Threshold;
import app.likeness.ui.parts.Drawing;
import app.likeness.ui.words.Messages;
import java.util.OptionalDouble;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// What the selected method says of pairs, against what they really share.
public final class SpreadChart extends Drawing {
    private final Messages messages;
    private final StudyModel model;
    private final PlotStyle style;
    private final SpreadPlot plot;
    private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper("");
    private double pointerX = Double.NaN;
    private double pointerY = Double.NaN;

    public SpreadChart(Messages messages, StudyModel model) {
        this.messages = messages;
        this.model = model;
        this.style = new PlotStyle(messages, this::redraw);
        this.plot = new SpreadPlot(style);
        setId("methods-spread");
        getStyleClass().add("plot");
        getChildren().addAll(style.nodes());
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        accessibleTextProperty().bind(words);
        model.studyProperty().subscribe(this::changed);
        model.selectedProperty().subscribe(this::changed);
        model.lines().lines().subscribe(this::changed);
        messages.localeProperty().subscribe(this::changed);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(event.getX(), event.getY()));
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> point(Double.NaN, Double.NaN));
    }

    /// What it says in words: of the place under the pointer, or of all.
    public ReadOnlyStringProperty wordsProperty() {
        return words.getReadOnlyProperty();
    }

    private void point(double x, double y) {
        pointerX = x;
        pointerY = y;
        words.set(sentence());
    }

    private void changed() {
        words.set(sentence());
        redraw();
    }

    private @Nullable Spread spread() {
        return model.studyProperty()
                .get()
                .spreads()
                .get(model.selectedProperty().get());
    }

    private double line() {
        return model.lines().lines().getValue().getOrDefault(selected(), 0.0);
    }

    private Method selected() {
        return model.selectedProperty().get();
    }

    private String sentence() {
        Spread spread = spread();
        if (spread == null) {
            return messages.get(
                    model.studyProperty().get().spreads().isEmpty() ? "methods.spread.soon" : "methods.spread.itself");
        }
        SpreadPlot.Place place = Double.isNaN(pointerX)
                ? new SpreadPlot.Place(-1, -1)
                : SpreadPlot.place(spread, plot.area(getWidth(), getHeight()), pointerX, pointerY);
        return place.column() < 0 ? all() : at(spread, place);
    }

    private String at(Spread spread, SpreadPlot.Place place) {
        boolean isBeyond = place.column() == spread.columns() - 1;
        String value = isBeyond
                ? messages.get("methods.spread.beyond")
                : CurvePlot.words(messages, Axis.of(spread.method()), spread.threshold(place.column()));
        return place.range() < 0
                ? messages.get("methods.spread.others", value, spread.others(place.column()))
                : messages.get(
                        "methods.spread.place",
                        value,
                        messages.percent((double) place.range() / Spread.SHARES),
                        messages.percent((place.range() + 1.0) / Spread.SHARES),
                        spread.found(place.column(), place.range()));
    }

    private String all() {
        MethodFigures here = StudyModel.of(model.studyProperty().get().here(), selected());
        return here == null
                ? ""
                : messages.get(
                        "methods.spread.sentence",
                        here.now().right(),
                        here.now().related(),
                        here.now().wrong(),
                        Threshold.words(messages, selected(), line()));
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        Spread spread = spread();
        if (spread != null) {
            plot.draw(graphics, spread, OptionalDouble.of(line()), width, height);
        }
    }
}
