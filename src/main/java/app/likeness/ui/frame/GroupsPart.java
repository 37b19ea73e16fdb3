package app.likeness.ui.frame;

import app.likeness.compare.findings.Cluster;
import app.likeness.ui.clusters.GroupsView;
import app.likeness.ui.clusters.LastCopyDialog;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.LeftOutChips;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.export.ExportDialog;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.Window;

/// The groups, and what is done with their files.
final class GroupsPart {
    private final WindowState state;
    private final ExportStarter exports;
    private final GroupsView view;

    GroupsPart(WindowState state, SharedModels models, ExportStarter exports) {
        this.state = state;
        this.exports = exports;
        Workspace workspace = state.workspace();
        GroupsModel groups = models.groups();
        Reviewing reviewing = state.reviewing();
        view = new GroupsView(
                state.messages(),
                groups,
                state.corpus(),
                List.of(
                        new LeftOutChips(state.messages(), models.leftOut(), "groups"),
                        reviewing.chips("groups", groups.statesProperty())),
                models.pairs(),
                new GroupsView.Commands(
                        workspace.texts(),
                        state.files(),
                        this::mayShowNames,
                        this::chooseTarget,
                        () -> new LastCopyDialog(state.messages(), state.stage()).ask(),
                        this::export),
                reviewing.bar("group", groups.caseProperty(), groups.statesProperty()));
    }

    GroupsView view() {
        return view;
    }

    /// Says so where names are hidden.
    private boolean mayShowNames() {
        boolean hidden = state.naming().hidden().getValue();
        if (hidden) {
            state.naming().refuse().run();
        }
        return !hidden;
    }

    /// Where files are to be moved to.
    ///
    /// @param owner in front of which it is asked
    private Optional<Path> chooseTarget(Window owner) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(state.messages().get("chooser.target"));
        return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
    }

    /// Writes the list of a group.
    private void export(Cluster cluster) {
        var now = state.workspace().snapshotProperty().get();
        exports.start(now, Optional.of(ExportStarter.scope(now, cluster)), List.of(), ExportDialog::show);
    }
}
