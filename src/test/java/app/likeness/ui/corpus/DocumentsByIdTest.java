package app.likeness.ui.corpus;

import static app.likeness.ui.support.Fabricated.document;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.document.Document;
import app.likeness.ui.support.Fabricated;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DocumentsByIdTest {
    @Test
    void aDocumentIsFoundByItsNumberWhetherNumbersLieNearOrFarApart() {
        for (long apart : new long[] {1, 3, 1_000, 1L << 40}) {
            // By path, which is another order than that of the numbers.
            List<Document> documents = LongStream.of(5, 2, 7, 3)
                    .mapToObj(number -> document(number * apart, "Document " + number))
                    .toList();
            DocumentsById byId = new DocumentsById(documents);
            for (int place = 0; place < documents.size(); place++) {
                long id = documents.get(place).id();
                assertEquals(place, byId.place(id));
                assertEquals(documents.get(place), byId.get(id));
            }
            for (long number : new long[] {Long.MIN_VALUE, -1, 0, 1, 4, 6, 8, Long.MAX_VALUE / apart}) {
                assertEquals(-1, byId.place(number * apart), number + " times " + apart);
            }
        }
    }

    @Test
    void whatOthersAreOnlyComparedWithIsKnownByItsPlace() {
        Snapshot known = Fabricated.snapshot(
                List.of(document(5, "Five"), document(2, "Two"), document(7, "Seven")), List.of(), List.of());
        DocumentsById byId = known.byId().comparedWith(Set.of(2L, 9L));
        assertEquals(2, byId.checked());
        assertFalse(byId.isChecked(1));
        assertTrue(byId.isChecked(2));
    }

    @Test
    void anotherSettingLeavesTheDocumentsOfASnapshotAsTheyAre() {
        Snapshot known = Fabricated.snapshot(List.of(document(5, "Five"), document(2, "Two")), List.of(), List.of());
        Snapshot compared = Fabricated.comparedWith(known, known.roots(), Set.of(2L));
        assertEquals(1, compared.byId().checked());
        assertSame(compared.byId(), compared.at(Shown.AT_FIRST).byId());
    }

    @Test
    void withoutDocumentsNoneIsFound() {
        assertNull(DocumentsById.NONE.get(1));
        assertNull(DocumentsById.NONE.get(Long.MAX_VALUE));
    }
}
