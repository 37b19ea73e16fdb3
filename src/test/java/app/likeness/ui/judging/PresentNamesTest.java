package app.likeness.ui.judging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.review.JournalEntry;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.kept.Remembered;
import app.likeness.text.document.Document;
import app.likeness.ui.support.Fabricated;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PresentNamesTest {
    private static final TextKey ONE = new TextKey(1, 1, 10);
    private static final TextKey TWO = new TextKey(2, 2, 20);
    private static final Verdict VERDICT = new Verdict(
            new Subject.OfPair(ONE, TWO),
            State.CONFIRMED,
            "",
            Instant.EPOCH,
            List.of(ONE, TWO),
            List.of("Essay", "Copy"));

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

    @Test
    void whatWasJudgedBeforeHasItsPresentNameToo() {
        Remembered known = new Remembered(VERDICT, "Spring essays");
        Remembered now = present(essay(), Fabricated.document(7, "Final copy"))
                .ofRemembered(List.of(known))
                .getFirst();
        assertEquals(List.of("Essay", "Final copy"), now.verdict().names());
        assertEquals("Spring essays", now.corpus());
        assertEquals(known.verdict().subject(), now.verdict().subject());
    }

    private static Document essay() {
        return Fabricated.document(5, "Essay");
    }

    private static Document copy(long id) {
        return Fabricated.document(id, id == 7 ? "Copy" : "Another copy");
    }

    private static PresentNames present(Document... documents) {
        return new PresentNames(List.of(documents), Map.of(5L, ONE, 7L, TWO, 8L, TWO));
    }

    /// The names of a pair that was judged as "Essay" and "Copy".
    private static List<String> names(Document... documents) {
        return present(documents)
                .in(List.of(new JournalEntry(1, VERDICT, false)))
                .getFirst()
                .verdict()
                .names();
    }
}
