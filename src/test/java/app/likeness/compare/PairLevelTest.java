package app.likeness.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PairLevelTest {
    @Test
    void textsAreAlmostTheSameOnlyWhereMostOfBothIsShared() {
        assertEquals(PairLevel.ALMOST_SAME, PairLevel.of(1, 0.75));
        assertEquals(PairLevel.ALMOST_SAME, PairLevel.of(0.8, 0.9));
        assertEquals(PairLevel.WITHIN, PairLevel.of(1, 0.74));
        assertEquals(PairLevel.WITHIN, PairLevel.of(0.02, 0.9));
    }

    @Test
    void belowThatTheStepsAreThoseOfTheShare() {
        assertEquals(PairLevel.EDITED_COPY, PairLevel.of(0.89, 0.1));
        assertEquals(PairLevel.LARGE_PARTS, PairLevel.of(0.1, 0.25));
        assertEquals(PairLevel.PASSAGES, PairLevel.of(0.1, 0.2));
    }
}
