package app.likeness.ui.frame;

import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.home.RecentModel;
import app.likeness.ui.pair.PairView;
import java.util.EnumMap;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// All views of the window, each made by a class of its own, one after the other.
final class WindowViews {
    private final Map<Navigation, Node> nodes = new EnumMap<>(Navigation.class);
    private final ResultsView results;
    private final PairView pair;

    /// What leads from the views to files, to other corpora and out of the program.
    ///
    /// @param dragging whether files are being dragged over the window
    record Ways(
            Opening opening,
            DocumentFiles files,
            ExportStarter exports,
            RecentModel recents,
            ObservableValue<Boolean> dragging) {}

    WindowViews(WindowState state, SharedModels models, Ways ways) {
        DocumentFiles files = ways.files();
        nodes.put(Navigation.HOME, new HomePart(state, ways.opening(), ways.recents(), ways.dragging()).view());
        pair = new PairPart(state, models, files).view();
        nodes.put(Navigation.FOLDERS, new FoldersPart(state, models, files, ways.opening()).view());
        results = new ResultsPart(state, models, files).view();
        nodes.put(Navigation.RESULTS, results);
        nodes.put(Navigation.REPORT, new ReportPart(state, models, results, ways.files()).view());
        nodes.put(Navigation.METHODS, new MethodsPart(state, models).view());
        nodes.put(Navigation.GROUPS, new GroupsPart(state, models, ways.exports()).view());
    }

    /// What the rail leads to.
    Map<Navigation, Node> nodes() {
        return nodes;
    }

    ResultsView results() {
        return results;
    }

    /// Covers the view it was opened from.
    PairView pair() {
        return pair;
    }
}
