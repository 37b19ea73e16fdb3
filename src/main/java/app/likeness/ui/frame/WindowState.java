package app.likeness.ui.frame;

import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.corpus.MethodsModel;
import app.likeness.ui.corpus.Naming;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.parts.Background;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.words.CorpusName;
import app.likeness.ui.words.Messages;
import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;

/// What every view of the window is given: it stands before the first of them is made.
///
/// @param arriving whether what is shown may still lack something
record WindowState(
        Stage stage,
        Messages messages,
        Background background,
        DataFolder data,
        Preferences preferences,
        Workspace workspace,
        ScanModel scan,
        MethodsModel methods,
        ObservableValue<Boolean> arriving,
        Naming naming,
        Reviewing reviewing,
        GroupFiles files,
        MainWindow window) {
    ObservableValue<Boolean> scanning() {
        return scan.stateProperty().map(state -> scan.isRunning());
    }

    /// The name of the corpus, hidden where names are.
    ObservableValue<String> corpus() {
        return CorpusName.of(messages, workspace.visibleRootsProperty());
    }
}
