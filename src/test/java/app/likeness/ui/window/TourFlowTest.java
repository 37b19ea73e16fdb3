package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.settings.Hint;
import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Script;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// "Try the sample": four hints, each in its view, read and followed within a minute, and none of them comes twice.
final class TourFlowTest {
    @TempDir
    private Path home;

    private Path data;
    private RunningApp app;
    private int actions;

    @BeforeEach
    void start() throws IOException, TimeoutException {
        data = home.resolve("data");
        app = RunningApp.inEnglish(data);
        // The screen without a display is 1,000 pixels wide: the pointer gets no further.
        app.robot().interact(() -> {
            app.stage().setX(0);
            app.stage().setWidth(960);
        });
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void fourShortHintsLeadThroughTheViewsAndNeverReturn() throws IOException, TimeoutException {
        press("try-sample");
        List<String> hints = new ArrayList<>();
        for (String view : List.of("results-headline", "pair-view", "groups-table", "scan-strip")) {
            app.await("the hint of " + view, () -> app.isShown("hint-line") && app.isShown(view));
            hints.add(app.text("hint"));
            hints.add(app.text("hint-next"));
            if (view.equals("results-headline")) {
                app.await("a document that can be read", () -> chosen() != null);
                assertFalse(Script.isMainlyHan(chosen()), chosen());
            } else if (view.equals("pair-view")) {
                assertFalse(Script.isMainlyHan(app.text("title-A")), app.text("title-A"));
            }
            press("hint-next");
        }
        app.await("the way to one's own documents", () -> app.isShown("drop-zone"));
        Messages english = new Messages(Locale.ENGLISH);
        assertEquals(TourMinuteTest.WORDS.stream().map(english::get).toList(), hints);
        assertEquals(TourMinuteTest.ACTIONS, actions, "presses of a button, and nothing else");
        int documents = app.names().size();
        assertTrue(documents <= 40, documents + " documents are no work to wait for");
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

    /// The title of the document whose row is chosen; null for none.
    private @Nullable String chosen() {
        TableView<?> documents = app.node("documents-table", TableView.class);
        int row = documents.getSelectionModel().getSelectedIndex();
        return row < 0 ? null : (String) documents.getColumns().getFirst().getCellData(row);
    }

    /// Points at a button and presses it, as a user does.
    private void press(String id) {
        app.robot().clickOn("#" + id);
        actions++;
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
