package app.likeness;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Starts the program again where the locale cannot name files in Chinese: in the POSIX locale (cron, bare containers)
/// a
/// JVM reads every character of a path beyond ASCII as `U+FFFD` and opens no file by such a name; no system property
/// changes that.
///
/// The first process passes everything on to a second one with the same command and its own streams, waits for it and
/// ends with its exit code. The second one ends when the first is gone, however it ended.
///
/// What the first process does on its way here uses neither lambdas nor streams nor the sum of texts, and no logger
/// unless something goes wrong: linking the first of each takes longer than all the rest of it.
final class SecondStart {
    /// In the environment of the second process: the number of the first.
    private static final String AGAIN = "LIKENESS_STARTED_AGAIN";

    /// The command line as the system keeps it, before the JVM decoded it. Linux alone has it; so has the trouble.
    private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

    /// How often the second process looks whether the first is still there.
    private static final Duration LOOK = Duration.ofMillis(100);

    /// What a process that was killed ends with.
    private static final int KILLED = 137;

    private SecondStart() {}

    /// The exit code of the second process; empty when none was needed or none could be started.
    static OptionalInt again() {
        String first = System.getenv(AGAIN);
        if (first != null) {
            watch(first);
            return OptionalInt.empty();
        }
        if ("UTF-8".equalsIgnoreCase(System.getProperty("sun.jnu.encoding")) || !Files.isReadable(COMMAND_LINE)) {
            return OptionalInt.empty();
        }
        try {
            byte[] commandLine = Files.readAllBytes(COMMAND_LINE);
            if (isInstalled()) {
                if (!Files.isExecutable(Path.of(java()))) {
                    return OptionalInt.empty();
                }
                commandLine = asJava(commandLine, java(), System.getProperty("java.class.path", ""));
            }
            return inUtf8(commandLine);
        } catch (IOException e) {
            System.getLogger(SecondStart.class.getName()).log(Level.WARNING, "cannot start again", e);
            return OptionalInt.empty();
        }
    }

    /// Ends this process soon after the one with the number `first`, which cannot say so when it is killed: it then
    /// has another parent.
    private static void watch(String first) {
        Optional<ProcessHandle> parent = ProcessHandle.current().parent();
        if (parent.isPresent() && Long.toString(parent.get().pid()).equals(first)) {
            CompletableFuture.delayedExecutor(LOOK.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(() -> watch(first));
        } else {
            Runtime.getRuntime().halt(KILLED);
        }
    }

    /// The arguments go through a file, because this process cannot write them on a command line.
    private static OptionalInt inUtf8(byte[] commandLine) throws IOException {
        Path arguments = Files.createTempFile("likeness", ".arguments");
        try {
            Files.writeString(arguments, argumentFile(commandLine));
            var builder = new ProcessBuilder(List.of(java(), "@" + arguments));
            builder.environment().put("LC_ALL", "C.UTF-8");
            return run(builder);
        } finally {
            Files.deleteIfExists(arguments);
        }
    }

    /// The command that this process runs; in an installed copy, whose launcher takes no options for the virtual
    /// machine, the `java` command of its runtime.
    static String java() {
        return isInstalled()
                ? Path.of(System.getProperty("java.home"), "bin", "java").toString()
                : ProcessHandle.current().info().command().orElse("java");
    }

    /// Whether a launcher that jpackage made has started the program.
    private static boolean isInstalled() {
        return System.getProperty("jpackage.app-path") != null;
    }

    /// The command line of a launcher with the program's arguments alone, as one of the `java` command.
    static byte[] asJava(byte[] commandLine, String java, String classPath) {
        String options = String.join(
                "\0", java, "--enable-native-access=ALL-UNNAMED", "-cp", classPath, Likeness.class.getName(), "");
        byte[] before = options.getBytes(StandardCharsets.UTF_8);
        int name = 0;
        while (name < commandLine.length && commandLine[name] != 0) {
            name++;
        }
        int behind = Math.min(commandLine.length, name + 1);
        byte[] all = Arrays.copyOf(before, before.length + commandLine.length - behind);
        System.arraycopy(commandLine, behind, all, before.length, commandLine.length - behind);
        return all;
    }

    private static OptionalInt run(ProcessBuilder builder) throws IOException {
        builder.environment().put(AGAIN, Long.toString(ProcessHandle.current().pid()));
        Process second = builder.inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Ending(second));
        return OptionalInt.of(second.onExit().join().exitValue());
    }

    /// Ended from outside, the first process ends the second and lets it keep what is finished.
    private static final class Ending extends Thread {
        private final Process second;

        Ending(Process second) {
            this.second = second;
        }

        @Override
        public void run() {
            second.destroy();
            second.onExit().join();
        }
    }

    /// The arguments behind the first of a command line whose parts end with NUL, one a line, quoted as the `java`
    /// command reads an argument file.
    static String argumentFile(byte[] commandLine) {
        var file = new StringBuilder();
        for (String argument : arguments(commandLine)) {
            file.append('"')
                    .append(argument.replace("\\", "\\\\")
                            .replace("\"", "\\\"")
                            .replace("\n", "\\n")
                            .replace("\r", "\\r")
                            .replace("\t", "\\t")
                            .replace("\f", "\\f"))
                    .append("\"\n");
        }
        return file.toString();
    }

    /// The parts behind the first.
    private static List<String> arguments(byte[] commandLine) {
        String[] parts = new String(commandLine, StandardCharsets.UTF_8).split("\0", -1);
        return List.of(parts).subList(1, parts.length - 1);
    }
}
