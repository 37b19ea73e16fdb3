package app.likeness.store.memory;

import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.Verdict;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.PrivateFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// What people decided in one corpus, once more in a text file beside it: verdicts with their notes, labels of pairs,
/// and
/// which folders the corpus is of. They are the only thing that cannot be made again from the documents; so a corpus
/// that is lost, damaged or deleted takes them back from here when it is made anew. What a line says is bound to
/// contents; no text of a document stands in it.
///
/// Lines ([CheckedLine]) are only ever added, each at once. A damaged or unfinished line takes nothing else with it.
/// Safe for use by several threads; by one process, the one that has the corpus open.
public final class VerdictJournal {
    /// What its name ends with, behind the name of the corpus.
    public static final String ENDING = ".verdicts.txt";

    private static final String HEAD = "likeness verdicts\t1";

    private static final String GIVEN = "given";
    private static final String UNDONE = "undone";
    private static final String REDONE = "redone";
    private static final String LABEL = "label";
    private static final String NO_LABEL = "no label";
    private static final String FOLDERS = "folders";

    /// What the name of a copy ends with.
    private static final String DAY = "\\d{4,}-\\d{2}-\\d{2}\\.txt";

    /// Copies from earlier days that are kept.
    private static final int BACKUPS = 7;

    private final Path file;

    /// @param corpus the corpus's file, as the program names it
    public VerdictJournal(Path corpus) {
        this.file = corpus.resolveSibling(corpus.getFileName() + ENDING);
    }

    /// A verdict and whether it was undone.
    public record Judged(Verdict verdict, boolean isUndone) {}

    /// Whether two texts are related, as somebody said: where each stood, and the hash of its folded form.
    public record Label(String left, long leftHash, String right, long rightHash, boolean isRelated) {}

    /// What a verdict is known by.
    private record Key(Instant decidedAt, String subject, State state) {
        static Key of(Verdict verdict) {
            return new Key(verdict.decidedAt(), verdict.subject().label(), verdict.state());
        }
    }

    /// What the file holds.
    ///
    /// @param verdicts in the order in which they were given
    /// @param roots the folders and files of the corpus when it was last asked
    /// @param damaged how many lines could not be read
    public record Known(List<Judged> verdicts, Set<Label> labels, List<Root> roots, int damaged) {
        static final Known NOTHING = new Known(List.of(), Set.of(), List.of(), 0);

        public Known {
            verdicts = List.copyOf(verdicts);
            labels = Set.copyOf(labels);
            roots = List.copyOf(roots);
        }

        /// Where this and a corpus differ.
        ///
        /// @param corpus its verdicts, in the order in which they were given
        public Difference against(List<Judged> corpus) {
            Map<Key, Judged> here = new LinkedHashMap<>();
            verdicts.forEach(each -> here.put(Key.of(each.verdict), each));
            List<Judged> unnoted = new ArrayList<>();
            List<Judged> changed = new ArrayList<>();
            for (Judged each : corpus) {
                Judged known = here.remove(Key.of(each.verdict));
                if (known == null) {
                    unnoted.add(each);
                } else if (known.isUndone != each.isUndone) {
                    changed.add(each);
                }
            }
            return new Difference(List.copyOf(here.values()), unnoted, changed);
        }
    }

    /// Where a journal and a corpus differ.
    ///
    /// @param lost verdicts that the corpus lacks
    /// @param unnoted verdicts that the journal lacks
    /// @param changed verdicts of the corpus that both have, and that one has as undone and the other has not
    public record Difference(List<Judged> lost, List<Judged> unnoted, List<Judged> changed) {
        public Difference {
            lost = List.copyOf(lost);
            unnoted = List.copyOf(unnoted);
            changed = List.copyOf(changed);
        }
    }

    public Path file() {
        return file;
    }

    /// A name that is free, for the file of a corpus that gives way to another one.
    public Path aside() {
        for (int number = 1; ; number++) {
            Path aside = file.resolveSibling(file.getFileName() + ".aside-" + number);
            if (!Files.exists(aside)) {
                return aside;
            }
        }
    }

    public boolean exists() {
        return Files.exists(file);
    }

    /// What the file holds; nothing where there is none.
    public synchronized Known load() throws IOException {
        if (!exists()) {
            return Known.NOTHING;
        }
        List<String> lines = new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                .lines()
                .toList();
        Map<Key, Judged> verdicts = new LinkedHashMap<>();
        Set<Label> labels = new LinkedHashSet<>();
        List<Root> roots = new ArrayList<>();
        int damaged = 0;
        for (String line : lines) {
            if (line.isEmpty() || line.equals(HEAD)) {
                continue;
            }
            List<String> parts = CheckedLine.read(line).orElse(List.of());
            try {
                if (parts.isEmpty()) {
                    damaged++;
                } else {
                    take(parts, verdicts, labels, roots);
                }
            } catch (IllegalArgumentException | IndexOutOfBoundsException | DateTimeException unknown) {
                damaged++;
            }
        }
        return new Known(List.copyOf(verdicts.values()), labels, roots, damaged);
    }

