package app.likeness.ui.pair;

import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Bands;
import app.likeness.ui.words.KeyHint;
import app.likeness.ui.words.Messages;
import java.util.ArrayList;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/// The line over the pair: the way back, which pair of how many, and the walk through the differences. Where all that
/// has no room, what leads neither to another pair nor to the other text is in a menu.
final class PairHeader extends HBox {
    private final Messages messages;
    private final PairModel model;
    private final ObservableBooleanValue compact;
    private final ObservableBooleanValue brief;
    private final Panes panes;
    private final Hyperlink origin = new Hyperlink();
    private final BooleanProperty folded = new SimpleBooleanProperty();

    /// @param compact whether the heads of the texts have no room between them
    /// @param brief whether the line has no room for all its words
    /// @param find looks for words in both texts
    PairHeader(
            Messages messages,
            PairModel model,
            ObservableBooleanValue compact,
            ObservableBooleanValue brief,
            Panes panes,
            Runnable onBack,
            Runnable find) {
        this.messages = messages;
        this.model = model;
        this.compact = compact;
        this.brief = brief;
        this.panes = panes;
        getStyleClass().add("pair-header");
        setAlignment(Pos.CENTER_LEFT);
        var space = new Region();
        setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(back(onBack), crumb(onBack), chevron(), position());
        getChildren().addAll(previousPair(), nextPair(), sides(), band(), space);
        getChildren().addAll(differenceCount(), unfolded(previousDifference()), unfolded(nextDifference()));
        getChildren().addAll(unfolded(mode()), unfolded(asCompared()), unmask(), unfolded(find(find)), more(find));
    }

    /// Whether most of what can be done is in a menu.
    BooleanProperty foldedProperty() {
        return folded;
    }

    private Node unfolded(Node node) {
        node.visibleProperty().bind(folded.not());
        node.managedProperty().bind(node.visibleProperty());
        return node;
    }

    /// What has no room beside the way from pair to pair.
    private MenuButton more(Runnable find) {
        var group = new ToggleGroup();
        var items = new ArrayList<MenuItem>();
        for (PairModel.Mode mode : PairModel.Mode.values()) {
            var item = new RadioMenuItem();
            item.setToggleGroup(group);
            item.setOnAction(ignored -> model.modeProperty().set(mode));
            model.modeProperty().subscribe(now -> item.setSelected(now == mode));
            items.add(named(
                    item,
                    mode == PairModel.Mode.READING ? "pair.mode.reading" : "pair.mode.differences",
                    "more-" + id(mode)));
        }
        var asCompared = new CheckMenuItem();
        asCompared.selectedProperty().bindBidirectional(model.asComparedProperty());
        var unmask = new CheckMenuItem();
        unmask.selectedProperty().bindBidirectional(model.unmaskedProperty());
        unmask.visibleProperty().bind(isDisguised());
        unmask.disableProperty().bind(model.asComparedProperty());
        items.add(named(asCompared, "pair.action.asCompared", "more-as-compared"));
        items.add(named(unmask, "pair.action.unmask", "more-unmask"));
        items.add(new SeparatorMenuItem());
        for (boolean isNext : new boolean[] {false, true}) {
            var item = new MenuItem();
            item.setOnAction(ignored -> {
                if (isNext) {
                    model.nextDifference();
                } else {
                    model.previousDifference();
                }
            });
            item.disableProperty().bind(noDifferences());
            items.add(named(
                    item,
                    isNext ? "pair.action.nextDifference" : "pair.action.previousDifference",
                    isNext ? "more-difference-next" : "more-difference-previous"));
        }
        var look = new MenuItem();
        look.setOnAction(ignored -> find.run());
        items.add(named(look, "pair.find.open", "more-find"));
        var more = new MenuButton(null, new FontIcon(MaterialDesignD.DOTS_HORIZONTAL), items.toArray(MenuItem[]::new));
        more.setId("pair-more");
        more.getStyleClass().addAll("button-icon", "no-arrow");
        more.setMinWidth(USE_PREF_SIZE);
        more.accessibleTextProperty().bind(messages.text("pair.action.more"));
        more.disableProperty().bind(model.openedProperty().isNull());
        more.visibleProperty().bind(folded);
        more.managedProperty().bind(folded);
        return more;
    }

    private <T extends MenuItem> T named(T item, String key, String id) {
        item.textProperty().bind(messages.text(key));
        item.setId(id);
        return item;
    }

    private static String id(PairModel.Mode mode) {
        return mode.name().toLowerCase(Locale.ROOT);
    }

    /// Where the way back leads, as it is called there.
    StringProperty originProperty() {
        return origin.textProperty();
    }

    /// Whether a node is one of the buttons that lead from pair to pair, which keep the focus for the next press.
    boolean isWalkingWith(@Nullable Node node) {
        return node != null && ("pair-previous".equals(node.getId()) || "pair-next".equals(node.getId()));
    }

    private Button back(Runnable onBack) {
        Button button = button("pair-back", "pair.action.back", MaterialDesignA.ARROW_LEFT, onBack);
        button.getStyleClass().add("flat");
        return button;
    }

