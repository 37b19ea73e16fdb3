package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.bench.PartialCopy.Kind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The passages found in partial copies of generated Chinese articles. The parameters of the alignment were not chosen
/// on this seed.
class ChinesePassagesTest {
    private static final PassageBenchmark SCORES = new PassageBenchmark();

    @BeforeAll
    static void compare() {
        PartialCopies.of(new ChineseNews(3), 250, 50, 3).forEach(SCORES::add);
    }

    @Test
    void passagesHaveTheirExactPlaces() {
        assertTrue(SCORES.all().plagdet() >= 0.97, "all: " + SCORES.all());
    }

    @Test
    void unrelatedArticlesHaveNoPassages() {
        int found = SCORES.of(Kind.UNRELATED).detections();
        assertTrue(found <= 3, "found " + found);
    }
}
