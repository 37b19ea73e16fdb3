package app.likeness.ui.scan;

import app.likeness.scan.progress.Stage;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// How the scan goes: its four stages, a bar, rate and time left, and the button to stop it or go on.
public final class ScanStrip extends StackPane {
    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass STOPPED = PseudoClass.getPseudoClass("stopped");

    private static final double NARROW = 900;

    private final Messages messages;
    private final ScanModel model;
    private final ScanWords words;

    /// @param scanAgain goes on after a stop, or looks for changes
    public ScanStrip(Messages messages, ScanModel model, Runnable scanAgain) {
        this.messages = messages;
        this.model = model;
        words = new ScanWords(messages, model);
        getStyleClass().add("scan-strip");
        setId("scan-strip");

        HBox stages = new HBox();
        stages.getStyleClass().add("scan-stages");
        for (Stage stage : Stage.values()) {
            if (stage != Stage.FIND) {
                Region line = new Region();
                line.getStyleClass().add("scan-stage-line");
                stages.getChildren().add(line);
            }
            stages.getChildren().add(mark(stage));
        }
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label state = new Label();
        state.getStyleClass().addAll("text-quiet", "text-note");
        state.setId("scan-state");
        state.setWrapText(true);
        state.setMinHeight(USE_PREF_SIZE);
        Explanations.add(state, () -> messages.get("explain.scan"));
        state.textProperty().bind(following(words::state));
        HBox line = new HBox(stages, space, state);
        line.getStyleClass().add("scan-line");

        VBox middle = new VBox(line, bar());
        // Where the stages leave no room beside them, the words go below the bar.
        widthProperty().subscribe(width -> {
            boolean narrow = width.doubleValue() < NARROW;
            if (narrow != middle.getChildren().contains(state)) {
                line.getChildren().remove(state);
                middle.getChildren().remove(state);
                (narrow ? middle : line).getChildren().add(state);
            }
        });
        middle.getStyleClass().add("scan-middle");
        HBox.setHgrow(middle, Priority.ALWAYS);
        BreakingRow row = new BreakingRow(
                middle,
                pause("scan.action.pause", MaterialDesignP.PAUSE, ScanModel.State.RUNNING, model::pause),
                pause("scan.action.resume", MaterialDesignP.PLAY, ScanModel.State.PAUSED, model::resume),
                stop(),
                again("scan.action.continue", MaterialDesignP.PLAY, ScanModel.State.STOPPED, scanAgain),
                again("scan.action.again", MaterialDesignR.REFRESH, ScanModel.State.DONE, scanAgain),
                again("scan.action.retry", MaterialDesignR.REFRESH, ScanModel.State.FAILED, scanAgain));
        row.getStyleClass().add("scan-row");
        getChildren().add(row);
        model.stateProperty()
                .subscribe(now -> pseudoClassStateChanged(
                        STOPPED, now == ScanModel.State.STOPPED || now == ScanModel.State.PAUSED));
        visibleProperty().bind(model.stateProperty().isNotEqualTo(ScanModel.State.NONE));
        managedProperty().bind(visibleProperty());
    }

    private Node mark(Stage stage) {
        FontIcon done = new FontIcon(MaterialDesignC.CHECK);
        StackPane mark = new StackPane(done);
        mark.getStyleClass().add("scan-mark");
        Label name = new Label();
        name.getStyleClass().add("scan-stage-name");
        name.textProperty().bind(following(() -> words.stage(stage)));
        name.setMinWidth(Region.USE_PREF_SIZE);
        HBox both = new HBox(mark, name);
        both.getStyleClass().add("scan-stage");
        Runnable show = () -> {
            boolean past = model.isPast(stage);
            boolean current = !past && model.progress().stage() == stage;
            both.pseudoClassStateChanged(DONE, past);
            both.pseudoClassStateChanged(NOW, current);
            done.setVisible(past);
        };
        model.progressProperty().subscribe(show);
        model.stateProperty().subscribe(show);
        show.run();
        return both;
    }

    private ProgressBar bar() {
        ProgressBar bar = new ProgressBar();
        bar.getStyleClass().add(Styles.MEDIUM);
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> model.state() == ScanModel.State.DONE ? 1 : fraction(),
                        model.progressProperty(),
                        model.stateProperty()));
        // Where nobody knows how far it is, and it stands still, there is nothing to show.
        bar.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.state() == ScanModel.State.DONE
                                || isAtWork()
                                || model.progress().fraction() >= 0,
                        model.progressProperty(),
                        model.stateProperty()));
        bar.accessibleTextProperty()
                .bind(following(() -> words.stage(model.progress().stage())));
        return bar;
    }

    private double fraction() {
        double fraction = model.progress().fraction();
        // Moving to and fro means "at work", which a stopped scan is not.
        return fraction < 0 && !isAtWork() ? 0 : fraction;
    }

    private boolean isAtWork() {
        return model.isRunning() && model.state() != ScanModel.State.PAUSED;
    }

    private Button stop() {
        Button stop = Buttons.of(messages, "scan.action.stop", MaterialDesignS.STOP, "Esc", model::stop);
        stop.setId("scan-stop");
        stop.visibleProperty().bind(model.stateProperty().map(now -> model.isRunning()));
        stop.managedProperty().bind(stop.visibleProperty());
        stop.disableProperty().bind(model.stateProperty().isEqualTo(ScanModel.State.STOPPING));
        return stop;
    }

    private Button pause(String key, Ikon icon, ScanModel.State when, Runnable action) {
        Button button = Buttons.of(messages, key, icon, action);
        button.setId("scan-" + key.substring(key.lastIndexOf('.') + 1));
        button.visibleProperty().bind(model.stateProperty().isEqualTo(when));
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }

    private Button again(String key, Ikon icon, ScanModel.State when, Runnable action) {
        Button button = Buttons.of(messages, key, icon, "F5", action);
        button.setId("scan-" + key.substring(key.lastIndexOf('.') + 1));
        button.visibleProperty().bind(model.stateProperty().isEqualTo(when));
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }

    private StringBinding following(Supplier<String> text) {
        return Bindings.createStringBinding(
                text::get, messages.localeProperty(), model.progressProperty(), model.stateProperty());
    }
}
