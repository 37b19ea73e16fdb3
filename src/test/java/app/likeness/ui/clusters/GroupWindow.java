package app.likeness.ui.clusters;

import app.likeness.compare.Pair;
import app.likeness.ui.Background;
import app.likeness.ui.Messages;
import app.likeness.ui.Snapshot;
import app.likeness.ui.Theme;
import app.likeness.ui.ViewWindow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.layout.Region;

/// The view of the groups in a window of the headless platform, with everything in the background done at once.
final class GroupWindow implements AutoCloseable {
    final ObjectProperty<Snapshot> snapshot;
    final GroupsModel model;
    final List<Pair> opened = new ArrayList<>();
    final ViewWindow window;

    GroupWindow(Snapshot known) {
        snapshot = new SimpleObjectProperty<>(known);
        model = new GroupsModel(snapshot, Background.direct());
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
                        new Region(),
                        (pairs, index) -> opened.add(pairs.get(index))));
    }

    @Override
    public void close() {
        window.close();
    }
}
