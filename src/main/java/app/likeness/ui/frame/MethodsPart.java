package app.likeness.ui.frame;

import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.methods.MethodsView;
import app.likeness.ui.methods.model.MethodLines;
import app.likeness.ui.methods.model.StudyModel;

/// The methods side by side.
final class MethodsPart {
    private final MethodsView view;

    MethodsPart(WindowState state, SharedModels models) {
        Workspace workspace = state.workspace();
        StudyModel study = new StudyModel(
                workspace.snapshotProperty(),
                state.reviewing().reviews().review(),
                state.scanning(),
                state.background(),
                workspace.texts(),
                new MethodLines(workspace.shownProperty(), workspace::moveLine, workspace::drawLine, state.methods()),
                workspace::changeLabels);
        view = new MethodsView(
                state.messages(), study, state.background(), workspace.texts(), models.pairs(), state.naming());
    }

    MethodsView view() {
        return view;
    }
}
