package app.likeness.ui.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.Review;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.support.Fabricated;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class HistogramTest {
    private final List<Document> documents = LongStream.rangeClosed(1, 6)
            .mapToObj(id -> Fabricated.document(id, "Document " + id))
            .toList();
    private final Histogram histogram = new RankedRows(
                    new DocumentsById(documents),
                    List.of(Fabricated.pair(1, 2, 100, 96), Fabricated.pair(2, 3, 4, 58), Fabricated.pair(3, 4, 20, 3)),
                    Review.NONE)
            .histogram();

    @Test
    void eachDocumentStandsOnceWithItsStrongestPair() {
        assertEquals(6, histogram.documents());
        assertEquals(2, histogram.height(49));
        assertEquals(1, histogram.height(29));
        assertEquals(1, histogram.height(10));
        assertEquals(2, histogram.height(0), "two share nothing");
        assertEquals(2, histogram.highest());
    }

    @Test
    void toTheRightOfTheLineStandsWhoSharesAsMuchOrMore() {
        assertEquals(6, histogram.from(0));
        assertEquals(4, histogram.from(0.01));
        assertEquals(4, histogram.from(0.20));
        assertEquals(3, histogram.from(0.21));
        assertEquals(2, histogram.from(1));
    }

    @Test
    void aBarKnowsItsDocuments() {
        assertTrue(histogram.isIn(29, 3));
        assertFalse(histogram.isIn(29, 2));
        assertTrue(histogram.isIn(0, 6));
    }

    @Test
    void everyWholePercentStandsInItsBar() {
        for (int percent = 0; percent <= 100; percent++) {
            assertEquals(Math.min(49, percent / 2), Histogram.bar(percent / 100.0), percent + " %");
        }
    }

    @Test
    void theScaleHasRoundMarksThatStandApart() {
        assertEquals(List.of(0), Scale.marks(0, 100));
        assertEquals(List.of(0, 1), Scale.marks(1, 100));
        assertEquals(List.of(0, 1, 4, 10), Scale.marks(16, 124));
        List<Integer> many = Scale.marks(163_217, 124);
        assertEquals(0, many.getFirst());
        assertEquals(100_000, many.getLast());
        assertTrue(many.size() <= 6);
    }
}
