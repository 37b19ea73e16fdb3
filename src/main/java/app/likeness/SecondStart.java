package app.likeness;

import java.io.File;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Starts the program again where it would do badly in the virtual machine that it was started in. There are two
/// reasons:
///
/// - *The locale cannot name files in Chinese.* In the POSIX locale (cron, bare containers) a JVM reads every character
///   of a path beyond ASCII as `U+FFFD` and opens no file by such a name; no system property changes that.
/// - *A scan of some thousand files*, one into a corpus that knows most of them, or a look into such a corpus lasts a
///   few seconds, a third of which the optimising compiler takes for code that is about to end; with the simple one and
///   the simple garbage collector it takes a third less processor time, of 10,000 real news stories four tenths. From
///   some ten thousand new files on the optimising compiler earns what it costs. Nobody is started again who says
///   anything about compilers, collectors or agents.
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

    /// Fewer files are scanned before a second process has started, and of more the simple compiler makes slower
    /// code than it saves.
    private static final int LEAST_FILES = 2_000;

    private static final int MOST_FILES = 60_000;

    /// So many words of a command line ask for a few files to be checked.
    private static final int MOST_CHECKED = 100;

    /// What a corpus takes on the disk for a document, in bytes, roughly.
    private static final int BYTES_FOR_EACH = 4_000;

    /// What the name of a corpus may lack of that of its file.
    private static final String[] ENDINGS = {"", ".mv.db", ".likeness.mv.db"};

    private static final String CORPUS = "--corpus";

    /// How the second process of a short scan is compiled and run. Half of the heap is for what is new: of a first
    /// scan nearly everything is let go of at once.
    static final List<String> QUICK =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:NewRatio=1", "-XX:-UsePerfData");

    /// What the command line may say to the virtual machine that does not stand against [#QUICK].
    private static final List<String> HARMLESS =
            List.of("-Xmx", "-Xms", "-D", "-jar", "-cp", "-classpath", "--class-path", "--enable-native-access");

    /// How often the second process looks whether the first is still there.
    private static final Duration LOOK = Duration.ofMillis(100);

    /// What a process that was killed ends with.
    private static final int KILLED = 137;

    private SecondStart() {}

    /// The exit code of the second process; empty when none was needed or none could be started.
    static OptionalInt again(String[] arguments) {
        String first = System.getenv(AGAIN);
        if (first != null) {
            watch(first);
            return OptionalInt.empty();
        }
        boolean isUtf8 = "UTF-8".equalsIgnoreCase(System.getProperty("sun.jnu.encoding"));
        if ((isUtf8 && !isShort(arguments)) || !Files.isReadable(COMMAND_LINE)) {
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
            return !isUtf8
                    ? inUtf8(commandLine)
                    : isPlain(commandLine, arguments.length) ? quick(commandLine) : OptionalInt.empty();
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

    /// Whether the arguments ask for a scan of folders with some thousand files, or so many more than a corpus
    /// knows, or for the fingerprints of as many; or what is in a corpus of so many like some files.
    static boolean isShort(String[] arguments) {
        if (arguments.length > 0 && arguments[0].equals("check")) {
            return arguments.length <= MOST_CHECKED && known(arguments) >= LEAST_FILES;
        }
        if (arguments.length == 0 || !(arguments[0].equals("scan") || arguments[0].equals("fingerprint"))) {
            return false;
        }
        // What fingerprint is asked for are files.
        int files = arguments[0].equals("scan") ? 0 : arguments.length;
        int known = known(arguments);
        int most = known + MOST_FILES;
        for (String argument : arguments) {
            if (arguments[0].equals("scan") && !argument.startsWith("-") && files <= most) {
                files += files(new File(argument), most + 1 - files);
            }
        }
        return files + known >= LEAST_FILES && files <= most;
    }

    /// About how many documents the corpus has that the arguments name.
    private static int known(String[] arguments) {
        String corpus = "";
        for (int i = 1; i < arguments.length; i++) {
            if (arguments[i - 1].equals(CORPUS)) {
                corpus = arguments[i];
            } else if (arguments[i].startsWith(CORPUS.concat("="))) {
                corpus = arguments[i].substring(CORPUS.length() + 1);
            }
        }
        long bytes = 0;
        for (String ending : ENDINGS) {
            bytes = Math.max(bytes, corpus.isEmpty() ? 0 : new File(corpus.concat(ending)).length());
        }
        return (int) Math.min(bytes / BYTES_FOR_EACH, Integer.MAX_VALUE / 2);
    }

    /// About how many files there are below `folder`, up to `most`: what has a full stop in its name is taken for
    /// one, because asking the system about each takes as long as reading it.
    private static int files(File folder, int most) {
        String[] names = folder.list();
        int files = 0;
        if (names != null) {
            for (String name : names) {
                if (files >= most) {
                    break;
                }
                files += name.indexOf('.') >= 0 ? 1 : files(new File(folder, name), most - files);
            }
        }
        return files;
    }

    /// Whether what stands before the last `own` parts of a command line says nothing about how the program is
    /// compiled and run, nor does the environment.
    static boolean isPlain(byte[] commandLine, int own) {
        List<String> all = arguments(commandLine);
        for (String part : all.subList(0, Math.max(0, all.size() - own))) {
            if (part.startsWith("-") && !isHarmless(part)) {
                return false;
            }
        }
        return System.getenv("JAVA_TOOL_OPTIONS") == null && System.getenv("JDK_JAVA_OPTIONS") == null;
    }

    private static boolean isHarmless(String part) {
        for (String each : HARMLESS) {
            if (part.startsWith(each)) {
                return true;
            }
        }
        return false;
    }

    private static OptionalInt quick(byte[] commandLine) throws IOException {
        List<String> command = new ArrayList<>(List.of(java()));
        command.addAll(QUICK);
        command.addAll(arguments(commandLine));
        return run(new ProcessBuilder(command));
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
