package app.likeness.ui.pair.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import app.likeness.compare.Exclusion;
import app.likeness.compare.LeftOutSpan;
import app.likeness.text.Span;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LeftOutTest {
    private static final LeftOutSpan FIRST = new LeftOutSpan(new Span(3, 7), Set.of(Exclusion.QUOTATION));
    private static final LeftOutSpan SECOND = new LeftOutSpan(new Span(7, 9), Set.of(Exclusion.SHORT));
    private static final LeftOutSpan THIRD = new LeftOutSpan(new Span(20, 30), Set.of(Exclusion.REFERENCES));

    private final LeftOut leftOut = new LeftOut(List.of(FIRST, SECOND, THIRD));

    @Test
    void aCharacterIsInTheStretchThatHoldsIt() {
        assertNull(leftOut.at(2));
        assertEquals(FIRST, leftOut.at(3));
        assertEquals(SECOND, leftOut.at(7));
        assertNull(leftOut.at(9));
        assertEquals(THIRD, leftOut.at(29));
        assertNull(leftOut.at(30));
        assertNull(LeftOut.NONE.at(0));
    }

    @Test
    void aStretchOfTextIsTouchedByWhatReachesIntoIt() {
        assertEquals(List.of(), leftOut.within(0, 3));
        assertEquals(List.of(FIRST, SECOND), leftOut.within(6, 20));
        assertEquals(List.of(SECOND, THIRD), leftOut.within(8, 21));
        assertEquals(List.of(), leftOut.within(9, 20));
    }
}
