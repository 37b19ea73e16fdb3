package app.likeness.ui.methods;

import app.likeness.evaluate.Curve.Point;
import app.likeness.fingerprint.Method;
import app.likeness.scan.study.MethodFigures;
import app.likeness.ui.methods.model.Basis;
import app.likeness.ui.methods.model.MethodLines;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.methods.model.Threshold;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.util.OptionalDouble;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// What stands above the charts: how far measuring is, which line would do better, and the way back when it was taken.
final class Notices extends VBox {
    /// How long the way back is offered here.
    private static final Duration UNDO = Duration.seconds(30);

    private final Messages messages;
    private final StudyModel model;
    private final ObjectProperty<@Nullable Taken> taken = new SimpleObjectProperty<>();

    /// A line that was taken.
    private record Taken(Method method, double threshold, Runnable undo) {}

    Notices(Messages messages, StudyModel model) {
        this.messages = messages;
        this.model = model;
        getStyleClass().add("notices");
        getChildren().addAll(measuring(), still(), suggestion(), undo());
        // A bar that is not there takes no room.
        visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> getChildren().stream().anyMatch(Node::isVisible),
                        getChildren().stream().map(Node::visibleProperty).toArray(javafx.beans.Observable[]::new)));
        managedProperty().bind(visibleProperty());
    }

    private Node measuring() {
        Label words = new Label();
        words.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                "methods.state.computing",
                                messages.percent(model.progressProperty().get())),
                        messages.localeProperty(),
                        model.progressProperty()));
        words.setId("methods-progress");
        Explanations.add(words, () -> messages.get("methods.nothing.combined.more"));
        words.setMinWidth(Region.USE_PREF_SIZE);
        ProgressBar bar = new ProgressBar();
        bar.progressProperty().bind(model.progressProperty());
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.accessibleTextProperty().bind(words.textProperty());
        HBox.setHgrow(bar, Priority.ALWAYS);
        Button stop = Buttons.of(messages, "methods.state.stop", MaterialDesignS.STOP, model::stop);
        stop.setId("methods-stop");
        stop.getStyleClass().add(Styles.SMALL);
        HBox line = new HBox(new FontIcon(MaterialDesignC.CHART_BELL_CURVE_CUMULATIVE), words, bar, stop);
        line.getStyleClass().addAll("notice", "quiet");
        show(line, model.phaseProperty().map(phase -> phase == StudyModel.Phase.COMPUTING));
        return line;
    }

    /// Why nothing is measured now.
    private Node still() {
        Label words = new Label();
        words.setWrapText(true);
        words.setId("methods-state");
        words.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> switch (model.phaseProperty().get()) {
                            case NOTHING -> messages.get("methods.state.nothing");
                            case WAITING -> messages.get("methods.state.waiting");
                            case STOPPED -> messages.get("methods.state.stopped");
                            case FAILED -> messages.get("methods.state.failed");
                            case COMPUTING, READY -> "";
                        },
                        messages.localeProperty(),
                        model.phaseProperty()));
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button again = Buttons.of(messages, "methods.state.resume", MaterialDesignP.PLAY, model::resume);
        again.setId("methods-resume");
        again.getStyleClass().add(Styles.SMALL);
        show(
                again,
                model.phaseProperty()
                        .map(phase -> phase == StudyModel.Phase.STOPPED || phase == StudyModel.Phase.FAILED));
        FontIcon icon = new FontIcon();
        icon.iconCodeProperty().bind(model.phaseProperty().map(Notices::icon));
        HBox line = new HBox(icon, words, again);
        line.getStyleClass().add("notice");
        model.phaseProperty()
                .subscribe(phase -> line.pseudoClassStateChanged(
                        javafx.css.PseudoClass.getPseudoClass("failed"), phase == StudyModel.Phase.FAILED));
        show(
                line,
                model.phaseProperty()
                        .map(phase -> phase != StudyModel.Phase.COMPUTING && phase != StudyModel.Phase.READY));
        return line;
    }

    private static Ikon icon(StudyModel.Phase phase) {
        return phase == StudyModel.Phase.FAILED ? MaterialDesignA.ALERT_OUTLINE : MaterialDesignI.INFORMATION_OUTLINE;
    }

    private Node suggestion() {
        Label best = new Label();
        best.getStyleClass().add("text-strong");
        best.setId("methods-suggestion");
        best.setWrapText(true);
        Label rule = new Label();
        rule.textProperty().bind(messages.text("methods.suggestion.rule"));
        rule.getStyleClass().addAll("text-note", "text-quiet");
        rule.setWrapText(true);
        VBox words = new VBox(best, rule);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button take = Buttons.of(messages, "methods.suggestion.take", MaterialDesignC.CHECK, this::take);
        take.getStyleClass().add(Styles.ACCENT);
        take.setId("methods-take");
        HBox line = new HBox(new FontIcon(MaterialDesignC.CHART_BELL_CURVE_CUMULATIVE), words, take);
        line.getStyleClass().addAll("notice", "accent");
        ObservableValue<String> sentence = Bindings.createStringBinding(
                this::sentence,
                messages.localeProperty(),
                model.studyProperty(),
                model.selectedProperty(),
                model.lines().lines());
        best.textProperty().bind(sentence);
        show(line, sentence.map(text -> !text.isEmpty()));
        return line;
    }

    /// Which line would do better, and how much; empty when none would.
    private String sentence() {
        MethodFigures figures = model.figures(model.selectedProperty().get());
        OptionalDouble suggested = model.suggestion();
        if (figures == null || suggested.isEmpty()) {
            return "";
        }
        Method method = figures.method();
        Point best = figures.curve().at(suggested.getAsDouble());
        Point now = figures.now();
        return messages.get(
                model.basisProperty().get() == Basis.COMBINED ? "methods.suggestion.here" : "methods.suggestion",
                method.label(),
                Threshold.words(messages, method, best.threshold()),
                best.right(),
                best.related(),
                best.wrong(),
                Threshold.words(messages, method, now.threshold()),
                now.right(),
                now.wrong());
    }

    private void take() {
        Method method = model.selectedProperty().get();
        OptionalDouble suggested = model.suggestion();
        if (suggested.isPresent()) {
            double threshold = suggested.getAsDouble();
            taken.set(new Taken(method, threshold, model.lines().draw(method, threshold)));
        }
    }

    /// Takes a line back that was taken a moment ago; whether there was one.
    boolean takeBack() {
        Taken last = taken.get();
        if (last == null) {
            return false;
        }
        taken.set(null);
        last.undo.run();
        return true;
    }

    private Node undo() {
        Label words = new Label();
        words.setId("methods-taken");
        words.setWrapText(true);
        words.setMaxWidth(Double.MAX_VALUE);
        words.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            Taken last = taken.get();
                            return last == null
                                    ? ""
                                    : messages.get(
                                            MethodLines.kind(last.method) == MethodLines.Kind.SHOWN
                                                    ? "methods.taken.shown"
                                                    : "methods.taken.scan",
                                            last.method.label(),
                                            Threshold.words(messages, last.method, last.threshold));
                        },
                        messages.localeProperty(),
                        taken));
        HBox.setHgrow(words, Priority.ALWAYS);
        Button undo = Buttons.of(messages, "methods.taken.undo", MaterialDesignU.UNDO, this::takeBack);
        undo.setId("methods-undo");
        undo.getStyleClass().add(Styles.SMALL);
        HBox line = new HBox(new FontIcon(MaterialDesignC.CHECK), words, undo);
        line.getStyleClass().addAll("notice", "quiet");
        show(line, taken.map(last -> true).orElse(false));
        PauseTransition pause = new PauseTransition(UNDO);
        pause.setOnFinished(event -> taken.set(null));
        taken.subscribe(last -> {
            pause.stop();
            if (last != null) {
                pause.playFromStart();
            }
        });
        return line;
    }

    private static void show(Node node, ObservableValue<Boolean> when) {
        node.visibleProperty().bind(when);
        node.managedProperty().bind(node.visibleProperty());
    }
}
