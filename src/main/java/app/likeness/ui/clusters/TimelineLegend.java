package app.likeness.ui.clusters;

import app.likeness.ui.words.Messages;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What the marks and arrows of the timeline mean.
final class TimelineLegend extends VBox {
    private final Messages messages;
    private final Label arrows = new Label();

    TimelineLegend(Messages messages) {
        this.messages = messages;
        getStyleClass().add("timeline-legend");
        setManaged(false);
        FlowPane marks = new FlowPane(
                entry("groups.timeline.stated", "mark-filled"),
                entry("groups.timeline.text", "mark-hollow"),
                entry("groups.timeline.file", "mark-diamond"));
        marks.getStyleClass().add("legend-entries");
        arrows.textProperty().bind(messages.text("groups.timeline.arrows"));
        arrows.getStyleClass().addAll("text-note", "text-quiet");
        arrows.setWrapText(true);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(messages.text("groups.timeline.arrows"));
        Tooltip.install(this, tip);
        getChildren().addAll(marks, arrows);
    }

    /// Says what the arrows mean, or leaves that to the tooltip.
    void explain(boolean inWords) {
        arrows.setVisible(inWords);
        arrows.setManaged(inWords);
    }

    private Node entry(String key, String styleClass) {
        Region mark = new Region();
        mark.getStyleClass().add(styleClass);
        mark.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        mark.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        Label words = new Label();
        words.textProperty().bind(messages.text(key));
        words.setGraphic(mark);
        words.getStyleClass().addAll("text-note", "text-quiet");
        return words;
    }
}
