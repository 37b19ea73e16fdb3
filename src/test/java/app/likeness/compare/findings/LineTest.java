package app.likeness.compare.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineTest {
    @Test
    void aLineIsReadAgainByItsLabel() {
        for (Stop stop : Stop.values()) {
            assertEquals(Optional.of(stop), Line.labelled(stop.label()));
        }
        assertEquals(Optional.of(new DrawnLine(0.23)), Line.labelled(new DrawnLine(0.23).label()));
        for (String broken : List.of("", "1.5", "-0.1", "NaN", "half", "Infinity")) {
            assertEquals(Optional.empty(), Line.labelled(broken), broken);
        }
    }

    @Test
    void aDrawnLineStandsBetweenNothingAndAll() {
        assertThrows(IllegalArgumentException.class, () -> new DrawnLine(1.01));
        assertThrows(IllegalArgumentException.class, () -> new DrawnLine(-0.01));
        assertThrows(IllegalArgumentException.class, () -> new DrawnLine(Double.NaN));
    }

    @Test
    void stopsStandClearOfWhatIsUsualAndInTheirOrder() {
        assertEquals(0.05, Stop.WIDE.share(0));
        assertEquals(0.15, Stop.BALANCED.share(0.03));
        assertEquals(0.40, Stop.STRICT.share(0.03));
        assertEquals(0.25, Stop.BALANCED.share(0.20), 1e-9);
        for (double usual = 0; usual <= 1; usual += 0.01) {
            assertTrue(Stop.WIDE.share(usual) <= Stop.BALANCED.share(usual));
            assertTrue(Stop.BALANCED.share(usual) <= Stop.STRICT.share(usual));
            assertTrue(Stop.STRICT.share(usual) <= 0.9);
        }
        assertEquals(0.23, new DrawnLine(0.23).share(0.5), "what somebody draws stays where it is");
    }

    @Test
    void longPassagesAreShownUpToTheBalancedStop() {
        assertTrue(Stop.WIDE.showsLongPassages(0));
        assertTrue(Stop.BALANCED.showsLongPassages(0.3));
        assertFalse(Stop.STRICT.showsLongPassages(0));
        assertTrue(new DrawnLine(0.15).showsLongPassages(0));
        assertFalse(new DrawnLine(0.16).showsLongPassages(0));
    }

    @Test
    void aboveTheLineStandStrongPairsAndLongPassages() {
        int tooShort = 1 << Exclusion.SHORT.bit();
        Tallies tallies = new Tallies(
                List.of(),
                List.of(
                        pair(1, 2, Tally.free(60)),
                        pair(2, 3, Tally.free(10)),
                        pair(3, 4, Tally.of(new int[] {tooShort, tooShort}, 0, 2)),
                        pair(4, 5, Tally.NONE)),
                Map.of(),
                List.of());
        Counted counted = tallies.counted(Exclusions.NONE);
        assertEquals(List.of("1 2", "2 3", "3 4", "4 5"), shown(counted.above(0, true)));
        assertEquals(List.of("1 2", "2 3"), shown(counted.above(0.15, true)));
        assertEquals(List.of("1 2"), shown(counted.above(0.15, false)));
        assertEquals(List.of("1 2"), shown(counted.above(0.60, false)));
        assertEquals(List.of(), shown(counted.above(0.61, false)));
    }

    @Test
    void standingPhrasesComeLastAndTheWidestLineAloneShowsThem() {
        Tally all = Tally.free(100);
        Tally most = Tally.free(90);
        PairTally form = new PairTally(3, 4, 3, 0.5, 0.2, new PairCounts(all, all, most, most, List.of()));
        Counted counted = new Tallies(List.of(), List.of(form, pair(1, 2, Tally.free(20))), Map.of(), List.of())
                .counted(Exclusions.NONE);
        assertEquals(List.of("1 2", "3 4"), shown(counted.above(0, true)));
        assertEquals(List.of("1 2", "3 4"), shown(counted.above(0.05, true)));
        assertEquals(List.of("1 2"), shown(counted.above(0.15, true)));
        assertEquals(List.of(), shown(counted.above(0.5, false)));
        assertEquals(1, counted.findings().clusters().size());
    }

    @Test
    void aLineAboveTheUsualOneTakesGroupsApartAndALowerOneJoinsNone() {
        Tallies tallies = new Tallies(
                List.of(),
                List.of(pair(1, 2, Tally.free(60)), pair(2, 3, Tally.free(30)), pair(3, 4, Tally.free(10))),
                Map.of(),
                List.of());
        Counted counted = tallies.counted(Exclusions.NONE);
        assertEquals(
                List.of(1L, 2L, 3L),
                counted.above(0, true).clusters().getFirst().documentIds());
        assertEquals(
                List.of(1L, 2L), counted.above(0.4, false).clusters().getFirst().documentIds());
        assertEquals(List.of(), counted.above(0.7, false).clusters());
    }

    private static List<String> shown(Findings findings) {
        return findings.pairs().stream()
                .map(each -> each.leftId() + " " + each.rightId())
                .toList();
    }

    private static PairTally pair(long left, long right, Tally shared) {
        Tally all = Tally.free(100);
        return new PairTally(left, right, 3, 0.5, new PairCounts(all, all, shared, shared, List.of()));
    }
}
