package app.likeness.ui.frame;

import app.likeness.text.document.Document;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.LeftOutModel;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.documents.ResultsModel;
import app.likeness.ui.originality.OriginalityModel;

/// The models that more than one view looks at.
final class SharedModels {
    private final MainWindow window;
    private final ResultsModel found;
    private final GroupsModel groups;
    private final PairOpener pairs;
    private final LeftOutModel leftOut;
    private final OriginalityModel report;

    SharedModels(WindowState state) {
        window = state.window();
        Workspace workspace = state.workspace();
        Reviewing reviewing = state.reviewing();
        // Before all others that follow the snapshot: its rows are looked at while the line moves.
        found = new ResultsModel(workspace.snapshotProperty(), reviewing.reviews(), state.background());
        groups = new GroupsModel(workspace.snapshotProperty(), reviewing.reviews(), state.background());
        pairs = new PairOpener(workspace, state.background(), window::showPair, window::back);
        leftOut = new LeftOutModel(
                workspace.snapshotProperty(),
                workspace.shownProperty().map(Shown::leftOut),
                workspace::leaveOut,
                state.background());
        report = new OriginalityModel(
                workspace.snapshotProperty(), reviewing.reviews().review(), state.background(), workspace.texts());
    }

    ResultsModel found() {
        return found;
    }

    GroupsModel groups() {
        return groups;
    }

    PairOpener pairs() {
        return pairs;
    }

    LeftOutModel leftOut() {
        return leftOut;
    }

    OriginalityModel report() {
        return report;
    }

    /// Goes to the report of a document.
    void showReport(Document document) {
        report.open(document);
        window.show(Navigation.REPORT);
    }
}
