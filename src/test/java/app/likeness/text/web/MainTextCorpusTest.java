package app.likeness.text.web;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.text.FileBytes;
import app.likeness.text.charset.TextDecoder;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.HtmlExtractor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Holds the main text of saved web pages to texts that people chose, where those are: the mean over the pages of how
/// well the words agree (F1 of the two bags of words; a Han character is a word). All visible text of a page is the
/// yardstick.
@Tag("corpora")
class MainTextCorpusTest {
    private static final Path CORPORA = Path.of("../shared/data/web-pages");

    private static final Pattern ARTICLE =
            Pattern.compile("\"([0-9a-f]{64})\":\\s*\\{\\s*\"articleBody\":\\s*\"((?:\\\\.|[^\"\\\\])*+)\"");

    private static final Pattern WORD = Pattern.compile("\\p{IsHan}|[\\p{L}\\p{Nd}&&[^\\p{IsHan}]]+");

    /// @param title as people chose it; empty where they chose none
    @SuppressWarnings("ArrayRecordComponent")
    private record Page(String name, FileBytes html, String text, Optional<String> title) {}

    @Test
    void newsArticlesAreTakenOutOfTheirPages() throws IOException {
        assumeTrue(Files.isDirectory(CORPORA), "the corpus is not beside the project");
        assertMean(0.95, newsArticles());
    }

    @Test
    void articlesOfManyKindsAreTakenOutOfTheirPages() throws IOException {
        assumeTrue(Files.isDirectory(CORPORA), "the corpus is not beside the project");
        assertMean(0.93, savedPages());
    }

    @Test
    void titlesAreTheHeadlines() throws IOException {
        assumeTrue(Files.isDirectory(CORPORA), "the corpus is not beside the project");
        List<String> wrong = new ArrayList<>();
        List<Page> pages =
                savedPages().stream().filter(page -> page.title.isPresent()).toList();
        for (Page page : pages) {
            String title = extracted(page).title();
            if (!isTitle(title, page.title.orElseThrow())) {
                wrong.add(page.name + ": " + title);
            }
        }
        assertTrue(wrong.size() <= 0.1 * pages.size(), wrong::toString);
    }

    private static void assertMean(double least, List<Page> pages) {
        double ours = 0;
        double everything = 0;
        for (Page page : pages) {
            ours += agreement(extracted(page).text(), page.text);
            everything += agreement(
                    Jsoup.parse(TextDecoder.decode(page.html.bytes()).text())
                            .body()
                            .text(),
                    page.text);
        }
        assertTrue(ours / pages.size() >= least, "mean of " + pages.size() + " pages: " + ours / pages.size());
        assertTrue(ours > everything);
    }

    private static ExtractedText extracted(Page page) {
        return new HtmlExtractor()
                .extract(Path.of("page.html"), page.html.bytes())
                .found()
                .orElseThrow();
    }

    /// The same words, or the same without the name of the site behind them.
    private static boolean isTitle(String found, String expected) {
        return words(found).equals(words(expected))
                || (found.length() * 10 > expected.length() * 3
                        && expected.startsWith(found)
                        && expected.substring(found.length()).matches("\\s*[-_|–—:].*"));
    }

    private static double agreement(String found, String expected) {
        Map<String, Integer> left = words(expected);
        int all = left.values().stream().mapToInt(Integer::intValue).sum();
        int same = 0;
        int given = 0;
        for (Map.Entry<String, Integer> word : words(found).entrySet()) {
            given += word.getValue();
            same += Math.min(word.getValue(), left.getOrDefault(word.getKey(), 0));
        }
        return given + all == 0 ? 1 : 2.0 * same / (given + all);
    }

    private static Map<String, Integer> words(String text) {
        Map<String, Integer> words = new HashMap<>();
        Matcher matcher = WORD.matcher(text.toLowerCase(java.util.Locale.ROOT));
        while (matcher.find()) {
            words.merge(matcher.group(), 1, Integer::sum);
        }
        return words;
    }

    private static List<Page> newsArticles() throws IOException {
        Path folder = CORPORA.resolve("article-extraction");
        List<Page> pages = new ArrayList<>();
        Matcher article = ARTICLE.matcher(Files.readString(folder.resolve("ground-truth.json")));
        while (article.find()) {
            Path file = folder.resolve("html").resolve(article.group(1) + ".html.gz");
            if (Files.exists(file)) {
                try (var in = new GZIPInputStream(Files.newInputStream(file))) {
                    pages.add(new Page(
                            article.group(1),
                            new FileBytes(in.readAllBytes()),
                            unescaped(article.group(2)),
                            Optional.empty()));
                }
            }
        }
        return pages;
    }

    private static List<Page> savedPages() throws IOException {
        List<Page> pages = new ArrayList<>();
        try (Stream<Path> folders = Files.list(CORPORA.resolve("readability"))) {
            for (Path folder : folders.filter(Files::isDirectory).sorted().toList()) {
                Matcher title = Pattern.compile("\"title\":\\s*\"((?:\\\\.|[^\"\\\\])+)\"")
                        .matcher(Files.readString(folder.resolve("expected-metadata.json")));
                pages.add(new Page(
                        folder.getFileName().toString(),
                        new FileBytes(Files.readAllBytes(folder.resolve("source.html"))),
                        Jsoup.parse(Files.readString(folder.resolve("expected.html")))
                                .body()
                                .text(),
                        title.find() ? Optional.of(unescaped(title.group(1))) : Optional.empty()));
            }
        }
        return pages;
    }

    private static String unescaped(String json) {
        return Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|(.))")
                .matcher(json)
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group(1) != null
                                ? String.valueOf((char) Integer.parseInt(found.group(1), 16))
                                : found.group(2).replace('n', '\n').replace('t', '\t')));
    }
}
