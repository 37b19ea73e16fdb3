package app.likeness.ui.frame;

import app.likeness.ui.clusters.GroupTable;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.folders.FilesDialog;
import app.likeness.ui.folders.FoldersModel;
import app.likeness.ui.folders.FoldersView;
import app.likeness.ui.folders.TableCards;
import app.likeness.ui.scan.MethodChooser;
import app.likeness.ui.scan.MethodSettingsDialog;
import app.likeness.ui.scan.OwnWords;
import app.likeness.ui.scan.ScanStrip;
import app.likeness.ui.words.Messages;
import java.io.File;
import javafx.beans.value.ObservableValue;
import javafx.stage.FileChooser;

/// The folders, with the scan that reads them and the groups as they are found.
final class FoldersPart {
    private final WindowState state;
    private final DocumentFiles files;
    private final SharedModels models;
    private final FoldersView view;

    FoldersPart(WindowState state, SharedModels models, DocumentFiles files, Opening opening) {
        this.state = state;
        this.files = files;
        this.models = models;
        Messages messages = state.messages();
        Workspace workspace = state.workspace();
        ObservableValue<Boolean> scanning = state.scanning();
        view = new FoldersView(
                messages,
                new FoldersModel(workspace.snapshotProperty(), state.background()),
                new FoldersView.Parts(
                        state.corpus(),
                        scanning,
                        state.scan().readingProperty(),
                        new MethodChooser(
                                messages,
                                state.methods(),
                                new OwnWords(workspace.ownWordsProperty(), this::chooseWords, workspace::forgetWords),
                                this::setMethods),
                        new TableCards(messages, workspace.tablesProperty(), workspace::chooseColumns, state.naming()),
                        new ScanStrip(messages, state.scan(), workspace::rescan),
                        GroupTable.preview(
                                messages,
                                models.groups(),
                                scanning,
                                () -> state.window().show(Navigation.GROUPS))),
                new FoldersView.Commands(
                        opening::addFolder,
                        () -> state.window().show(Navigation.RESULTS),
                        files::open,
                        workspace::assign,
                        workspace::removeRoot,
                        workspace::unlock,
                        files::chooseCharset,
                        this::showFiles));
    }

    FoldersView view() {
        return view;
    }

    /// Lets the user choose a list of words for the open corpus.
    private void chooseWords() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(state.messages().get("chooser.words"));
        File file = chooser.showOpenDialog(state.stage());
        if (file != null) {
            state.workspace().useWords(file.toPath());
        }
    }

    private void setMethods() {
        new MethodSettingsDialog(state.messages(), state.stage(), state.methods(), state.background()).open();
    }

    private void showFiles() {
        new FilesDialog(
                        state.messages(),
                        state.stage(),
                        state.background(),
                        state.workspace().snapshotProperty().get(),
                        new FilesDialog.Ways(files::open, models::showReport, files::chooseCharset))
                .show();
    }
}
