package app.likeness.ui.home;

import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.parts.Background;
import app.likeness.ui.settings.RecentCorpora;
import app.likeness.ui.settings.RecentCorpora.Recent;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The corpora that were open last. Used on the FX thread.
public final class RecentModel {
    private static final System.Logger LOG = System.getLogger(RecentModel.class.getName());

    private final Background background;
    private final RecentCorpora file;
    private final InstantSource clock;
    private final ReadOnlyObjectWrapper<List<Recent>> recents = new ReadOnlyObjectWrapper<>(List.of());

    public RecentModel(Background background, RecentCorpora file, InstantSource clock) {
        this.background = background;
        this.file = file;
        this.clock = clock;
        background.compute(file::load, recents::set);
    }

    /// The latest first.
    public ReadOnlyObjectProperty<List<Recent>> recentsProperty() {
        return recents.getReadOnlyProperty();
    }

    /// Lists the open corpus from its first document on: should the program be ended under the scan, the next start
    /// offers to go on.
    ///
    /// @param name of the open corpus; empty without one
    public void follow(Workspace workspace, ScanModel scan, ObservableValue<String> name) {
        Runnable look = () -> {
            Path file = workspace.file();
            int documents =
                    workspace.snapshotProperty().get().findings().documents().size();
            if (file != null
                    && scan.state() != ScanModel.State.NONE
                    && !name.getValue().isEmpty()
                    && documents > 0) {
                used(file, name.getValue(), documents, scan.state() != ScanModel.State.DONE);
            }
        };
        scan.stateProperty().subscribe(look);
        workspace.snapshotProperty().subscribe(look);
    }

    /// Puts a corpus at the head of the list, unless it stands there so already.
    ///
    /// @param isUnfinished whether its scan has not come to its end
    private void used(Path corpus, String name, int documents, boolean isUnfinished) {
        Instant now = clock.instant();
        Recent latest = new Recent(corpus, name, documents, now, isUnfinished);
        Recent head = recents.get().isEmpty() ? null : recents.get().getFirst();
        if (head != null
                && latest.equals(new Recent(head.corpus(), head.name(), head.documents(), now, head.isUnfinished()))) {
            return;
        }
        keep(RecentCorpora.with(latest, recents.get()));
    }

    /// Takes a corpus off the list; its file stays.
    public void forget(Path corpus) {
        keep(recents.get().stream()
                .filter(each -> !each.corpus().equals(corpus))
                .toList());
    }

    private void keep(List<Recent> now) {
        recents.set(now);
        background.run(
                () -> {
                    file.save(now);
                    return now;
                },
                saved -> {},
                failure -> {
                    if (failure instanceof IOException) {
                        LOG.log(System.Logger.Level.WARNING, "the list of recent corpora cannot be saved", failure);
                    } else {
                        throw new IllegalStateException("saving the list of recent corpora failed", failure);
                    }
                });
    }
}
