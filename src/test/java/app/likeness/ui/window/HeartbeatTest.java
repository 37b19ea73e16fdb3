package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.clusters.GroupTable;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.documents.LineModel;
import app.likeness.ui.documents.ResultsModel;
import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.Fabricated;
import app.likeness.ui.support.Heartbeat;
import app.likeness.ui.support.RunningBackground;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;

/// What a scan reports of a large corpus must not keep the window from answering. Measured in processor time of the FX
/// thread; what the machine does beside it makes single rounds slow, and what the program does makes all of them slow.
class HeartbeatTest {
    /// The longest that the thread may be busy at a stretch, in milliseconds.
    private static final double LONGEST = 50;

    private static final int DOCUMENTS = 100_000;
    private static final int ROUNDS = 6;

    private final Messages messages = new Messages(Locale.ENGLISH);

    @Test
    void aHundredThousandDocumentsComeAndTheWindowAnswersMeanwhile() throws TimeoutException {
        ObjectProperty<Snapshot> snapshot = new SimpleObjectProperty<>(Snapshot.EMPTY);
        RunningBackground threads = new RunningBackground();
        try (ViewWindow window = window(snapshot, threads.background())) {
            TableView<?> table = window.node("documents-table", TableView.class);
            List<Double> longest = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++) {
                // As a scan finds more and more.
                int count = DOCUMENTS - 10 * (ROUNDS - round);
                Snapshot next = Fabricated.large(count);
                try (Heartbeat heart = new Heartbeat(0)) {
                    window.run(() -> snapshot.set(next));
                    threads.await(() -> table.getItems().size() > count - 10
                            && table.getItems().size() < count);
                    window.ask(() -> true);
                    longest.add(heart.beats().stream()
                            .mapToDouble(Heartbeat.Beat::worked)
                            .max()
                            .orElse(0));
                }
            }
            assertTrue(longest.stream().anyMatch(time -> time <= LONGEST), "busy for so many ms: " + longest);
        } finally {
            threads.close();
        }
    }

    /// The views that follow a scan: the results, and the groups as they are found.
    private ViewWindow window(ObjectProperty<Snapshot> snapshot, Background background) {
        return ViewWindow.open(messages, Theme.LIGHT, 1000, 760, () -> {
            ResultsView results = new ResultsView(
                    messages,
                    new ResultsModel(snapshot, Reviews.none(), background),
                    new LineModel(new SimpleObjectProperty<>(Shown.AT_FIRST), line -> {}, line -> {}),
                    new SimpleStringProperty("Corpus"),
                    new SimpleBooleanProperty(true),
                    List.of(),
                    new ResultsView.StateFilters(new Region(), new Region()),
                    (all, index) -> {},
                    path -> {});
            return new VBox(
                    results,
                    GroupTable.preview(
                            messages,
                            new GroupsModel(snapshot, Reviews.none(), background),
                            new SimpleBooleanProperty(true),
                            () -> {}));
        });
    }
}
