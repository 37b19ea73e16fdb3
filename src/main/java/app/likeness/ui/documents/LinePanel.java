package app.likeness.ui.documents;

import app.likeness.compare.findings.Stop;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;

/// Where the line is drawn: the histogram, the stops that have names, and what is usual here. Folded, as it is in a low
/// window, it is one row without the histogram.
final class LinePanel extends HBox {
    private static final List<Stop> LEFT_TO_RIGHT = List.of(Stop.STRICT, Stop.BALANCED, Stop.WIDE);
    private static final List<String> PILLS = List.of("left-pill", "center-pill", "right-pill");
    private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

    private static final double ROOMY = 160;

    /// In a lower window the rows below matter more.
    private static final double ROOM_FOR_CHART = 780;

    private static final double ROOM_FOR_ALL = 1000;

    private final Messages messages;
    private final LineModel line;
    private final HistogramChart chart;
    private final Label title = new Label();
    private final HBox stops;
    private final Node usual;
    private final Label words = new Label();
    private final Button fold = new Button();
    private final BooleanProperty folded = new SimpleBooleanProperty();
    /// Whether somebody has said how it is to be, so that it stays so.
    private boolean isChosen;

    LinePanel(Messages messages, ResultsModel model, LineModel line) {
        this.messages = messages;
        this.line = line;
        getStyleClass().add("line-panel");
        setId("line-panel");
        chart = new HistogramChart(messages, model, line);
        setHgrow(chart, Priority.ALWAYS);
        stops = stops();
        stops.setMinWidth(USE_PREF_SIZE);
        usual = usualWords();
        title.textProperty().bind(messages.text("results.line.question"));
        title.getStyleClass().add("text-section");
        title.setMinWidth(USE_PREF_SIZE);
        words.textProperty().bind(chart.wordsProperty());
        words.setId("line-words");
        words.getStyleClass().add("text-strong");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.setMaxWidth(Double.MAX_VALUE);
        setHgrow(words, Priority.ALWAYS);
        Explanations.add(words, () -> chart.tip() + "\n" + title() + ". " + explained());
        foldButton();
        folded.subscribe(this::arrange);
        Zoom.height(this).orElse(ROOM_FOR_CHART).subscribe(height -> {
            if (!isChosen) {
                folded.set(height.doubleValue() < ROOM_FOR_CHART);
            }
        });
        var width = Zoom.width(this).orElse(ROOM_FOR_ALL);
        title.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !folded.get() || width.getValue().doubleValue() >= ROOM_FOR_ALL, folded, width));
        title.managedProperty().bind(title.visibleProperty());
        fold.textProperty()
                .bind(folded.and(title.visibleProperty())
                        .flatMap(isSaid ->
                                isSaid ? messages.text("results.line.unfold") : new SimpleStringProperty("")));
    }

    /// Whether there is one row alone.
    ReadOnlyBooleanProperty foldedProperty() {
        return folded;
    }

    private void foldButton() {
        fold.setId("line-fold");
        fold.getStyleClass().addAll("line-fold", "flat");
        fold.setMinWidth(USE_PREF_SIZE);
        fold.setContentDisplay(ContentDisplay.RIGHT);
        fold.setOnAction(event -> {
            isChosen = true;
            folded.set(!folded.get());
            // It was taken out and put in again.
            fold.requestFocus();
        });
        var name = folded.flatMap(isFolded -> messages.text(isFolded ? "results.line.unfold" : "results.line.fold"));
        fold.accessibleTextProperty().bind(name);
        var tip = new Tooltip();
        tip.textProperty().bind(name);
        fold.setTooltip(tip);
    }

    private void arrange() {
        boolean isFolded = folded.get();
        pseudoClassStateChanged(FOLDED, isFolded);
        fold.setGraphic(new FontIcon(isFolded ? MaterialDesignC.CHEVRON_DOWN : MaterialDesignC.CHEVRON_UP));
        getChildren().clear();
        if (isFolded) {
            getChildren().addAll(title, stops, words, fold);
        } else {
            Region space = new Region();
            setHgrow(space, Priority.ALWAYS);
            HBox head = new HBox(title, space, fold);
            head.getStyleClass().add("line-head");
            VBox side = new VBox(head, stops, usual);
            side.getStyleClass().add("line-side");
            getChildren().addAll(chart, side);
        }
    }

    private HBox stops() {
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

    private Node usualWords() {
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
