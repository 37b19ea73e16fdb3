package app.likeness.ui.frame;

import app.likeness.ui.corpus.ProblemLine;
import app.likeness.ui.home.HomeView;
import app.likeness.ui.home.RecentList;
import app.likeness.ui.home.RecentModel;
import javafx.beans.value.ObservableValue;

/// Home, with the corpora that were open last.
final class HomePart {
    private final HomeView view;

    /// @param dragging whether files are being dragged over the window
    HomePart(WindowState state, Opening opening, RecentModel recents, ObservableValue<Boolean> dragging) {
        ObservableValue<Boolean> shown = state.window().viewProperty().map(each -> each == Navigation.HOME);
        view = new HomeView(
                state.messages(),
                new HomeView.Commands(
                        opening::chooseFolder, opening::chooseFiles, opening::pasteText, opening::trySample),
                dragging,
                new ProblemLine(
                        state.messages(), state.workspace(), state.naming().hidden(), shown),
                state.preferences().purposeProperty(),
                new RecentList(
                        state.messages(),
                        recents,
                        state.naming().hidden(),
                        shown,
                        recent -> opening.openCorpus(recent.corpus())));
    }

    HomeView view() {
        return view;
    }
}
