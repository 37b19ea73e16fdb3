package app.likeness.bench;

import app.likeness.bench.PartialCopy.Kind;
import app.likeness.bench.PartialCopy.Passage;
import app.likeness.compare.align.Aligner;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// How well passages are found in partial copies of our own making, kind by kind: PlagDet, and the passages found in
/// pairs that have nothing to do with each other.
///
/// `java … app.likeness.bench.PassageBenchmark each=100 unrelated=250 seed=1 bases=FOLDER`; without `bases` the
/// articles are generated, with `language=en` in English.
public final class PassageBenchmark {
    private static final Set<String> NAMES = Set.of("each", "unrelated", "seed", "bases", "language");

    private final Aligner aligner = new Aligner();
    private final Map<Kind, PlagDet> kinds = new EnumMap<>(Kind.class);
    private final PlagDet all = new PlagDet();

    public static void main(String[] args) throws IOException {
        Arguments arguments = Arguments.of(args, NAMES);
        int seed = arguments.number("seed", 1);
        Articles made = arguments.has("language") && arguments.text("language").equals("en")
                ? new EnglishNews(seed)
                : new ChineseNews(seed);
        Articles articles = arguments.has("bases") ? new FolderArticles(Path.of(arguments.text("bases")), made) : made;
        PassageBenchmark benchmark = new PassageBenchmark();
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        List<PartialCopy> copies =
                PartialCopies.of(articles, arguments.number("unrelated", 250), arguments.number("each", 100), seed);
        copies.forEach(benchmark::add);
        long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        benchmark.print(System.out);
        System.out.printf(
                Locale.ROOT, "%.2f ms a pair, making and folding included%n", (end - start) / 1e6 / copies.size());
    }

    /// Compares the two texts and counts what was found.
    public void add(PartialCopy copy) {
        List<Passage> detected =
                aligner.compare(FoldedText.of(copy.left()), FoldedText.of(copy.right())).matches().stream()
                        .map(match -> new Passage(match.left(), match.right()))
                        .toList();
        of(copy.kind()).add(copy.passages(), detected);
        all.add(copy.passages(), detected);
    }

    /// The score of one kind. Of `UNRELATED` only the number of detections means something.
    public PlagDet of(Kind kind) {
        return kinds.computeIfAbsent(kind, none -> new PlagDet());
    }

    /// The score of all the copies; what was found in unrelated pairs costs precision.
    public PlagDet all() {
        return all;
    }

    private void print(PrintStream out) {
        out.println("kind        plagdet   recall precision granularity  cases  found");
        kinds.forEach((kind, score) -> out.printf(Locale.ROOT, "%-10s %s%n", kind, score));
        out.printf(Locale.ROOT, "%-10s %s%n", "all", all);
    }
}
