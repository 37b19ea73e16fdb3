package app.likeness.ui.clusters;

import app.likeness.compare.Cluster;
import app.likeness.compare.Pair;
import app.likeness.ui.Background;
import app.likeness.ui.Messages;
import app.likeness.ui.Reviews;
import app.likeness.ui.Snapshot;
import app.likeness.ui.Theme;
import app.likeness.ui.ViewWindow;
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
import org.jspecify.annotations.Nullable;

/// The view of the groups in a window of the headless platform, with everything in the background done at once.
final class GroupWindow implements AutoCloseable {
    final ObjectProperty<Snapshot> snapshot;
    final GroupsModel model;
    final List<Pair> opened = new ArrayList<>();
    final ViewWindow window;

    /// By document its text.
    final Map<Long, String> texts = new HashMap<>();
    final List<Cluster> exported = new ArrayList<>();
    final GroupFiles files;

    @Nullable
    Path target;

    boolean lastMayGo;
    int rescans;
    int asked;

    GroupWindow(Snapshot known) {
        this(known, Path.of("nowhere", "moved.tsv"));
    }

    GroupWindow(Snapshot known, Path journal) {
        files = new GroupFiles(Background.direct(), journal, InstantSource.fixed(Instant.EPOCH), () -> rescans++);
        snapshot = new SimpleObjectProperty<>(known);
        model = new GroupsModel(snapshot, Reviews.none(), Background.direct());
        Messages messages = new Messages(Locale.ENGLISH);
        window = ViewWindow.open(
                messages,
                Theme.LIGHT,
                1280,
                800,
                () -> new GroupsView(
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
                        new Region()));
    }

    @Override
    public void close() {
        window.close();
    }
}
