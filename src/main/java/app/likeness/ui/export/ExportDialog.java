package app.likeness.ui.export;

import app.likeness.report.ReportFormat;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.docx.CommentedDocx;
import app.likeness.report.manifest.ManifestFile;
import app.likeness.report.names.HiddenNames;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.ProblemLine;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.intake.OpenableFile;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.table.ColumnWidths;
import app.likeness.ui.table.Columns;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.NumberedNames;
import app.likeness.ui.words.ShownPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Asks what of the findings is to be written and as what, shows what the file will hold, writes it, and leads to it.
/// While it writes the window can be used; the dialog stays until the file is there, or was given up.
public final class ExportDialog {
    private static final int PREVIEW_ROWS = 200;

    /// Below this width, in pixels of the usual text size, what is shown stands under what is chosen.
    private static final double NARROW = 720;

    /// What the dialog needs of the window.
    ///
    /// @param export writes the file
    /// @param namesHidden whether the window hides names
    /// @param open shows a file in the system's program for it
    /// @param target asks where to
    public record Parts(
            Background background, Export export, boolean namesHidden, Consumer<Path> open, Target target, Ends ends) {}

    /// Asks the user for the file to be written.
    @FunctionalInterface
    public interface Target {
        /// The file; null where the user thinks better of it.
        @Nullable
        File ask(FileChooser chooser, Window owner);
    }

    /// Who hears that a file is being written, and in a sentence without names what became of it.
    public record Ends(Runnable onStarted, Consumer<String> onEnded) {}

    private final Messages messages;
    private final Parts parts;
    private final DialogWindow window;
    private final ToggleGroup scopes = new ToggleGroup();
    private final ToggleGroup formats = new ToggleGroup();
    private final Label summary = new Label();
    private final Label explained = new Label();
    private final TableView<Export.PreviewRow> rows = new TableView<>();
    private final ExportOptions options;
    private final Label outcome = new Label();
    private final Hyperlink link = new Hyperlink();
    private final ProgressBar bar = new ProgressBar(0);
    private final Button stop = new Button();
    private final Button print;
    private final Button write;
    private final Button close;
    private @Nullable Path written;
    private @Nullable ExportRun run;

    /// @param offered the scopes to choose from; the first is chosen
    public ExportDialog(Messages messages, Window owner, Parts parts, List<ExportScope> offered) {
        this.messages = messages;
        this.parts = parts;
        this.options = new ExportOptions(messages, parts.namesHidden(), this::look);
        window = new DialogWindow(messages, owner, "export.title");
        // Whoever waits for a long file goes on reading meanwhile.
        window.besideTheWindow();
        VBox content = new VBox(both(choices(offered), preview()));
        content.getStyleClass().add("dialog-column");
        content.setId("export-dialog");
        window.show(content);
        window.answer(said());
        print = window.button("export.print", ButtonData.OTHER, this::print);
        print.setId("export-print");
        write = window.button("export.write", ButtonData.OK_DONE, this::ask);
        write.setId("export-write");
        close = window.answer("common.close", ButtonData.CANCEL_CLOSE, () -> {});
        close.setId("export-close");
        window.focus(write);
        scopes.selectedToggleProperty().subscribe(chosen -> {
            formats.getToggles().stream()
                    .filter(toggle -> toggle.getUserData() == ReportFormat.DOCX)
                    .forEach(toggle -> offer((RadioButton) toggle, isOfDocx(scope())));
            look();
        });
        formats.selectedToggleProperty().subscribe(chosen -> {
            explained.textProperty().bind(messages.text(explanation(format())));
            options.show(format());
        });
    }

    /// Opens the dialog.
    public void show() {
        window.open();
    }

    /// Brings the dialog to the front.
    public void toFront() {
        window.stage().requestFocus();
    }

    /// Closes the dialog, unless it writes.
    public void close() {
        if (!isWriting()) {
            window.close();
        }
    }

    public boolean isShowing() {
        return window.stage().isShowing();
    }

    Scene scene() {
        return window.stage().getScene();
    }

    private VBox choices(List<ExportScope> offered) {
        explained.getStyleClass().addAll("text-note", "text-quiet");
        explained.setWrapText(true);
        explained.setMinHeight(Label.USE_PREF_SIZE);
        VBox choices = new VBox(
                section("export.what"),
                group(scopes, offered, this::name, "export-scope-"),
                section("export.as"),
                group(formats, formats(offered), this::name, "export-format-"),
                explained,
                section("export.with"),
                options);
        choices.getStyleClass().add("export-choices");
        return choices;
    }

    /// Those that can be chosen: a Word document with comments only where one is offered.
    private static List<ReportFormat> formats(List<ExportScope> offered) {
        return Arrays.stream(ReportFormat.values())
                .filter(format ->
                        format != ReportFormat.DOCX || offered.stream().anyMatch(ExportDialog::isOfDocx))
                .toList();
    }

    private static boolean isOfDocx(ExportScope scope) {
        return scope instanceof ExportScope.OneDocument one
                && CommentedDocx.isFor(one.document().path());
    }

