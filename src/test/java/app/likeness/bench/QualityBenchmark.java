package app.likeness.bench;

import app.likeness.bench.CorpusFolder.Copy;
import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
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
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
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

    /// How many of the right pairs a line shows at which wrong ones are counted.
    private static final double RECALL = 0.985;

    private final PrintStream out;
    private final boolean known;
    private final int shown;

    /// Path of an article's copies, its quotes and its own, to its own.
    private final Map<String, String> families = new HashMap<>();

    /// The same of articles that were reposted and their reposts alone.
    private final Map<String, String> reposted = new HashMap<>();

    /// The pairs of two articles as they were.
    private final Set<List<String>> among = new HashSet<>();

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
        copies.stream().filter(copy -> isRepost(copy.kind())).forEach(copy -> {
            reposted.put(copy.copy(), copy.original());
            reposted.put(copy.original(), copy.original());
        });
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
        ranked("share", findings, paths, Pair::share);
        ranked("distinctive share", findings, paths, Pair::distinctiveShare);
        groups(findings, paths);
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
            if (isRepost(kind)) {
                reposts[0] += count[0];
                reposts[1] += count[1];
            }
        });
        row("all reposts", reposts);
    }

    /// Whether a kind of copy is a repost, and no quote, which is named by its length.
    private static boolean isRepost(String kind) {
        return Character.isLetter(kind.charAt(0));
    }

    private void row(String kind, int[] count) {
        out.printf(Locale.ROOT, "%-16s %5d of %5d  %.4f%n", kind, count[0], count[1], (double) count[0] / count[1]);
    }

    /// How many wrong pairs stand above the line under which [#RECALL] of the right ones are, when pairs are ranked.
    private void ranked(String by, Findings findings, Map<Long, String> paths, ToDoubleFunction<Pair> rank) {
        double[] right = findings.pairs().stream()
                .filter(pair -> isOfOneFamily(pair, paths))
                .mapToDouble(rank)
                .sorted()
                .toArray();
        if (right.length == 0) {
            return;
        }
        double line = right[(int) ((1 - RECALL) * right.length)];
        long wrong = findings.pairs().stream()
                .filter(pair -> rank.applyAsDouble(pair) >= line && isOfTwoFamilies(pair, paths))
                .count();
        double all = paths.size() * (paths.size() - 1.0) / 2e6;
        out.printf(
                Locale.ROOT,
                "by %s: %.3f of %d right pairs stand above %.3f, and %.3f wrong ones in a million%n",
                by,
                RECALL,
                right.length,
                line,
                wrong / all);
    }

    /// How well the groups are the families of reposts, by the pairs of documents that stand together: of documents
    /// that have a family.
    private void groups(Findings findings, Map<Long, String> paths) {
        Map<String, Integer> sizes = new HashMap<>();
        paths.values().stream()
                .map(this::family)
                .flatMap(Optional::stream)
                .forEach(family -> sizes.merge(family, 1, Integer::sum));
        long together = sizes.values().stream()
                .mapToLong(size -> size * (size - 1L) / 2)
                .sum();
        long grouped = 0;
        long right = 0;
        int largest = 0;
        for (Cluster cluster : findings.clusters()) {
            Map<String, Integer> inside = new HashMap<>();
            long known = 0;
            for (long id : cluster.documentIds()) {
                Optional<String> family = family(paths.getOrDefault(id, ""));
                if (family.isPresent()) {
                    known++;
                    inside.merge(family.get(), 1, Integer::sum);
                }
            }
            grouped += known * (known - 1) / 2;
            right += inside.values().stream()
                    .mapToLong(size -> size * (size - 1L) / 2)
                    .sum();
            largest = Math.max(largest, cluster.documentIds().size());
        }
        out.printf(
                Locale.ROOT,
                "%d groups, the largest of %d documents; F1 of those that stand together %.3f (precision %.3f, recall"
                        + " %.3f)%n",
                findings.clusters().size(),
                largest,
                2.0 * right / (grouped + together),
                (double) right / grouped,
                (double) right / together);
    }

    /// The article that a document is, or is a repost of; empty for one that nothing was made of, and for quotes.
    private Optional<String> family(String path) {
        return Optional.ofNullable(reposted.get(path));
    }

    private boolean isOfOneFamily(Pair pair, Map<Long, String> paths) {
        Optional<String> left = family(paths.getOrDefault(pair.leftId(), ""));
        return left.isPresent() && left.equals(family(paths.getOrDefault(pair.rightId(), "")));
    }

    /// Whether the two have nothing to do with each other: of two articles as they were nobody knows.
    private boolean isOfTwoFamilies(Pair pair, Map<Long, String> paths) {
        List<String> sides = sides(pair, paths);
        boolean areArticles = sides.stream().allMatch(path -> path.startsWith(ARTICLES));
        List<String> articles = sides.stream()
                .map(path -> families.getOrDefault(path, path))
                .sorted()
                .toList();
        return !articles.get(0).equals(articles.get(1)) && (known || !(areArticles || among.contains(articles)));
    }

    /// How many pairs are of documents that have no article in common.
    private void wrong(List<List<String>> pairs, int documents) {
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
