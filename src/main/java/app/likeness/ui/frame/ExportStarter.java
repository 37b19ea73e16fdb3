package app.likeness.ui.frame;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.review.Review;
import app.likeness.review.State;
import app.likeness.text.document.Document;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.export.ExportDialog;
import app.likeness.ui.export.ExportScope;
import app.likeness.ui.originality.OriginalityModel;
import app.likeness.ui.pair.model.PairModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What can be written of what is in sight: the pair, the group or the document that somebody looks at, and everything;
/// and the dialog that writes it, one at a time.
final class ExportStarter {
    /// Makes a dialog for these scopes.
    @FunctionalInterface
    interface Dialogs {
        ExportDialog make(List<ExportScope> scopes);
    }

    private final MainWindow window;
    private final PairModel pair;
    private final GroupsModel groups;
    private final OriginalityModel report;
    private final Supplier<Review> judged;
    private final Dialogs dialogs;
    private @Nullable ExportDialog open;

    /// @param judged what was judged until now
    ExportStarter(
            MainWindow window,
            PairModel pair,
            GroupsModel groups,
            OriginalityModel report,
            Supplier<Review> judged,
            Dialogs dialogs) {
        this.judged = judged;
        this.dialogs = dialogs;
        this.window = window;
        this.pair = pair;
        this.groups = groups;
        this.report = report;
    }

    /// Asks what to write. The dialog that writes just now comes to the front instead.
    ///
    /// @param first what was asked for by name
    /// @param others what can be chosen beside what is offered anyway
    /// @param show how the dialog opens
    void start(Snapshot now, Optional<ExportScope> first, List<ExportScope> others, Consumer<ExportDialog> show) {
        ExportDialog before = open;
        if (before != null && before.isShowing()) {
            if (before.isWriting()) {
                before.toFront();
                return;
            }
            before.close();
        }
        ExportDialog dialog = dialogs.make(
                Stream.concat(scopes(now, first).stream(), others.stream()).toList());
        open = dialog;
        show.accept(dialog);
    }

    /// Gives up what is being written.
    void stop() {
        if (open != null) {
            open.stop();
        }
    }

    /// The scopes to choose from, the one in sight first.
    ///
    /// @param first what was asked for by name
    private List<ExportScope> scopes(Snapshot now, Optional<ExportScope> first) {
        List<ExportScope> scopes = new ArrayList<>();
        first.ifPresent(scopes::add);
        if (first.isEmpty() && window.inPairProperty().get()) {
            pair.pair().flatMap(shown -> scope(now, shown)).ifPresent(scopes::add);
        }
        if (first.isEmpty() && window.viewProperty().get() == Navigation.GROUPS) {
            groups.lookedInto().map(cluster -> scope(now, cluster)).ifPresent(scopes::add);
        }
        if (window.viewProperty().get() == Navigation.REPORT) {
            report.document().map(ExportScope.OneDocument::new).ifPresent(scopes::add);
        }
        scopes.add(new ExportScope.Whole());
        Review review = judged.get();
        if (now.findings().pairs().stream().anyMatch(each -> review.pair(each).state() == State.CONFIRMED)) {
            scopes.add(new ExportScope.Confirmed(review));
        }
        return scopes;
    }

    private static Optional<ExportScope> scope(Snapshot now, Pair pair) {
        @Nullable Document left = now.byId().get(pair.leftId());
        @Nullable Document right = now.byId().get(pair.rightId());
        return left == null || right == null
                ? Optional.empty()
                : Optional.of(new ExportScope.OnePair(pair, left.title() + " – " + right.title()));
    }

    /// A group by its first document.
    static ExportScope scope(Snapshot now, Cluster cluster) {
        Document first = now.byId().get(cluster.documentIds().getFirst());
        return new ExportScope.OneGroup(cluster, first == null ? "" : first.title());
    }
}
