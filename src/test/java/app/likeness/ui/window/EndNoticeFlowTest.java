package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.store.kept.CorpusException;
import app.likeness.ui.export.EndNotice;
import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.support.Walk;
import app.likeness.ui.words.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who has gone to another window is told when long work ends, in the language of the window and without names.
final class EndNoticeFlowTest {
    @TempDir
    private Path home;

    private ReviewWindow window;
    private RunningApp app;
    private final List<List<String>> said = new ArrayList<>();
    private boolean isInFront;
    /// What passes whenever somebody asks for the time, in seconds.
    private long seconds;

    private long now;

    @BeforeEach
    void start() throws Exception {
        window = new ReviewWindow(home);
        app = window.app();
        app.robot()
                .interact(() -> app.surround(new EndNotice.Surroundings(
                        () -> isInFront, () -> now += TimeUnit.SECONDS.toNanos(seconds), "Linux", said::add)));
        app.drop(PairedTexts.write(home.resolve("Quillfeather"), 2));
        app.await("the results", () -> app.isShown("results-headline") && !app.isScanning());
    }

    @AfterEach
    void stop() throws Exception {
        window.close();
    }

    @Test
    void aScanIsToldAboutWhenItTookLongAndNobodyLooks() {
        assertEquals(List.of(), said, "a short one");
        seconds = 10;
        isInFront = true;
        scan();
        assertEquals(List.of(), said, "somebody looks");
        isInFront = false;
        seconds = 9;
        scan();
        assertEquals(List.of(), said, "nobody looks at a short one");
        seconds = 10;
        scan();
        assertEquals(List.of(notice("Likeness", "4 documents, none read anew · 2 groups")), said);
        app.robot().interact(() -> app.preferences().tellsOfTheEndProperty().set(false));
        scan();
        assertEquals(1, said.size(), "nobody wants to know");
    }

    @Test
    void itIsToldInTheLanguageOfTheWindowAndWithoutNames() throws Exception {
        seconds = 10;
        for (Language language : Walk.LANGUAGES) {
            app.speak(language);
            scan();
        }
        List<List<String>> expected = List.of(
                notice("Likeness", "4 documents, none read anew · 2 groups"),
                notice("文痕", "共 4 篇，新读 0 篇 · 2 组"),
                notice("文痕", "共 4 篇，新讀 0 篇 · 2 組"));
        assertEquals(expected, said);
        said.clear();
        app.robot().push(KeyCode.CONTROL, KeyCode.H);
        app.await("no names", () -> app.stage().getTitle().startsWith("資料夾 1"));
        for (Language language : Walk.LANGUAGES) {
            app.speak(language);
            scan();
        }
        assertEquals(expected, said);
        said.clear();
        app.failScan(CorpusException.Reason.FAILED);
        app.await("the end", () -> !said.isEmpty());
        assertEquals(List.of(notice("文痕", "掃描無法繼續。已完成的部分都已保留。")), said);
        said.clear();
        Path target = home.resolve("Drumlin.html");
        app.exportTo(target);
        for (Language language : Walk.LANGUAGES) {
            app.speak(language);
            export();
        }
        assertTrue(Files.exists(target));
        assertEquals(
                List.of(notice("Likeness", "The report is written."), notice("文痕", "报告已写好。"), notice("文痕", "報告已寫好。")),
                said);
    }

    /// A dialog has the focus in the place of the main window, and is looked at as well.
    @Test
    void anyWindowOfTheProgramMayBeInFront() {
        app.await("the focus", () -> app.stage().isFocused());
        app.robot().interact(() -> {
            assertTrue(EndNotice.isInFront());
            app.stage().hide();
            assertFalse(EndNotice.isInFront());
        });
        Stage[] other = new Stage[1];
        app.robot().interact(() -> {
            other[0] = new Stage();
            other[0].show();
        });
        app.await("the focus in another window", () -> other[0].isFocused());
        app.robot().interact(() -> {
            assertTrue(EndNotice.isInFront());
            other[0].close();
            assertFalse(EndNotice.isInFront());
        });
    }

    private static List<String> notice(String title, String sentence) {
        return List.of("notify-send", "--app-name=Likeness", "--", title, sentence);
    }

    private void scan() {
        app.robot().push(KeyCode.F5);
        app.await("the end of the scan", () -> !app.isScanning());
    }

    private void export() {
        int before = said.size();
        app.robot().interact(() -> Platform.runLater(() -> app.robot().push(KeyCode.CONTROL, KeyCode.E)));
        app.await("the dialog", () -> app.isShown("export-write"));
        app.fire("export-write");
        app.await("the end of the export", () -> said.size() > before);
        app.robot().interact(this::closeDialogs);
        app.await("the end of the dialog", () -> !app.isShown("export-write"));
    }

    private void closeDialogs() {
        List.copyOf(Window.getWindows()).stream()
                .filter(each -> each instanceof Stage && each != app.stage() && each.isShowing())
                .forEach(Window::hide);
    }
}
