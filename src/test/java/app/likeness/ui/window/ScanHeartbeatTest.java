package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.support.Heartbeat;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The whole program scans a folder for the first time and answers meanwhile. In a real window: the headless platform
/// copies each pixel of what is drawn on the FX thread, which takes longer than all that the program does. Measured in
/// processor time of that thread; what the machine does beside it makes single rounds slow, and what the program does
/// makes all of them slow.
@Tag("display")
class ScanHeartbeatTest {
    /// The longest that the thread may be busy at a stretch, in milliseconds.
    private static final double LONGEST = 50;

    private static final int ESSAYS = 300;
    private static final int ROUNDS = 3;

    @Test
    void aFirstScanLeavesTheWindowItsTime(@TempDir Path folder) throws IOException, TimeoutException {
        Path essays = Files.createDirectories(folder.resolve("essays"));
        for (int number = 0; number < ESSAYS; number++) {
            StringBuilder essay = new StringBuilder();
            for (int sentence = 0; sentence < 40; sentence++) {
                // Each essay has a part of the one before it.
                int subject = 20 * number + sentence;
                essay.append("In year ")
                        .append(subject)
                        .append(" the harbour counted ")
                        .append(7919 * subject % 9973)
                        .append(" ships, of which ")
                        .append(subject * 31 % 89)
                        .append(" stayed.\n");
            }
            Files.writeString(essays.resolve("essay " + number + ".txt"), essay);
        }
        List<Double> longest = new ArrayList<>();
        for (int round = 0; round < ROUNDS && longest.stream().noneMatch(time -> time <= LONGEST); round++) {
            try (RunningApp app = RunningApp.inEnglish(folder.resolve("data " + round))) {
                app.await("the last view is ready", () -> app.isLaidOut("groups-table"));
                // Looking for it takes the thread that is measured some milliseconds.
                TableView<?> table = app.node("documents-table", TableView.class);
                Node headline = app.node("results-headline", Node.class);
                try (Heartbeat heart = new Heartbeat(0)) {
                    app.drop(essays);
                    app.await(
                            "the results",
                            () -> RunningApp.isInSight(headline)
                                    && table.getItems().size() == ESSAYS
                                    && !table.lookupAll(".table-row-cell").isEmpty());
                    longest.add(heart.beats().stream()
                            .mapToDouble(Heartbeat.Beat::worked)
                            .max()
                            .orElse(0));
                }
            }
        }
        assertTrue(longest.getLast() <= LONGEST, "busy for so many ms: " + longest);
    }
}
