package app.likeness.ui;

import app.likeness.report.HiddenNames;
import app.likeness.report.ReportFormat;
import app.likeness.report.ReportOptions;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.event.ActionEvent;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Asks what of the findings is to be written and as what, shows what the file will hold, writes it, and leads to it.
/// While it writes the window can be used; the dialog stays until the file is there, or was given up.
final class ExportDialog extends Dialog<ButtonType> {
    private static final int PREVIEW_ROWS = 200;
    private static final double WIDTH = 920;

    /// What the dialog needs of the window.
    ///
    /// @param export writes the file
    /// @param namesHidden whether the window hides names
    /// @param open shows a file in the system's program for it
    /// @param target asks where to
    record Parts(
            Background background, Export export, boolean namesHidden, Consumer<Path> open, Target target, Ends ends) {}

    /// Asks the user for the file to be written.
    @FunctionalInterface
    interface Target {
        /// @return null where the user thinks better of it
        @Nullable
        File ask(FileChooser chooser, Window owner);
    }

    /// Who hears that a file is being written, and in a sentence without names what became of it.
    record Ends(Runnable onStarted, Consumer<String> onEnded) {}

    private final Messages messages;
    private final Parts parts;
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
    private final Button write;
    private final Button close;
    private @Nullable Path written;
    private @Nullable ExportRun run;

    /// @param offered the scopes to choose from; the first is chosen
    ExportDialog(Messages messages, Window owner, Parts parts, List<ExportScope> offered) {
        this.messages = messages;
        this.parts = parts;
        this.options = new ExportOptions(messages, parts.namesHidden(), this::look);
        initOwner(owner);
        // Whoever waits for a long file goes on reading meanwhile.
        initModality(Modality.NONE);
        setTitle(messages.get("export.title"));
        setResizable(true);
        getDialogPane().setId("export-dialog");
        VBox left = new VBox(
                section("export.what"),
                choices(scopes, offered, this::name, "export-scope-"),
                section("export.as"),
                choices(formats, List.of(ReportFormat.values()), this::name, "export-format-"),
                explained,
                section("export.with"),
                options);
        left.getStyleClass().add("export-choices");
        explained.getStyleClass().addAll("text-note", "text-quiet");
        explained.setWrapText(true);
        explained.setMinHeight(Label.USE_PREF_SIZE);
        HBox both = new HBox(left, preview());
        both.getStyleClass().add("export");
        link.setVisible(false);
        link.setId("export-open");
        link.setText(messages.get("export.open"));
        link.setOnAction(event -> {
            if (written != null) {
                parts.open().accept(written);
            }
        });
        outcome.setId("export-outcome");
        outcome.wrapTextProperty().bind(outcome.textProperty().map(ProblemLine::isSafeToWrap));
        stop.setId("export-stop");
        stop.setText(messages.get("export.stop"));
        stop.setOnAction(event -> stop());
        bar.setId("export-progress");
        bar.setAccessibleText(messages.get("export.writing"));
        bar.visibleProperty().bind(stop.visibleProperty());
        bar.managedProperty().bind(bar.visibleProperty());
        stop.managedProperty().bind(stop.visibleProperty());
        stop.setVisible(false);
        link.managedProperty().bind(link.visibleProperty());
        HBox said = new HBox(8, bar, outcome, link, stop);
        said.setAlignment(Pos.CENTER_LEFT);
        VBox content = new VBox(12, both, said);
        // The theme holds dialogs narrower than what stands beside each other here.
        getDialogPane().getStyleClass().add("wide-dialog");
        getDialogPane().setPrefWidth(WIDTH);
        getDialogPane().setContent(content);
        ButtonType save = new ButtonType(messages.get("export.write"), ButtonData.OK_DONE);
        ButtonType end = new ButtonType(messages.get("export.close"), ButtonData.CANCEL_CLOSE);
        getDialogPane().getButtonTypes().addAll(save, end);
        write = (Button) getDialogPane().lookupButton(save);
        close = (Button) getDialogPane().lookupButton(end);
        setOnCloseRequest(event -> {
            if (isWriting()) {
                event.consume();
            }
        });
        write.setId("export-write");
        write.addEventFilter(ActionEvent.ACTION, event -> {
            // The dialog stays and says what came of it.
            event.consume();
            ask();
        });
        scopes.selectedToggleProperty().subscribe(chosen -> look());
        formats.selectedToggleProperty().subscribe(chosen -> {
            explained.setText(messages.get(explanation(format())));
            options.show(format());
        });
    }

