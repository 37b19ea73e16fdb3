package app.likeness.bench;

import app.likeness.bench.PartialCopy.Passage;
import app.likeness.compare.align.Aligner;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// How well passages are found in a PAN 2013 corpus, kind by kind and by halves: the even lines of each list of pairs
/// were tuned on, the odd ones held out.
///
/// `java … app.likeness.bench.PanBenchmark FOLDER`
public final class PanBenchmark {
    private static final int WARM_UP = 3;

    private PanBenchmark() {}

    public static void main(String[] args) throws IOException {
        PanCorpus corpus = new PanCorpus(Path.of(args[0]));
        System.out.println("half  kind  plagdet   recall precision granularity  cases  found");
        for (int half = 0; half < 2; half++) {
            int line = half;
            scores(corpus.pairs().stream()
                            .filter(pair -> pair.line() % 2 == line)
                            .toList())
                    .forEach((kind, score) ->
                            System.out.printf(Locale.ROOT, "%s %-6s %s%n", line == 0 ? "tuned" : "held ", kind, score));
        }
        for (int round = 0; round < WARM_UP; round++) {
            scores(corpus.pairs());
        }
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Map<String, PlagDet> all = scores(corpus.pairs());
        long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        all.forEach((kind, score) -> System.out.printf(Locale.ROOT, "both  %-6s %s%n", kind, score));
        System.out.printf(
                Locale.ROOT,
                "%.2f ms a pair, scoring included%n",
                (end - start) / 1e6 / corpus.pairs().size());
    }

    /// The score of each kind, and of `all`.
    public static Map<String, PlagDet> scores(List<PanCorpus.Pair> pairs) {
        Aligner aligner = new Aligner();
        Map<String, PlagDet> scores = new TreeMap<>();
        for (PanCorpus.Pair pair : pairs) {
            List<Passage> detected = aligner.compare(pair.left(), pair.right()).matches().stream()
                    .map(match -> new Passage(match.left(), match.right()))
                    .toList();
            scores.computeIfAbsent(pair.kind(), none -> new PlagDet()).add(pair.passages(), detected);
            scores.computeIfAbsent("all", none -> new PlagDet()).add(pair.passages(), detected);
        }
        return scores;
    }
}
