package app.likeness.ui.methods;

import app.likeness.ui.methods.chart.CurveChart;
import app.likeness.ui.methods.chart.RecallChart;
import app.likeness.ui.methods.chart.SpreadChart;
import app.likeness.ui.methods.model.Axis;
import app.likeness.ui.methods.model.Labels;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.util.concurrent.Callable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Line;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The charts with their heads; they give way to a sentence while there is nothing to draw, and to a table of the same
/// numbers when somebody wants to read them.
final class ChartPanel extends HBox {
    private static final double SAMPLE = 26;
    private static final double ROOMY = 1_000;
    private static final double BOTH = 700;

    private final Messages messages;
    private final StudyModel model;
    private final CurveChart curves;
    private final BooleanProperty asTable = new SimpleBooleanProperty();
    private final BooleanProperty asSpread = new SimpleBooleanProperty();

    ChartPanel(Messages messages, StudyModel model) {
        this.messages = messages;
        this.model = model;
        this.curves = new CurveChart(messages, model);
        getStyleClass().add("charts");
        VBox left = card(leftHead(), new StackPane(curves, new ValueTable(messages, model).node()));
        VBox right = card(rightHead(), new StackPane(new RecallChart(messages, model), spread()));
        right.getStyleClass().add("recall-card");
        StackPane pictures = (StackPane) right.getChildren().get(1);
        show(pictures.getChildren().getFirst(), asSpread.not());
        show(pictures.getChildren().getLast(), asSpread);
        HBox.setHgrow(left, Priority.ALWAYS);
        StackPane body = (StackPane) left.getChildren().get(1);
        show(curves, asTable.not());
        show(body.getChildren().get(1), asTable);
        Node nothing = nothing();
        HBox.setHgrow(nothing, Priority.ALWAYS);
        ObservableValue<Boolean> hasFigures =
                model.studyProperty().map(study -> !study.figures().isEmpty());
        show(left, hasFigures);
        ObservableValue<Boolean> hasSpreads =
                model.studyProperty().map(study -> !study.spreads().isEmpty());
        // Beside the sentence about what is missing only where there is room for both.
        show(
                right,
                Bindings.createBooleanBinding(
                        () -> hasFigures.getValue() || (hasSpreads.getValue() && getWidth() > BOTH),
                        hasFigures,
                        hasSpreads,
                        widthProperty()));
        // Without anything to hold the methods against there are only the pairs themselves.
        hasFigures.subscribe(has -> {
            if (!has) {
                asSpread.set(true);
            }
        });
        show(nothing, hasFigures.map(has -> !has));
        getChildren().addAll(left, right, nothing);
    }

    CurveChart curves() {
        return curves;
    }

    private static VBox card(Node head, Node body) {
        VBox card = new VBox(head, body);
        card.getStyleClass().addAll("plain-card", "chart-card");
        VBox.setVgrow(body, Priority.ALWAYS);
        return card;
    }

