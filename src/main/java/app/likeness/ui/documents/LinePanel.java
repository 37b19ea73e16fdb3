package app.likeness.ui.documents;

import app.likeness.compare.Stop;
import app.likeness.ui.Explanations;
import app.likeness.ui.Messages;
import app.likeness.ui.Shown;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;

/// Where the line is drawn: the histogram, the stops that have names, and what is usual here.
final class LinePanel extends HBox {
    private static final List<Stop> LEFT_TO_RIGHT = List.of(Stop.STRICT, Stop.BALANCED, Stop.WIDE);
    private static final List<String> PILLS = List.of("left-pill", "center-pill", "right-pill");

    private static final double ROOMY = 160;

    private final Messages messages;
    private final LineModel line;

    LinePanel(Messages messages, ResultsModel model, LineModel line) {
        this.messages = messages;
        this.line = line;
        getStyleClass().add("line-panel");
        HistogramChart chart = new HistogramChart(messages, model, line);
        setHgrow(chart, Priority.ALWAYS);
        getChildren().addAll(chart, side());
    }

    private Node side() {
        Label title = new Label();
        title.textProperty().bind(messages.text("results.line.question"));
        title.getStyleClass().add("text-section");
        VBox side = new VBox(title, stops(), usual());
        side.getStyleClass().add("line-side");
        return side;
    }

    private Node stops() {
        HBox stops = new HBox();
        stops.getStyleClass().add("segmented");
        ToggleGroup group = new ToggleGroup();
        for (int i = 0; i < PILLS.size(); i++) {
            Stop stop = LEFT_TO_RIGHT.get(i);
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(messages.text(HistogramChart.key(stop)));
            button.setToggleGroup(group);
            button.getStyleClass().add(PILLS.get(i));
            button.setId("line-" + stop.label());
            button.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(button, Priority.ALWAYS);
            button.setOnAction(event -> {
                button.setSelected(true);
                line.draw(stop);
            });
            Explanations.add(button, () -> messages.get("results.line.stop", messages.percent(line.share(stop))));
            line.shownProperty().subscribe(shown -> button.setSelected(shown.line() == stop));
            stops.getChildren().add(button);
        }
        return stops;
    }

    private Node usual() {
        Label title = new Label();
        title.textProperty()
                .bind(Bindings.createStringBinding(this::title, messages.localeProperty(), line.shownProperty()));
        title.getStyleClass().add("text-section");
        title.setId("usual-title");
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        Label words = new Label();
        words.textProperty()
                .bind(Bindings.createStringBinding(this::explained, messages.localeProperty(), line.shownProperty()));
        words.getStyleClass().addAll("text-dense", "text-quiet");
        words.setWrapText(true);
        // In a small window there is no room for it: the explanation says it.
        words.visibleProperty().bind(heightProperty().greaterThan(ROOMY));
        words.managedProperty().bind(words.visibleProperty());
        Explanations.add(title, () -> explained() + "\n" + messages.get("help.number.usual.meaning"));
        Explanations.add(words, () -> messages.get("help.number.usual.meaning"));
        VBox both = new VBox(title, words);
        both.getStyleClass().add("usual-words");
        HBox.setHgrow(both, Priority.ALWAYS);
        HBox usual = new HBox(new FontIcon(MaterialDesignI.INFORMATION_OUTLINE), both);
        usual.getStyleClass().add("usual");
        return usual;
    }

    private String title() {
        Shown shown = line.shownProperty().getValue();
        if (!shown.usual().isKnown()) {
            return messages.get("results.usual.unknown");
        }
        return shown.usual().share() == 0
                ? messages.get("results.usual.nothing")
                : messages.get("results.usual", messages.percent(shown.usual().share()));
    }

    private String explained() {
        Shown shown = line.shownProperty().getValue();
        if (!shown.usual().isKnown()) {
            return messages.get("results.usual.unknown.explained");
        }
        boolean isClear = shown.least() > shown.usual().share();
        return messages.get(
                isClear ? "results.usual.clear" : "results.usual.inside",
                shown.usual().pairs());
    }
}