    private Label section(String key) {
        Label label = new Label(messages.get(key));
        label.getStyleClass().add("text-section");
        return label;
    }

    private static <T> Node choices(ToggleGroup group, List<T> values, Function<T, String> name, String id) {
        VBox box = new VBox();
        box.getStyleClass().add("export-group");
        for (T value : values) {
            RadioButton button = new RadioButton(name.apply(value));
            button.setUserData(value);
            button.setToggleGroup(group);
            button.setId(id + box.getChildren().size());
            box.getChildren().add(button);
        }
        group.selectToggle(group.getToggles().getFirst());
        return box;
    }

    private Node preview() {
        summary.setId("export-summary");
        summary.getStyleClass().add("text-strong");
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
        rows.setAccessibleText(messages.get("export.title"));
        rows.getStyleClass().add("dense-rows");
        rows.setFixedCellSize(32);
        rows.setPrefHeight(300);
        rows.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        VBox preview = new VBox(8, summary, rows);
        HBox.setHgrow(preview, Priority.ALWAYS);
        VBox.setVgrow(rows, Priority.ALWAYS);
        return preview;
    }

    private void look() {
        ExportScope scope = scope();
        ReportOptions chosen = options.options();
        HiddenNames names = NumberedNames.of(messages);
        parts.background().compute(() -> parts.export().preview(scope, chosen, names, PREVIEW_ROWS), preview -> {
            rows.setItems(FXCollections.observableArrayList(preview.strongest()));
            summary.setText(messages.get(
                    "export.summary",
                    preview.documents(),
                    preview.pairs(),
                    preview.groups(),
                    preview.verdicts(),
                    preview.notes()));
        });
    }

    private void ask() {
        ReportFormat format = format();
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.get("export.title"));
        chooser.setInitialFileName(messages.get("export.file") + "." + format.ending());
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(name(format), "*." + format.ending()));
        File file = parts.target().ask(chooser, getDialogPane().getScene().getWindow());
        if (file != null) {
            write(file.toPath());
        }
    }

    /// Writes what is chosen into a file.
    void write(Path target) {
        writes(true);
        parts.ends().onStarted().run();
        bar.setProgress(0);
        outcome.setText(messages.get("export.writing"));
        run = ExportRun.start(
                parts.background(),
                parts.export(),
                new Export.Wish(scope(), format(), options.options(), messages.locale()),
                target,
                new ExportRun.Listener(
                        bar::setProgress,
                        this::written,
                        failure -> ended(
                                new Problem.NotWritten(failure.reason(), failure.file()).sentence(messages),
                                messages.get("export.notice.failed")),
                        () -> ended(messages.get("export.stopped"), messages.get("export.stopped"))));
        if (!stop.isVisible()) {
            // It has ended already.
            run = null;
        }
    }

    /// Gives up what is being written; what stood there before stays.
    void stop() {
        if (run != null) {
            run.stop();
        }
    }

    /// Whether a file is being written.
    boolean isWriting() {
        return stop.isVisible();
    }

    private void written(Path target) {
        written = target;
        ended(messages.get("export.written", ShownPath.of(target)), messages.get("export.notice.written"));
        link.setVisible(true);
    }

    /// @param notice what the system says of it
    private void ended(String sentence, String notice) {
        writes(false);
        run = null;
        outcome.setText(sentence);
        parts.ends().onEnded().accept(notice);
    }

    private void writes(boolean now) {
        stop.setVisible(now);
        write.setDisable(now);
        close.setDisable(now);
        link.setVisible(false);
    }

    private ExportScope scope() {
        return (ExportScope) scopes.getSelectedToggle().getUserData();
    }

    private ReportFormat format() {
        return (ReportFormat) formats.getSelectedToggle().getUserData();
    }

    private String name(ExportScope scope) {
        return messages.get(scope.key(), scope.name());
    }

    private String name(ReportFormat format) {
        return switch (format) {
            case HTML -> messages.get("export.format.html");
            case PDF -> messages.get("export.format.pdf");
            case CSV -> messages.get("export.format.csv");
            case JSON -> messages.get("export.format.json");
        };
    }

    private static String explanation(ReportFormat format) {
        return switch (format) {
            case HTML -> "export.format.html.explained";
            case PDF -> "export.format.pdf.explained";
            case CSV -> "export.format.csv.explained";
            case JSON -> "export.format.json.explained";
        };
    }
}
