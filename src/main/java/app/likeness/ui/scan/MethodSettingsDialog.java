package app.likeness.ui.scan;

import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.SentenceHash;
import app.likeness.fingerprint.words.Feature;
import app.likeness.fingerprint.words.StopWords;
import app.likeness.text.words.WordLines;
import app.likeness.ui.corpus.MethodsModel;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.words.Messages;
import java.io.File;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Asks what the sources of the classic methods leave open, for the next scan.
public final class MethodSettingsDialog {
    private static final double WIDTH = 560;
    private static final double LABEL = 230;
    private static final double LEAST_LABEL = 150;
    private static final Pattern DIGITS = Pattern.compile("\\d{0,5}");

    private final Messages messages;
    private final MethodsModel model;
    private final Background background;
    private final DialogWindow window;
    private final Map<Feature, CheckBox> features = new EnumMap<>(Feature.class);
    private final Spinner<Integer> keywords =
            number("keywords", MethodSettings.LEAST_KEYWORDS, MethodSettings.MOST_KEYWORDS);
    private final Spinner<Integer> sentences = number("sentences", 1, MethodSettings.MOST_SENTENCES);
    private final Spinner<Integer> shingle =
            number("shingle", MethodSettings.LEAST_PIECE, MethodSettings.LARGEST_PIECE);
    private final Spinner<Integer> overlap = number("overlap", 0, MethodSettings.LARGEST_PIECE - 1);
    private final Spinner<Integer> chunk = number("chunk", MethodSettings.LEAST_PIECE, MethodSettings.LARGEST_PIECE);
    private final ComboBox<SentenceHash> hash = new ComboBox<>();
    private final ObjectProperty<StopWords> stopWords = new SimpleObjectProperty<>(StopWords.STANDARD);
    /// Why a list was not taken.
    private final StringProperty problem = new SimpleStringProperty("");

    public MethodSettingsDialog(Messages messages, Window owner, MethodsModel model, Background background) {
        this.messages = messages;
        this.model = model;
        this.background = background;
        window = new DialogWindow(messages, owner, "scan.methods.settings.title");
        window.say(messages.text("scan.methods.settings.sentence"));
        window.show(content());
        show(model.settingsProperty().get());
        window.answer("scan.methods.settings.use", ButtonData.OK_DONE, this::use)
                .setId("settings-use");
        Button standard =
                window.button("scan.methods.settings.standard", ButtonData.LEFT, () -> show(MethodSettings.STANDARD));
        standard.setId("settings-standard");
        window.answer("common.cancel", ButtonData.CANCEL_CLOSE, () -> {});
    }

    public void open() {
        window.open();
    }

    DialogWindow window() {
        return window;
    }

    private Node content() {
        var grid = new GridPane();
        grid.getStyleClass().add("dialog-grid");
        var chosen = new VBox(4);
        for (Feature feature : Feature.values()) {
            CheckBox box = new CheckBox();
            box.setId("feature-" + feature.label());
            box.textProperty().bind(messages.text(key(feature)));
            box.setWrapText(true);
            box.setMinHeight(Control.USE_PREF_SIZE);
            features.put(feature, box);
            chosen.getChildren().add(box);
        }
        CheckBox whole = box(Feature.TEXT);
        for (Feature feature : EnumSet.complementOf(EnumSet.of(Feature.TEXT))) {
            box(feature).disableProperty().bind(whole.selectedProperty());
        }
        grid.addRow(0, label("scan.methods.settings.features"), chosen);
        GridPane.setHgrow(chosen, Priority.ALWAYS);
        add(grid, 1, "scan.methods.settings.keywords", keywords);
        add(grid, 2, "scan.methods.settings.sentences", sentences);
        hash.setId("settings-hash");
        hash.getItems().setAll(SentenceHash.values());
        hash.setCellFactory(list -> new HashCell());
        hash.setButtonCell(new HashCell());
        add(grid, 3, "scan.methods.settings.hash", hash);
        add(grid, 4, "scan.methods.settings.shingle", shingle);
        add(grid, 5, "scan.methods.settings.overlap", overlap);
        add(grid, 6, "scan.methods.settings.chunk", chunk);
        grid.addRow(7, label("scan.methods.settings.stopWords"), stopWords());
        Label failed = DialogWindow.words(problem, "text-note");
        failed.setId("settings-problem");
        failed.visibleProperty().bind(problem.isNotEmpty());
        failed.managedProperty().bind(failed.visibleProperty());
        var content = new VBox(
                grid,
                failed,
                DialogWindow.words(messages.text("scan.methods.settings.note"), "text-note", "text-quiet"));
        content.getStyleClass().add("dialog-column");
        content.setPrefWidth(WIDTH);
        return content;
    }

    private CheckBox box(Feature feature) {
        return Objects.requireNonNull(features.get(feature), "a box for each");
    }

