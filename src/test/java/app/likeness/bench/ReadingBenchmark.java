package app.likeness.bench;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.container.ContainerLimits;
import app.likeness.text.container.Containers;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.formats.FormatReaders;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import app.likeness.text.reader.ReaderRequest.Wanted;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How fast documents are read, a line a format, beside their library alone: the same files in turns of [#TURN], once
/// as the program reads them; once by its readers in this process, which leaves the reader processes and metadata out;
/// and once by the library in this process (see [PlainLibraries]); all of them two at a time, as a scan reads, so that
/// two processors that share a core slow all sides down alike. Processor time is that of the user and of the system, of
/// both kinds of process with their compilers and collectors.
///
/// Before anything counts all have run until the library has had the processor for `warm` seconds: a reader process
/// compiles the parsers for itself, and is done with it when the library, in this process, long is. With `warm=2` the
/// table is that of young processes. Run with `-XX:+UseSerialGC`, as reader processes are, so that the collector is the
/// same on all sides.
///
/// Arguments: `files` of each format (200), at least so many `rounds` behind as many for warming up (1), `warm` (12),
/// `seed` (1), `formats` such as `pdf,docx`, `folder` with documents of others to measure as well, by their endings.
final class ReadingBenchmark {
    private static final int TURN = 50;
    private static final int THREADS = 2;

    /// So many files a thread takes at once, as a scan does.
    private static final int PIECE = 25;

    private static final double MEGABYTE = 1e6;

    private static final int WARM_SECONDS = 12;

    /// While it counts, rounds go on until the library has had the processor for so long.
    private static final long LEAST_NANOS = 3_000_000_000L;

    private static final long NANOS_A_SECOND = 1_000_000_000;

    private final TextExtractors extractors = TextExtractors.standard();
    private final Containers containers = new Containers(ContainerLimits.forOne(), extractors);
    private final FormatReaders readers = new FormatReaders();
    private final Map<Long, Long> children = new HashMap<>();

    private record Document(Path path, FileBytes content) {}

    /// Nanoseconds.
    private record Spent(long wall, long processor) {
        Spent minus(Spent before) {
            return new Spent(wall - before.wall, processor - before.processor);
        }

        Spent plus(Spent more) {
            return new Spent(wall + more.wall, processor + more.processor);
        }
    }

    public static void main(String[] args) throws Exception {
        Arguments arguments = Arguments.of(args, Set.of("files", "rounds", "seed", "formats", "folder", "warm"));
        Map<String, List<Document>> all = new TreeMap<>();
        Set<String> wanted =
                arguments.has("formats") ? Set.of(arguments.text("formats").split(",", -1)) : Set.of();
        int files = arguments.number("files", 200);
        for (EssayFiles.Format format : new EssayFiles(arguments.number("seed", 1)).formats()) {
            String ending = ending(format.name());
            if (wanted.isEmpty() || wanted.contains(ending)) {
                all.put(
                        ending,
                        IntStream.range(0, files)
                                .mapToObj(number -> new Document(
                                        Path.of(number + format.name()).toAbsolutePath(),
                                        new FileBytes(format.file().apply(number))))
                                .toList());
            }
        }
        if (arguments.has("folder")) {
            addFolder(Path.of(arguments.text("folder")), all);
        }
        System.out.println(
                "format\tfiles\tMB\tfiles/s\tMB/s\tlibrary\tits ms\tours in one process\tours\tof its time in one process"
                        + "\tof its time\tof its time by the clock");
        var benchmark = new ReadingBenchmark();
        for (Map.Entry<String, List<Document>> each : all.entrySet()) {
            benchmark.measure(
                    each.getKey(),
                    each.getValue(),
                    arguments.number("rounds", 1),
                    arguments.number("warm", WARM_SECONDS));
        }
    }

    /// What the program reads there and the library does as well, of twenty kilobytes and more.
    private static void addFolder(Path folder, Map<String, List<Document>> all) throws IOException {
        Set<String> endings = Set.of("pdf", "doc", "docx", "odt", "rtf", "ppt", "pptx", "html", "epub");
        TextExtractors extractors = TextExtractors.standard();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            FileBytes content = new FileBytes(Files.readAllBytes(file));
            if (endings.contains(ending(file.toString()))
                    && content.bytes().length >= 20_000
                    && extractors.extract(file, content) instanceof Attempt.Got
                    && isRead(ending(file.toString()), content)) {
                all.computeIfAbsent(ending(file.toString()) + " of others", ignored -> new ArrayList<>())
                        .add(new Document(file, content));
            }
        }
    }

    private static boolean isRead(String ending, FileBytes content) {
        try {
            return PlainLibraries.length(ending, content.bytes()) > 0;
        } catch (Exception refused) {
            return false;
        }
    }

    private static String ending(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private void measure(String name, List<Document> documents, int rounds, int warmSeconds) throws Exception {
        Turns warm = new Turns();
        measure(name, documents, rounds, warm, warmSeconds * NANOS_A_SECOND);
        Turns turns = new Turns();
        measure(name, documents, rounds, turns, LEAST_NANOS);
        double bytes = documents.stream()
                .mapToLong(document -> document.content.bytes().length)
                .sum();
        System.out.printf(
                Locale.ROOT,
                "%s\t%d\t%.1f\t%.0f\t%.1f\t%s\t%.3f\t%.3f\t%.3f\t%.2f\t%.2f\t%.2f%n",
                name,
                documents.size(),
                bytes / MEGABYTE,
                turns.rounds * documents.size() * 1e9 / turns.ours.wall,
                turns.rounds * bytes * 1e9 / MEGABYTE / turns.ours.wall,
                PlainLibraries.name(name.split(" ", 2)[0]),
                turns.library.processor / 1e6 / turns.rounds / documents.size(),
                turns.alone.processor / 1e6 / turns.rounds / documents.size(),
                turns.ours.processor / 1e6 / turns.rounds / documents.size(),
                (double) turns.alone.processor / turns.library.processor,
                (double) turns.ours.processor / turns.library.processor,
                (double) turns.ours.wall / turns.library.wall);
    }

    private static final class Turns {
        private Spent ours = new Spent(0, 0);
        private Spent alone = new Spent(0, 0);
        private Spent library = new Spent(0, 0);
        private int rounds;
    }

    private void measure(String name, List<Document> documents, int rounds, Turns turns, long leastNanos)
            throws Exception {
        String ending = name.split(" ", 2)[0];
        while (turns.rounds < rounds || turns.library.processor < leastNanos) {
            for (int from = 0; from < documents.size(); from += TURN) {
                List<Document> turn = documents.subList(from, Math.min(documents.size(), from + TURN));
                Spent start = spent();
                forEach(turn, this::read);
                Spent middle = spent();
                forEach(turn, this::readHere);
                Spent last = spent();
                forEach(turn, document -> readByLibrary(ending, document));
                turns.ours = turns.ours.plus(middle.minus(start));
                turns.alone = turns.alone.plus(last.minus(middle));
                turns.library = turns.library.plus(spent().minus(last));
            }
            turns.rounds++;
        }
    }

    private static void forEach(List<Document> turn, Consumer<Document> reading) {
        long read = turn.stream()
                .gather(Gatherers.windowFixed(PIECE))
                .gather(Gatherers.mapConcurrent(THREADS, piece -> {
                    piece.forEach(reading);
                    return piece.size();
                }))
                .mapToLong(count -> count)
                .sum();
        if (read != turn.size()) {
            throw new IllegalStateException(read + " of " + turn.size() + " documents were read");
        }
    }

    /// As a scan does.
    private void read(Document document) {
        boolean isRead =
                (Containers.mayBeTable(document.path) || !containers.isContainer(document.path, document.content))
                        && extractors.extract(document.path, document.content) instanceof Attempt.Got;
        if (!isRead) {
            throw new IllegalStateException("not read: " + document.path);
        }
    }

    private static void readByLibrary(String ending, Document document) {
        try {
            if (PlainLibraries.length(ending, document.content.bytes()) == 0) {
                throw new IllegalStateException("the library found no text in " + document.path);
            }
        } catch (Exception refused) {
            throw new IllegalStateException("the library does not read " + document.path, refused);
        }
    }

    /// What a reader process does; the whole for formats that need none.
    private void readHere(Document document) {
        Optional<FileFormat> format = FileFormat.of(document.path, document.content.bytes());
        boolean isRead = format.isPresent()
                ? readers.read(new ReaderRequest(format.get(), Wanted.TEXT, List.of(), document.content))
                        instanceof ReaderReply.Text
                : extractors.extract(document.path, document.content) instanceof Attempt.Got;
        if (!isRead) {
            throw new IllegalStateException("not read: " + document.path);
        }
    }

    private Spent spent() {
        ProcessHandle.current()
                .children()
                .forEach(child ->
                        child.info().totalCpuDuration().ifPresent(spent -> children.put(child.pid(), spent.toNanos())));
        long own = ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
        return new Spent(
                System.nanoTime(), own + children.values().stream().collect(Collectors.summingLong(nanos -> nanos)));
    }
}
