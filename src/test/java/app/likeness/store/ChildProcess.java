package app.likeness.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A Java process of its own that runs the `main` of a class of the tests and talks in lines.
final class ChildProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader lines;

    private ChildProcess(Process process) {
        this.process = process;
        this.lines = process.inputReader(StandardCharsets.UTF_8);
    }

    static ChildProcess start(Class<?> main, String argument) throws IOException {
        return new ChildProcess(new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx128m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        main.getName(),
                        argument)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /// The next line that the process says; waits for it.
    String line() throws IOException {
        String line = lines.readLine();
        if (line == null) {
            throw new IOException("the process ended");
        }
        return line;
    }

    /// Ends it as a power cut would.
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /// Ends it in order if it still runs, and waits for that.
    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
        process.onExit().join();
    }

    /// In the process: says `line`.
    static void say(String line) {
        var out =
                new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), true, StandardCharsets.UTF_8);
        out.println(line);
    }

    /// In the process: waits until the other side wants it to end.
    static void waitForEnd() throws IOException {
        while (System.in.read() >= 0) {
            // Nothing is ever sent.
        }
    }
}
