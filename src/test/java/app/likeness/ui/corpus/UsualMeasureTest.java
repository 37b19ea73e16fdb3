package app.likeness.ui.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.findings.UsualShare;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsualMeasureTest {
    @Test
    void theFirstScanMeasuresWhatLaterOnesDo(@TempDir Path folder) throws IOException, TimeoutException {
        try (RunningApp app = RunningApp.inEnglish(folder.resolve("data"))) {
            app.fire("try-sample");
            UsualShare first = usual(app);
            int documents = app.names().size();
            assertTrue(first.pairs() < documents * (documents - 1) / 2, "copies are not unrelated: " + first.pairs());
            app.robot().interact(() -> app.workspace().rescan());
            assertEquals(first, usual(app));
            assertTrue(first.share() < 0.1, "unrelated articles share next to nothing: " + first.share());
        }
    }

    private static UsualShare usual(RunningApp app) {
        app.await(
                "what is usual here",
                () -> !app.isScanning() && !app.workspace().askingProperty().get() && app.knowsUsual());
        // What is measured again is measured behind what was asked before.
        boolean[] isDone = new boolean[1];
        app.robot().interact(() -> app.afterReading(() -> isDone[0] = true));
        app.await("reading", () -> isDone[0]);
        return app.workspace().shownProperty().get().usual();
    }
}
