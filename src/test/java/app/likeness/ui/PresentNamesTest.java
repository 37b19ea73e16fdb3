package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.review.JournalEntry;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.text.Document;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PresentNamesTest {
    private static final TextKey ONE = new TextKey(1, 1, 10);
    private static final TextKey TWO = new TextKey(2, 2, 20);

    @Test
    void aRenamedDocumentHasItsPresentName() {
        assertEquals(List.of("Essay", "Final copy"), names(Fabricated.document(7, "Final copy"), essay()));
    }

    @Test
    void whatIsCalledAsBeforeKeepsItsNameAlsoBesideACopy() {
        assertEquals(List.of("Essay", "Copy"), names(copy(7), copy(8), essay()));
    }

    @Test
    void whatIsGoneKeepsTheNameThatItHad() {
        assertEquals(List.of("Essay", "Copy"), names(essay()));
        assertEquals(List.of("Essay", "Copy"), names());
    }

    private static Document essay() {
        return Fabricated.document(5, "Essay");
    }

    private static Document copy(long id) {
        return Fabricated.document(id, id == 7 ? "Copy" : "Another copy");
    }

    /// The names of a pair that was judged as "Essay" and "Copy".
    private static List<String> names(Document... documents) {
        Verdict verdict = new Verdict(
                new Subject.OfPair(ONE, TWO),
                State.CONFIRMED,
                "",
                Instant.EPOCH,
                List.of(ONE, TWO),
                List.of("Essay", "Copy"));
        return new PresentNames(List.of(documents), Map.of(5L, ONE, 7L, TWO, 8L, TWO))
                .in(List.of(new JournalEntry(1, verdict, false)))
                .getFirst()
                .verdict()
                .names();
    }
}
