package app.likeness.compare.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.FabricatedTally;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TalliesTest {
    private static final int PAIRS = 50_000;

    @Test
    void pairsOfWhichNothingCountsAreLeftOutAndCounted() {
        Tally quoted = Tally.of(new int[] {1 << Exclusion.QUOTATION.bit()}, 0, 1);
        PairTally pair = pair(1, 2, quoted);
        PairTally near = pair(1, 3, Tally.NONE);
        Tallies tallies = new Tallies(List.of(), List.of(pair, near, pair(2, 3, Tally.free(5))), Map.of(), List.of());
        assertEquals(3, tallies.findings(Exclusions.STANDARD).pairs().size());
        Findings findings = tallies.findings(Exclusions.of(Exclusion.QUOTATION));
        // A pair by its sketches alone shares no passage that could be left out.
        assertEquals(
                List.of("2 3", "1 3"),
                findings.pairs().stream()
                        .map(each -> each.leftId() + " " + each.rightId())
                        .toList());
        assertEquals(1, findings.pairsLeftOut());
        assertEquals(Exclusions.of(Exclusion.QUOTATION), findings.leftOut());
    }

    @Test
    void pairsOfOneAuthorAreKnownByTheAuthorsOfBoth() {
        Tallies tallies = new Tallies(
                List.of(),
                List.of(pair(1, 2, Tally.free(5)), pair(1, 3, Tally.free(5)), pair(3, 4, Tally.free(5))),
                Map.of(1L, "ann", 2L, "ann", 3L, "ben"),
                List.of());
        Findings findings = tallies.findings(Exclusions.of(Exclusion.SAME_AUTHOR));
        assertEquals(2, findings.pairs().size());
        assertEquals(1, findings.pairsLeftOut());
        assertEquals(0, tallies.findings(Exclusions.NONE).pairsLeftOut());
    }

    /// In whatever order settings come.
    @Test
    void underEachSettingAndAboveEachLineStandTheClustersOfItsPairs() {
        Exclusions quotations = Exclusions.of(Exclusion.QUOTATION);
        Exclusions shortOnes = Exclusions.of(Exclusion.SHORT);
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            List<PairTally> found = new ArrayList<>();
            for (long left = 1; left <= 40; left++) {
                for (long right = left + 1; right <= Math.min(40, left + 3); right++) {
                    if (random.nextInt(3) == 0) {
                        int quoted = random.nextInt(3) == 0 ? random.nextInt(1, 50) : 0;
                        found.add(FabricatedTally.pair(
                                left, right, random.nextInt(1, 200), quoted == 0 ? 30 : 0, quoted, random.nextInt(2)));
                    }
                }
            }
            Tallies tallies = new Tallies(List.of(), found, Map.of(), List.of());
            for (Exclusions leftOut : List.of(Exclusions.NONE, quotations, shortOnes, Exclusions.NONE, quotations)) {
                Counted counted = tallies.counted(leftOut);
                assertEquals(
                        found.stream()
                                .filter(pair -> !pair.isLeftOut(leftOut))
                                .map(pair -> pair.pair(leftOut))
                                .sorted(Clusters.STRONGEST_FIRST)
                                .toList(),
                        counted.pairs(),
                        "seed " + seed);
                for (double least : new double[] {0, 0.4}) {
                    Findings findings = counted.above(least, false);
                    assertEquals(
                            Clusters.of(counted.pairs(), Math.max(least, Clusters.LEAST_SHARE)),
                            findings.clusters(),
                            "seed " + seed);
                }
            }
        }
    }

    @Test
    void aKindTakesThePairsThatNothingElseTakes() {
        int quoted = 1 << Exclusion.QUOTATION.bit();
        int listed = 1 << Exclusion.REFERENCES.bit();
        Tallies tallies = new Tallies(
                List.of(),
                List.of(
                        pair(1, 2, Tally.of(new int[] {quoted, quoted}, 0, 2)),
                        pair(1, 3, Tally.of(new int[] {quoted, listed}, 0, 2)),
                        pair(2, 3, Tally.of(new int[] {listed, Tally.FREE}, 0, 2))),
                Map.of(2L, "ann", 3L, "ann"),
                List.of());
        Exclusions quotations = Exclusions.of(Exclusion.QUOTATION);
        assertEquals(1, tallies.pairsTaken(Exclusions.NONE).get(Exclusion.QUOTATION));
        assertEquals(1, tallies.pairsTaken(quotations).get(Exclusion.QUOTATION));
        assertEquals(0, tallies.pairsTaken(Exclusions.NONE).get(Exclusion.REFERENCES));
        assertEquals(1, tallies.pairsTaken(quotations).get(Exclusion.REFERENCES));
        assertEquals(1, tallies.pairsTaken(quotations).get(Exclusion.SAME_AUTHOR));
        assertEquals(0, tallies.pairsRecounted(Exclusions.NONE));
        assertEquals(1, tallies.pairsRecounted(quotations));
        assertEquals(1, tallies.pairsRecounted(quotations.with(Exclusion.REFERENCES)));
    }

    @Test
    void onlyKindsThatReallyTakeSomethingAreCounted() {
        int quoted = 1 << Exclusion.QUOTATION.bit();
        int listed = 1 << Exclusion.REFERENCES.bit();
        int both = 1 << (Exclusion.QUOTATION.bit() | Exclusion.REFERENCES.bit());
        int either = quoted | Tally.FREE;
        Tallies tallies = new Tallies(
                List.of(),
                List.of(
                        pair(1, 2, Tally.of(new int[] {quoted, both, Tally.FREE}, 0, 3)),
                        pair(1, 3, Tally.of(new int[] {listed, quoted, either}, 0, 3)),
                        pair(2, 3, Tally.free(4))),
                Map.of(2L, "ann", 3L, "ann"),
                List.of());
        assertEquals(List.of(), tallies.findings(Exclusions.STANDARD).leftOutCounts());
        assertEquals(
                List.of(new LeftOutCount(Exclusion.QUOTATION, 2, 3)),
                tallies.findings(Exclusions.of(Exclusion.QUOTATION, Exclusion.TEMPLATE))
                        .leftOutCounts());
        assertEquals(
                List.of(
                        new LeftOutCount(Exclusion.QUOTATION, 2, 3),
                        new LeftOutCount(Exclusion.REFERENCES, 2, 2),
                        new LeftOutCount(Exclusion.SAME_AUTHOR, 1, 4)),
                tallies.findings(Exclusions.of(Exclusion.QUOTATION, Exclusion.REFERENCES, Exclusion.SAME_AUTHOR))
                        .leftOutCounts());
    }

    @Test
    void foldersLookLikeAuthorsWhenMostHoldAFewDocuments() {
        assertTrue(authors("anna", "anna", "ben", "cara").hasAuthors());
        assertFalse(authors("anna", "anna", "ben", "ben").hasAuthors(), "two may be anything");
        assertFalse(authors().hasAuthors());
        String[] tasks = new String[18];
        for (int i = 0; i < tasks.length; i++) {
            tasks[i] = "task " + i % 3;
        }
        assertFalse(authors(tasks).hasAuthors(), "a class in each");
    }

    private static Tallies authors(String... names) {
        Map<Long, String> byId = new HashMap<>();
        for (String name : names) {
            byId.put((long) byId.size(), name);
        }
        return new Tallies(List.of(), List.of(), byId, List.of());
    }

    /// Says how long it takes; the window asks for at most 100 ms.
    @Test
    void fiftyThousandPairsAreCountedAnewFromTheirCountsAlone() {
        Random random = new Random(20261121);
        List<PairTally> pairs = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            int left = 1 + random.nextInt(100_000);
            int[] ways = new int[40];
            for (int c = 0; c < ways.length; c++) {
                ways[c] = 1 << (random.nextInt(4) * random.nextInt(2));
            }
            pairs.add(pair(left, left + 1 + random.nextInt(500), Tally.of(ways, 0, ways.length)));
        }
        Tallies tallies = new Tallies(List.of(), pairs, Map.of(), List.of());
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        int shown = 0;
        for (int round = 0; round < 6; round++) {
            long start = threads.getCurrentThreadCpuTime();
            Findings findings = tallies.findings(round % 2 == 0 ? Exclusions.NONE : Exclusions.STANDARD);
            best = Math.min(best, threads.getCurrentThreadCpuTime() - start);
            shown = findings.pairs().size();
            assertEquals(PAIRS, shown + findings.pairsLeftOut());
        }
        System.getLogger(TalliesTest.class.getName())
                .log(
                        System.Logger.Level.INFO,
                        "50,000 pairs counted anew in {0} ms of processor time",
                        best / 1_000_000);
        assertTrue(shown > 0);
    }

    private static PairTally pair(long left, long right, Tally shared) {
        Tally all = Tally.free(100);
        List<PairCounts.Passage> longest =
                shared.total() == 0 ? List.of() : List.of(new PairCounts.Passage(shared, shared));
        return new PairTally(left, right, 3, 0.5, new PairCounts(all, all, shared, shared, longest));
    }
}
