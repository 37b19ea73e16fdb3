package app.likeness.ui.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.ScanWork;
import app.likeness.ui.support.RunningBackground;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScanStripTest {
    /// What the smallest window leaves of its 900 pixels.
    private static final double NARROW = 780;

    /// The same beside the rail alone.
    private static final double WITHOUT_RAIL = 844;

    private static final List<Locale> LANGUAGES =
            List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE);

    private final RunningBackground threads = new RunningBackground();
    private final ScanModel scan = new ScanModel(threads.background());
    private final Messages messages = new Messages(Locale.ENGLISH);

    @AfterEach
    void close() {
        ViewWindow.fx(() -> {
            scan.stop();
            return true;
        });
        threads.close();
    }

    @ParameterizedTest
    @ValueSource(doubles = {NARROW, 1100})
    void theSentenceOfAPausedScanIsWholeInEveryLanguage(double width) throws Exception {
        try (ViewWindow window = strip(width)) {
            start(ScanStripTest::readUntilStopped);
            threads.await(() -> scan.progress().total() > 0);
            window.run(scan::pause);
            for (Locale language : LANGUAGES) {
                window.run(() -> messages.setLocale(language));
                assertWhole(window);
            }
        }
    }

    @Test
    void theFoldedLineOfAPausedScanHasRoomForItsBarInEveryLanguage() throws Exception {
        try (ViewWindow window = ViewWindow.open(
                messages,
                Theme.LIGHT,
                WITHOUT_RAIL,
                100,
                () -> new VBox(new ScanLine(messages, scan, new SimpleBooleanProperty())))) {
            start(ScanStripTest::readUntilStopped);
            threads.await(() -> scan.progress().total() > 0);
            window.run(scan::pause);
            for (Locale language : LANGUAGES) {
                window.run(() -> messages.setLocale(language));
                ProgressBar bar = window.ask(() -> (ProgressBar) window.scene().lookup(".progress-bar"));
                assertTrue(bar.getWidth() > 100, language + ": " + bar.getWidth());
            }
        }
    }

    @Test
    void whileItIsPausedABarIsShownOnlyIfItSaysHowFarItIs() throws Exception {
        try (ViewWindow window = strip(NARROW)) {
            ProgressBar bar = window.ask(() -> (ProgressBar) window.scene().lookup(".progress-bar"));
            start(ScanStripTest::findUntilStopped);
            threads.await(() -> scan.progress().stage() == Stage.FIND);
            assertTrue(window.ask(bar::isVisible), "to and fro, as it is at work");
            window.run(scan::pause);
            assertFalse(window.ask(bar::isVisible), "an empty one says that nothing was done");
        }
    }

    @Test
    void theEndOfAScanThatWasStoppedBeforeIsNoRepetition() throws Exception {
        var notice = new ScanNotice[1];
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, NARROW, 300, () -> {
            notice[0] = new ScanNotice(messages, scan, new SimpleBooleanProperty());
            return new VBox(notice[0]);
        })) {
            start(listener -> ended(3, 0, true));
            threads.await(() -> scan.state() == ScanModel.State.STOPPED);
            window.run(notice[0]::expect);
            start(listener -> ended(0, 2, false));
            threads.await(() -> scan.state() == ScanModel.State.DONE);
            Label words = window.node("scan-notice-words", Label.class);
            assertFalse(words.getText().contains("nothing has changed"), words.getText());
            window.run(notice[0]::expect);
            start(listener -> ended(0, 2, false));
            threads.await(() -> scan.state() == ScanModel.State.DONE);
            assertTrue(window.ask(words::getText).contains("nothing has changed"), words.getText());
        }
    }

    private static ScanSummary ended(int read, int pairs, boolean isStopped) {
        return new ScanSummary(3, read, 0, 0, pairs, 0, Map.of(), 1, 0, isStopped, Map.of(), Map.of());
    }

    private static ScanSummary findUntilStopped(ScanListener listener) {
        listener.stage(Stage.FIND, 0);
        while (!listener.cancelled()) {
            Thread.onSpinWait();
        }
        return new ScanSummary(0, 0, 0, 0, 0, 0, Map.of(), 0, 0, true, Map.of(), Map.of());
    }

    @Test
    void theSentenceOfAScanThatEndedIsWhole() throws Exception {
        try (ViewWindow window = strip(NARROW)) {
            start(listener -> {
                listener.stage(Stage.GROUP, 0);
                return new ScanSummary(
                        1_204_000, 1_204_000, 12_345, 0, 98_765, 0, Map.of(), 54_321, 0, false, Map.of(), Map.of());
            });
            threads.await(() -> scan.state() == ScanModel.State.DONE);
            assertWhole(window);
        }
    }

    private ViewWindow strip(double width) {
        return ViewWindow.open(
                messages, Theme.LIGHT, width, 300, () -> new VBox(new ScanStrip(messages, scan, () -> {})));
    }

    private static void assertWhole(ViewWindow window) {
        Label state = window.node("scan-state", Label.class);
        String drawn = window.ask(() -> ((Text) state.lookup(".text")).getText());
        assertTrue(state.getText().length() > 10, state.getText());
        assertEquals(state.getText(), drawn);
        assertTrue(state.getHeight() >= window.ask(() -> state.prefHeight(state.getWidth())), "all its lines");
    }

    private static ScanSummary readUntilStopped(ScanListener listener) {
        listener.stage(Stage.READ, 1_000_000);
        while (!listener.cancelled()) {
            listener.advanced(123_456);
        }
        return new ScanSummary(0, 0, 0, 0, 0, 0, Map.of(), 0, 0, true, Map.of(), Map.of());
    }

    private void start(ScanWork work) throws TimeoutException {
        ViewWindow.fx(() -> {
            scan.start(work, failure -> {});
            return true;
        });
        threads.await(() -> scan.state() != ScanModel.State.NONE);
    }
}
