package app.likeness.ui.scan;

import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.ScanProgress;
import app.likeness.ui.words.Messages;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The strip folded to one line, above the other views while a scan runs.
public final class ScanLine extends HBox {
    /// @param hidden whether the whole strip is in sight anyway
    public ScanLine(Messages messages, ScanModel model, ObservableValue<Boolean> hidden) {
        ScanWords words = new ScanWords(messages, model);
        getStyleClass().add("scan-folded");
        Supplier<String> stage = () -> words.stage(model.progress().stage());
        Label name = label(bind(messages, model, stage));
        ProgressBar bar = new ProgressBar();
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty()
                .bind(model.progressProperty().map(ScanProgress::fraction).orElse(-1.0));
        bar.accessibleTextProperty().bind(bind(messages, model, stage));
        HBox.setHgrow(bar, Priority.ALWAYS);
        Label pace = label(bind(messages, model, words::state));
        Button stop = new Button();
        stop.textProperty().bind(messages.text("scan.action.stop"));
        stop.getStyleClass().add("status-button");
        stop.setMinWidth(Region.USE_PREF_SIZE);
        stop.setOnAction(event -> model.stop());
        stop.disableProperty().bind(model.stateProperty().isEqualTo(ScanModel.State.STOPPING));
        getChildren().addAll(name, bar, pace, stop);
        visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.isRunning() && !hidden.getValue(), model.stateProperty(), hidden));
        managedProperty().bind(visibleProperty());
    }

    private static Label label(StringBinding text) {
        Label label = new Label();
        label.textProperty().bind(text);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static StringBinding bind(Messages messages, ScanModel model, Supplier<String> text) {
        return Bindings.createStringBinding(
                text::get, messages.localeProperty(), model.progressProperty(), model.stateProperty());
    }
}