    /// Beside each other, or below each other where that is too narrow.
    private static Node both(VBox choices, VBox preview) {
        StackPane both = new StackPane();
        Zoom.width(both).subscribe(width -> {
            boolean isNarrow = width != null && width.doubleValue() > 0 && width.doubleValue() < NARROW;
            both.getChildren().clear();
            Pane place = isNarrow ? new VBox(choices, preview) : new HBox(choices, preview);
            place.getStyleClass().add("export");
            both.getChildren().add(place);
        });
        HBox.setHgrow(preview, Priority.ALWAYS);
        VBox.setVgrow(both, Priority.ALWAYS);
        return both;
    }

    /// What came of it.
    private Region said() {
        link.setVisible(false);
        link.setId("export-open");
        link.textProperty().bind(messages.text("export.open"));
        link.setMinWidth(Region.USE_PREF_SIZE);
        link.setOnAction(event -> {
            if (written != null) {
                parts.open().accept(written);
            }
        });
        outcome.setId("export-outcome");
        outcome.setMinHeight(Region.USE_PREF_SIZE);
        outcome.wrapTextProperty().bind(outcome.textProperty().map(ProblemLine::isSafeToWrap));
        stop.setId("export-stop");
        stop.textProperty().bind(messages.text("export.stop"));
        stop.setMinWidth(Region.USE_PREF_SIZE);
        stop.setOnAction(event -> stop());
        bar.setId("export-progress");
        bar.accessibleTextProperty().bind(messages.text("export.writing"));
        bar.visibleProperty().bind(stop.visibleProperty());
        bar.managedProperty().bind(bar.visibleProperty());
        stop.managedProperty().bind(stop.visibleProperty());
        stop.setVisible(false);
        link.managedProperty().bind(link.visibleProperty());
        outcome.setMinWidth(0);
        HBox said = new HBox(bar, outcome, link, stop);
        said.getStyleClass().add("export-said");
        said.visibleProperty().bind(outcome.textProperty().isNotEmpty());
        said.managedProperty().bind(said.visibleProperty());
        return said;
    }

    private Label section(String key) {
        Label label = new Label();
        label.textProperty().bind(messages.text(key));
        label.getStyleClass().add("text-section");
        return label;
    }

    private static <T> Node group(
            ToggleGroup group, List<T> values, Function<T, ObservableValue<String>> name, String id) {
        VBox box = new VBox();
        box.getStyleClass().add("export-group");
        for (T value : values) {
            RadioButton button = new RadioButton();
            button.textProperty().bind(name.apply(value));
            button.setUserData(value);
            button.setToggleGroup(group);
            button.setId(id + box.getChildren().size());
            box.getChildren().add(button);
        }
        group.selectToggle(group.getToggles().getFirst());
        return box;
    }

    private VBox preview() {
        summary.setId("export-summary");
        summary.getStyleClass().add("text-strong");
        Explanations.add(summary, () -> messages.get("explain.export"));
        summary.setWrapText(true);
        summary.setMinHeight(Label.USE_PREF_SIZE);
        TableColumn<Export.PreviewRow, String> left =
                Columns.text(messages, "results.column.left", Export.PreviewRow::left);
        TableColumn<Export.PreviewRow, String> right =
                Columns.text(messages, "results.column.right", Export.PreviewRow::right);
        TableColumn<Export.PreviewRow, Double> share = Columns.share(
                messages,
                "results.column.shared",
                Export.PreviewRow::share,
                row -> messages.get("help.number.share.meaning"));
        left.setPrefWidth(200);
        right.setPrefWidth(200);
        share.setPrefWidth(140);
        share.setMinWidth(120);
        for (TableColumn<Export.PreviewRow, ?> column : List.of(left, right, share)) {
            column.setSortable(false);
        }
        rows.getColumns().addAll(List.of(left, right, share));
        rows.setId("export-preview");
        rows.accessibleTextProperty().bind(messages.text("export.title"));
        rows.getStyleClass().add("dense-rows");
        rows.setFixedCellSize(32);
        rows.setPrefSize(580, 300);
        rows.setColumnResizePolicy(new ColumnWidths());
        VBox preview = new VBox(summary, rows);
        preview.getStyleClass().add("dialog-column");
        VBox.setVgrow(rows, Priority.ALWAYS);
        return preview;
    }

    private void look() {
        ExportScope scope = scope();
        ReportOptions chosen = options.options();
        HiddenNames names = NumberedNames.of(messages);
        parts.background().compute(() -> parts.export().preview(scope, chosen, names, PREVIEW_ROWS), preview -> {
            rows.setItems(FXCollections.observableArrayList(preview.strongest()));
            summary.textProperty()
                    .bind(messages.text(
                            "export.summary",
                            preview.documents(),
                            preview.pairs(),
                            preview.groups(),
                            preview.verdicts(),
                            preview.notes(),
                            preview.acceptable()));
        });
    }

