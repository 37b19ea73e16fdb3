package app.likeness.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/// Writes a corpus of our own making, for those who lack a real one, and the truth about it: the same bytes for the
/// same arguments on every machine.
///
/// `java … app.likeness.bench.Generate to=FOLDER articles=17400 originals=150 quotes=100`
///
/// | Argument | What |
/// |---|---|
/// | `to` | the folder to make; must be empty or not there |
/// | `articles` | how many (default 1000) |
/// | `originals` | how many of them are published again, in each of the sixteen ways of `Repost` (0) |
/// | `quotes` | how many of the rest are quoted by others, with 60, with 120 and with 250 characters (0) |
/// | `disguised` | how many of them are copied in every disguise (0) |
/// | `partial` | how many pairs of every kind of partial copy, in `partial`, laid out as the PAN 2013 corpora (0) |
/// | `seed` | another seed, other articles (1) |
/// | `language` | `zh` or `en` (`zh`) |
/// | `bases` | a folder whose texts are the articles, all of them |
final class Generate {
    private static final Set<String> NAMES =
            Set.of("to", "articles", "originals", "quotes", "disguised", "partial", "seed", "language", "bases");

    private Generate() {}

    public static void main(String[] args) throws IOException {
        Arguments arguments = Arguments.of(args, NAMES);
        Path to = Path.of(arguments.text("to"));
        if (Files.exists(to) && !isEmpty(to)) {
            throw new IllegalArgumentException("the folder must be empty: " + to);
        }
        Files.createDirectories(to);
        int seed = arguments.number("seed", 1);
        Articles made = arguments.has("language") && arguments.text("language").equals("en")
                ? new EnglishNews(seed)
                : new ChineseNews(seed);
        Articles articles = made;
        int count = arguments.number("articles", 1000);
        if (arguments.has("bases")) {
            FolderArticles bases = new FolderArticles(Path.of(arguments.text("bases")), made);
            articles = bases;
            count = bases.size();
        }
        CorpusFolder folder = new CorpusFolder(to);
        folder.articles("articles", articles, 0, count);
        int originals = Math.min(count, arguments.number("originals", 0));
        folder.reposts("articles", articles, made, originals, seed);
        folder.quotes("articles", articles, originals, made, arguments.number("quotes", 0), seed);
        folder.disguised("articles", articles, Math.min(count, arguments.number("disguised", 0)), seed);
        int each = arguments.number("partial", 0);
        if (each > 0) {
            PartialCopies.write(PartialCopies.of(articles, each, each, seed), to.resolve("partial"));
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }
}
