package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.support.CutOffScan;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program is killed in the middle of a scan and started again.
class KilledScanTest {
    private static final int DOCUMENTS = 2_000;

    @TempDir
    Path folder;

    @Test
    void theNextStartSaysWhatIsKeptAndGoesOn() throws IOException, InterruptedException, TimeoutException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("settings.properties"), "language = english\n");
        try (CutOffScan scan = CutOffScan.of(data, documents())) {
            scan.kill();
        }
        RunningApp app = new RunningApp(data);
        try {
            app.await("the list", () -> app.isShown("recent-list"));
            String note = app.robot()
                    .lookup(".recent-row .text-attention")
                    .queryAs(Label.class)
                    .getText();
            assertTrue(note.matches("[1-9][\\d,]* documents are read and kept · the scan has not finished"), note);
            Button goOn = app.robot().lookup(".recent-continue").queryAs(Button.class);
            app.robot().interact(goOn::fire);
            app.await("the end", () -> app.text("scan-state").startsWith("2,000 documents, "));
            assertFalse(app.text("scan-state").contains(" 2,000 read anew"), "the first part was read again");
            app.fire("nav-home");
            app.await(
                    "the list of now",
                    () -> app.robot()
                            .lookup(".recent-row .text-attention")
                            .queryAll()
                            .isEmpty());
        } finally {
            app.close();
        }
    }

    private Path documents() throws IOException {
        Path many = Files.createDirectories(folder.resolve("Field notes"));
        for (int i = 0; i < DOCUMENTS; i++) {
            StringBuilder text = new StringBuilder();
            for (int word = 0; word < 40; word++) {
                text.append(Long.toString((i * 7919L + word * 104729L) % 999_983, 36))
                        .append(' ');
            }
            Files.writeString(many.resolve("n" + i + ".txt"), text);
        }
        return many;
    }
}
