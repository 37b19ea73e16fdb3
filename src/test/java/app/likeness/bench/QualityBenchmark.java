package app.likeness.bench;

import app.likeness.bench.CorpusFolder.Copy;
import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.scan.Scan;
import app.likeness.scan.SilentListener;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.document.Document;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Which reposts and quotes a scan finds among many other articles, kind by kind, and how many pairs it finds that
/// have nothing to do with each other.
///
/// `java … app.likeness.bench.QualityBenchmark articles=9000 originals=150 quotes=100 seed=1 bases=FOLDER show=10`;
/// with `bases` the articles are the texts of that folder, and the pairs among them are counted apart: nobody knows
/// which of them are right. `show` lists that many of the pairs missed and of the wrong ones.
final class QualityBenchmark {
    private static final Set<String> NAMES =
            Set.of("articles", "originals", "quotes", "seed", "bases", "show", "language");
    private static final String ARTICLES = "articles";

    private final PrintStream out;
    private final boolean known;
    private final int shown;

    /// Path of an article's copies, its quotes and its own, to its own.
    private final Map<String, String> families = new HashMap<>();

    private QualityBenchmark(PrintStream out, boolean known, int shown) {
        this.out = out;
        this.known = known;
        this.shown = shown;
    }

    public static void main(String[] args) throws Exception {
        Arguments arguments = Arguments.of(args, NAMES);
        int seed = arguments.number("seed", 1);
        Articles made = arguments.has("language") && arguments.text("language").equals("en")
                ? new EnglishNews(seed)
                : new ChineseNews(seed);
        Path folder = Files.createTempDirectory("likeness-quality");
        try {
            CorpusFolder corpus = new CorpusFolder(folder);
            int count = arguments.number("articles", 9000);
            Articles articles = made;
            if (arguments.has("bases")) {
                FolderArticles bases = new FolderArticles(Path.of(arguments.text("bases")), made);
                count = bases.size();
                articles = bases;
            }
            corpus.articles(ARTICLES, articles, 0, count);
            int originals = Math.min(count, arguments.number("originals", 150));
            List<Copy> copies = new ArrayList<>(corpus.reposts(ARTICLES, articles, made, originals, seed));
            int quotes = arguments.number("quotes", 100);
            copies.addAll(corpus.quotes(ARTICLES, articles, originals, made, quotes, seed));
            for (Copy copy : corpus.quotes(ARTICLES, articles, 0, made, quotes, seed)) {
                copies.add(new Copy(copy.kind() + " of reposted", copy.original(), copy.copy()));
            }
            new QualityBenchmark(System.out, !arguments.has("bases"), arguments.number("show", 0))
                    .run(corpus.docs(), copies);
        } finally {
            CorpusFolder.delete(folder);
        }
    }

    private void run(Path docs, List<Copy> copies) throws CorpusException {
        copies.forEach(copy -> families.put(copy.copy(), copy.original()));
        Findings findings = findings(List.of(docs));
        Map<Long, String> paths = new HashMap<>();
        for (Document document : findings.documents()) {
            paths.put(
                    document.id(),
                    docs.toAbsolutePath().relativize(document.path()).toString().replace('\\', '/'));
        }
        List<List<String>> pairs =
                findings.pairs().stream().map(pair -> sides(pair, paths)).toList();
        found(copies, new HashSet<>(pairs));
        wrong(pairs, paths.size());
    }

    /// What a scan of folders finds, as a user does it.
    static Findings findings(List<Path> folders) throws CorpusException {
        try (Corpus corpus = Corpus.temporary()) {
            new Scan(corpus, ScanOptions.standard())
                    .run(
                            folders.stream()
                                    .map(folder -> new Root(folder.toAbsolutePath(), Role.CHECK))
                                    .toList(),
                            new SilentListener());
            try (CorpusReader reader = corpus.reader()) {
                return reader.findings();
            }
        }
    }

    private static List<String> sides(Pair pair, Map<Long, String> paths) {
        return Stream.of(pair.leftId(), pair.rightId())
                .map(id -> paths.getOrDefault(id, ""))
                .sorted()
                .toList();
    }

    /// How many copies of every kind are in a pair with their original.
    private void found(List<Copy> copies, Set<List<String>> pairs) {
        Map<String, int[]> kinds = new TreeMap<>();
        int missed = 0;
        for (Copy copy : copies) {
            int[] count = kinds.computeIfAbsent(copy.kind(), none -> new int[2]);
            count[1]++;
            if (pairs.contains(Stream.of(copy.original(), copy.copy()).sorted().toList())) {
                count[0]++;
            } else if (missed++ < shown) {
                out.println("missed " + copy);
            }
        }
        int[] reposts = new int[2];
        kinds.forEach((kind, count) -> {
            row(kind, count);
            if (Character.isLetter(kind.charAt(0))) {
                reposts[0] += count[0];
                reposts[1] += count[1];
            }
        });
        row("all reposts", reposts);
    }

    private void row(String kind, int[] count) {
        out.printf(Locale.ROOT, "%-16s %5d of %5d  %.4f%n", kind, count[0], count[1], (double) count[0] / count[1]);
    }

    /// How many pairs are of documents that have no article in common.
    private void wrong(List<List<String>> pairs, int documents) {
        Set<List<String>> among = new HashSet<>();
        for (List<String> pair : pairs) {
            if (pair.stream().allMatch(path -> path.startsWith(ARTICLES))) {
                among.add(pair);
            }
        }
        long wrong = 0;
        for (List<String> pair : pairs) {
            List<String> articles = pair.stream()
                    .map(path -> families.getOrDefault(path, path))
                    .sorted()
                    .toList();
            boolean right = articles.get(0).equals(articles.get(1)) || (!known && among.contains(articles));
            if (!right && wrong++ < shown) {
                out.println("wrong " + pair);
            }
        }
        out.printf(
                Locale.ROOT,
                "%d documents, %d pairs, %d of them among the articles, %d wrong: %.3f in a million%n",
                documents,
                pairs.size(),
                among.size(),
                wrong,
                wrong / (documents * (documents - 1.0) / 2e6));
    }
}