    private Hyperlink crumb(Runnable onBack) {
        origin.getStyleClass().add("crumb");
        origin.setOnAction(ignored -> {
            origin.setVisited(false);
            onBack.run();
        });
        origin.visibleProperty().bind(origin.textProperty().isNotEmpty().and(Bindings.not(brief)));
        origin.managedProperty().bind(origin.visibleProperty());
        return origin;
    }

    private FontIcon chevron() {
        var chevron = new FontIcon(MaterialDesignC.CHEVRON_RIGHT);
        chevron.visibleProperty().bind(origin.visibleProperty());
        chevron.managedProperty().bind(chevron.visibleProperty());
        return chevron;
    }

    private Label position() {
        var number = model.positionProperty().add(1);
        var label = new Label();
        label.setId("pair-position");
        label.getStyleClass().add("text-strong");
        label.setMinWidth(USE_PREF_SIZE);
        label.textProperty()
                .bind(Bindings.when(brief)
                        .then(messages.text("pair.position.short", number, model.pairCountProperty()))
                        .otherwise(messages.text("pair.position", number, model.pairCountProperty())));
        Explanations.add(label, () -> messages.get("explain.place"));
        return label;
    }

    private Button previousPair() {
        Button button =
                button("pair-previous", "pair.action.previousPair", MaterialDesignC.CHEVRON_UP, model::previousPair);
        button.disableProperty().bind(model.positionProperty().lessThanOrEqualTo(0));
        return button;
    }

    private Button nextPair() {
        Button button = button("pair-next", "pair.action.nextPair", MaterialDesignC.CHEVRON_DOWN, model::nextPair);
        button.disableProperty()
                .bind(model.positionProperty()
                        .greaterThanOrEqualTo(model.pairCountProperty().subtract(1)));
        return button;
    }

