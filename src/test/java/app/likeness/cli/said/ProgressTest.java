package app.likeness.cli.said;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.scan.progress.Stage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private static final long SECOND = 1_000_000_000L;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(written, true, StandardCharsets.UTF_8);
    private long now;

    @Test
    void aFileGetsALineAStageAndEveryFiveSeconds() {
        var progress = progress(false);
        progress.stage(Stage.FIND, 0);
        progress.stage(Stage.READ, 1_204);
        now = 4 * SECOND;
        progress.advanced(100);
        now = 5 * SECOND;
        progress.advanced(200);
        now = 6 * SECOND;
        progress.advanced(300);
        progress.stage(Stage.COMPARE, 7);
        progress.stage(Stage.GROUP, 0);
        assertEquals("""
                Finding files
                Reading: 1204
                Reading: 200 of 1204, 40 a second, 26 s left
                Comparing: 7
                Grouping
                """, written.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aTerminalGetsABarThatIsTakenAway() {
        var progress = progress(true);
        progress.stage(Stage.READ, 48);
        now = SECOND;
        progress.advanced(24);
        now += 1;
        progress.advanced(25);
        progress.clear();
        String bar = "Reading [############------------] 24 of 48, 24 a second, 1 s left";
        assertEquals("\r" + bar + "\r" + " ".repeat(bar.length()) + "\r", written.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aLongTimeIsHoursAndMinutes() {
        var progress = progress(false);
        progress.stage(Stage.COMPARE, 10_000);
        now = 10 * SECOND;
        progress.advanced(10);
        assertEquals(
                "Comparing: 10000\nComparing: 10 of 10000, 1.0 a second, 2:46:30 left\n",
                written.toString(StandardCharsets.UTF_8));
    }

    private Progress progress(boolean interactive) {
        return new Progress(new Terminal(err, err, interactive), () -> false, () -> now);
    }
}
