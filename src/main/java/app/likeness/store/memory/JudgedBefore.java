package app.likeness.store.memory;

import app.likeness.review.Subject;
import app.likeness.store.file.Failures;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.CorpusException.Reason;
import app.likeness.store.kept.Remembered;
import app.likeness.text.ReplacedFile;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/// The user's own memory of what is acceptable, in whatever corpus: a text file of one line a change, each with a
/// checksum. Lines are added at its end under a lock on a file beside it, so several windows may use it at once; a
/// damaged line takes nothing else with it. Safe for use by several threads.
public final class JudgedBefore {
    private static final Logger LOG = System.getLogger(JudgedBefore.class.getName());

    private static final String KIND = "likeness judged before\t";
    private static final int VERSION = 1;

    /// How long another window may hold the lock: it does so for milliseconds.
    private static final int TRIES = 40;

    private static final int PAUSE_MILLIS = 50;

    /// Lines that changed nothing in the end, before the file is written anew without them.
    private static final int MOST_IDLE = 1_000;

    private final Path file;
    private final int tries;

    public JudgedBefore(Path file) {
        this(file, TRIES);
    }

    /// @param tries how often the lock is asked for
    JudgedBefore(Path file, int tries) {
        this.file = file;
        this.tries = tries;
    }

    /// What is remembered.
    ///
    /// @param entries the oldest first, each subject once
    /// @param damaged how many lines could not be read
    /// @param aside where the file was put as it was, when there were any
    public record Known(List<Remembered> entries, int damaged, Optional<Path> aside) {
        public static final Known NOTHING = new Known(List.of(), 0, Optional.empty());

        public Known {
            entries = List.copyOf(entries);
        }
    }

    private record Content(Map<Subject, Remembered> entries, int lines, int damaged) {}

    public Path file() {
        return file;
    }

    /// What is remembered. A damaged file is kept beside its place, and what can be read of it is written anew.
    public Known load() throws CorpusException {
        if (!Files.exists(file)) {
            return Known.NOTHING;
        }
        Content content = read();
        Optional<Path> aside = Optional.empty();
        if (content.damaged > 0 || content.lines > content.entries.size() + MOST_IDLE) {
            aside = locked(this::rewrite);
        }
        return new Known(List.copyOf(content.entries.values()), content.damaged, aside);
    }

    /// Remembers something acceptable. Durable when it returns.
    public void remember(Remembered remembered) throws CorpusException {
        append(new RememberedLine(true, remembered));
    }

    /// Forgets it in all corpora. Durable when it returns.
    public void forget(Remembered remembered) throws CorpusException {
        append(new RememberedLine(false, remembered));
    }

    private void append(RememberedLine line) throws CorpusException {
        locked(() -> {
            boolean isThere = Files.exists(file) && Files.size(file) > 0;
            if (isThere && version().isEmpty()) {
                rewrite();
            }
            // A line that a killed program left without its end stays alone.
            String text = (isThere ? endsLine() ? "" : "\n" : header()) + line.written() + "\n";
            Files.writeString(
                    file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.DSYNC);
            return Optional.empty();
        });
    }

    private static String header() {
        return KIND + VERSION + "\n";
    }

    private boolean endsLine() throws IOException {
        byte[] all = Files.readAllBytes(file);
        return all[all.length - 1] == '\n';
    }

    /// The version that the first line names; empty where it names none.
    ///
    /// @throws CorpusException when it is a later one: such a file is neither read nor written
    private OptionalLong version() throws IOException, CorpusException {
        byte[] all = Files.readAllBytes(file);
        String head = new String(all, 0, Math.min(all.length, 64), StandardCharsets.UTF_8);
        String first = head.lines().findFirst().orElse("");
        if (!first.startsWith(KIND) || !first.substring(KIND.length()).matches("\\d{1,9}")) {
            return OptionalLong.empty();
        }
        long version = Long.parseLong(first.substring(KIND.length()));
        if (version > VERSION) {
            throw new CorpusException(Reason.OTHER_VERSION, file, null);
        }
        return OptionalLong.of(version);
    }

    private Content read() throws CorpusException {
        try {
            boolean isOurs = version().isPresent();
            List<String> lines = new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .lines()
                    .skip(isOurs ? 1 : 0)
                    .filter(line -> !line.isEmpty())
                    .toList();
            Map<Subject, Remembered> entries = new LinkedHashMap<>();
            int damaged = isOurs || lines.isEmpty() ? 0 : 1;
            for (String line : lines) {
                Optional<RememberedLine> read = RememberedLine.read(line);
                if (read.isEmpty()) {
                    damaged++;
                    continue;
                }
                Remembered remembered = read.get().remembered();
                entries.remove(remembered.verdict().subject());
                if (read.get().isAcceptable()) {
                    entries.put(remembered.verdict().subject(), remembered);
                }
            }
            return new Content(entries, lines.size(), damaged);
        } catch (IOException e) {
            throw Failures.of(file, e);
        }
    }

    /// Writes the file anew with what can be read of it; gives where it was put as it was, if it was damaged.
    private Optional<Path> rewrite() throws IOException, CorpusException {
        Content content = read();
        Optional<Path> aside = Optional.empty();
        if (content.damaged > 0) {
            Path kept = free();
            Files.copy(file, kept);
            LOG.log(Level.WARNING, "{0} damaged lines in the list of what was judged before", content.damaged);
            aside = Optional.of(kept);
        }
        List<String> lines = new ArrayList<>();
        lines.add(KIND + VERSION);
        content.entries.values().forEach(each -> lines.add(new RememberedLine(true, each).written()));
        ReplacedFile.write(file, out -> out.write(String.join("\n", lines) + "\n"));
        return aside;
    }

    private Path free() {
        for (int number = 1; ; number++) {
            Path free = file.resolveSibling(file.getFileName() + ".damaged-" + number);
            if (!Files.exists(free)) {
                return free;
            }
        }
    }

    @FunctionalInterface
    private interface Work {
        Optional<Path> run() throws IOException, CorpusException;
    }

    private Optional<Path> locked(Work work) throws CorpusException {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            // Closing the channel lets go of its lock.
            try (FileChannel channel = FileChannel.open(
                    file.resolveSibling(file.getFileName() + ".lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE)) {
                acquire(channel);
                return work.run();
            }
        } catch (IOException e) {
            throw Failures.of(file, e);
        }
    }

    private void acquire(FileChannel channel) throws IOException, CorpusException {
        for (int tried = 0; tried < tries; tried++) {
            if (isLocked(channel)) {
                return;
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException ignored) {
                // Nobody interrupts; if somebody does, the next try comes a little earlier.
            }
        }
        throw new CorpusException(Reason.IN_USE, file, null);
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // Another thread of this process has it.
            return false;
        }
    }
}
