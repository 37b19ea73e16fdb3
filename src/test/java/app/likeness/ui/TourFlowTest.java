package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// "Try the sample": four hints, each in its view, and none of them comes twice.
final class TourFlowTest {
    @TempDir
    private Path home;

    private Path data;
    private RunningApp app;

    @BeforeEach
    void start() throws IOException, TimeoutException {
        data = home.resolve("data");
        app = RunningApp.inEnglish(data);
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void fourShortHintsLeadThroughTheViewsAndNeverReturn() throws IOException, TimeoutException {
        app.fire("try-sample");
        app.await("the first hint", () -> app.isShown("hint-line"));
        List<String> hints = new ArrayList<>();
        for (String view : List.of("results-headline", "pair-view", "groups-table", "scan-strip")) {
            app.await("the hint of " + view, () -> app.isShown("hint-line") && app.isShown(view));
            hints.add(app.text("hint"));
            app.fire("hint-next");
        }
        app.await("the way to one's own documents", () -> app.isShown("drop-zone"));
        assertEquals(4, hints.stream().distinct().count(), hints.toString());
        hints.forEach(hint -> assertTrue(hint.length() <= 160, "short: " + hint));
        assertNoHints();
        String kept = Files.readString(data.resolve("settings.properties"));
        for (Hint hint : Hint.values()) {
            assertTrue(kept.contains(hint.name().toLowerCase(Locale.ROOT)), "kept at once: " + kept);
        }

        app.close();
        app = new RunningApp(data);
        app.fire("try-sample");
        app.await("the results", () -> app.isShown("results-headline"));
        assertNoHints();
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT1);
        app.drop(PairedTexts.write(home.resolve("texts"), 2));
        app.await("the other corpus", () -> app.stage().getTitle().startsWith("texts"));
        app.await("its results", () -> app.isShown("results-headline"));
        assertNoHints();
    }

    private void assertNoHints() {
        for (KeyCode view : List.of(KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4)) {
            app.robot().push(KeyCode.CONTROL, view);
            assertFalse(app.isShown("hint-line"), "in view " + view);
        }
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.robot().push(KeyCode.F8);
        app.await("a pair", () -> app.isShown("pair-view"));
        assertFalse(app.isShown("hint-line"));
        app.robot().push(KeyCode.ESCAPE);
    }
}
