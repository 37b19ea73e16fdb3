package app.likeness.ui.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import org.testfx.api.FxRobot;

/// The [FileManagerStandIn] in a process of its own, from which a real mouse drags a file or folder.
public final class OtherProgram implements AutoCloseable {
    private final Process process;
    private final BufferedReader says;

    private OtherProgram(Process process) {
        this.process = process;
        says = process.inputReader();
    }

    /// Starts the program with a file or folder in its window.
    public static OtherProgram with(Path dragged) throws IOException {
        OtherProgram other = new OtherProgram(new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dprism.order=sw",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FileManagerStandIn.Main.class.getName(),
                        dragged.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start());
        assertEquals("ready", other.says.readLine());
        return other;
    }

    /// Drags what it has onto the middle of a node of the program, and waits until that took it.
    public void dragOnto(FxRobot robot, Node target) throws IOException {
        Bounds zone = target.localToScreen(target.getBoundsInLocal());
        int half = FileManagerStandIn.SIZE / 2;
        robot.moveTo(FileManagerStandIn.X + half, FileManagerStandIn.Y + half)
                .press(MouseButton.PRIMARY)
                .moveBy(-half / 2.0, half / 2.0)
                .moveTo(zone.getCenterX(), zone.getCenterY())
                .moveBy(5, 5)
                .release(MouseButton.PRIMARY);
        assertEquals("dropped", says.readLine());
    }

    @Override
    public void close() {
        process.destroy();
    }
}
