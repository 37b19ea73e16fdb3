package app.likeness.ui.frame;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.settings.Hint;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableSet;
import org.jspecify.annotations.Nullable;

/// The way through the views with the sample: which hint belongs to what is shown, and where the next one waits.
final class Tour {
    private final Workspace workspace;
    private final MainWindow window;
    private final OpenPair openPair;
    private final ObservableValue<Path> sample;
    private final ObservableValue<@Nullable Hint> hint;

    /// @param sample where the sample lies
    Tour(
            Workspace workspace,
            MainWindow window,
            OpenPair openPair,
            ObservableValue<Boolean> scanning,
            ObservableSet<Hint> seen,
            ObservableValue<Path> sample) {
        this.workspace = workspace;
        this.window = window;
        this.openPair = openPair;
        this.sample = sample;
        hint = Bindings.createObjectBinding(
                () -> {
                    Hint here = scanning.getValue() ? null : here();
                    return here == null || seen.contains(here) ? null : here;
                },
                window.viewProperty(),
                window.inPairProperty(),
                window.sheetProperty(),
                workspace.rootsProperty(),
                sample,
                scanning,
                seen);
    }

    /// The hint for what is shown; null where there is none, or where it was put away.
    ObservableValue<@Nullable Hint> hintProperty() {
        return hint;
    }

    /// Goes where the next hint waits; at the end to Home, where one's own documents are dropped.
    void next(Hint from) {
        switch (from) {
            case RESULTS -> openPair();
            case PAIR -> window.show(Navigation.GROUPS);
            case GROUPS -> window.show(Navigation.FOLDERS);
            case FOLDERS -> window.show(Navigation.HOME);
        }
    }

    private @Nullable Hint here() {
        List<Path> roots = workspace.rootsProperty().get();
        if (!roots.equals(List.of(sample.getValue())) || window.sheetProperty().get() != null) {
            return null;
        }
        if (window.inPairProperty().get()) {
            return Hint.PAIR;
        }
        return switch (window.viewProperty().get()) {
            case RESULTS -> Hint.RESULTS;
            case GROUPS -> Hint.GROUPS;
            case FOLDERS -> Hint.FOLDERS;
            default -> null;
        };
    }

    /// An edited copy has more to show than two texts that are the same.
    private void openPair() {
        List<Pair> pairs = workspace.snapshotProperty().get().findings().pairs();
        int edited = 0;
        while (edited < pairs.size() && pairs.get(edited).band() != ShareBand.EDITED_COPY) {
            edited++;
        }
        if (!pairs.isEmpty()) {
            openPair.open(pairs, edited == pairs.size() ? 0 : edited);
        }
    }
}
