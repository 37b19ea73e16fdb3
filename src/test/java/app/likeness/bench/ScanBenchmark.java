package app.likeness.bench;

import app.likeness.scan.ReadingStep;
import app.likeness.scan.Scan;
import app.likeness.scan.ScanListener;
import app.likeness.scan.ScanOptions;
import app.likeness.scan.ScanSummary;
import app.likeness.scan.Stage;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusException;
import app.likeness.store.CorpusReader;
import app.likeness.store.Role;
import app.likeness.store.Root;
import app.likeness.text.Document;
import app.likeness.text.Skip;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What a user gets: one whole scan of folders into a new corpus, then a second one that finds nothing changed, in a
/// process of its own, dictionary and just-in-time compiler cold. Prints tables that can go into a commit message.
///
/// `java … app.likeness.bench.ScanBenchmark FOLDER…`
final class ScanBenchmark {
    private static final double MEGABYTE = 1e6;

    private final PrintStream out;

    private ScanBenchmark(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) throws Exception {
        List<Root> roots = Arrays.stream(args)
                .map(folder -> new Root(Path.of(folder).toAbsolutePath().normalize(), Role.CHECK))
                .toList();
        new ScanBenchmark(System.out).run(roots);
    }

    private void run(List<Root> roots) throws Exception {
        ScanOptions options = ScanOptions.standard();
        out.printf(
                Locale.ROOT,
                "Java %s, %d threads, heap of %d MB%n",
                Runtime.version(),
                options.threads(),
                Runtime.getRuntime().maxMemory() >> 20);
        try (Corpus corpus = Corpus.temporary()) {
            scan(corpus, options, roots, "first scan");
            out.printf(Locale.ROOT, "corpus file: %.1f MB%n", Files.size(corpus.fileOnDisk()) / MEGABYTE);
            scan(corpus, options, roots, "second scan");
        }
    }

    private void scan(Corpus corpus, ScanOptions options, List<Root> roots, String name) throws CorpusException {
        ScanSummary summary = new Scan(corpus, options).run(roots, new Silent());
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

    static final class Silent implements ScanListener {
        @Override
        public void stage(Stage stage, long total) {}

        @Override
        public void advanced(long done) {}

        @Override
        public void skipped(Skip skip) {}

        @Override
        public boolean cancelled() {
            return false;
        }
    }
}
