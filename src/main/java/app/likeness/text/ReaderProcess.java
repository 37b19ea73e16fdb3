package app.likeness.text;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// One process that reads documents: a Java virtual machine with a heap of its own, which is asked over its standard
/// input and answers on its standard output, one file after the other. Used by one thread at a time.
///
/// It ends when its input ends, so it never outlives this program, however that ends.
final class ReaderProcess {
    private static final Logger LOG = System.getLogger(ReaderProcess.class.getName());

    /// What the process runs; it is not referred to otherwise, so that no parser is loaded into this one.
    private static final String MAIN = "app.likeness.text.formats.ReaderMain";

    /// The exit code of a virtual machine that ran out of memory.
    private static final int OUT_OF_MEMORY = 3;

    /// A process that gets less than this part of the time stands still: one in so many.
    private static final int LEAST_SHARE = 50;

    /// How many times it may be given more time.
    private static final int LOOKS = 5;

    /// Asking the system for the processor's time takes longer than reading a page; so it is first asked after this
    /// part of the time.
    private static final int FIRST_LOOK = 25;

    private static final List<String> OPTIONS = List.of(
            "-Xmx" + ReaderPool.HEAP_MEGABYTES + "m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:-UsePerfData",
            "-XX:-CreateCoredumpOnCrash",
            // Standard output belongs to the answers.
            "-XX:+DisplayVMOutputToStderr",
            "-Djava.awt.headless=true");

    private final Process process;
    private final DataInputStream in;
    private final DataOutputStream out;
    private int asked;
    private volatile boolean isLate;

    /// What became of a question.
    sealed interface Answer {
        record Reply(ReaderReply reply) implements Answer {}

        /// The time was over; the process is gone.
        record Late() implements Answer {}

        /// The memory was not enough; the process is gone.
        record Full() implements Answer {}

        /// The process broke down.
        record Gone() implements Answer {}
    }

    private ReaderProcess(Process process) {
        this.process = process;
        this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
    }

    /// Starts a process with the Java that runs this one and its class path.
    static ReaderProcess start() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(java().toString());
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", Objects.requireNonNull(System.getProperty("java.class.path")), MAIN));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        LOG.log(Level.DEBUG, "Reader process {0} started", process.pid());
        return new ReaderProcess(process);
    }

    private static Path java() throws IOException {
        Path bin = Path.of(Objects.requireNonNull(System.getProperty("java.home")), "bin");
        Path java = bin.resolve(File.separatorChar == '\\' ? "java.exe" : "java");
        if (!Files.isExecutable(java)) {
            throw new IOException("this runtime has no java command: " + java);
        }
        return java;
    }

    /// How many questions it was asked.
    int asked() {
        return asked;
    }

    /// Asks and waits for the answer, at most for `limitMillis` of an idle machine. After any answer but a
    /// [Answer.Reply] the process is
    /// gone.
    Answer ask(ReaderRequest request, long limitMillis) {
        asked++;
        CompletableFuture<Void> answered = new CompletableFuture<>();
        after(
                limitMillis / FIRST_LOOK,
                answered,
                () -> watch(answered, limitMillis - limitMillis / FIRST_LOOK, spent(), spent(), LOOKS));
        try {
            request.write(out);
            return new Answer.Reply(ReaderReply.read(in));
        } catch (IOException gone) {
            process.destroyForcibly();
            int code = process.onExit().join().exitValue();
            LOG.log(Level.DEBUG, "Reader process {0} ended with {1}", process.pid(), code);
            return isLate ? new Answer.Late() : code == OUT_OF_MEMORY ? new Answer.Full() : new Answer.Gone();
        } finally {
            answered.complete(null);
        }
    }

    /// Ends the process when it is late: the end of its output ends the wait. On a machine with much else to do it
    /// gets more time, so long as it goes on working, until it has had the processor for the time that it may take.
    private void watch(CompletableFuture<Void> answered, long limitMillis, Duration begun, Duration before, int looks) {
        after(limitMillis, answered, () -> {
            Duration now = spent();
            boolean isWorking = now.minus(before).toMillis() * LEAST_SHARE > limitMillis;
            boolean hasTime = now.minus(begun).toMillis() < limitMillis * 3 / 4;
            if (isWorking && hasTime && looks > 0) {
                watch(answered, limitMillis, begun, now, looks - 1);
            } else {
                isLate = true;
                process.destroyForcibly();
            }
        });
    }

    /// Runs `action` after so long, unless there is an answer by then. The virtual machine's own timer does it.
    private static void after(long millis, CompletableFuture<Void> answered, Runnable action) {
        CompletableFuture<Void> unused = answered.copy()
                .orTimeout(millis, TimeUnit.MILLISECONDS)
                .exceptionally(late -> {
                    action.run();
                    return null;
                });
    }

    /// The processor's time that the process took; nothing where the system does not tell.
    private Duration spent() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /// Whether it can be asked again.
    boolean isReady() {
        return !isLate && process.isAlive();
    }

    /// Ends the process.
    void stop() {
        process.destroyForcibly();
    }
}
