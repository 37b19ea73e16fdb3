package app.likeness.bench;

import app.likeness.scan.Scan;
import app.likeness.scan.SilentListener;
import app.likeness.scan.progress.ReadingStep;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a user gets, stage by stage and as a whole: a first scan of folders into a new corpus, a second one that finds
/// nothing changed, and one that finds a hundred new articles; once inside this process, with the times of the stages,
/// dictionary and just-in-time compiler cold, and once as `likeness scan` in processes of their own. Beside them what
/// others need in the same run ([PeerTimes]). Prints tables that can go into a commit message.
///
/// `java … app.likeness.bench.ScanBenchmark FOLDER…`, or `articles=17400` for that many generated ones. `heap=512`
/// is how many megabytes its processes get.
final class ScanBenchmark {
    private static final double MEGABYTE = 1e6;

    private static final int ADDED = 100;
    private static final Set<String> NAMES = Set.of("articles", "heap");

    private final PrintStream out;
    private final List<Path> folders;
    private final Path work;

    private ScanBenchmark(PrintStream out, List<Path> folders, Path work) {
        this.out = out;
        this.folders = folders;
        this.work = work;
    }

    public static void main(String[] args) throws Exception {
        Map<Boolean, List<String>> split =
                Arrays.stream(args).collect(Collectors.partitioningBy(arg -> arg.contains("=")));
        Arguments arguments = Arguments.of(split.getOrDefault(true, List.of()).toArray(String[]::new), NAMES);
        Path work = Files.createTempDirectory("likeness-bench");
        try {
            List<Path> folders = new ArrayList<>();
            for (String folder : split.getOrDefault(false, List.of())) {
                folders.add(Path.of(folder).toAbsolutePath().normalize());
            }
            if (arguments.has("articles")) {
                CorpusFolder generated = new CorpusFolder(work.resolve("generated"));
                generated.articles("articles", new ChineseNews(1), 0, arguments.number("articles", 0));
                folders.add(generated.docs());
            }
            new ScanBenchmark(System.out, folders, work).run(arguments.number("heap", 512));
        } finally {
            CorpusFolder.delete(work);
        }
    }

    private void run(int heapMegabytes) throws Exception {
        ScanOptions options = ScanOptions.standard();
        CorpusFolder added = new CorpusFolder(work.resolve("added"));
        added.articles("articles", new ChineseNews(2), 0, ADDED);
        List<Path> more = new ArrayList<>(folders);
        more.add(added.docs());
        out.printf(
                Locale.ROOT,
                "Java %s, %d threads, heap of %d MB, of the processes %d MB%n%n",
                Runtime.version(),
                options.threads(),
                Runtime.getRuntime().maxMemory() >> 20,
                heapMegabytes);
        PeerTimes.print(out, folders);
        // One that is kept has the index that the third scan is about.
        try (Corpus corpus = Corpus.open(work.resolve("inside"))) {
            scan(corpus, options, roots(folders), "first scan");
            out.printf(Locale.ROOT, "corpus file: %.1f MB%n", Files.size(corpus.fileOnDisk()) / MEGABYTE);
            scan(corpus, options, roots(folders), "second scan");
            scan(corpus, options, roots(more), ADDED + " new articles");
        }
        LikenessProcess likeness = new LikenessProcess(heapMegabytes);
        Path corpus = work.resolve("corpus.likeness");
        out.printf(Locale.ROOT, "%nwhole processes of %s%n%-24s %9s %9s%n", likeness.what(), "", "seconds", "CPU");
        out.println(likeness.run("nothing", List.of("--version")));
        out.println(likeness.run("first scan", arguments(corpus, folders)));
        out.println(likeness.run("second scan", arguments(corpus, folders)));
        out.println(likeness.run(ADDED + " new articles", arguments(corpus, more)));
        Path checked = firstFile(added.docs());
        out.println(likeness.run("check of one", List.of("check", "--corpus", corpus.toString(), checked.toString())));
        CheckTimes.print(out, corpus, added.docs());
    }

    private static Path firstFile(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().findFirst().orElseThrow();
        }
    }

    private static List<Root> roots(List<Path> folders) {
        return folders.stream().map(folder -> new Root(folder, Role.CHECK)).toList();
    }

    private static List<String> arguments(Path corpus, List<Path> folders) {
        List<String> arguments = new ArrayList<>(List.of("scan", "--quiet", "--corpus", corpus.toString()));
        folders.forEach(folder -> arguments.add(folder.toString()));
        return arguments;
    }

    private void scan(Corpus corpus, ScanOptions options, List<Root> roots, String name) throws CorpusException {
        ScanSummary summary = new Scan(corpus, options).run(roots, new SilentListener());
        long bytes;
        try (CorpusReader reader = corpus.reader()) {
            bytes = reader.findings().documents().stream()
                    .mapToLong(Document::bytes)
                    .sum();
        }
        Duration all = summary.times().values().stream().reduce(Duration.ZERO, Duration::plus);
        out.printf(
                Locale.ROOT,
                "%n%s: %d documents, %.1f MB, %d read, %d skipped, %d pairs, %d left out, %d groups%n",
                name,
                summary.documents(),
                bytes / MEGABYTE,
                summary.read(),
                summary.skipped(),
                summary.pairs(),
                summary.leftOut(),
                summary.clusters());
        out.printf(Locale.ROOT, "%-10s %9s %9s %9s %7s%n", "stage", "seconds", "MB/s", "docs/s", "share");
        for (Stage stage : Stage.values()) {
            row(stage.name(), summary.times().getOrDefault(stage, Duration.ZERO), all, bytes, summary.documents());
        }
        row("all", all, all, bytes, summary.documents());
        if (summary.read() > 0) {
            Duration work = summary.readingTimes().values().stream().reduce(Duration.ZERO, Duration::plus);
            out.printf(Locale.ROOT, "reading, added up over the threads%n");
            for (ReadingStep step : ReadingStep.values()) {
                row(step.name(), summary.readingTimes().getOrDefault(step, Duration.ZERO), work, bytes, summary.read());
            }
        }
    }

    private void row(String name, Duration time, Duration all, long bytes, int documents) {
        double seconds = time.toNanos() / 1e9;
        out.printf(
                Locale.ROOT,
                "%-10s %9.3f %9.1f %9.0f %6.1f%%%n",
                name,
                seconds,
                bytes / MEGABYTE / seconds,
                documents / seconds,
                100.0 * time.toNanos() / Math.max(1, all.toNanos()));
    }
}
