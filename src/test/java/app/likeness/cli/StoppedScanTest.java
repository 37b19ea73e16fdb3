package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Ctrl+C in a process of its own. Nothing here depends on time: the scan waits at its first step until it has
/// heard the signal.
@DisabledOnOs(OS.WINDOWS)
class StoppedScanTest {
    @TempDir
    Path folder;

    @Test
    void ctrlCStopsInGoodOrderWithCode130() throws IOException, InterruptedException {
        SmallCorpus.in(folder);
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Scanner.class.getName(),
                        "scan",
                        "--pairs",
                        "pairs.tsv",
                        "--skipped",
                        "skipped.tsv",
                        "docs")
                .directory(folder.toFile())
                .start();
        try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            assertTrue(err.readLine().startsWith("Finding files"));
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            List<String> rest = err.lines().toList();
            assertEquals("Stopping; what was finished is kept.", rest.getFirst(), rest::toString);
        }
        assertEquals(130, process.waitFor());
        assertTrue(Files.readString(folder.resolve("pairs.tsv")).startsWith("left\tright\t"));
        assertTrue(Files.exists(folder.resolve("skipped.tsv")));
        try (var left = Files.list(folder)) {
            assertEquals(
                    List.of("docs", "pairs.tsv", "skipped.tsv"),
                    left.map(path -> path.getFileName().toString()).sorted().toList());
        }
    }

    /// The command line with an error stream that lets the scan go on only once it is to stop.
    static final class Scanner {
        private Scanner() {}

        public static void main(String[] args) {
            System.exit(Cli.run(args, System.out, new Holding(System.err)));
        }
    }

    /// An error stream that, at the first line, waits until the program has heard the signal: its hook, which has
    /// raised the flag before, then waits for this stream.
    private static final class Holding extends PrintStream {
        Holding(PrintStream err) {
            super(err, true, StandardCharsets.UTF_8);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            super.write(bytes, offset, length);
            if (new String(bytes, offset, length, StandardCharsets.UTF_8).startsWith("Finding")) {
                super.flush();
                try {
                    while (!hookWaits()) {
                        Thread.sleep(5);
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException("nobody interrupts here", e);
                }
            }
        }

        private static boolean hookWaits() {
            return Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> thread.getName().equals(Interrupt.THREAD))
                    .map(Thread::getState)
                    .anyMatch(state -> state == Thread.State.WAITING || state == Thread.State.BLOCKED);
        }
    }
}
