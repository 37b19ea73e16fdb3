package app.likeness;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/// Starts the program again in a UTF-8 locale where it was started in one that cannot name files in Chinese.
///
/// In the POSIX locale (cron, bare containers) a JVM reads every character of a path beyond ASCII as `U+FFFD` and
/// opens no file by such a name; no system property changes that. The first process passes everything on to a second
/// one with the same command, `LC_ALL=C.UTF-8` and its own streams, waits for it and ends with its exit code.
final class Utf8Start {
    private static final Logger LOG = System.getLogger(Utf8Start.class.getName());
    private static final String AGAIN = "LIKENESS_STARTED_AGAIN";

    /// The command line as the system keeps it, before the JVM decoded it. Linux alone has it; so has the trouble.
    private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

    private Utf8Start() {}

    /// The exit code of the second process; empty when none was needed or none could be started.
    static OptionalInt again() {
        if ("UTF-8".equalsIgnoreCase(System.getProperty("sun.jnu.encoding"))
                || System.getenv(AGAIN) != null
                || !Files.isReadable(COMMAND_LINE)) {
            return OptionalInt.empty();
        }
        try {
            return run();
        } catch (IOException e) {
            LOG.log(Level.WARNING, "cannot start again in a UTF-8 locale", e);
            return OptionalInt.empty();
        }
    }

    private static OptionalInt run() throws IOException {
        String java = ProcessHandle.current().info().command().orElse("java");
        Path arguments = Files.createTempFile("likeness", ".arguments");
        try {
            Files.writeString(arguments, argumentFile(Files.readAllBytes(COMMAND_LINE)));
            var builder = new ProcessBuilder(List.of(java, "@" + arguments)).inheritIO();
            builder.environment().putAll(Map.of("LC_ALL", "C.UTF-8", AGAIN, "true"));
            Process second = builder.start();
            // Ended from outside, the first process ends the second and lets it keep what is finished.
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                second.destroy();
                second.onExit().join();
            }));
            return OptionalInt.of(second.onExit().join().exitValue());
        } finally {
            Files.deleteIfExists(arguments);
        }
    }

    /// The arguments behind the first of a command line whose parts end with NUL, one a line, quoted as the `java`
    /// command reads an argument file.
    static String argumentFile(byte[] commandLine) {
        String[] parts = new String(commandLine, StandardCharsets.UTF_8).split("\0", -1);
        var file = new StringBuilder();
        for (int i = 1; i < parts.length - 1; i++) {
            file.append('"')
                    .append(parts[i].replace("\\", "\\\\")
                            .replace("\"", "\\\"")
                            .replace("\n", "\\n")
                            .replace("\r", "\\r")
                            .replace("\t", "\\t")
                            .replace("\f", "\\f"))
                    .append("\"\n");
        }
        return file.toString();
    }
}