    /// In a narrow window the level in words, which otherwise stands between the heads.
    private Label band() {
        var label = new Label();
        label.setId("pair-level");
        label.getStyleClass().addAll("tag", "accent");
        // The first to give way: the head says the share, and the list counts the passages.
        label.setMinWidth(0);
        Explanations.add(label, () -> messages.get("explain.level", label.getText()));
        label.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            OpenedPair pair = model.openedProperty().get();
                            return pair == null
                                    ? ""
                                    : Bands.words(messages, pair.pair()) + " · "
                                            + messages.get("pair.passages", pair.countedMatches());
                        },
                        model.openedProperty(),
                        messages.localeProperty()));
        // With one text alone there is no room for a word of it.
        label.visibleProperty()
                .bind(Bindings.and(compact, model.openedProperty().isNotNull())
                        .and(panes.singleProperty().not()));
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    private Label differenceCount() {
        var label = new Label();
        label.setId("difference-position");
        Explanations.add(label, () -> {
            int between = model.differencesBetween();
            return messages.get(
                    "explain.differences", model.differenceCountProperty().get() - between, between);
        });
        label.getStyleClass().add("text-quiet");
        label.setMinWidth(USE_PREF_SIZE);
        label.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            int number = model.differenceProperty().get();
                            int count = model.differenceCountProperty().get();
                            int between = model.differencesBetween();
                            return number < 0
                                    ? count > 0 && between == count
                                            ? messages.get("pair.differences.between", count)
                                            : messages.get("pair.differences", count)
                                    : messages.get("pair.difference.position", number + 1, count);
                        },
                        model.differenceProperty(),
                        model.differenceCountProperty(),
                        model.openedProperty(),
                        messages.localeProperty()));
        // A narrow window has no room for it; the list of matches tells the place as well.
        label.visibleProperty()
                .bind(Bindings.and(
                        Bindings.not(brief),
                        model.openedProperty()
                                .isNotNull()
                                .and(panes.singleProperty().not())));
        label.managedProperty()
                .bind(Bindings.not(brief).and(panes.singleProperty().not()));
        return label;
    }

    private Button previousDifference() {
        Button button = button(
                "difference-previous",
                "pair.action.previousDifference",
                MaterialDesignA.ARROW_UP,
                model::previousDifference);
        button.disableProperty().bind(noDifferences());
        return button;
    }

    private Button nextDifference() {
        Button button = button(
                "difference-next", "pair.action.nextDifference", MaterialDesignA.ARROW_DOWN, model::nextDifference);
        button.disableProperty().bind(noDifferences());
        return button;
    }

    private Button find(Runnable find) {
        Button button = button("pair-find", "pair.find.open", MaterialDesignM.MAGNIFY, find);
        button.disableProperty().bind(model.openedProperty().isNull());
        return button;
    }

    /// Which text is in front, where there is room for one.
    private HBox sides() {
        var group = new ToggleGroup();
        var control = new HBox();
        for (Side side : Side.values()) {
            var button = new ToggleButton(side.letter());
            button.setId("front-" + side.letter());
            button.setToggleGroup(group);
            button.setMinWidth(USE_PREF_SIZE);
            button.getStyleClass().add(side == Side.LEFT ? "left-pill" : "right-pill");
            button.accessibleTextProperty().bind(messages.text("pair.action.front", side.letter()));
            var tip = new Tooltip();
            tip.textProperty().bind(messages.text("pair.action.front", side.letter()));
            button.setTooltip(tip);
            button.setOnAction(event -> {
                // A second press must not leave both up.
                button.setSelected(true);
                panes.frontProperty().set(side);
            });
            panes.frontProperty().subscribe(front -> button.setSelected(front == side));
            control.getChildren().add(button);
        }
        control.setAlignment(Pos.CENTER);
        control.getStyleClass().add("mode");
        control.visibleProperty().bind(panes.singleProperty());
        control.managedProperty().bind(control.visibleProperty());
        return control;
    }

    private HBox mode() {
        var group = new ToggleGroup();
        ToggleButton reading =
                modeButton(PairModel.Mode.READING, "pair.mode.reading", MaterialDesignB.BOOK_OPEN_OUTLINE, group);
        ToggleButton differences = modeButton(
                PairModel.Mode.DIFFERENCES, "pair.mode.differences", MaterialDesignV.VIEW_SPLIT_VERTICAL, group);
        reading.getStyleClass().add("left-pill");
        differences.getStyleClass().add("right-pill");
        model.modeProperty()
                .subscribe(mode -> group.selectToggle(mode == PairModel.Mode.READING ? reading : differences));
        var control = new HBox(reading, differences);
        control.setAlignment(Pos.CENTER);
        control.getStyleClass().add("mode");
        return control;
    }

    private ToggleButton modeButton(PairModel.Mode mode, String key, Ikon icon, ToggleGroup group) {
        var button = new ToggleButton(null, new FontIcon(icon));
        button.setId("mode-" + id(mode));
        button.setToggleGroup(group);
        button.setMinWidth(USE_PREF_SIZE);
        button.textProperty().bind(Bindings.when(isTight()).then("").otherwise(messages.text(key)));
        button.accessibleTextProperty().bind(messages.text(key));
        var tip = new Tooltip();
        tip.textProperty().bind(messages.text(key));
        button.setTooltip(tip);
        button.setOnAction(event -> {
            // A second press must not leave both up.
            button.setSelected(true);
            model.modeProperty().set(mode);
        });
        return button;
    }

    /// Marks the disguises of the texts; only where there are any.
    private ToggleButton unmask() {
        ToggleButton button = toggle("unmask", "U", MaterialDesignD.DRAMA_MASKS, model.unmaskedProperty());
        button.textProperty().bind(Bindings.when(brief).then("").otherwise(messages.text("pair.action.unmask")));
        button.accessibleTextProperty().bind(messages.text("pair.action.unmask"));
        button.getTooltip().textProperty().bind(messages.text("pair.action.unmask.tip"));
        button.disableProperty().bind(model.asComparedProperty());
        button.visibleProperty().bind(isDisguised().and(folded.not()));
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }

    private BooleanBinding isDisguised() {
        return Bindings.createBooleanBinding(
                () -> {
                    OpenedPair pair = model.openedProperty().get();
                    return pair != null && pair.isDisguised();
                },
                model.openedProperty());
    }

    /// Shows what was compared in the place of the texts.
    private ToggleButton asCompared() {
        ToggleButton button = toggle("as-compared", "T", MaterialDesignF.FORMAT_CLEAR, model.asComparedProperty());
        button.textProperty().bind(Bindings.when(brief).then("").otherwise(messages.text("pair.action.asCompared")));
        button.accessibleTextProperty().bind(messages.text("pair.action.asCompared"));
        button.getTooltip().textProperty().bind(messages.text("pair.action.asCompared.tip"));
        button.disableProperty().bind(model.openedProperty().isNull());
        return button;
    }

    private static ToggleButton toggle(String id, String letter, Ikon icon, BooleanProperty property) {
        var button = new ToggleButton(null, new HBox(6, new FontIcon(icon), new KeyHint(letter)));
        button.setId(id);
        button.getStyleClass().add("toggle-with-key");
        button.setMinWidth(USE_PREF_SIZE);
        button.selectedProperty().bindBidirectional(property);
        var tip = new Tooltip();
        tip.setShowDelay(Duration.millis(400));
        button.setTooltip(tip);
        return button;
    }

    /// Whether there is room for signs only: one text alone, or a narrow window with a further button.
    private BooleanBinding isTight() {
        return Bindings.createBooleanBinding(
                () -> {
                    OpenedPair pair = model.openedProperty().get();
                    return panes.singleProperty().get() || (compact.get() && pair != null && pair.isDisguised());
                },
                panes.singleProperty(),
                compact,
                model.openedProperty());
    }

    private BooleanBinding noDifferences() {
        return model.differenceCountProperty().isEqualTo(0);
    }

    private Button button(String id, String key, Ikon icon, Runnable action) {
        var button = new Button(null, new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("button-icon");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(ignored -> action.run());
        button.accessibleTextProperty().bind(messages.text(key));
        var tip = new Tooltip();
        tip.setShowDelay(Duration.millis(400));
        tip.textProperty().bind(messages.text(key));
        button.setTooltip(tip);
        return button;
    }
}
