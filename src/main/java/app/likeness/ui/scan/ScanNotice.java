package app.likeness.ui.scan;

import app.likeness.scan.progress.ScanSummary;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Says above the other views what a scan found that somebody asked for again, for half a minute or until it is closed:
/// where nothing changed, nothing else would.
public final class ScanNotice extends HBox {
    private static final Duration SHOWN = Duration.seconds(30);

    /// @param before what the scan before it had found; null where that is not known
    private record Asked(@Nullable ScanSummary before) {}

    private final Messages messages;
    private final ScanModel model;
    private final SimpleObjectProperty<@Nullable Asked> asked = new SimpleObjectProperty<>();

    /// @param hidden whether the whole strip is in sight anyway
    public ScanNotice(Messages messages, ScanModel model, ObservableValue<Boolean> hidden) {
        this.messages = messages;
        this.model = model;
        setId("scan-notice");
        getStyleClass().addAll("undo-bar", "scan-notice");
        Label words = new Label();
        words.setId("scan-notice-words");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        words.setMaxWidth(Double.MAX_VALUE);
        words.textProperty()
                .bind(Bindings.createStringBinding(
                        this::words, messages.localeProperty(), model.stateProperty(), asked));
        Explanations.add(words, () -> messages.get("scan.notice.meaning"));
        HBox.setHgrow(words, Priority.ALWAYS);
        Button close = Buttons.icon(messages, "scan.notice.close", MaterialDesignC.CLOSE, () -> asked.set(null));
        close.getStyleClass().addAll("flat", "small");
        getChildren().addAll(words, close);
        visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> asked.get() != null && model.state() == ScanModel.State.DONE && !hidden.getValue(),
                        asked,
                        model.stateProperty(),
                        hidden));
        managedProperty().bind(visibleProperty());
        PauseTransition pause = new PauseTransition(SHOWN);
        pause.setOnFinished(event -> asked.set(null));
        visibleProperty().subscribe(isShown -> {
            if (isShown) {
                pause.playFromStart();
            } else {
                pause.stop();
            }
        });
    }

    /// Says what the scan finds that begins now.
    public void expect() {
        asked.set(new Asked(model.summaryProperty().get()));
    }

    private String words() {
        Asked now = asked.get();
        ScanSummary found = model.summaryProperty().get();
        if (now == null || found == null || model.state() != ScanModel.State.DONE) {
            return "";
        }
        return isSame(now.before(), found)
                ? messages.get("scan.notice.same", found.documents(), found.clusters())
                : messages.get("scan.notice.changed", new ScanWords(messages, model).state());
    }

    private static boolean isSame(@Nullable ScanSummary before, ScanSummary found) {
        return found.read() == 0
                && before != null
                && !before.stopped()
                && before.pairs() == found.pairs()
                && before.documents() == found.documents()
                && before.skipped() == found.skipped()
                && before.hidden() == found.hidden();
    }
}
