package app.likeness.ui.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Clusters;
import app.likeness.compare.findings.Counted;
import app.likeness.compare.findings.Findings;
import app.likeness.review.Review;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.support.Fabricated;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RankedRowsTest {
    private static final int DOCUMENTS = 12;

    /// Of each document the pair that holds most of it, of equal ones the one that holds more of the other
    /// document, then the one with the first other document; the largest share first.
    @Test
    void aboveEachLineStandsWhatSortingAnewWouldGive() {
        for (long seed = 1; seed <= 40; seed++) {
            Random random = new Random(seed);
            List<Long> ids =
                    new ArrayList<>(LongStream.rangeClosed(1, DOCUMENTS).boxed().toList());
            // Folders are added in any order.
            Collections.shuffle(ids, random);
            List<Document> documents = ids.stream()
                    .map(id -> Fabricated.document(id, "Document " + id))
                    .toList();
            List<Pair> pairs = new ArrayList<>();
            for (int left = 1; left <= DOCUMENTS; left++) {
                for (int right = left + 1; right <= DOCUMENTS; right++) {
                    if (random.nextInt(4) == 0) {
                        pairs.add(Fabricated.pair(left, right, 10 * random.nextInt(11), 10 * random.nextInt(11)));
                    }
                }
            }
            pairs.sort(Clusters.STRONGEST_FIRST);
            DocumentsById byId = new DocumentsById(documents);
            Counted counted = Counted.of(new Findings(documents, pairs, List.of(), List.of()));
            RankedRows rows = new RankedRows(byId, counted.pairs(), Review.NONE);
            for (double least : new double[] {0.9, 0, 0.3, 0.6}) {
                Results results = rows.above(counted.above(least, false), least);
                List<Pair> above =
                        pairs.stream().filter(pair -> pair.share() >= least).toList();
                assertEquals(above, results.pairs().stream().map(PairRow::pair).toList(), "seed " + seed);
                assertEquals(expected(documents, above), shown(results.documents()), "seed " + seed);
                assertEquals(pairs.size() - above.size(), results.pairsBelow());
                assertEquals(
                        results.documents().size(),
                        results.sharing().values().stream()
                                .mapToInt(count -> count)
                                .sum());
            }
        }
    }

    @Test
    void whatHasLostADocumentToAScanThatRunsIsNotShown() {
        List<Document> documents = List.of(Fabricated.document(1, "Document 1"), Fabricated.document(3, "Document 3"));
        List<Pair> pairs = List.of(Fabricated.pair(1, 2, 80, 70), Fabricated.pair(1, 3, 30, 20));
        Findings findings = new Findings(documents, pairs, List.of(), List.of());
        RankedRows rows = new RankedRows(new DocumentsById(documents), pairs, Review.NONE);
        Results results = rows.above(findings, 0);
        assertEquals(
                List.of(pairs.get(1)),
                results.pairs().stream().map(PairRow::pair).toList());
        assertEquals(
                List.of(1L, 3L),
                results.documents().stream().map(row -> row.document().id()).toList());
        assertEquals(2, rows.histogram().height(Histogram.bar(0.3)));
        assertEquals(0, rows.histogram().height(Histogram.bar(0.8)));
    }

    @Test
    void whatALongPassageShowsBelowTheLineIsCounted() {
        List<Document> documents = LongStream.rangeClosed(1, 4)
                .mapToObj(id -> Fabricated.document(id, "Document " + id))
                .toList();
        List<Pair> pairs =
                List.of(Fabricated.pair(1, 2, 80, 70), Fabricated.pair(2, 3, 9, 8), Fabricated.pair(3, 4, 7, 6));
        Findings findings = new Findings(documents, pairs, List.of(), List.of());
        RankedRows rows = new RankedRows(new DocumentsById(documents), pairs, Review.NONE);
        Results results = rows.above(findings, 0.15);
        assertEquals(2, results.pairsByPassage());
        // The second document has a pair at the line as well.
        assertEquals(2, results.documentsByPassage());
        assertEquals(0, rows.above(findings, 0).pairsByPassage());
    }

    private static List<String> expected(List<Document> documents, List<Pair> above) {
        record Best(Document document, Pair pair) {
            double own() {
                return pair.containmentOf(document.id());
            }

            double other() {
                return pair.containmentOf(pair.partnerOf(document.id()));
            }
        }

        List<Long> ids = documents.stream().map(Document::id).toList();
        List<Best> best = new ArrayList<>();
        for (Document document : documents) {
            above.stream()
                    .filter(pair -> pair.leftId() == document.id() || pair.rightId() == document.id())
                    .min(Pair.mostOf(document.id())
                            .thenComparingInt(pair -> ids.indexOf(pair.partnerOf(document.id()))))
                    .ifPresent(pair -> best.add(new Best(document, pair)));
        }
        return best.stream()
                .sorted(Comparator.comparingDouble(Best::own)
                        .thenComparingDouble(Best::other)
                        .reversed())
                .map(each -> each.document().id() + ": " + each.pair())
                .toList();
    }

    private static List<String> shown(List<DocumentRow> rows) {
        return rows.stream().map(row -> row.document().id() + ": " + row.best()).toList();
    }
}