    private Node leftHead() {
        HBox axes = new HBox();
        axes.getStyleClass().add("segmented");
        ToggleGroup group = new ToggleGroup();
        for (Axis axis : new Axis[] {Axis.DISTANCE, Axis.SIMILARITY}) {
            ToggleButton button = new ToggleButton();
            button.textProperty()
                    .bind(messages.text(
                            axis == Axis.DISTANCE ? "methods.picture.distance" : "methods.picture.similarity"));
            button.getStyleClass().addAll(axis == Axis.DISTANCE ? "left-pill" : "right-pill", Styles.SMALL);
            button.setId(axis == Axis.DISTANCE ? "axis-distance" : "axis-similarity");
            button.setToggleGroup(group);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(event -> {
                button.setSelected(true);
                curves.axisProperty().set(axis);
            });
            curves.axisProperty().subscribe(now -> button.setSelected(now == axis));
            axes.getChildren().add(button);
        }
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button table =
                Buttons.icon(messages, "methods.values.show", MaterialDesignT.TABLE, () -> asTable.set(!asTable.get()));
        table.setId("methods-as-table");
        table.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
        table.accessibleTextProperty().unbind();
        table.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(asTable.get() ? "methods.values.hide" : "methods.values.show"),
                        messages.localeProperty(),
                        asTable));
        table.getTooltip().textProperty().unbind();
        table.getTooltip().textProperty().bind(table.accessibleTextProperty());
        HBox head = new HBox(
                axes, gap, sample("methods.legend.recall", false), sample("methods.legend.precision", true), table);
        head.getStyleClass().add("chart-head");
        return head;
    }

    private Node sample(String key, boolean isDashed) {
        Line line = new Line(0, 0, SAMPLE, 0);
        line.getStyleClass().add("legend-line");
        if (isDashed) {
            line.getStrokeDashArray().addAll(6.0, 4.0);
        }
        Label label = new Label();
        label.setGraphic(line);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(messages.text(key));
        label.setTooltip(tip);
        // The explanation where there is room for it.
        label.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                getWidth() > ROOMY
                                        ? key
                                        : isDashed ? "methods.column.precision" : "methods.column.recall"),
                        messages.localeProperty(),
                        widthProperty()));
        label.getStyleClass().addAll("text-note", "text-quiet");
        label.setMinWidth(Region.USE_PREF_SIZE);
        show(label, asTable.not());
        return label;
    }

    private Node rightHead() {
        HBox pictures = new HBox();
        pictures.getStyleClass().add("segmented");
        ToggleGroup group = new ToggleGroup();
        pictures.getChildren()
                .addAll(
                        picture("methods.recall.title", "picture-recall", false, group),
                        picture("methods.spread.title", "picture-spread", true, group));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label note = new Label();
        note.textProperty().bind(messages.text("methods.recall.note"));
        note.getStyleClass().addAll("text-note", "text-quiet");
        note.setMinWidth(0);
        show(note, widthProperty().greaterThan(ROOMY).and(asSpread.not()));
        HBox head = new HBox(pictures, gap, note);
        head.getStyleClass().add("chart-head");
        return head;
    }

    private ToggleButton picture(String key, String id, boolean isSpread, ToggleGroup group) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(messages.text(key));
        button.getStyleClass().addAll(isSpread ? "right-pill" : "left-pill", Styles.SMALL);
        button.setId(id);
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> {
            button.setSelected(true);
            asSpread.set(isSpread);
        });
        asSpread.subscribe(now -> button.setSelected(now == isSpread));
        return button;
    }

    /// Where the pairs lie, with what that says in words.
    private Node spread() {
        SpreadChart chart = new SpreadChart(messages, model);
        Label words = new Label();
        words.setId("methods-spread-words");
        words.textProperty().bind(chart.wordsProperty());
        words.getStyleClass().addAll("text-note", "text-quiet");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        Explanations.add(words, () -> messages.get("methods.spread.explained"));
        VBox.setVgrow(chart, Priority.ALWAYS);
        return new VBox(4, chart, words);
    }

    /// What is missing before there is something to draw.
    private Node nothing() {
        FontIcon icon = new FontIcon(MaterialDesignC.CHART_BELL_CURVE_CUMULATIVE);
        icon.getStyleClass().add("nothing-icon");
        Label title = new Label();
        title.setId("methods-nothing");
        title.getStyleClass().add("text-view-title");
        title.setWrapText(true);
        title.textProperty().bind(words(() -> title()));
        Label more = new Label();
        more.getStyleClass().add("text-quiet");
        more.setWrapText(true);
        more.textProperty().bind(words(() -> more()));
        VBox nothing = new VBox(icon, title, more);
        nothing.getStyleClass().addAll("plain-card", "charts-nothing");
        return nothing;
    }

    private ObservableValue<String> words(Callable<String> words) {
        return Bindings.createStringBinding(
                words,
                messages.localeProperty(),
                model.basisProperty(),
                model.phaseProperty(),
                model.labels().labelsProperty());
    }

    private String title() {
        Labels labels = model.labels().labelsProperty().get();
        return switch (model.basisProperty().get()) {
            case LABELLED ->
                labels.isEnough()
                        ? messages.get("methods.nothing.soon")
                        : messages.get(
                                "methods.nothing.label",
                                Labels.FEWEST,
                                labels.known().size());
            case COMPLETE ->
                labels.related() == 0 ? messages.get("methods.nothing.truth") : messages.get("methods.nothing.soon");
            case COMBINED -> messages.get("methods.nothing.soon");
        };
    }

    private String more() {
        return switch (model.basisProperty().get()) {
            case LABELLED -> messages.get("methods.nothing.label.more");
            case COMPLETE -> messages.get("methods.nothing.truth.more");
            case COMBINED -> messages.get("methods.nothing.combined.more");
        };
    }

    private static void show(Node node, ObservableValue<Boolean> when) {
        node.visibleProperty().bind(when);
        node.managedProperty().bind(when);
    }
}
