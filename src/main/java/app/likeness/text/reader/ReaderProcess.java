package app.likeness.text.reader;

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
import org.jspecify.annotations.Nullable;

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

    private static final long NANOS_A_MILLI = 1_000_000;

    /// How many times it may be given more time.
    private static final int LOOKS = 5;

    /// Asking the system for the processor's time takes longer than reading a page; so it is first asked after this
    /// part of the time.
    private static final int FIRST_LOOK = 25;

    /// Of the heap, for what is new, which is let go of at once; large texts go elsewhere. What is never used for it
    /// need not be given by the system either.
    private static final int YOUNG_MEGABYTES = 24;

    private static final List<String> OPTIONS = List.of(
            "-Xmx" + ReaderPool.HEAP_MEGABYTES + "m",
            "-Xmn" + YOUNG_MEGABYTES + "m",
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
    private volatile long answeredAt = System.nanoTime();
    private volatile boolean isLate;
    private volatile @Nullable Question question;

    /// The question at hand. What is known of one that takes long is written by [#look(long)] alone.
    private static final class Question {
        private final long askedAt = System.nanoTime();
        private @Nullable Duration begun;
        private Duration before = Duration.ZERO;
        private long dueMillis;
        private int looks = LOOKS;
    }

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

    /// Asks and waits for the answer. After any answer but a [Answer.Reply] the process is gone.
    Answer ask(ReaderRequest request) {
        asked++;
        question = new Question();
        try {
            request.write(out);
            return new Answer.Reply(ReaderReply.read(in));
        } catch (IOException gone) {
            process.destroyForcibly();
            int code = process.onExit().join().exitValue();
            LOG.log(Level.DEBUG, "Reader process {0} ended with {1}", process.pid(), code);
            return isLate ? new Answer.Late() : code == OUT_OF_MEMORY ? new Answer.Full() : new Answer.Gone();
        } finally {
            answered();
        }
    }

    /// From here on nobody ends the process for the question that was answered.
    private synchronized void answered() {
        question = null;
        answeredAt = System.nanoTime();
    }

    /// Ends the process when it is late: the end of its output ends the wait. A question has `limitMillis` of an idle
    /// machine; on one with much else to do it gets more time, so long as the process goes on working, until it has
    /// had the processor for the time that it may take. To be called every now and then, by one after the other.
    void look(long limitMillis) {
        Question at = question;
        if (at == null) {
            return;
        }
        long millis = (System.nanoTime() - at.askedAt) / NANOS_A_MILLI;
        if (at.begun == null) {
            if (millis >= limitMillis / FIRST_LOOK) {
                at.begun = spent();
                at.before = at.begun;
                at.dueMillis = millis + limitMillis - limitMillis / FIRST_LOOK;
            }
        } else if (millis >= at.dueMillis) {
            Duration now = spent();
            boolean isWorking = now.minus(at.before).toMillis() * LEAST_SHARE > limitMillis;
            boolean hasTime = now.minus(at.begun).toMillis() < limitMillis * 3 / 4;
            if (isWorking && hasTime && at.looks > 0) {
                at.looks--;
                at.before = now;
                at.dueMillis = millis + limitMillis;
            } else {
                endLate(at);
            }
        }
    }

    private synchronized void endLate(Question at) {
        if (at.equals(question)) {
            isLate = true;
            process.destroyForcibly();
        }
    }

    /// Whether it was asked nothing for so long.
    boolean isIdleFor(long seconds) {
        return question == null
                && System.nanoTime() - answeredAt > Duration.ofSeconds(seconds).toNanos();
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