    private Node stopWords() {
        Label count = new Label();
        count.textProperty()
                .bind(stopWords.flatMap(words -> messages.text(
                        words.equals(StopWords.STANDARD)
                                ? "scan.methods.settings.stopWords.own"
                                : "scan.methods.settings.stopWords.count",
                        words.size())));
        count.setId("settings-stop-words");
        Button choose = new Button();
        choose.setId("settings-choose-stop-words");
        choose.textProperty().bind(messages.text("scan.methods.settings.stopWords.choose"));
        choose.setOnAction(event -> chooseStopWords());
        choose.setMinWidth(Button.USE_PREF_SIZE);
        return new FlowPane(12, 4, count, choose);
    }

    private Label label(String key) {
        Label label = DialogWindow.words(messages.text(key));
        label.setMinWidth(LEAST_LABEL);
        label.setPrefWidth(LABEL);
        return label;
    }

    private void add(GridPane grid, int line, String key, Control control) {
        Label label = label(key);
        label.setLabelFor(control);
        control.accessibleTextProperty().bind(label.textProperty());
        if (control instanceof Spinner<?> spinner) {
            spinner.getEditor().accessibleTextProperty().bind(label.textProperty());
        }
        control.setMaxWidth(Double.MAX_VALUE);
        GridPane.setHgrow(control, Priority.ALWAYS);
        grid.addRow(line, label, control);
    }

    private static Spinner<Integer> number(String name, int least, int most) {
        var spinner = new Spinner<Integer>(new IntegerSpinnerValueFactory(least, most));
        spinner.setId("settings-" + name);
        spinner.setEditable(true);
        spinner.getEditor().setTextFormatter(new TextFormatter<>(change -> {
            if (!DIGITS.matcher(change.getControlNewText()).matches()) {
                change.setText("");
                change.setRange(0, 0);
            }
            return change;
        }));
        return spinner;
    }

    /// What stands in the field, as far as it is a number, within its bounds.
    private static int value(Spinner<Integer> spinner, int least, int most) {
        String digits = spinner.getEditor().getText();
        return Math.clamp(digits.isEmpty() ? spinner.getValue() : Integer.parseInt(digits), least, most);
    }

    private void show(MethodSettings settings) {
        features.forEach((feature, box) -> box.setSelected(settings.features().contains(feature)));
        set(keywords, settings.keywords());
        set(sentences, settings.sentences());
        set(shingle, settings.shingle());
        set(overlap, settings.overlap());
        set(chunk, settings.chunk());
        hash.setValue(settings.hash());
        stopWords.set(settings.stopWords());
        problem.set("");
    }

    /// Also where that is the value already, and something else was typed.
    private static void set(Spinner<Integer> spinner, int value) {
        spinner.getValueFactory().setValue(value);
        spinner.getEditor().setText(Integer.toString(value));
    }

    private void use() {
        Set<Feature> chosen = EnumSet.noneOf(Feature.class);
        features.forEach((feature, box) -> {
            if (box.isSelected()) {
                chosen.add(feature);
            }
        });
        int size = value(shingle, MethodSettings.LEAST_PIECE, MethodSettings.LARGEST_PIECE);
        model.set(new MethodSettings(
                chosen.isEmpty() ? MethodSettings.STANDARD.features() : chosen,
                value(keywords, MethodSettings.LEAST_KEYWORDS, MethodSettings.MOST_KEYWORDS),
                value(sentences, 1, MethodSettings.MOST_SENTENCES),
                hash.getValue(),
                size,
                value(overlap, 0, size - 1),
                value(chunk, MethodSettings.LEAST_PIECE, MethodSettings.LARGEST_PIECE),
                stopWords.get()));
    }

    private void chooseStopWords() {
        var chooser = new FileChooser();
        chooser.setTitle(messages.get("scan.methods.settings.stopWords.choose"));
        File file = chooser.showOpenDialog(window.stage());
        if (file != null) {
            read(file.toPath());
        }
    }

    /// Takes the list in a file, or says why it is not taken.
    void read(Path file) {
        background.run(
                () -> StopWords.of(WordLines.of(file).stream()
                        .filter(line -> !line.startsWith("#"))
                        .toList()),
                words -> {
                    stopWords.set(words);
                    problem.set("");
                },
                failure -> problem.set(messages.get(key(failure), String.valueOf(file.getFileName()))));
    }

    private static String key(Feature feature) {
        return switch (feature) {
            case TEXT -> "scan.methods.feature.text";
            case TITLE -> "scan.methods.feature.title";
            case LONGEST -> "scan.methods.feature.longest";
            case ENDS -> "scan.methods.feature.ends";
        };
    }

    private static String key(Exception failure) {
        if (failure instanceof CharacterCodingException) {
            return "scan.methods.settings.stopWords.wrongCharset";
        }
        if (failure instanceof StopWords.TooManyException) {
            return "scan.methods.settings.stopWords.tooMany";
        }
        if (failure instanceof IOException) {
            return "scan.methods.settings.stopWords.unreadable";
        }
        throw new IllegalStateException("reading failed in a way that nobody expected", failure);
    }

    /// A hash by its name on the command line.
    private static final class HashCell extends ListCell<SentenceHash> {
        @Override
        protected void updateItem(@Nullable SentenceHash item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? "" : item.label());
        }
    }
}
