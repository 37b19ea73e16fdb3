package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswersBenchmarkTest {
    private static final Path CORPUS = Path.of("../shared/data/clough-stevenson");

    private static final String ARTICLE =
            "A lighthouse marks the shallow water before a coast with a lamp that can be seen for many miles, "
                    + "and each of them flashes in a rhythm of its own, so that sailors know which one they see. "
                    + "Until electricity came a keeper lived there who trimmed the wick and polished the lens.";

    @Test
    void answersAreToldApartByWhatTheyShareWithTheArticle(@TempDir Path folder) throws IOException {
        Path docs = Files.createDirectories(folder.resolve("docs"));
        Files.writeString(docs.resolve("article.txt"), ARTICLE);
        Files.writeString(docs.resolve("cut.txt"), ARTICLE);
        Files.writeString(
                docs.resolve("own.txt"),
                "Bread needs flour, water, salt and patience. My uncle bakes twice a week and gives half of it away, "
                        + "because he says that an oven which is hot already should not be wasted on one family.");
        Files.writeString(
                folder.resolve("truth.csv"), "file,task,category\narticle.txt,a,orig\ncut.txt,a,cut\nown.txt,a,non\n");

        AnswersBenchmark answers = new AnswersBenchmark(folder);

        assertEquals(1, answers.copiedOrNot());
        assertEquals(1, answers.copiedOrNotByOtherTasks());
        assertEquals(1, answers.fourClasses());
        assertEquals(0, answers.flagged());
    }

    @Tag("corpora")
    @Test
    void copiedAnswersAreFoundAndNoHonestOneIsFlagged() throws IOException {
        assumeTrue(Files.isDirectory(CORPUS));

        AnswersBenchmark answers = new AnswersBenchmark(CORPUS);

        assertEquals(0, answers.flagged());
        assertTrue(answers.copiedOrNot() >= 0.95, "copied or not: " + answers.copiedOrNot());
        assertTrue(answers.copiedOrNotByOtherTasks() >= 0.95, "by others: " + answers.copiedOrNotByOtherTasks());
        assertTrue(answers.fourClasses() >= 0.7, "four classes: " + answers.fourClasses());
    }
}
