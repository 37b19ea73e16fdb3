package app.likeness.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Writes a corpus of our own making, for those who lack a real one, and the truth about it: the same bytes for the
/// same
/// arguments on every machine.
///
/// `java … app.likeness.bench.Generate to=FOLDER articles=17400 originals=150 quotes=100`
///
/// | Argument | What |
/// |---|---|
/// | `to` | the folder to make; must be empty or not there |
/// | `articles` | how many (default 1000) |
/// | `originals` | how many of them are published again, in each of the sixteen ways of `Repost` (0) |
/// | `quotes` | how many of them are quoted by others, with 60, with 120 and with 250 characters (0) |
/// | `seed` | another seed, other articles (1) |
/// | `language` | `zh` or `en` (`zh`) |
/// | `bases` | a folder whose texts are the articles, all of them |
final class Generate {
    private static final Set<String> NAMES =
            Set.of("to", "articles", "originals", "quotes", "seed", "language", "bases");
    private static final List<Integer> QUOTES = List.of(60, 120, 250);

    private Generate() {}

    public static void main(String[] args) throws IOException {
        Map<String, String> options = Arrays.stream(args)
                .map(arg -> arg.split("=", 2))
                .collect(Collectors.toMap(arg -> arg[0], arg -> arg.length == 2 ? arg[1] : ""));
        if (!NAMES.containsAll(options.keySet()) || !options.containsKey("to")) {
            throw new IllegalArgumentException("arguments are name=value, to=FOLDER is needed; the names are " + NAMES);
        }
        Path to = Path.of(options.getOrDefault("to", ""));
        if (Files.exists(to) && !isEmpty(to)) {
            throw new IllegalArgumentException("the folder must be empty: " + to);
        }
        Files.createDirectories(to);
        long seed = number(options, "seed", 1);
        Articles made = "en".equals(options.get("language")) ? new EnglishNews(seed) : new ChineseNews(seed);
        Articles articles = made;
        long count = number(options, "articles", 1000);
        if (options.containsKey("bases")) {
            FolderArticles bases = new FolderArticles(Path.of(options.getOrDefault("bases", "")), made);
            articles = bases;
            count = bases.size();
        }
        CorpusFolder folder = new CorpusFolder(to);
        folder.articles("articles", articles, 0, count);
        int originals = (int) Math.min(count, number(options, "originals", 0));
        folder.reposts("articles", articles, made, originals, seed);
        folder.quotes("articles", articles, made, (int) number(options, "quotes", 0), QUOTES, seed);
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }

    private static long number(Map<String, String> options, String name, long otherwise) {
        String value = options.get(name);
        return value == null ? otherwise : Long.parseLong(value);
    }
}
