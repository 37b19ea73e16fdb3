package app.likeness.ui.window;

import app.likeness.ui.support.OtherProgram;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

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
        try (OtherProgram other = OtherProgram.with(notes)) {
            other.dragOnto(app.robot(), app.node("drop-zone", Node.class));
            app.await(
                    "what both share",
                    () -> app.isShown("results-headline")
                            && app.text("results-headline")
                                    .equals("2 of 2 documents share text with others, in 1 group."));
        } finally {
            app.close();
        }
    }
}
