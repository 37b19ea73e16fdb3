package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A folder dragged in from another program, on a real display.
@Tag("display")
class FolderDragTest {
    private static final String NOTE = "The ferry that leaves at seven carries more bicycles than people, and the"
            + " captain knows each of them by the sound of its bell. On Mondays he waits two minutes for the baker.";

    @Test
    @Timeout(180)
    void aFolderDraggedFromAnotherProcessIsScanned(@TempDir Path folder) throws IOException, TimeoutException {
        Path notes = Files.createDirectories(folder.resolve("ferry notes"));
        Files.writeString(notes.resolve("morning.txt"), NOTE);
        Files.writeString(notes.resolve("evening.txt"), NOTE + " In the evening he waits for nobody.");
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("settings.properties"), """
                language = english
                theme = light
                window.width = 1100
                window.height = 760
                """);
        RunningApp app = new RunningApp(data);
        Process other = fileManager(notes);
        try (BufferedReader says = other.inputReader()) {
            assertEquals("ready", says.readLine());
            dragOnto(app.robot(), app.node("drop-zone", Node.class));
            assertEquals("dropped", says.readLine());
            app.await("results", () -> app.isShown("results-headline"));
            assertEquals("2 of 2 documents share text with others, in 1 group.", app.text("results-headline"));
        } finally {
            other.destroy();
            app.close();
        }
    }

    private static void dragOnto(FxRobot robot, Node target) {
        Bounds zone = target.localToScreen(target.getBoundsInLocal());
        int half = FileManagerStandIn.SIZE / 2;
        robot.moveTo(FileManagerStandIn.X + half, FileManagerStandIn.Y + half)
                .press(MouseButton.PRIMARY)
                .moveBy(-half / 2.0, half / 2.0)
                .moveTo(zone.getCenterX(), zone.getCenterY())
                .moveBy(5, 5)
                .release(MouseButton.PRIMARY);
    }

    private static Process fileManager(Path folder) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dprism.order=sw",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FileManagerStandIn.Main.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
