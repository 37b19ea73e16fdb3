package app.likeness.ui.window;

import static app.likeness.ui.support.Fabricated.pair;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Clusters;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.ProblemLine;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.documents.LineModel;
import app.likeness.ui.documents.ResultsModel;
import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.parts.Background;
import app.likeness.ui.scan.ScanStrip;
import app.likeness.ui.support.Fabricated;
import app.likeness.ui.support.RunningBackground;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What goes wrong gets words and a way on.
class BadInputTest {
    private final Messages messages = new Messages(Locale.ENGLISH);

    @Test
    void aFullDiskIsSaidAndTheScanCanBeTriedAgain() throws Exception {
        RunningBackground threads = new RunningBackground();
        ScanModel scan = new ScanModel(threads.background());
        SimpleObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();
        List<String> again = new ArrayList<>();
        try (ViewWindow window = ViewWindow.open(
                messages,
                Theme.LIGHT,
                1000,
                300,
                () -> new VBox(
                        new ScanStrip(messages, scan, () -> again.add("again")),
                        new ProblemLine(
                                messages, problem, new SimpleBooleanProperty(), new SimpleBooleanProperty(true))))) {
            Path file = Path.of("essays.likeness");
            ViewWindow.fx(() -> {
                scan.start(
                        listener -> {
                            throw new CorpusException(CorpusException.Reason.DISK_FULL, file, null);
                        },
                        failure -> problem.set(new Problem.CorpusFailure(failure)));
                return true;
            });
            threads.await(() -> scan.state() == ScanModel.State.FAILED);
            assertEquals(
                    "The scan could not go on. What was finished is kept.",
                    window.node("scan-state", Label.class).getText());
            assertEquals(
                    "There is no room left on the disk for essays.likeness. Free some space and scan again: what was"
                            + " read is kept.",
                    window.ask(() -> ((Label) window.scene().lookup(".problem-sentence")).getText()));
            window.run(() -> window.node("scan-retry", Button.class).fire());
            assertEquals(List.of("again"), again);
        } finally {
            threads.close();
        }
    }

    @Test
    void namesOfTenThousandCharactersAreCutAndNothingGrows() {
        String name = "A very long name ".repeat(600);
        List<Document> documents =
                List.of(named(1, name), named(2, "长".repeat(10_000)), named(3, "שם ארוך ".repeat(1_250)));
        List<Pair> pairs = List.of(pair(1, 2, 90, 80), pair(1, 3, 60, 50));
        try (ViewWindow window = results(Fabricated.snapshot(documents, pairs, Clusters.of(pairs, 0)))) {
            TableView<?> table = window.node("documents-table", TableView.class);
            assertEquals(3, table.getItems().size());
            assertTrue(window.ask(() -> table.getWidth()) <= 1000);
            for (var row : window.ask(() -> table.lookupAll(".table-row-cell"))) {
                assertTrue(((Region) row).getHeight() <= 36);
            }
        }
    }

    @Test
    void nothingFoundIsAnHonestAnswerWithTheClosestPairsAsAWayOn() {
        List<Document> documents = List.of(named(1, "One"), named(2, "Two"));
        try (ViewWindow window = results(Fabricated.snapshot(documents, List.of(), List.of()))) {
            assertEquals(
                    "Nothing stands out here.",
                    window.node("results-headline", Label.class).getText());
            assertTrue(
                    window.node("documents-table", TableView.class).getItems().isEmpty());
            assertNull(window.ask(() -> window.scene().lookup("#documents-table .table-row-cell:filled")));
        }
    }

    @Test
    void nothingIsSaidToBeMissingWhileWhatWasFoundIsStillOnItsWay() {
        List<Document> documents = List.of(named(1, "One"), named(2, "Two"));
        List<Pair> pairs = List.of(pair(1, 2, 90, 80));
        SimpleObjectProperty<Snapshot> snapshot = new SimpleObjectProperty<>(Snapshot.EMPTY);
        SimpleBooleanProperty asking = new SimpleBooleanProperty(true);
        List<Runnable> lane = new ArrayList<>();
        try (ViewWindow window = results(snapshot, asking, RunningBackground.waiting(lane))) {
            Label headline = window.node("results-headline", Label.class);
            window.run(() -> runAll(lane));
            assertEquals("Looking for documents", headline.getText());
            window.run(() -> {
                snapshot.set(Fabricated.snapshot(documents, pairs, Clusters.of(pairs, 0)));
                asking.set(false);
            });
            assertEquals("Looking for documents", headline.getText(), "the corpus has answered, nothing is counted");
            window.run(() -> runAll(lane));
            assertEquals("2 of 2 documents share text with others, in 1 group.", headline.getText());
            window.run(() -> {
                snapshot.set(Snapshot.EMPTY);
                runAll(lane);
            });
            assertEquals("No document could be read.", headline.getText());
        }
    }

    private static void runAll(List<Runnable> lane) {
        List<Runnable> waiting = List.copyOf(lane);
        lane.clear();
        waiting.forEach(Runnable::run);
    }

    private static Document named(long id, String title) {
        return new Document(
                id,
                Fabricated.ROOT.resolve(
                        title.strip().substring(0, Math.min(200, title.strip().length())) + id + ".txt"),
                Metadata.titled(title, Origin.TEXT, Certainty.LIKELY),
                2_000,
                Instant.EPOCH,
                800);
    }

    private ViewWindow results(Snapshot snapshot) {
        return results(new SimpleObjectProperty<>(snapshot), new SimpleBooleanProperty(false), Background.direct());
    }

    private ViewWindow results(
            ObservableValue<Snapshot> snapshot, ObservableValue<Boolean> arriving, Background background) {
        SimpleObjectProperty<Shown> shown = new SimpleObjectProperty<>(Shown.AT_FIRST);
        return ViewWindow.open(
                messages,
                Theme.LIGHT,
                1000,
                760,
                () -> new ResultsView(
                        messages,
                        new ResultsModel(snapshot, Reviews.none(), background),
                        new LineModel(shown, line -> {}, line -> {}),
                        new SimpleStringProperty("Corpus"),
                        arriving,
                        List.of(),
                        new ResultsView.StateFilters(new Region(), new Region()),
                        (all, index) -> {},
                        path -> {}));
    }
}
