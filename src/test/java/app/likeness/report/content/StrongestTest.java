package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.report.names.ReportedPair;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class StrongestTest {
    private static final Path HOME = Path.of("/home/ann");

    @Test
    void ofEqualSharesTheOneThatHasMoreOfTheOtherDocumentCounts() {
        // All of document 1 stands in 2, of which it is a third, and in 3, of which it is nearly all.
        Map<Long, Strongest> strongest =
                Strongest.of(rows(pair(1, 2, 1, 0.33), pair(1, 3, 1, 0.94), pair(2, 3, 0.3, 0.3)), row -> false);

        assertEquals(new Strongest(3, 1), strongest.get(1L));
        assertEquals(new Strongest(1, 0.33), strongest.get(2L));
        assertEquals(new Strongest(1, 0.94), strongest.get(3L));
    }

    @Test
    void ofSharesThatAreEqualBothWaysTheFirstNameCounts() {
        Map<Long, Strongest> strongest = Strongest.of(rows(pair(1, 3, 0.5, 0.5), pair(2, 3, 0.5, 0.5)), row -> false);

        assertEquals(new Strongest(1, 0.5), strongest.get(3L));
    }

    @Test
    void aQuietPairCountsOnlyWhereThereIsNoOther() {
        Map<Long, Strongest> strongest = Strongest.of(
                rows(pair(1, 2, 0.9, 0.9), pair(1, 3, 0.2, 0.4)),
                row -> row.pair().rightId() == 2);

        assertEquals(new Strongest(3, 0.2), strongest.get(1L));
        assertEquals(new Strongest(1, 0.9), strongest.get(2L));
    }

    private static List<ReportedPair> rows(Pair... pairs) {
        List<Document> documents = LongStream.rangeClosed(1, 3)
                .mapToObj(id -> new Document(
                        id,
                        HOME.resolve(id + ".txt"),
                        new Metadata(
                                new Stated<>("Essay " + id, Origin.TEXT, Certainty.SURE),
                                Optional.empty(),
                                Optional.empty(),
                                List.of()),
                        900,
                        Instant.EPOCH,
                        700))
                .toList();
        return new NamedFindings(
                        new Findings(documents, List.of(pairs), List.of(), List.of()), new PathNames(HOME, List.of()))
                .pairs(ReportedPair.STRONGEST_FIRST);
    }

    private static Pair pair(long left, long right, double containmentLeft, double containmentRight) {
        return new Pair(left, right, -1, 0.5, containmentLeft, containmentRight, 300, 200);
    }
}
