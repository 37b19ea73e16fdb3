package app.likeness.ui.pair;

import app.likeness.compare.SideBySideRow;
import app.likeness.report.FoldWords;
import app.likeness.text.Fold;
import app.likeness.ui.Messages;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Two documents side by side with what they share.
///
/// Keys: Alt+↓ ↑ next and previous match, Alt+→ ← next and previous pair, F7 and Shift+F7 or N and P next and previous
/// difference, U marks disguises or leaves them masked, T shows the texts as they were compared
/// or as they are, Esc back.
public final class PairView extends BorderPane {
    private static final double NARROW = 1000;
    private static final Duration LOADING_DELAY = Duration.millis(250);
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final Messages messages;
    private final PairModel model;
    private final Runnable onBack;
    private final BooleanProperty compact = new SimpleBooleanProperty();
    private final PairHeader header;
    private final ReadingView reading;
    private final DifferencesPanel differences;

    /// @param onBack leads to where the pair was opened from
    /// @param openFile opens a document's file in the program that the system has for it
    public PairView(Messages messages, PairModel model, Runnable onBack, Consumer<Path> openFile) {
        this.messages = messages;
        this.model = model;
        this.onBack = onBack;
        setId("pair-view");
        getStyleClass().add("pair-view");
        getStylesheets().add(PairView.class.getResource("pair.css").toExternalForm());
        compact.bind(sceneProperty()
                .flatMap(Scene::widthProperty)
                .map(width -> width.doubleValue() < NARROW)
                .orElse(false));
        compact.addListener((ignored, before, small) -> pseudoClassStateChanged(COMPACT, small));
        header = new PairHeader(messages, model, compact, onBack);
        reading = new ReadingView(model);
        reading.compactProperty().bind(compact);
        for (Side side : Side.values()) {
            reading.pane(side).nameDisguises(fold -> words(side, fold));
            reading.pane(side).nameLeftOut(span -> new MatchReasons(messages).leftOut(span.kinds()));
        }
        var foot = new Foot(messages, model, compact);
        var heads = new Heads(messages, model, compact, openFile, reading);
        differences = new DifferencesPanel(model, reading);
        var inReading = model.modeProperty().isEqualTo(PairModel.Mode.READING);
        reading.visibleProperty().bind(inReading);
        differences.visibleProperty().bind(inReading.not());
        // What is hidden is not laid out.
        reading.managedProperty().bind(reading.visibleProperty());
        differences.managedProperty().bind(differences.visibleProperty());
        model.modeProperty().addListener((ignored, before, mode) -> keepPlace(mode));
        var body = new VBox(
                heads,
                new DisguiseBar(messages, model, reading),
                new StackPane(reading, differences, foot.sheet()),
                foot);
        body.getStyleClass().add("pair-body");
        VBox.setVgrow(body.getChildren().get(2), Priority.ALWAYS);
        body.visibleProperty().bind(model.phaseProperty().isEqualTo(PairModel.Phase.READY));
        setTop(header);
        setCenter(new StackPane(body, loading(), trouble()));
        addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        model.phaseProperty().subscribe(this::takeFocus);
        sceneProperty().subscribe(this::takeFocus);
    }

    /// The keys of the view work as soon as there is a pair, and still do when the next one has taken its place:
    /// what had the focus was hidden meanwhile.
    private void takeFocus() {
        Platform.runLater(() -> {
            Scene scene = getScene();
            if (scene != null
                    && model.phaseProperty().get() == PairModel.Phase.READY
                    && !header.isWalkingWith(scene.getFocusOwner())) {
                boolean inReading = model.modeProperty().get() == PairModel.Mode.READING;
                (inReading ? reading.pane(Side.LEFT) : differences.rows()).requestFocus();
            }
        });
    }

    /// The name of the place that the way back leads to.
    public StringProperty originProperty() {
        return header.originProperty();
    }

    ReadingView reading() {
        return reading;
    }

