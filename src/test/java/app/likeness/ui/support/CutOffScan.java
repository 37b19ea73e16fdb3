package app.likeness.ui.support;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/// The program in a process of its own, in the middle of a scan that never ends, so that somebody can kill it there.
public final class CutOffScan implements AutoCloseable {
    private final Process process;

    private CutOffScan(Process process) {
        this.process = process;
    }

    /// Starts the program, drops a folder on it, and lets the scan wait once a part of it is read.
    ///
    /// @param data the data folder
    /// @param dropped a folder of 2,000 documents
    public static CutOffScan of(Path data, Path dropped) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-Dprism.order=sw",
                        "-Dglass.platform=Headless",
                        "-Dtestfx.robot=glass",
                        "-Djava.awt.headless=true",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        data.toString(),
                        dropped.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (var says = process.inputReader()) {
            if (!"kept".equals(says.readLine())) {
                throw new IllegalStateException("the program ended before its scan was in the middle");
            }
        }
        return new CutOffScan(process);
    }

    /// Kills the program, as a crash of the machine would.
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /// The other process.
    static final class Main {
        private Main() {}

        public static void main(String[] args) throws TimeoutException {
            RunningApp app = new RunningApp(Path.of(args[0]));
            app.robot()
                    .interact(() -> app.robot().lookup(".scan-stage-name").<Label>queryAll().stream()
                            .filter(label -> label.getText().startsWith("Read"))
                            .forEach(label -> label.textProperty().subscribe(text -> {
                                // The first two hundred are on the disk by then.
                                if (text.matches("Read ([4-9][0-9]{2}|1,[0-9]{3}) / 2,000")) {
                                    app.node("scan-pause", Button.class).fire();
                                }
                            })));
            app.drop(Path.of(args[1]));
            app.await("a part", () -> app.text("status-counts").matches("[1-9].*"));
            System.out.println("kept");
        }
    }
}
