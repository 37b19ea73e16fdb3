package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

@Tag("corpora")
class PanBenchmarkTest {
    private static final Path CORPUS = Path.of("../shared/data/pan13-train");

    @Test
    void passagesOfEveryKindAreFoundAndNoneInUnrelatedPairs() throws IOException {
        assumeTrue(Files.isDirectory(CORPUS));

        Map<String, PlagDet> scores = PanBenchmark.scores(new PanCorpus(CORPUS).pairs());

        assertAll(
                () -> assertTrue(score(scores, "01").detections() <= 2, () -> "unrelated: " + score(scores, "01")),
                reaches(scores, "02", 0.985),
                reaches(scores, "03", 0.945),
                reaches(scores, "04", 0.91),
                reaches(scores, "05", 0.785),
                reaches(scores, "all", 0.94));
    }

    private static PlagDet score(Map<String, PlagDet> scores, String kind) {
        return Objects.requireNonNull(scores.get(kind), kind);
    }

    private static Executable reaches(Map<String, PlagDet> scores, String kind, double least) {
        return () -> assertTrue(score(scores, kind).plagdet() >= least, () -> kind + ": " + score(scores, kind));
    }
}
