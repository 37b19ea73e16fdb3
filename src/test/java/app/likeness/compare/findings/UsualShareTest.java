package app.likeness.compare.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.text.document.Document;
import app.likeness.ui.support.Fabricated;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class UsualShareTest {
    @Test
    void ofAHundredPairsOneMayShareMore() {
        double[] shares = new double[200];
        Arrays.fill(shares, 0.021);
        shares[3] = 0.9;
        shares[77] = 0.8;
        assertEquals(new UsualShare(0.03, 200), UsualShare.of(shares));
        shares[150] = 0.7;
        assertEquals(new UsualShare(0.70, 200), UsualShare.of(shares));
    }

    @Test
    void wholePercentStayWhatTheyAre() {
        for (int percent = 0; percent <= 100; percent++) {
            assertEquals(percent / 100.0, UsualShare.of(percent / 100.0).share());
        }
        assertEquals(0.01, UsualShare.of(0.0001).share());
    }

    @Test
    void withoutPairsNothingIsKnown() {
        assertFalse(UsualShare.of().isKnown());
        assertEquals(UsualShare.UNKNOWN, UsualShare.of());
    }

    @Test
    void theSampleIsTheSameEachTimeAndSpreadOverTheCorpus() {
        List<Document> documents = new ArrayList<>(documents(10_000));
        List<Long> sample = UsualShare.sample(documents);
        assertEquals(64, sample.size());
        Collections.shuffle(documents, new Random(1));
        assertEquals(sample, UsualShare.sample(documents));
        for (long quarter = 0; quarter < 4; quarter++) {
            long from = quarter * 2_500;
            assertTrue(
                    sample.stream()
                                    .filter(id -> id > from && id <= from + 2_500)
                                    .count()
                            >= 6,
                    "quarter " + quarter);
        }
    }

    @Test
    void theSampleDoesNotDependOnTheOrderInWhichDocumentsCame() {
        List<Document> documents = documents(1_000);
        List<Document> others = documents.stream()
                .map(each -> new Document(
                        2_000 - each.id(),
                        each.path(),
                        each.metadata(),
                        each.bytes(),
                        each.modifiedAt(),
                        each.characters()))
                .toList();
        assertEquals(
                UsualShare.sample(documents),
                UsualShare.sample(others).stream().map(id -> 2_000 - id).toList());
    }

    @Test
    void documentsOfOneGroupAreNoEvidence() {
        List<Long> sample = UsualShare.sample(documents(20));
        Pair pair = Fabricated.pair(1, 2, 90, 90);
        Cluster cluster = new Cluster(List.of(1L, 2L, 3L), List.of(pair), pair);
        List<UsualShare.Unrelated> unrelated = UsualShare.unrelated(sample, List.of(cluster), (left, right) -> false);
        assertEquals(20 * 19 / 2 - 3, unrelated.size());
        assertFalse(unrelated.contains(new UsualShare.Unrelated(2, 3)));
        assertTrue(unrelated.contains(new UsualShare.Unrelated(3, 4)));
    }

    @Test
    void whatOneAuthorWroteIsNoEvidence() {
        List<Long> sample = UsualShare.sample(documents(20));
        List<UsualShare.Unrelated> unrelated =
                UsualShare.unrelated(sample, List.of(), (left, right) -> left % 2 == 0 && right % 2 == 0);
        assertEquals(20 * 19 / 2 - 10 * 9 / 2, unrelated.size());
        assertFalse(unrelated.contains(new UsualShare.Unrelated(2, 4)));
        assertTrue(unrelated.contains(new UsualShare.Unrelated(3, 4)));
    }

    @Test
    void aFewPairsSayNothing() {
        assertEquals(
                List.of(), UsualShare.unrelated(UsualShare.sample(documents(14)), List.of(), (left, right) -> false));
        assertEquals(
                105,
                UsualShare.unrelated(UsualShare.sample(documents(15)), List.of(), (left, right) -> false)
                        .size());
    }

    private static List<Document> documents(int count) {
        return LongStream.rangeClosed(1, count)
                .mapToObj(id -> Fabricated.document(id, "Document " + id))
                .toList();
    }
}