    private void ask() {
        ReportFormat format = format();
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.get("export.title"));
        chooser.setInitialFileName(fileName(format));
        chooser.setInitialDirectory(folder());
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(name(format).getValue(), "*." + format.ending()));
        File file = parts.target().ask(chooser, window.stage());
        if (file != null) {
            write(file.toPath());
        }
    }

    /// A name that says what was compared, unless names are hidden.
    private String fileName(ReportFormat format) {
        Path compared = options.options().names() == ReportOptions.Names.HIDDEN
                ? null
                : parts.export().snapshot().roots().stream()
                        .map(root -> root.path().getFileName())
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null);
        String name = compared == null ? messages.get("export.file") : messages.get("export.file.of", compared);
        return name + "." + format.ending();
    }

    /// Beside what was compared, not in it: there the next scan would read it; else where the user's files are.
    private File folder() {
        Path own = DataFolder.standard().home();
        return parts.export().snapshot().roots().stream()
                .map(root -> root.path().toAbsolutePath().getParent())
                .filter(parent -> parent != null && !parent.startsWith(own) && Files.isWritable(parent))
                .findFirst()
                .orElse(Path.of(System.getProperty("user.home")))
                .toFile();
    }

    /// Opens the dialog to print: one key more and the pages are shown.
    public void showToPrint() {
        formats.getToggles().stream()
                .filter(toggle -> toggle.getUserData() == ReportFormat.PDF)
                .forEach(formats::selectToggle);
        window.focus(print);
        show();
    }

    /// Shows what is chosen as pages in the system's program for them, which prints.
    private void print() {
        Path target;
        try {
            target = OpenableFile.passing(
                    fileName(ReportFormat.PDF),
                    ManifestFile.beside(Path.of(fileName(ReportFormat.PDF))).toString());
        } catch (IOException e) {
            Path folder = Path.of(System.getProperty("java.io.tmpdir"));
            ended(
                    sentence(new Problem.NotWritten(ReportException.Reason.FAILED, folder)),
                    messages.get("export.notice.failed"));
            return;
        }
        write(target, ReportFormat.PDF, this::printed);
    }

    private void printed(Path target) {
        ended(messages.text("export.printed"), messages.get("export.notice.written"));
        parts.open().accept(target);
    }

    /// Writes what is chosen into a file.
    void write(Path target) {
        write(target, format(), this::written);
    }

    private void write(Path target, ReportFormat format, Consumer<Path> onWritten) {
        writes(true);
        parts.ends().onStarted().run();
        bar.setProgress(0);
        outcome.textProperty().bind(messages.text("export.writing"));
        run = ExportRun.start(
                parts.background(),
                parts.export(),
                new Export.Wish(scope(), format, options.options(), messages.locale()),
                target,
                new ExportRun.Listener(
                        bar::setProgress,
                        onWritten,
                        failure -> ended(
                                sentence(new Problem.NotWritten(failure.reason(), failure.file())),
                                messages.get("export.notice.failed")),
                        () -> ended(messages.text("export.stopped"), messages.get("export.stopped"))));
        if (!stop.isVisible()) {
            // It has ended already.
            run = null;
        }
    }

    /// Gives up what is being written; what stood there before stays.
    public void stop() {
        if (run != null) {
            run.stop();
        }
    }

    /// Whether a file is being written.
    public boolean isWriting() {
        return stop.isVisible();
    }

    private void written(Path target) {
        written = target;
        ended(messages.text("export.written", ShownPath.of(target)), messages.get("export.notice.written"));
        link.setVisible(true);
    }

    /// @param notice what the system says of it
    private void ended(ObservableValue<String> sentence, String notice) {
        writes(false);
        run = null;
        outcome.textProperty().bind(sentence);
        parts.ends().onEnded().accept(notice);
    }

    private ObservableValue<String> sentence(Problem problem) {
        return Bindings.createStringBinding(() -> problem.sentence(messages), messages.localeProperty());
    }

    private void writes(boolean now) {
        stop.setVisible(now);
        write.setDisable(now);
        print.setDisable(now);
        close.setDisable(now);
        link.setVisible(false);
    }

    private ExportScope scope() {
        return (ExportScope) scopes.getSelectedToggle().getUserData();
    }

    /// What cannot be chosen is not chosen.
    private void offer(RadioButton format, boolean isPossible) {
        format.setDisable(!isPossible);
        if (!isPossible && format.isSelected()) {
            formats.selectToggle(formats.getToggles().getFirst());
        }
    }

    private ReportFormat format() {
        return (ReportFormat) formats.getSelectedToggle().getUserData();
    }

    private ObservableValue<String> name(ExportScope scope) {
        return messages.text(scope.key(), scope.name());
    }

    private ObservableValue<String> name(ReportFormat format) {
        return messages.text(
                switch (format) {
                    case HTML -> "export.format.html";
                    case PDF -> "export.format.pdf";
                    case CSV -> "export.format.csv";
                    case JSON -> "export.format.json";
                    case DOCX -> "export.format.docx";
                });
    }

    private static String explanation(ReportFormat format) {
        return switch (format) {
            case HTML -> "export.format.html.explained";
            case PDF -> "export.format.pdf.explained";
            case CSV -> "export.format.csv.explained";
            case JSON -> "export.format.json.explained";
            case DOCX -> "export.format.docx.explained";
        };
    }
}
