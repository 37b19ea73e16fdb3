package app.likeness.ui.frame;

import app.likeness.compare.Pair;
import app.likeness.ui.clusters.MovedFilesDialog;
import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.corpus.Naming;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.export.ExportDialog;
import app.likeness.ui.export.ExportScope;
import app.likeness.ui.help.About;
import app.likeness.ui.pair.PairView;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.input.KeyCodeCombination;
import javafx.stage.Stage;

/// What menus and keys set off in the views that there are; everything runs on the FX thread. How documents come into
/// the window see [Opening].
final class WindowActions {
    /// What is looked for words in, and what hears of it when somebody asks for more than a view.
    ///
    /// @param expectScan hears that the folders are about to be scanned because somebody asks for it
    record Targets(ResultsView results, PairView pair, ExportStarter exports, Runnable expectScan) {}

    private final Stage stage;
    private final Messages messages;
    private final Workspace workspace;
    private final ScanModel scan;
    private final MainWindow window;
    private final Preferences preferences;
    private final Opening opening;
    private final ResultsView results;
    private final PairView pair;
    private final ExportStarter exports;
    private final Runnable expectScan;
    private final Pages pages;
    private final Naming naming;
    private final GroupFiles files;

    WindowActions(WindowState state, Opening opening, Targets targets) {
        stage = state.stage();
        messages = state.messages();
        workspace = state.workspace();
        scan = state.scan();
        window = state.window();
        preferences = state.preferences();
        this.opening = opening;
        results = targets.results();
        pair = targets.pair();
        exports = targets.exports();
        expectScan = targets.expectScan();
        pages = new Pages(messages, preferences, window);
        naming = state.naming();
        files = state.files();
    }

    /// Copies the open corpus into another file.
    void saveCopy() {
        File file = Opening.corpusChooser(messages, "chooser.copy").showSaveDialog(stage);
        if (file != null) {
            workspace.saveCopy(file.toPath());
        }
    }

    /// Writes what is shown to a file.
    void export() {
        export(ExportDialog::show);
    }

    /// Shows what is shown as pages to print.
    void print() {
        export(ExportDialog::showToPrint);
    }

    private void export(Consumer<ExportDialog> show) {
        boolean isList = window.viewProperty().get() == Navigation.RESULTS
                && !window.inPairProperty().get();
        List<Pair> rows = isList ? results.narrowed() : List.of();
        exports.start(
                workspace.snapshotProperty().get(),
                Optional.empty(),
                rows.isEmpty() ? List.of() : List.of(new ExportScope.Rows(rows)),
                show);
    }

    /// Shows every file that was ever moved away, unless names are hidden.
    void movedFiles() {
        naming.whenShown(() -> MovedFilesDialog.show(messages, stage, files));
    }

    /// Brings the open corpus up to date; after a stop it continues.
    void scanAgain() {
        expectScan.run();
        workspace.rescan();
    }

    void stopScan() {
        scan.stop();
    }

    void show(Navigation view) {
        window.show(view);
    }

    /// Looks for words in the texts of the open pair, else puts the cursor into the search field of the results.
    void find() {
        if (window.inPairProperty().get()) {
            pair.find();
        } else {
            show(Navigation.RESULTS);
            results.find();
        }
    }

    /// From a page or the pair to the view it was opened from; where there is none, stops the scan.
    void back() {
        if (window.sheetProperty().get() != null) {
            window.closeSheet();
        } else if (window.inPairProperty().get()) {
            window.back();
        } else {
            scan.stop();
        }
    }

    /// Does what the keys do in the view that is shown.
    void press(Shortcut shortcut) {
        if (shortcut.combination() instanceof KeyCodeCombination keys) {
            window.press(keys);
        }
    }

    void settings() {
        pages.showSettings();
    }

    /// The page with the meaning of every number.
    void help() {
        pages.showHelp();
    }

    /// The sheet of keys.
    void keys() {
        pages.showKeys();
    }

    /// Shows the hints of the sample's tour once more.
    void hintsAgain() {
        preferences.seen().clear();
        opening.trySample();
    }

    void about() {
        About.show(messages, stage);
    }

    void quit() {
        stage.close();
    }
}
