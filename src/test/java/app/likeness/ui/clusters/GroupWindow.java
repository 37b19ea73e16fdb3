package app.likeness.ui.clusters;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The view of the groups in a window of the headless platform, with everything in the background done at once.
public final class GroupWindow implements AutoCloseable {
    final ObjectProperty<Snapshot> snapshot;
    public final GroupsModel model;
    final List<Pair> opened = new ArrayList<>();
    public final ViewWindow window;

    /// By document its text.
    public final Map<Long, String> texts = new HashMap<>();
    public final List<Cluster> exported = new ArrayList<>();
    final GroupFiles files;

    @Nullable
    public Path target;

    public boolean lastMayGo;
    public int rescans;
    public int asked;

    public GroupWindow(Snapshot known) {
        this(known, Path.of("nowhere", "moved.tsv"));
    }

    public GroupWindow(Snapshot known, Path journal) {
        files = new GroupFiles(Background.direct(), journal, InstantSource.fixed(Instant.EPOCH), () -> rescans++);
        snapshot = new SimpleObjectProperty<>(known);
        model = new GroupsModel(snapshot, Reviews.none(), Background.direct());
        Messages messages = new Messages(Locale.ENGLISH);
        window = ViewWindow.open(
                messages,
                Theme.LIGHT,
                1280,
                800,
                () -> new VBox(
                        new MovedFilesBar(messages, files, () -> {}),
                        new GroupsView(
                                messages,
                                model,
                                new SimpleStringProperty("Corpus"),
                                List.of(new Region()),
                                (pairs, index) -> opened.add(pairs.get(index)),
                                new GroupsView.Commands(
                                        id -> texts.getOrDefault(id, ""),
                                        files,
                                        () -> true,
                                        owner -> Optional.ofNullable(target),
                                        () -> {
                                            asked++;
                                            return lastMayGo;
                                        },
                                        exported::add),
                                new Region())));
    }

    /// What is done with the files of groups.
    public GroupFiles files() {
        return files;
    }

    @Override
    public void close() {
        window.close();
    }
}
