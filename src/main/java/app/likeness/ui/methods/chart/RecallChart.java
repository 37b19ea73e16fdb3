package app.likeness.ui.methods.chart;

import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.parts.Drawing;
import app.likeness.ui.words.Messages;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;

/// Precision against recall of all methods.
public final class RecallChart extends Drawing {
    private final StudyModel model;
    private final PlotStyle style;
    private final RecallPlot plot;

    public RecallChart(Messages messages, StudyModel model) {
        this.model = model;
        this.style = new PlotStyle(messages, this::redraw);
        this.plot = new RecallPlot(style);
        setId("methods-recall");
        getStyleClass().add("plot");
        getChildren().addAll(style.nodes());
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        accessibleTextProperty().bind(messages.text("methods.recall.accessible"));
        model.studyProperty().subscribe(this::redraw);
        model.selectedProperty().subscribe(this::redraw);
        messages.localeProperty().subscribe(this::redraw);
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        plot.draw(
                graphics,
                model.studyProperty().get().figures(),
                model.selectedProperty().get(),
                width,
                height);
    }
}
