package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.bench.DisguiseBenchmark.Result;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Copies of generated articles, Chinese and English, in every disguise.
class DisguisesFoundTest {
    private static final List<Articles> ARTICLES = List.of(new ChineseNews(1), new EnglishNews(1));

    private final DisguiseBenchmark benchmark = new DisguiseBenchmark();

    @ParameterizedTest
    @EnumSource
    void everyCopyIsFoundAsIfItWereNotDisguised(Disguise kind) throws IOException {
        int copies = 0;
        for (Articles articles : ARTICLES) {
            Result result = benchmark.run(kind, articles, 20);
            assertEquals(result.copies(), result.found());
            copies += result.copies();
        }
        assertTrue(copies >= 15, "copies " + copies);
    }

    @ParameterizedTest
    @EnumSource
    void theDisguiseIsNamedInItsPlace(Disguise kind) throws IOException {
        for (Articles articles : ARTICLES) {
            Result result = benchmark.run(kind, articles, 20);
            assertEquals(result.copies(), result.named());
        }
    }
}
