package app.likeness.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.Subject.OfDocument;
import app.likeness.review.Subject.OfGroup;
import app.likeness.review.Subject.OfPair;
import app.likeness.review.Subject.OfPassage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SubjectTest {
    private static final TextKey ONE = new TextKey(1, -2, 3);
    private static final TextKey TWO = new TextKey(Long.MIN_VALUE, 5, -6);

    @Test
    void whatIsWrittenIsReadBack() {
        for (Subject subject : List.of(
                new OfPair(TWO, ONE),
                OfPassage.of(TWO, ONE, new PassageKey(7, -8)),
                new OfGroup(List.of(TWO, ONE, ONE)),
                new OfDocument(TWO))) {
            assertEquals(subject, Subject.labelled(subject.label()));
        }
    }

    @Test
    void theSidesOfAPairDoNotMatter() {
        assertEquals(new OfPair(ONE, TWO), new OfPair(TWO, ONE));
        assertEquals(OfPassage.of(ONE, TWO, new PassageKey(7, 8)), OfPassage.of(TWO, ONE, new PassageKey(8, 7)));
    }

    @Test
    void aTextIsTheSameByItsBytesOrByItsFoldedForm() {
        assertTrue(ONE.isSame(new TextKey(1, -2, 99)));
        assertTrue(ONE.isSame(new TextKey(9, 9, 3)));
        assertFalse(ONE.isSame(new TextKey(1, 9, 99)));
    }

    @Test
    void theFirstHalfOfADigestIsKept() {
        String digest = "0123456789abcdeffedcba9876543210" + "f".repeat(32);
        assertEquals(
                "0123456789abcdeffedcba9876543210000000000000000a",
                TextKey.of(digest, 10).label());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "pair", "pair:", "pair:12", "what:is", "document:zz", "passage:a:b", "pair:a+b:c"})
    void whatIsNoSubjectIsRefused(String label) {
        assertThrows(IllegalArgumentException.class, () -> Subject.labelled(label));
    }
}
