package app.likeness.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class TallyTest {
    private static final int QUOTED = 1 << Exclusion.QUOTATION.bit();
    private static final int LISTED = 1 << Exclusion.REFERENCES.bit();

    @Test
    void aCharacterCountsWhenOneOfItsWaysIsFree() {
        Tally tally = Tally.of(new int[] {1, 1, 0, QUOTED, QUOTED | LISTED, 1, 0, 1}, 0, 7);
        assertEquals(5, tally.total());
        assertEquals(5, tally.counted(Exclusions.NONE));
        assertEquals(4, tally.counted(Exclusions.of(Exclusion.QUOTATION)));
        assertEquals(5, tally.counted(Exclusions.of(Exclusion.REFERENCES, Exclusion.SAME_AUTHOR)));
        assertEquals(3, tally.counted(Exclusions.of(Exclusion.REFERENCES, Exclusion.QUOTATION)));
    }

    @Test
    void whatWasPackedIsTheSame() {
        Tally tally = Tally.of(new int[] {QUOTED, LISTED, 1, Integer.MIN_VALUE, QUOTED}, 0, 5);
        assertEquals(tally, Tally.unpacked(tally.packed()));
        assertEquals(Tally.NONE, Tally.unpacked(new int[0]));
        assertThrows(IllegalArgumentException.class, () -> Tally.unpacked(new int[] {1}));
        assertThrows(IllegalArgumentException.class, () -> Tally.unpacked(new int[] {1, 0}));
    }

    @Test
    void theOrderOfTheCharactersDoesNotMatter() {
        assertEquals(
                Tally.of(new int[] {1, QUOTED, 1, LISTED}, 0, 4), Tally.of(new int[] {LISTED, QUOTED, 1, 1}, 0, 4));
    }

    @Test
    void aSettingIsWrittenAndReadAgain() {
        Exclusions some = Exclusions.of(Exclusion.SHORT, Exclusion.TEMPLATE);
        assertEquals("template,short", some.label());
        assertEquals(some, Exclusions.labelled(some.label()));
        assertEquals(Exclusions.NONE, Exclusions.labelled(""));
        assertEquals(Exclusions.of(Exclusion.SHORT), some.without(Exclusion.TEMPLATE));
        assertEquals(some, some.with(Exclusion.SHORT));
        assertThrows(IllegalArgumentException.class, () -> Exclusions.labelled("quotes"));
    }
}
