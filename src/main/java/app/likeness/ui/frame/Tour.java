package app.likeness.ui.frame;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.settings.Hint;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Script;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableSet;
import org.jspecify.annotations.Nullable;

/// The way through the views with the sample: which hint belongs to what is shown, and where the next one waits.
final class Tour {
    private final Messages messages;
    private final Workspace workspace;
    private final MainWindow window;
    private final OpenPair openPair;
    private final ObservableValue<Path> sample;
    private final ObservableValue<@Nullable Hint> hint;

    /// @param sample where the sample lies
    Tour(
            Messages messages,
            Workspace workspace,
            MainWindow window,
            OpenPair openPair,
            ObservableValue<Boolean> scanning,
            ObservableSet<Hint> seen,
            ObservableValue<Path> sample) {
        this.messages = messages;
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

    /// An edited copy has more to show than two texts that are the same, and more to those who can read it.
    private void openPair() {
        Snapshot now = workspace.snapshotProperty().get();
        List<Pair> pairs = now.findings().pairs();
        List<Pair> readable = pairs.stream()
                .filter(pair -> isReadable(now.byId().get(pair.leftId()))
                        && isReadable(now.byId().get(pair.rightId())))
                .toList();
        edited(readable)
                .or(() -> edited(pairs))
                .or(() -> pairs.stream().findFirst())
                .ifPresent(pair -> openPair.open(pairs, pairs.indexOf(pair)));
    }

    private static Optional<Pair> edited(List<Pair> pairs) {
        return pairs.stream()
                .filter(pair -> pair.band() == ShareBand.EDITED_COPY)
                .findFirst();
    }

    /// Whether a document of the sample is in the language of the window.
    boolean isReadable(@Nullable Document document) {
        boolean isChinese = messages.locale().getLanguage().equals(Locale.CHINESE.getLanguage());
        return document != null && Script.isMainlyHan(document.title()) == isChinese;
    }
}
