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

    @Test
    void whatManyDocumentsHaveIsStandingPhrasesWhateverItsShare() {
        Pair form = pair(0.33);
        Pair copy = pair(0.34);

        assertEquals(PairLevel.PHRASES, form.level());
        assertEquals(ShareBand.PASSAGES, form.band());
        assertEquals(0.095, form.rank(), 1e-9);
        assertEquals(PairLevel.ALMOST_SAME, copy.level());
        assertEquals(ShareBand.ALMOST_SAME, copy.band());
        assertEquals(0.95, copy.rank());
        assertEquals(0.34 * 0.95, copy.distinctiveShare(), 1e-9);
    }

    private static Pair pair(double distinctive) {
        return new Pair(1, 2, 3, 0.5, 0.8, 0.95, 0, 0, 400, 400, distinctive);
    }
}
