package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.control.Hyperlink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Essays in sub-folders: what one author wrote twice is no copy, and what a class wrote in the folder of a task is.
class OwnWorkFlowTest {
    private static final String FERRY = "The ferry that leaves at seven carries more bicycles than people, and the"
            + " captain knows each of them by the sound of its bell. On Mondays he waits two minutes for the baker,"
            + " who pays with rolls that are still warm, and nobody on board has ever complained of the delay.";

    @TempDir
    Path folder;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        app = RunningApp.inEnglish(folder.resolve("data"));
        app.fire("purpose-essays");
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void aFolderForEachTaskHidesNothing() throws IOException {
        for (String task : new String[] {"first task", "second task"}) {
            for (int student = 1; student <= 6; student++) {
                essay(task, "student " + student + ".txt", student <= 2 ? FERRY : other(task, student));
            }
        }
        scan();
        assertFalse(app.workspace().shownProperty().get().leftOut().contains(Exclusion.SAME_AUTHOR));
        assertTrue(
                app.text("results-headline").startsWith("4 of 12 documents share text"), app.text("results-headline"));
        assertFalse(app.isShown("results-own-work"));
    }

    @Test
    void whatOneStudentWroteTwiceIsLeftOutAndSaidSo() throws IOException {
        for (String student : new String[] {"Anna", "Ben", "Cara", "Dan"}) {
            essay(student, "essay.txt", other(student, 1));
            essay(student, "draft.txt", other(student, 1));
        }
        scan();
        app.await("own work", () -> app.isShown("results-own-work"));
        assertEquals(
                "4 pairs lie within one sub-folder and are left out as the work of one author.",
                app.text("results-own-work"));
        assertEquals("Nothing stands out here.", app.text("results-headline"));
        app.robot()
                .interact(() ->
                        app.node("results-count-own-work", Hyperlink.class).fire());
        app.await(
                "all pairs",
                () -> app.text("results-headline").equals("8 of 8 documents share text with others, in 4 groups."));
        assertFalse(app.isShown("results-own-work"));
    }

    private void scan() {
        app.drop(folder.resolve("class"));
        app.await(
                "the scan",
                () -> !app.isScanning()
                        && !app.workspace().askingProperty().get()
                        && app.workspace().snapshotProperty().get().isComplete()
                        && !app.names().isEmpty());
        app.fire("nav-results");
        app.await("results", () -> app.isShown("results-headline"));
    }

    private void essay(String sub, String name, String words) throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("class").resolve(sub)).resolve(name), words);
    }

    /// A text that nobody else wrote.
    private static String other(String who, int number) {
        StringBuilder words = new StringBuilder();
        IntStream.range(0, 60)
                .forEach(i -> words.append(Integer.toString((who + number + i).hashCode() & 0xFFFFFF, 26)
                                .replaceAll("\\d", "o"))
                        .append(i % 12 == 11 ? ". " : " "));
        return words.toString();
    }
}
