package app.likeness.ui.methods;

import app.likeness.fingerprint.Method;
import app.likeness.ui.corpus.Naming;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.methods.chart.CurvePicture;
import app.likeness.ui.methods.model.Basis;
import app.likeness.ui.methods.model.Labels;
import app.likeness.ui.methods.model.Study;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.MethodWords;
import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;

/// How well each way of finding pairs does here: the methods side by side against labelled pairs or against the
/// recommended combination, and pairs to be labelled.
///
/// Keys: 1, 0, Space and Ctrl+Z label; ← → on the chart move the line of the selected method.
public final class MethodsView extends BorderPane {
    private static final double NARROW = 1_160;
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
    private static final String TSV = "*.tsv";
    private static final String CSV = "*.csv";
    private static final String PNG = "*.png";

    private final Messages messages;
    private final StudyModel model;
    private final LabelFiles files;
    private final Naming naming;
    private final ChartPanel charts;
    private final LabelStrip strip;
    private final BooleanProperty compact = new SimpleBooleanProperty();

    /// @param texts asked on the lane `read`
    public MethodsView(
            Messages messages, StudyModel model, Background background, Texts texts, OpenPair openPair, Naming naming) {
        this.messages = messages;
        this.model = model;
        this.files = new LabelFiles(model, background);
        this.naming = naming;
        naming.hidden().subscribe(hidden -> {
            if (hidden) {
                // What is told of a file names lines of it.
                files.outcomeProperty().set(null);
            }
        });
        this.charts = new ChartPanel(messages, model);
        this.strip = new LabelStrip(messages, model, background, texts, openPair);
        getStyleClass().addAll("view", "methods");
        setId("methods-view");
        setTop(header());
        setCenter(body());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TITLED_PANE);
        accessibleTextProperty().bind(messages.text("nav.methods"));
        model.inSightProperty().bind(visibleProperty());
        compact.bind(Zoom.width(this).map(width -> width.doubleValue() < NARROW).orElse(false));
        compact.subscribe(isCompact -> pseudoClassStateChanged(COMPACT, isCompact));
        addEventHandler(KeyEvent.KEY_PRESSED, strip::key);
    }

    private Node header() {
        Label title = new Label();
        title.textProperty().bind(messages.text("nav.methods"));
        title.getStyleClass().add("text-view-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Label advanced = new Label();
        advanced.textProperty().bind(messages.text("methods.advanced"));
        advanced.getStyleClass().add("tag");
        advanced.setMinWidth(Region.USE_PREF_SIZE);
        Label about = new Label();
        about.textProperty().bind(messages.text("methods.about"));
        about.getStyleClass().add("text-quiet");
        about.setMinWidth(0);
        about.visibleProperty().bind(compact.not());
        about.managedProperty().bind(about.visibleProperty());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox header = new BreakingRow(title, advanced, about, gap, bases(), menu());
        header.getStyleClass().add("view-header");
        return header;
    }

    private Node bases() {
        HBox bases = new HBox();
        bases.getStyleClass().add("segmented");
        bases.setMinWidth(Region.USE_PREF_SIZE);
        ToggleGroup group = new ToggleGroup();
        for (Basis basis : Basis.values()) {
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(messages.text(basis.key()));
            button.getStyleClass()
                    .add(
                            switch (basis) {
                                case LABELLED -> "left-pill";
                                case COMPLETE -> "center-pill";
                                case COMBINED -> "right-pill";
                            });
            button.setId("basis-" + basis.name().toLowerCase(Locale.ROOT));
            button.setToggleGroup(group);
            button.setOnAction(event -> {
                button.setSelected(true);
                model.basisProperty().set(basis);
            });
            Tooltip tip = new Tooltip();
            tip.textProperty().bind(messages.text(basis.tipKey()));
            button.setTooltip(tip);
            model.basisProperty().subscribe(now -> button.setSelected(now == basis));
            bases.getChildren().add(button);
        }
        return bases;
    }

    private Node menu() {
        MenuButton menu = new MenuButton();
        menu.textProperty().bind(messages.text("methods.files"));
        menu.setId("methods-files");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        MenuItem labels = Buttons.item(
                messages,
                "methods.files.saveLabels",
                () -> naming.whenShown(() -> save(TSV, "labels.tsv", files::saveLabels)));
        labels.disableProperty()
                .bind(model.labels().labelsProperty().map(now -> now.all().isEmpty()));
        MenuItem picture = Buttons.item(
                messages, "methods.files.picture", () -> save(PNG, "likeness-methods.png", this::savePicture));
        MenuItem values = Buttons.item(
                messages, "methods.files.values", () -> save(CSV, "likeness-methods.csv", files::saveValues));
        for (MenuItem item : new MenuItem[] {picture, values}) {
            item.disableProperty()
                    .bind(model.studyProperty().map(study -> study.figures().isEmpty()));
        }
        menu.getItems()
                .addAll(
                        Buttons.item(messages, "methods.files.open", () -> naming.whenShown(this::open)),
                        labels,
                        new SeparatorMenuItem(),
                        picture,
                        values);
        return menu;
    }

    private void open() {
        chosen(chooser(TSV).showOpenDialog(getScene().getWindow())).ifPresent(files::open);
    }

    private void save(String pattern, String name, Consumer<Path> save) {
        FileChooser chooser = chooser(pattern);
        chooser.setInitialFileName(name);
        chosen(chooser.showSaveDialog(getScene().getWindow())).ifPresent(save);
    }

    private FileChooser chooser(String pattern) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.get("methods.files"));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(pattern, pattern));
        return chooser;
    }

    private static Optional<Path> chosen(File file) {
        return Optional.ofNullable(file).map(File::toPath);
    }

    /// The files of the view.
    LabelFiles files() {
        return files;
    }

    /// Saves what the charts show, and the rest of the methods.
    void savePicture(Path file) {
        Method selected = model.selectedProperty().get();
        files.savePicture(
                new CurvePicture(messages, charts.curves().style())
                        .draw(
                                model.studyProperty().get(),
                                selected,
                                OptionalDouble.of(
                                        model.lines().lines().getValue().getOrDefault(selected, 0.0)),
                                about()),
                file);
    }

    private Node body() {
        Notices notices = new Notices(messages, model);
        Label measured = new Label();
        measured.textProperty()
                .bind(Bindings.createStringBinding(
                        this::about, messages.localeProperty(), model.studyProperty(), model.basisProperty()));
        measured.getStyleClass().addAll("text-note", "text-quiet");
        measured.setWrapText(true);
        measured.setMinHeight(Region.USE_PREF_SIZE);
        measured.setId("methods-measured");
        Explanations.add(measured, () -> messages.get("methods.measured.explained"));
        Label definition = new Label();
        definition
                .textProperty()
                .bind(Bindings.createStringBinding(
                        this::definition, messages.localeProperty(), model.selectedProperty()));
        definition.getStyleClass().addAll("text-note", "text-quiet");
        definition.setWrapText(true);
        definition.setMinHeight(Region.USE_PREF_SIZE);
        definition.setId("methods-definition");
        Region table = new MethodTable(messages, model).node();
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox right = new VBox(table, definition, measured);
        right.getStyleClass().add("methods-right");
        compact.subscribe(isCompact -> right.setMaxWidth(isCompact ? Double.MAX_VALUE : Region.USE_PREF_SIZE));
        HBox.setHgrow(strip, Priority.ALWAYS);
        VBox.setVgrow(strip, Priority.ALWAYS);
        // Beside each other where there is room, else one above the other.
        StackPane foot = new StackPane();
        compact.subscribe(isCompact -> {
            Pane both = isCompact ? new VBox(strip, right) : new HBox(strip, right);
            both.getStyleClass().add("methods-foot");
            foot.getChildren().setAll(both);
        });
        VBox content = new VBox(new FileNotice(messages, files, model.labels()), notices, charts, foot);
        content.getStyleClass().add("methods-content");
        VBox.setVgrow(charts, Priority.ALWAYS);
        VBox.setVgrow(foot, Priority.ALWAYS);
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        // What stands one above the other is as high as it wants to be.
        scroll.fitToHeightProperty().bind(compact.not());
        scroll.getStyleClass().add("methods-scroll");
        return scroll;
    }

    private String definition() {
        Method method = model.selectedProperty().get();
        return messages.get("methods.definition", method.label(), messages.get(MethodWords.key(method)));
    }

    /// What was measured, on how much.
    private String about() {
        Study study = model.studyProperty().get();
        Labels labels = model.labels().labelsProperty().get();
        String basis = switch (model.basisProperty().get()) {
            case LABELLED ->
                messages.get(
                        "methods.measured.labelled",
                        study.measured(),
                        labels.known().size() - study.measured(),
                        labels.waiting(),
                        labels.confirmed().size());
            case COMPLETE ->
                messages.get(
                        "methods.measured.complete",
                        study.measured(),
                        labels.known().size() - study.measured(),
                        labels.waiting(),
                        labels.confirmed().size());
            case COMBINED -> messages.get("methods.measured.combined");
        };
        return study.here().isEmpty()
                ? basis
                : messages.get(
                        "methods.measured.both",
                        basis,
                        messages.get("methods.measured.here", study.documents(), study.of()));
    }
}
