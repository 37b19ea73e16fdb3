package app.likeness.text.web;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.text.Attempt;
import app.likeness.text.document.DateParser;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.PersonName;
import app.likeness.text.document.Stated;
import app.likeness.text.extract.HtmlExtractor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Holds author, site and publication date of saved web pages to what people and other programs took from them, where
/// those are.
@Tag("corpora")
class PageMetadataCorpusTest {
    private static final Path CORPUS = Path.of("../shared/data/web-pages/readability");

    private record Page(String name, Metadata found, Map<?, ?> expected) {}

    /// Of the 38 expected ones, six are no author of the page: two dates, the owner of the site, a link to other
    /// articles, the author of one of those, and one of two authors.
    @Test
    void authorsAreNamed() throws IOException {
        assertRight(0.78, "byline", found -> found.author().map(Stated::value), PageMetadataCorpusTest::isSameName);
    }

    @Test
    void sitesAreNamed() throws IOException {
        assertRight(0.9, "siteName", found -> found.source().map(Stated::value), PageMetadataCorpusTest::isSameName);
    }

    @Test
    void publicationDatesAreFound() throws IOException {
        assertRight(
                0.95,
                "publishedTime",
                found -> found.date().map(date -> date.moment().day().toString()),
                (found, expected) -> DateParser.parse(expected)
                        .map(date -> date.day().toString().equals(found))
                        .orElse(false));
    }

    private static void assertRight(
            double least, String field, Function<Metadata, Optional<String>> value, BiPredicate<String, String> isRight)
            throws IOException {
        assumeTrue(Files.isDirectory(CORPUS), "the corpus is not beside the project");
        List<String> wrong = new ArrayList<>();
        int all = 0;
        for (Page page : pages()) {
            String expected = String.valueOf(page.expected.get(field));
            if (!expected.isEmpty() && !expected.equals("null")) {
                all++;
                String found = value.apply(page.found).orElse("");
                if (!isRight.test(found, expected)) {
                    wrong.add(page.name + ": " + found + " for " + expected);
                }
            }
        }
        double right = 1 - (double) wrong.size() / all;
        assertTrue(right >= least, right + ": " + wrong);
    }

    /// The same letters, without the word before a name and what is in brackets; some expected ones go on with a
    /// date or an office.
    private static boolean isSameName(String found, String expected) {
        return letters(found).equals(letters(expected))
                || (found.contains(" ") && letters(expected).startsWith(letters(found)));
    }

    private static String letters(String name) {
        return PersonName.cleaned(name)
                .replaceAll("\\([^)]*\\)", "")
                .replaceAll("[^\\p{L}\\p{N}]+", "")
                .toLowerCase(Locale.ROOT);
    }

    private static List<Page> pages() throws IOException {
        List<Page> pages = new ArrayList<>();
        try (Stream<Path> folders = Files.list(CORPUS)) {
            for (Path folder : folders.filter(Files::isDirectory).sorted().toList()) {
                Attempt<ExtractedText> read = new HtmlExtractor()
                        .extract(Path.of("page.html"), Files.readAllBytes(folder.resolve("source.html")));
                pages.add(new Page(
                        folder.getFileName().toString(),
                        read.found().orElseThrow().metadata(),
                        (Map<?, ?>) LooseJson.parse(Files.readString(folder.resolve("expected-metadata.json")))));
            }
        }
        return pages;
    }
}
