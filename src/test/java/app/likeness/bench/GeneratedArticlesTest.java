package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GeneratedArticlesTest {
    private static final ChineseNews NEWS = new ChineseNews(1);

    /// The share of the eight-character runs of a text that another one has too.
    private static double containment(String contained, String in) {
        String characters = FoldedText.of(contained).characters();
        String others = FoldedText.of(in).characters();
        int common = 0;
        for (int at = 0; at + 8 <= characters.length(); at++) {
            common += others.contains(characters.substring(at, at + 8)) ? 1 : 0;
        }
        return (double) common / (characters.length() - 7);
    }

    @Test
    void anArticleIsTheSameWhereverAndInWhateverOrderItIsMade() {
        assertEquals(NEWS.article(7).text(), new ChineseNews(1).article(7).text());
        assertNotEquals(NEWS.article(7).text(), new ChineseNews(2).article(7).text());
        assertEquals(3755375635349651700L, Hash64.of(NEWS.article(12_345).text()));
        assertEquals(
                -6586324614847626987L,
                Hash64.of(new EnglishNews(1).article(12_345).text()));
    }

    @Test
    void articlesHaveNineteenHundredBytesOnAverage() {
        for (Articles articles : List.of(NEWS, new EnglishNews(1))) {
            double bytes = 0;
            for (int number = 0; number < 1000; number++) {
                bytes += articles.article(number).text().getBytes(StandardCharsets.UTF_8).length;
            }
            assertEquals(1900, bytes / 1000, 100);
        }
    }

    @Test
    void sentencesStandWhereTheArticleSays() {
        for (Articles articles : List.of(NEWS, new EnglishNews(1))) {
            Article article = articles.article(3);
            String text = article.text();

            assertEquals(
                    article.sentences(),
                    article.spans().stream()
                            .flatMap(List::stream)
                            .map(span -> text.substring(span.start(), span.end()))
                            .toList());
        }
    }

    @ParameterizedTest
    @EnumSource(Repost.class)
    void aRepostIsMostOfTheOriginalAndNotTheSame(Repost kind) {
        for (int number = 0; number < 20; number++) {
            Article original = NEWS.article(number);
            String copy = kind.of(original, NEWS.article(-1 - number), NEWS, new Dice(number))
                    .text();

            double kept = containment(original.text(), copy);
            assertTrue(kept >= 0.3, kind + " of article " + number + " keeps " + kept);
            if (kind == Repost.CHANGED_10 || kind == Repost.DROPPED_30 || kind == Repost.ALL) {
                assertTrue(kept < 0.9, kind + " of article " + number + " keeps " + kept);
            }
        }
    }

    @Test
    void otherArticlesHaveStockPhrasesInCommonAndLittleElse() {
        double most = 0;
        double all = 0;
        for (int number = 0; number < 60; number++) {
            for (int other = 0; other < number; other++) {
                double common = containment(
                        NEWS.article(number).text(), NEWS.article(other).text());
                most = Math.max(most, common);
                all += common;
            }
        }
        assertTrue(most < 0.4, "most " + most);
        assertTrue(all > 1, "all " + all);
    }

    @Test
    void aQuoteStandsWhereItSaysInBothTexts() {
        for (int number = 0; number < 20; number++) {
            Article original = NEWS.article(number);
            Article host = NEWS.article(-number - 1);
            Quote quote = Quote.of(original, host, 60, new Dice(number));

            String quoted = original.text()
                    .substring(quote.inOriginal().start(), quote.inOriginal().end());
            assertEquals(60, quoted.length());
            assertEquals(
                    quoted,
                    quote.host()
                            .substring(quote.inHost().start(), quote.inHost().end()));
            assertEquals(
                    host.text(),
                    quote.host().substring(0, quote.inHost().start())
                            + quote.host().substring(quote.inHost().end()));
        }
    }

    @Test
    void plantedFingerprintsHaveNeighbours() {
        long[] fingerprints = PlantedFingerprints.of(1, 10_000);

        int neighbours = 0;
        for (int i = 0; i < fingerprints.length; i++) {
            for (int j = 0; j < i; j++) {
                neighbours += Long.bitCount(fingerprints[i] ^ fingerprints[j]) <= 3 ? 1 : 0;
            }
        }
        assertTrue(neighbours > 500 && neighbours < 5000, "pairs " + neighbours);
        assertEquals(fingerprints[99], PlantedFingerprints.of(1, 100)[99]);
    }

    @Test
    void aCorpusIsWrittenWithItsTruth(@TempDir Path folder) throws IOException {
        Path to = folder.resolve("corpus");
        Generate.main(new String[] {"to=" + to, "articles=30", "originals=2", "quotes=3"});

        try (Stream<Path> files = Files.walk(to.resolve("docs"))) {
            assertEquals(30 + 2 * 16 + 3 * 3, files.filter(Files::isRegularFile).count());
        }
        List<String> reposts = Files.readAllLines(to.resolve("reposts.tsv"));
        assertEquals(1 + 32, reposts.size());
        assertEquals("same\tarticles/0000/0000001.txt\treposts/0000/0000016.txt", reposts.get(17));
        assertEquals(
                Files.readString(to.resolve("docs/articles/0000/0000001.txt")),
                Files.readString(to.resolve("docs/reposts/0000/0000016.txt")));
        assertEquals(1 + 9, Files.readAllLines(to.resolve("quotes.tsv")).size());
    }
}