    /// Takes what a line says; one of a kind that a later version writes says nothing here.
    private static void take(List<String> parts, Map<Key, Judged> verdicts, Set<Label> labels, List<Root> roots) {
        switch (parts.getFirst()) {
            case GIVEN -> {
                Verdict verdict = new Verdict(
                        Subject.labelled(parts.get(3)),
                        state(parts.get(2)),
                        CheckedLine.plain(parts.get(6)),
                        Instant.parse(parts.get(1)),
                        // Lines of before say nothing of it.
                        parts.size() > 7 ? CheckedLine.plain(parts.get(7)) : "",
                        Subject.texts(parts.get(4)),
                        CheckedLine.texts(parts.get(5)));
                verdicts.put(Key.of(verdict), new Judged(verdict, false));
            }
            case UNDONE, REDONE -> {
                var key = new Key(Instant.parse(parts.get(1)), parts.get(3), state(parts.get(2)));
                verdicts.computeIfPresent(
                        key,
                        (same, judged) ->
                                new Judged(judged.verdict, parts.getFirst().equals(UNDONE)));
            }
            case LABEL -> labels.add(label(parts));
            case NO_LABEL -> labels.remove(label(parts));
            case FOLDERS -> {
                roots.clear();
                for (int part = 1; part + 1 < parts.size(); part += 2) {
                    roots.add(new Root(Path.of(CheckedLine.plain(parts.get(part + 1))), Role.valueOf(parts.get(part))));
                }
            }
            default -> {}
        }
    }

    private static State state(String label) {
        return State.named(label).orElseThrow(IllegalArgumentException::new);
    }

    private static Label label(List<String> parts) {
        return new Label(
                CheckedLine.plain(parts.get(1)),
                Long.parseLong(parts.get(2)),
                CheckedLine.plain(parts.get(3)),
                Long.parseLong(parts.get(4)),
                Boolean.parseBoolean(parts.get(5)));
    }

    /// Notes a verdict. Durable when it returns.
    public void give(Verdict verdict) throws IOException {
        append(List.of(
                GIVEN,
                verdict.decidedAt().toString(),
                verdict.state().label(),
                verdict.subject().label(),
                Subject.joined(verdict.known()),
                CheckedLine.joined(verdict.names()),
                CheckedLine.escaped(verdict.note()),
                CheckedLine.escaped(verdict.decidedBy())));
    }

    /// Notes that a verdict was undone, or that this was taken back. Durable when it returns.
    public void mark(Verdict verdict, boolean isUndone) throws IOException {
        append(List.of(
                isUndone ? UNDONE : REDONE,
                verdict.decidedAt().toString(),
                verdict.state().label(),
                verdict.subject().label()));
    }

    /// Notes a label, or that there is none of this kind any more. Durable when it returns.
    public void label(Label label, boolean isSaid) throws IOException {
        append(List.of(
                isSaid ? LABEL : NO_LABEL,
                CheckedLine.escaped(label.left),
                Long.toString(label.leftHash),
                CheckedLine.escaped(label.right),
                Long.toString(label.rightHash),
                Boolean.toString(label.isRelated)));
    }

    /// Notes the folders and files of the corpus. Durable when it returns.
    public void folders(Collection<Root> roots) throws IOException {
        List<String> parts = new ArrayList<>(List.of(FOLDERS));
        for (Root root : roots) {
            parts.add(root.role().name());
            parts.add(CheckedLine.escaped(root.path().toString()));
        }
        append(parts);
    }

    private synchronized void append(List<String> parts) throws IOException {
        if (!exists()) {
            Files.createFile(file, PrivateFiles.attributes(file));
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long size = channel.size();
            var last = ByteBuffer.allocate(1);
            if (size > 0) {
                channel.read(last, size - 1);
            }
            // A line that a killed program left without its end stays alone.
            String before = size == 0 ? HEAD + "\n" : last.get(0) == '\n' ? "" : "\n";
            var line = ByteBuffer.wrap((before + CheckedLine.written(parts) + "\n").getBytes(StandardCharsets.UTF_8));
            long at = size;
            while (line.hasRemaining()) {
                at += channel.write(line, at);
            }
            channel.force(true);
        }
    }

    /// Keeps a copy of the file as it was at the end of the day on which it was last changed, and those of the seven
    /// last such days.
    public synchronized void backUp() throws IOException {
        if (!exists()) {
            return;
        }
        Instant changed = Files.getLastModifiedTime(file).toInstant();
        Path copy =
                file.resolveSibling(backup() + changed.atZone(ZoneOffset.UTC).toLocalDate() + ".txt");
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        List<Path> copies = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(
                file.toAbsolutePath().getParent(),
                each -> String.valueOf(each.getFileName()).matches(Pattern.quote(backup()) + DAY))) {
            files.forEach(copies::add);
        }
        copies.sort(null);
        for (Path old : copies.subList(0, Math.max(0, copies.size() - BACKUPS))) {
            Files.delete(old);
        }
    }

    /// What the names of the copies begin with; the day follows.
    private String backup() {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.length() - ".txt".length()) + ".";
    }
}
