package app.likeness.ui.frame;

import app.likeness.store.Corpus;
import app.likeness.text.document.Document;
import app.likeness.text.extract.TextExtractors;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.export.ExportScope;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.intake.OpenableFile;
import app.likeness.ui.intake.PastedPaths;
import app.likeness.ui.intake.PastedTexts;
import app.likeness.ui.intake.Sample;
import app.likeness.ui.intake.WrittenFile;
import app.likeness.ui.parts.Background;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.Purpose;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCodeCombination;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Does what the menus and buttons say.
final class WindowActions implements Actions {
    private final Stage stage;
    private final Messages messages;
    private final Background background;
    private final DataFolder data;
    private final Workspace workspace;
    private final ScanModel scan;
    private final MainWindow window;
    private final Preferences preferences;
    private final Pages pages;
    private Consumer<Path> onSample = folder -> {};
    private Runnable find = () -> {};
    private Runnable findInPair = () -> {};
    private Consumer<Optional<ExportScope>> export = first -> {};
    private Runnable onScanAgain = () -> {};
    private Consumer<Document> openReport = document -> {};
    private boolean showsResultsWhenDone;
    /// The file of a text whose result is waited for; null: none is.
    private @Nullable Path pasted;

    WindowActions(
            Stage stage,
            Messages messages,
            Background background,
            DataFolder data,
            Workspace workspace,
            ScanModel scan,
            MainWindow window,
            Preferences preferences) {
        this.stage = stage;
        this.messages = messages;
        this.background = background;
        this.data = data;
        this.workspace = workspace;
        this.scan = scan;
        this.window = window;
        this.preferences = preferences;
        pages = new Pages(messages, preferences, window);
        // Who goes elsewhere while the first scan runs is not called back when it ends.
        window.viewProperty().subscribe(view -> {
            if (view != Navigation.FOLDERS) {
                showsResultsWhenDone = false;
                pasted = null;
            }
        });
        scan.stateProperty().subscribe(this::scanChanged);
        workspace.snapshotProperty().subscribe(this::showPasted);
    }

    /// Dropped on Home, folders are a corpus of their own; dropped elsewhere, they join the open one.
    void dropped(List<Path> paths) {
        if (window.viewProperty().get() == Navigation.HOME) {
            open(paths);
        } else {
            add(paths);
        }
    }

    /// Opens the corpus of these folders and files, and follows the scan.
    void open(List<Path> paths) {
        workspace.open(paths, () -> {
            show(Navigation.FOLDERS);
            showsResultsWhenDone = true;
        });
    }

    void add(List<Path> paths) {
        workspace.add(paths, () -> show(Navigation.FOLDERS));
    }

    /// Lets the user add a folder to the open corpus.
    void addFolder() {
        chooseFolder(this::add);
    }

    /// @param inPair looks for words in the texts of a pair
    void onFind(Runnable action, Runnable inPair) {
        find = action;
        findInPair = inPair;
    }

    /// @param action writes findings to a file, what it is given before all else
    void onExport(Consumer<Optional<ExportScope>> action) {
        export = action;
    }

    @Override
    public void export() {
        export.accept(Optional.empty());
    }

    /// Writes the list of a group.
    void export(ExportScope scope) {
        export.accept(Optional.of(scope));
    }

    Stage stage() {
        return stage;
    }

    /// @param action hears that the folders are about to be scanned because somebody asks for it
    void onScanAgain(Runnable action) {
        onScanAgain = action;
    }

    /// @param action shows the report of a document
    void onReport(Consumer<Document> action) {
        openReport = action;
    }

    /// @param action is told where the sample was unpacked
    void onSample(Consumer<Path> action) {
        onSample = action;
    }

    /// Opens a file or folder in the system's own program for it; for what is inside a file see [OpenableFile].
    void openInSystem(Path path, Consumer<String> showDocument) {
        background.run(
                () -> OpenableFile.of(path),
                file -> file.ifPresentOrElse(
                        found -> showDocument.accept(found.toUri().toString()), () -> cannotOpen(path)),
                failure -> cannotOpen(path));
    }

    private void cannotOpen(Path path) {
        workspace.problemProperty().set(new Problem.CannotOpen(path));
    }

    /// Lets the user choose the character set of a file, or of all files in its folder; says so where that makes no
    /// difference. What is inside an archive has one of its own; for a row of a table it is the table that is read.
    void chooseCharset(Path path) {
        background.compute(
                () -> WrittenFile.of(path),
                found -> found.ifPresentOrElse(this::chooseCharset, () -> cannotOpen(path)));
    }

    private void chooseCharset(WrittenFile file) {
        if (TextExtractors.isReadInCharset(file.path(), file.bytes())) {
            new CharsetDialog(messages, stage, file.path(), file.content())
                    .ask()
                    .ifPresent(choice -> workspace.readIn(choice.path(), choice.charset()));
        } else {
            workspace.problemProperty().set(new Problem.NoCharset(file.path()));
        }
    }

    @Override
    public void chooseFolder() {
        chooseFolder(this::dropped);
    }

