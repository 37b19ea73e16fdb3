package app.likeness.ui.documents;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Pair;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctPairsTest {
    private final Document one = document(1, "One");
    private final Document two = document(2, "Two");
    private final Document three = document(3, "Three");
    private final Pair same = pair(1, 2, 97, 95);
    private final Pair part = pair(1, 3, 20, 61);
    private final List<DocumentRow> rows = List.of(row(one, two, same), row(two, one, same), row(three, one, part));

    @Test
    void aPairOfDocumentsThatNameEachOtherStandsThereOnce() {
        assertEquals(List.of(same, part), DistinctPairs.of(rows, new DocumentsById(List.of(three, two, one))));
    }

    @Test
    void whatIsGoneHasItsPairForItself() {
        assertEquals(List.of(same, same, part), DistinctPairs.of(rows, new DocumentsById(List.of(three))));
    }

    private static DocumentRow row(Document document, Document partner, Pair best) {
        return new DocumentRow(document, partner, best, Standing.OPEN);
    }
}
