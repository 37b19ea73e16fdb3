package app.likeness.ui.pair;

import app.likeness.compare.rows.SideBySideRow;
import app.likeness.report.names.NameMask;
import app.likeness.report.words.FoldWords;
import app.likeness.text.fold.Fold;
import app.likeness.ui.pair.model.FindModel;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.words.Messages;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
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
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Two documents side by side with what they share.
///
/// Keys: Alt+↓ ↑ next and previous match, Alt+→ ← next and previous pair, F7 and Shift+F7 next and previous
/// difference, U marks disguises or leaves them masked, T shows the texts as they were compared
/// or as they are, Ctrl+F looks for words in both texts, F6 goes to the other text, Esc back.
public final class PairView extends BorderPane {
    private static final double NARROW = 1000;
    private static final double LEAST_FOR_BOTH = 900;
    /// In less, the line over the pair has no room for all its words.
    private static final double LEAST_FOR_WORDS = 1120;
    /// In less, some buttons of the line over the pair would stand outside of the window.
    private static final double LEAST_FOR_BUTTONS = 720;
    /// Of letters, as a multiple of the normal size.
    private static final double LARGEST_FOR_BOTH = 2;

    private static final double NORMAL_LETTER = 14;
    private static final Duration LOADING_DELAY = Duration.millis(250);
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final Messages messages;
    private final PairModel model;
    private final Runnable onBack;
    private final BooleanProperty compact = new SimpleBooleanProperty();
    private final BooleanProperty brief = new SimpleBooleanProperty();
    /// The least height of the texts: seven lines.
    private static final double LEAST_TEXT = 176;

    private final PairHeader header;
    private final ReadingView reading;
    private final DifferencesPanel differences;
    private final Panes panes = new Panes();
    private final Map<Side, PaneMenu> menus = new EnumMap<>(Side.class);
    private final FindModel find;
    private final FindBar findBar;
    /// Never seen: its size is that of the letters of the window.
    private final Text probe = new Text();
    /// The width that there is, in the units in which the view is laid out.
    private double room = NARROW;

    /// @param onBack leads to where the pair was opened from
    /// @param openFile opens a document's file in the program that the system has for it
    /// @param judging what is shown of the review
    public PairView(Messages messages, PairModel model, Runnable onBack, Consumer<Path> openFile, Judging judging) {
        this.messages = messages;
        this.model = model;
        this.onBack = onBack;
        setId("pair-view");
        getStyleClass().add("pair-view");
        getStylesheets().add(PairView.class.getResource("pair.css").toExternalForm());
        probe.setManaged(false);
        probe.setOpacity(0);
        getChildren().add(probe);
        find = new FindModel(model, model.background());
        findBar = new FindBar(messages, find, this::takeFocus);
        header = new PairHeader(messages, model, compact, brief, panes, onBack, this::find);
        compact.addListener((ignored, before, small) -> pseudoClassStateChanged(COMPACT, small));
        Zoom.width(this).orElse(NARROW).subscribe(width -> {
            room = width.doubleValue();
            fit();
        });
        probe.fontProperty().subscribe(this::fit);
        reading = new ReadingView(model, panes);
        reading.compactProperty().bind(compact);
        for (Side side : Side.values()) {
            reading.pane(side).nameDisguises(fold -> words(side, fold));
            reading.pane(side).nameLeftOut(span -> new MatchReasons(messages).leftOut(span));
            reading.pane(side).follow(find.hitsProperty(), find.currentProperty());
            menus.put(side, new PaneMenu(messages, model, side, reading.pane(side), this::find, openFile));
        }
        var foot = new Foot(messages, model, compact, judging);
        var heads = new Heads(messages, model, compact, openFile, reading, panes);
        differences = new DifferencesPanel(model, find, reading);
        var inReading = model.modeProperty().isEqualTo(PairModel.Mode.READING);
        reading.visibleProperty().bind(inReading);
        differences.visibleProperty().bind(inReading.not());
        // What is hidden is not laid out.
        reading.managedProperty().bind(reading.visibleProperty());
        differences.managedProperty().bind(differences.visibleProperty());
        model.modeProperty().addListener((ignored, before, mode) -> keepPlace(mode));
        var shown = new StackPane(reading, differences, foot.sheet());
        // In a low window the view is scrolled, and the text keeps the room of some lines.
        shown.setMinHeight(LEAST_TEXT);
        var body = new VBox(heads, new DisguiseBar(messages, model, reading), findBar, shown, foot);
        body.getStyleClass().add("pair-body");
        VBox.setVgrow(shown, Priority.ALWAYS);
        body.visibleProperty().bind(model.phaseProperty().isEqualTo(PairModel.Phase.READY));
        setTop(header);
        setCenter(new StackPane(body, loading(), trouble()));
        addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        model.phaseProperty().subscribe(this::takeFocus);
        sceneProperty().subscribe(this::takeFocus);
        heightProperty().subscribe(height -> foot.fitInto(height.doubleValue()));
    }