    @Override
    public void chooseFiles() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.get("chooser.files"));
        List<File> files = chooser.showOpenMultipleDialog(stage);
        if (files != null && !files.isEmpty()) {
            dropped(files.stream().map(File::toPath).toList());
        }
    }

    @Override
    public void trySample() {
        background.run(() -> Sample.folder(data.sample()), this::openSample, failure -> {
            if (failure instanceof IOException) {
                workspace.problemProperty().set(new Problem.NoSample(data.sample()));
            } else {
                throw new IllegalStateException("unpacking the sample failed", failure);
            }
        });
    }

    private void openSample(Path folder) {
        onSample.accept(folder.toAbsolutePath().normalize());
        open(List.of(folder));
    }

    @Override
    public void paste() {
        if (stage.getScene().getFocusOwner() instanceof TextInputControl input) {
            // The menu bar of a system may take the key before the field.
            input.paste();
            return;
        }
        Clipboard clipboard = Clipboard.getSystemClipboard();
        if (clipboard.hasFiles()) {
            dropped(clipboard.getFiles().stream().map(File::toPath).toList());
            return;
        }
        String text = Objects.requireNonNullElse(clipboard.getString(), "");
        background.compute(() -> PastedPaths.of(text), paths -> {
            if (paths.isEmpty()) {
                pasteText(text);
            } else {
                dropped(paths);
            }
        });
    }

    @Override
    public void pasteText() {
        pasteText("");
    }

    private void pasteText(String first) {
        new PasteDialog(messages, stage, first)
                .ask()
                .ifPresent(pasted -> background.run(
                        () -> PastedTexts.save(data.pasted(), pasted.title(), pasted.text()),
                        file -> {
                            Path written = file.toAbsolutePath().normalize();
                            if (window.viewProperty().get() == Navigation.HOME) {
                                // All texts that were ever pasted, compared with each other.
                                workspace.open(List.of(data.pasted()), () -> awaitResult(written));
                            } else {
                                workspace.add(List.of(file), () -> awaitResult(written));
                            }
                        },
                        failure -> {
                            if (failure instanceof IOException) {
                                workspace.problemProperty().set(new Problem.NotPasted(data.pasted()));
                            } else {
                                throw new IllegalStateException("saving a pasted text failed", failure);
                            }
                        }));
    }

    /// Follows the scan, which leads to what the text shares.
    private void awaitResult(Path file) {
        show(Navigation.FOLDERS);
        pasted = file;
        showsResultsWhenDone = true;
    }

    @Override
    public void openCorpus() {
        File file = corpusChooser("chooser.corpus").showOpenDialog(stage);
        if (file != null) {
            openCorpus(file.toPath());
        }
    }

    /// Opens a corpus by its file, and follows the scan.
    void openCorpus(Path file) {
        workspace.openCorpus(file, () -> {
            show(Navigation.FOLDERS);
            showsResultsWhenDone = true;
        });
    }

    @Override
    public void saveCopy() {
        File file = corpusChooser("chooser.copy").showSaveDialog(stage);
        if (file != null) {
            workspace.saveCopy(file.toPath());
        }
    }

    /// Lets the user choose a list of words for the open corpus.
    void chooseWords() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.get("chooser.words"));
        File file = chooser.showOpenDialog(stage);
        if (file != null) {
            workspace.useWords(file.toPath());
        }
    }

    private FileChooser corpusChooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.get(title));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(messages.get("chooser.corpora"), "*" + Corpus.ENDING_ON_DISK));
        return chooser;
    }

    @Override
    public void scanAgain() {
        onScanAgain.run();
        workspace.rescan();
    }

    @Override
    public void stopScan() {
        scan.stop();
    }

    @Override
    public void show(Navigation view) {
        window.show(view);
    }

    @Override
    public void find() {
        if (window.inPairProperty().get()) {
            findInPair.run();
        } else {
            show(Navigation.RESULTS);
            find.run();
        }
    }

    @Override
    public void back() {
        if (window.sheetProperty().get() != null) {
            window.closeSheet();
        } else if (window.inPairProperty().get()) {
            window.back();
        } else {
            scan.stop();
        }
    }

    @Override
    public void press(Shortcut shortcut) {
        if (shortcut.combination() instanceof KeyCodeCombination keys) {
            window.press(keys);
        }
    }

    @Override
    public void settings() {
        pages.showSettings();
    }

    @Override
    public void help() {
        pages.showHelp();
    }

    @Override
    public void keys() {
        pages.showKeys();
    }

    @Override
    public void hintsAgain() {
        preferences.seen().clear();
        trySample();
    }

    @Override
    public void about() {
        About.show(messages, stage);
    }

    @Override
    public void quit() {
        stage.close();
    }

    private void chooseFolder(Consumer<List<Path>> onChosen) {
        askFolder("chooser.folder", stage).ifPresent(folder -> onChosen.accept(List.of(folder)));
    }

    /// Where files are to be moved to.
    ///
    /// @param owner in front of which it is asked
    Optional<Path> chooseTarget(Window owner) {
        return askFolder("chooser.target", owner);
    }

    private Optional<Path> askFolder(String title, Window owner) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(messages.get(title));
        return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
    }

    /// Whether the last copy may go.
    boolean confirmLast() {
        return new LastCopyDialog(messages, stage).ask();
    }

    private void scanChanged(ScanModel.State state) {
        if (state == ScanModel.State.DONE && showsResultsWhenDone) {
            showsResultsWhenDone = false;
            var summary = scan.summaryProperty().get();
            if (pasted != null) {
                showPasted();
            } else if (summary != null && summary.documents() > 0) {
                show(preferences.purposeProperty().get() == Purpose.ARTICLES ? Navigation.GROUPS : Navigation.RESULTS);
            }
        }
    }

    /// Shows the report of the text that was pasted as soon as all is known that the scan found of it. A text that was
    /// not read stands with its reason among the folders, where the window stays.
    private void showPasted() {
        Path file = pasted;
        Snapshot known = workspace.known();
        if (file != null && scan.state() == ScanModel.State.DONE && known.isComplete()) {
            known.byId().documents().stream()
                    .filter(document -> document.path().equals(file))
                    .findFirst()
                    .flatMap(document -> Optional.ofNullable(
                            workspace.snapshotProperty().get().byId().get(document.id())))
                    .ifPresent(openReport);
        }
    }
}
