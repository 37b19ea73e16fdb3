package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.bench.PlantedCopies.Found;
import app.likeness.bench.PlantedCopies.Kind;
import app.likeness.store.kept.CorpusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Classes of forty essays, in each of which some students took a passage from another one and changed it. Generated
/// English says the same sentences in many articles: four in five pairs of such essays share nothing all the same.
class FoundCopiesTest {
    private static final int CLASSES = 5;
    private static final int ESSAYS = 40;
    private static final int COPIES = 10;

    @TempDir
    private Path place;

    @ParameterizedTest
    @CsvSource(textBlock = """
            # language, units, percent changed, at least so many of a hundred found, at most other pairs in a class
            zh, 150, 20, 98, 2
            zh, 150, 30, 95, 2
            zh, 80, 10, 98, 2
            zh, 80, 20, 95, 2
            en, 50, 20, 95, 200
            """)
    void aChangedPassageIsFoundInAClass(String language, int units, int percent, int least, int others)
            throws IOException, CorpusException {
        var kind = new Kind(units, percent);
        double recall = 0;
        int other = 0;
        for (int number = 0; number < CLASSES; number++) {
            Articles writer = language.equals("zh") ? new ChineseNews(number) : new EnglishNews(number);
            var copies = new PlantedCopies(essays(writer), writer, new Dice(number, 7));
            copies.plant(kind, COPIES);
            Found found = copies.found(Files.createDirectory(place.resolve("class" + number)));
            recall += found.recall().getOrDefault(kind, 0.0) / CLASSES;
            other += found.others();
        }
        assertTrue(recall >= least / 100.0, kind + ": found " + recall);
        assertTrue(other <= CLASSES * others, kind + ": other pairs " + other);
    }

    /// Of three articles each.
    private static List<Article> essays(Articles articles) {
        return IntStream.range(0, ESSAYS)
                .mapToObj(number -> {
                    Article first = articles.article(3L * number);
                    List<List<String>> paragraphs = new ArrayList<>(first.paragraphs());
                    paragraphs.addAll(articles.article(3L * number + 1).paragraphs());
                    paragraphs.addAll(articles.article(3L * number + 2).paragraphs());
                    return first.with(paragraphs);
                })
                .toList();
    }
}