    /// Texts stand side by side where each has some forty letters a line.
    private void fit() {
        double letter = probe.getFont().getSize() / NORMAL_LETTER;
        compact.set(room < NARROW * letter);
        brief.set(room < LEAST_FOR_WORDS * letter);
        panes.singleProperty().set(room < LEAST_FOR_BOTH || letter >= LARGEST_FOR_BOTH);
        header.foldedProperty().set(room < LEAST_FOR_BUTTONS * letter);
    }

    /// Looks for words in both texts.
    public void find() {
        if (model.phaseProperty().get() == PairModel.Phase.READY) {
            findBar.open();
        }
    }

    PaneMenu menu(Side side) {
        return Objects.requireNonNull(menus.get(side));
    }

    FindModel findModel() {
        return find;
    }

    Panes panes() {
        return panes;
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
                Side front =
                        panes.singleProperty().get() ? panes.frontProperty().get() : Side.LEFT;
                (inReading ? reading.pane(front) : differences.rows()).requestFocus();
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
            SideBySideRow row =
                    model.rowsProperty().get().get(differences.rows().rowInView());
            reading.showRow(row);
        }
    }

    private String words(Side side, Fold fold) {
        OpenedPair pair = model.openedProperty().get();
        String text = pair == null ? "" : pair.text(side).text();
        String words = new FoldWords(messages.localeProperty().get()).sentence(fold, text);
        boolean isHidden =
                text.substring(fold.span().start(), fold.span().end()).indexOf(NameMask.MARK) >= 0;
        return fold.stands().isEmpty() || fold.stands().length() == 1 || isHidden
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
        // Letters belong to what is typed.
        boolean isTyping = event.getTarget() instanceof TextInputControl;
        Runnable action = isTyping && !event.isAltDown() && !event.getCode().isFunctionKey() && !isFind(event)
                ? null
                : action(event);
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
        if (isFind(event)) {
            return this::find;
        }
        if (event.isShortcutDown()) {
            return null;
        }
        return switch (key) {
            case F3 -> event.isShiftDown() ? find::previous : find::next;
            case F6 -> this::otherText;
            case F7 -> event.isShiftDown() ? model::previousDifference : model::nextDifference;
            case U -> () -> toggle(model.unmaskedProperty());
            case T -> () -> toggle(model.asComparedProperty());
            case ESCAPE -> find.openProperty().get() ? this::stopFinding : onBack;
            default -> null;
        };
    }

    private static boolean isFind(KeyEvent event) {
        return event.isShortcutDown() && event.getCode() == KeyCode.F;
    }

    private void stopFinding() {
        find.openProperty().set(false);
        takeFocus();
    }

    /// The focus, or the front, goes to the other text.
    private void otherText() {
        if (panes.singleProperty().get()) {
            panes.turn();
        } else {
            reading.pane(reading.pane(Side.LEFT).isFocused() ? Side.RIGHT : Side.LEFT)
                    .requestFocus();
        }
    }

    private static void toggle(BooleanProperty property) {
        property.set(!property.get());
    }
}