    DifferencesView differences() {
        return differences.rows();
    }

    /// Shows in the other way what was in sight.
    private void keepPlace(PairModel.Mode mode) {
        OpenedPair pair = model.openedProperty().get();
        if (pair == null) {
            return;
        }
        if (mode == PairModel.Mode.DIFFERENCES) {
            model.go(reading.offsetInView(Side.LEFT), reading.offsetInView(Side.RIGHT));
        } else if (differences.rows().rowInView() >= 0) {
            SideBySideRow row = pair.rows().get(differences.rows().rowInView());
            reading.showRow(row);
        }
    }

    private String words(Side side, Fold fold) {
        OpenedPair pair = model.openedProperty().get();
        String text = pair == null ? "" : pair.text(side).text();
        String words = new FoldWords(messages.localeProperty().get()).sentence(fold, text);
        return fold.stands().isEmpty() || fold.stands().length() == 1
                ? words
                : messages.get("pair.disguise.compared", words, fold.stands());
    }

    private Label loading() {
        var label = new Label();
        label.textProperty().bind(messages.text("pair.loading"));
        label.getStyleClass().add("text-quiet");
        // Most pairs are there before anybody could read it.
        var delay = new PauseTransition(LOADING_DELAY);
        delay.setOnFinished(ignored -> label.setVisible(model.phaseProperty().get() == PairModel.Phase.LOADING));
        model.phaseProperty().subscribe(phase -> {
            label.setVisible(false);
            if (phase == PairModel.Phase.LOADING) {
                delay.playFromStart();
            }
        });
        return label;
    }

    /// What stands in place of the texts when there is one missing.
    private VBox trouble() {
        var gone = model.phaseProperty().isEqualTo(PairModel.Phase.GONE);
        var failed = model.phaseProperty().isEqualTo(PairModel.Phase.FAILED);
        var sentence = new Label();
        sentence.setId("pair-trouble");
        sentence.getStyleClass().add("text-section");
        sentence.textProperty()
                .bind(Bindings.when(gone)
                        .then(messages.text(
                                "pair.gone",
                                model.goneProperty().map(document -> document == null ? "" : document.title())))
                        .otherwise(messages.text("pair.failed")));
        var remedy = new Label();
        remedy.setWrapText(true);
        remedy.getStyleClass().add("text-quiet");
        remedy.textProperty()
                .bind(Bindings.when(gone)
                        .then(messages.text("pair.gone.remedy"))
                        .otherwise(messages.text("pair.failed.remedy")));
        var back = new Button();
        back.textProperty().bind(messages.text("pair.action.goBack"));
        back.getStyleClass().add("accent");
        back.setOnAction(ignored -> onBack.run());
        var box = new VBox(12, sentence, remedy, back);
        box.getStyleClass().add("pair-trouble");
        box.setAlignment(Pos.CENTER);
        box.visibleProperty().bind(gone.or(failed));
        return box;
    }

    private void keyPressed(KeyEvent event) {
        Runnable action = action(event);
        if (action != null) {
            action.run();
            event.consume();
        }
    }

    private @Nullable Runnable action(KeyEvent event) {
        KeyCode key = event.getCode();
        if (event.isAltDown() && !event.isShortcutDown()) {
            return switch (key) {
                case DOWN -> model::nextMatch;
                case UP -> model::previousMatch;
                case RIGHT -> model::nextPair;
                case LEFT -> model::previousPair;
                default -> null;
            };
        }
        if (event.isShortcutDown()) {
            return null;
        }
        return switch (key) {
            case F7 -> event.isShiftDown() ? model::previousDifference : model::nextDifference;
            case N -> model::nextDifference;
            case P -> model::previousDifference;
            case U -> () -> toggle(model.unmaskedProperty());
            case T -> () -> toggle(model.asComparedProperty());
            case ESCAPE -> onBack;
            default -> null;
        };
    }

    private static void toggle(BooleanProperty property) {
        property.set(!property.get());
    }
}
