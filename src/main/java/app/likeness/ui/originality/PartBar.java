package app.likeness.ui.originality;

import app.likeness.compare.count.Originality.Part;
import app.likeness.ui.words.Messages;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The parts of a text as a bar, each as wide as its whole percent and with a pattern of its own. The legend says the
/// same in words.
final class PartBar extends Pane {
    private final Map<Part, Region> parts = new EnumMap<>(Part.class);
    private int[] percents = new int[Part.values().length];

    PartBar(Messages messages, OriginalityModel model) {
        getStyleClass().add("part-bar");
        accessibleTextProperty().bind(messages.text("report.bar"));
        for (Part part : Part.values()) {
            Region region = new Region();
            region.getStyleClass().addAll("part", PartLooks.styleClass(part));
            parts.put(part, region);
            getChildren().add(region);
        }
        model.reportProperty().subscribe(this::take);
    }

    private void take(@Nullable OriginalityReport report) {
        percents =
                report == null ? new int[Part.values().length] : report.parts().percents();
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        int before = 0;
        for (Part part : Part.values()) {
            int percent = PartLooks.percent(percents, part);
            double left = Math.rint(width * before / 100);
            double right = Math.rint(width * (before + percent) / 100);
            Region region = parts.get(part);
            if (region != null) {
                region.setVisible(percent > 0);
                region.resizeRelocate(snappedLeftInset() + left, snappedTopInset(), right - left, height);
            }
            before += percent;
        }
    }
}
