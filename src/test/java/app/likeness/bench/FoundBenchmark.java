package app.likeness.bench;

import app.likeness.bench.PlantedCopies.Found;
import app.likeness.bench.PlantedCopies.Kind;
import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// How many edited passages a scan finds, kind by kind, and how many pairs it finds among documents that nothing was
/// planted in.
///
/// `java … app.likeness.bench.FoundBenchmark folder=TEXTS language=en copies=100 seed=1` plants the copies in the texts
/// of a folder, or in `articles=5000` generated ones; `pan=FOLDER` scans a PAN 2013 corpus instead.
final class FoundBenchmark {
    private static final Set<String> NAMES = Set.of("folder", "articles", "language", "copies", "seed", "pan");

    /// In characters, and in words: a short passage, three sentences, a paragraph.
    private static final List<Kind> CHARACTERS =
            List.of(new Kind(80, 10), new Kind(80, 20), new Kind(150, 20), new Kind(150, 30));

    private static final List<Kind> WORDS = List.of(new Kind(30, 10), new Kind(50, 20), new Kind(100, 30));

    private FoundBenchmark() {}

    public static void main(String[] args) throws IOException, CorpusException {
        Arguments arguments = Arguments.of(args, NAMES);
        if (arguments.has("pan")) {
            pan(Path.of(arguments.text("pan")));
        } else {
            planted(arguments);
        }
    }

    private static void planted(Arguments arguments) throws IOException, CorpusException {
        int seed = arguments.number("seed", 1);
        boolean isEnglish =
                arguments.has("language") && arguments.text("language").equals("en");
        Articles writer = isEnglish ? new EnglishNews(seed) : new ChineseNews(seed);
        Articles articles = writer;
        int count = arguments.number("articles", 5000);
        if (arguments.has("folder")) {
            var texts = new FolderArticles(Path.of(arguments.text("folder")), writer);
            count = texts.size();
            articles = texts;
        }
        var copies = new PlantedCopies(
                LongStream.range(0, count).mapToObj(articles::article).toList(), writer, new Dice(seed, 0));
        List<Kind> kinds = isEnglish ? WORDS : CHARACTERS;
        kinds.forEach(kind -> copies.plant(kind, arguments.number("copies", 100)));
        Path folder = Files.createTempDirectory("likeness-found");
        try {
            Found found = copies.found(folder);
            kinds.forEach(kind -> System.out.printf(
                    Locale.ROOT, "%-24s %.3f%n", kind, found.recall().getOrDefault(kind, 0.0)));
            System.out.printf(
                    Locale.ROOT, "%d documents, %.1f pairs in a million untouched%n", count, found.inAMillion());
        } finally {
            CorpusFolder.delete(folder);
        }
    }

    /// Which pairs of each list are found among all documents.
    private static void pan(Path folder) throws IOException, CorpusException {
        Findings findings = QualityBenchmark.findings(List.of(folder.resolve("susp"), folder.resolve("src")));
        Map<Long, String> names = new HashMap<>();
        for (Document document : findings.documents()) {
            names.put(document.id(), String.valueOf(document.path().getFileName()));
        }
        Set<Set<String>> pairs = new HashSet<>();
        for (Pair pair : findings.pairs()) {
            pairs.add(Set.of(names.getOrDefault(pair.leftId(), ""), names.getOrDefault(pair.rightId(), "")));
        }
        Set<Set<String>> listed = new HashSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path list : files.filter(file -> file.toString().endsWith(".pairs"))
                    .sorted()
                    .toList()) {
                List<Set<String>> known = Files.readAllLines(list).stream()
                        .map(line -> Set.of(line.split(" ", -1)))
                        .toList();
                listed.addAll(known);
                long found = known.stream().filter(pairs::contains).count();
                System.out.printf(
                        Locale.ROOT, "%-34s %.3f%n", list.getFileName(), (double) found / Math.max(1, known.size()));
            }
        }
        pairs.removeAll(listed);
        double all = names.size() * (names.size() - 1.0) / 2e6;
        System.out.printf(
                Locale.ROOT, "%d documents, %.1f other pairs in a million%n", names.size(), pairs.size() / all);
    }
}
