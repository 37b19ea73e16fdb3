package app.likeness.ui.frame;

import app.likeness.store.Corpus;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.intake.PasteDialog;
import app.likeness.ui.intake.PastedPaths;
import app.likeness.ui.intake.PastedTexts;
import app.likeness.ui.intake.Sample;
import app.likeness.ui.parts.Background;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.Purpose;
import app.likeness.ui.words.Messages;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The ways by which documents come into the window: chosen, dropped, pasted, of a corpus, of the sample. Each leads to
/// the scan and from there to what it found.
final class Opening {
    private final Stage stage;
    private final Messages messages;
    private final Background background;
    private final DataFolder data;
    private final Workspace workspace;
    private final ScanModel scan;
    private final MainWindow window;
    private final Preferences preferences;
    private final Consumer<Document> showReport;
    private final ReadOnlyObjectWrapper<Path> sample;
    private boolean showsResultsWhenDone;
    /// The file of a text whose result is waited for; null: none is.
    private @Nullable Path pasted;

    /// @param showReport goes to the report of a document
    Opening(WindowState state, Consumer<Document> showReport) {
        stage = state.stage();
        messages = state.messages();
        background = state.background();
        data = state.data();
        workspace = state.workspace();
        scan = state.scan();
        window = state.window();
        preferences = state.preferences();
        this.showReport = showReport;
        sample = new ReadOnlyObjectWrapper<>(data.sample());
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

    /// Where the sample was unpacked last; before that, where it will be.
    ReadOnlyObjectProperty<Path> sampleProperty() {
        return sample.getReadOnlyProperty();
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
            window.show(Navigation.FOLDERS);
            showsResultsWhenDone = true;
        });
    }

    void add(List<Path> paths) {
        workspace.add(paths, () -> window.show(Navigation.FOLDERS));
    }

    /// Lets the user add a folder to the open corpus.
    void addFolder() {
        chooseFolder(this::add);
    }

    void chooseFolder() {
        chooseFolder(this::dropped);
    }

    void chooseFiles() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.get("chooser.files"));
        List<File> files = chooser.showOpenMultipleDialog(stage);
        if (files != null && !files.isEmpty()) {
            dropped(files.stream().map(File::toPath).toList());
        }
    }

    void trySample() {
        background.run(() -> Sample.folder(data.sample()), this::openSample, failure -> {
            if (failure instanceof IOException) {
                workspace.problemProperty().set(new Problem.NoSample(data.sample()));
            } else {
                throw new IllegalStateException("unpacking the sample failed", failure);
            }
        });
    }

    private void openSample(Path folder) {
        sample.set(folder.toAbsolutePath().normalize());
        open(List.of(folder));
    }

    /// Takes what the clipboard holds: copied files and paths as if they were dropped, other text as one to be checked.
    void paste() {
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

    /// Asks for a text that is in no file, and checks it.
    void pasteText() {
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
        window.show(Navigation.FOLDERS);
        pasted = file;
        showsResultsWhenDone = true;
    }

    /// Opens a corpus by its file.
    void openCorpus() {
        File file = corpusChooser(messages, "chooser.corpus").showOpenDialog(stage);
        if (file != null) {
            openCorpus(file.toPath());
        }
    }

    /// Opens a corpus by its file, and follows the scan.
    void openCorpus(Path file) {
        workspace.openCorpus(file, () -> {
            window.show(Navigation.FOLDERS);
            showsResultsWhenDone = true;
        });
    }

    private void chooseFolder(Consumer<List<Path>> onChosen) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(messages.get("chooser.folder"));
        File folder = chooser.showDialog(stage);
        if (folder != null) {
            onChosen.accept(List.of(folder.toPath()));
        }
    }

    /// Chooses a corpus by its file.
    static FileChooser corpusChooser(Messages messages, String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.get(title));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(messages.get("chooser.corpora"), "*" + Corpus.ENDING_ON_DISK));
        return chooser;
    }

    private void scanChanged(ScanModel.State state) {
        if (state == ScanModel.State.DONE && showsResultsWhenDone) {
            showsResultsWhenDone = false;
            var summary = scan.summaryProperty().get();
            if (pasted != null) {
                showPasted();
            } else if (summary != null && summary.documents() > 0) {
                window.show(
                        preferences.purposeProperty().get() == Purpose.ARTICLES
                                ? Navigation.GROUPS
                                : Navigation.RESULTS);
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
                    .ifPresent(showReport);
        }
    }
}
