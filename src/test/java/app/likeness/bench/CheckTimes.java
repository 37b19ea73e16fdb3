package app.likeness.bench;

import app.likeness.scan.ask.Check;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// How long a running program takes to say what in a corpus is like a text: the opening of the index, the first text,
/// and then all texts several times over, when the just-in-time compiler is done.
///
/// `java … app.likeness.bench.CheckTimes CORPUS FOLDER` for the texts of a folder.
final class CheckTimes {
    private static final int ROUNDS = 5;
    private static final int MOST = 200;

    private CheckTimes() {}

    public static void main(String[] args) throws CorpusException, IOException {
        print(System.out, Path.of(args[0]), Path.of(args[1]));
    }

    /// Prints a row for each of the three, in milliseconds.
    static void print(PrintStream out, Path corpus, Path folder) throws CorpusException, IOException {
        List<String> texts = texts(folder);
        out.printf(
                Locale.ROOT,
                "%n%-24s %9s %9s %9s %9s%n",
                "check, in milliseconds",
                "median",
                "slowest",
                "CPU",
                "found");
        long start = System.nanoTime();
        long startCpu = cpu();
        try (Corpus opened = Corpus.open(corpus);
                Check check = new Check(opened, ScanOptions.standard().threads())) {
            row(out, "opening", new long[] {System.nanoTime() - start}, cpu() - startCpu, 0);
            rounds(out, "the first text", check, texts.subList(0, 1), 1);
            rounds(out, "all texts once", check, texts, 1);
            rounds(out, ROUNDS + " times over", check, texts, ROUNDS);
        }
    }

    private static List<String> texts(Path folder) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(Files::isRegularFile).sorted().limit(MOST).toList()) {
                texts.add(Files.readString(file));
            }
        }
        return texts;
    }

    private static void rounds(PrintStream out, String name, Check check, List<String> texts, int rounds)
            throws CorpusException {
        long[] nanos = new long[rounds * texts.size()];
        int found = 0;
        long startCpu = cpu();
        for (int i = 0; i < nanos.length; i++) {
            long start = System.nanoTime();
            found += check.of(texts.get(i % texts.size())).found().size();
            nanos[i] = System.nanoTime() - start;
        }
        row(out, name, nanos, (cpu() - startCpu) / nanos.length, found / rounds);
    }

    private static void row(PrintStream out, String name, long[] nanos, long cpuNanos, int found) {
        Arrays.sort(nanos);
        out.printf(
                Locale.ROOT,
                "%-24s %9.1f %9.1f %9.1f %9d%n",
                name,
                nanos[nanos.length / 2] / 1e6,
                nanos[nanos.length - 1] / 1e6,
                cpuNanos / 1e6,
                found);
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
