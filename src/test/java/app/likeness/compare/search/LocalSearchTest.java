package app.likeness.compare.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Parts;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.compare.index.RelatedTexts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LocalSearchTest {
    private static final int TEXTS = 150;

    private record Found(int left, int right, int strength) {}

    private final TextSeeds grams = new TextSeeds();

    private CandidateFinder.Seeds seeds(long seed) {
        var texts = new RelatedTexts(seed, TEXTS);
        for (int text = 0; text < TEXTS; text++) {
            grams.add(hash(text), texts.grams(text));
        }
        return grams.counted();
    }

    private static long hash(int text) {
        return 1000L + text;
    }

    private static List<Found> found(CandidateFinder.Seeds seeds, BitSet asked, Parts parts, int pass) {
        long[] hashes =
                IntStream.range(0, TEXTS).mapToLong(LocalSearchTest::hash).toArray();
        List<Found> found = new ArrayList<>();
        new LocalSearch(seeds, hashes, asked, parts, () -> false, pass)
                .run((left, right, strength) -> found.add(new Found(left, right, strength)));
        return found;
    }

    private static BitSet all() {
        var all = new BitSet();
        all.set(0, TEXTS);
        return all;
    }

    private static Set<Candidate> pairs(List<Found> found) {
        Set<Candidate> pairs = new HashSet<>();
        for (Found each : found) {
            assertTrue(pairs.add(new Candidate(each.left, each.right)), "twice " + each);
            assertTrue(each.strength >= 1 && each.strength <= 60_000, "strength " + each);
        }
        return pairs;
    }

    /// Each text held against each other one.
    private static Set<Candidate> expected(CandidateFinder.Seeds seeds, BitSet asked) {
        LocalEvidence evidence = seeds.evidence();
        Set<Candidate> expected = new HashSet<>();
        for (int left = 0; left < TEXTS; left++) {
            for (int right = left + 1; right < TEXTS; right++) {
                long[] hits = evidence.telling(seeds.source().grams(hash(left)))
                        .shared(evidence.telling(seeds.source().grams(hash(right))));
                if ((asked.get(left) || asked.get(right)) && evidence.isEnough(hits, 0, hits.length)) {
                    expected.add(new Candidate(left, right));
                }
            }
        }
        return expected;
    }

    @Test
    void findsWhatHoldingEachTextAgainstEachOtherFinds() {
        for (long seed = 1; seed <= 10; seed++) {
            CandidateFinder.Seeds seeds = seeds(seed);
            Set<Candidate> expected = expected(seeds, all());
            assertEquals(expected, pairs(found(seeds, all(), Parts.inTurn(), 1 << 22)), "seed " + seed);
            assertTrue(expected.size() > TEXTS / 3 && expected.size() < TEXTS * TEXTS / 8, "pairs " + expected.size());
        }
    }

    @Test
    void onlyPairsOfAskedTextsAreFound() {
        for (long seed = 11; seed <= 14; seed++) {
            CandidateFinder.Seeds seeds = seeds(seed);
            for (int every : new int[] {2, 30, TEXTS}) {
                var asked = new BitSet();
                IntStream.range(0, TEXTS).filter(text -> text % every == 1).forEach(asked::set);
                assertEquals(
                        expected(seeds, asked),
                        pairs(found(seeds, asked, Parts.inTurn(), 1 << 22)),
                        "seed " + seed + ", one in " + every);
            }
            assertEquals(List.of(), found(seeds, new BitSet(), Parts.inTurn(), 1 << 22));
        }
    }

    @Test
    void neitherThreadsNorPassesChangeTheOutcome() {
        CandidateFinder.Seeds seeds = seeds(20);
        List<Found> one = found(seeds, all(), Parts.inTurn(), 1 << 22);
        assertEquals(one, found(seeds, all(), new Scattered(3), 1 << 22));
        for (int pass : new int[] {5_000, 500, 50}) {
            // Strengths are sums in the order of the passes.
            assertEquals(pairs(one), pairs(found(seeds, all(), new Scattered(3), pass)), "entries at a time " + pass);
        }
    }

    @Test
    void textsWithoutGramsHaveNoPartners() {
        assertEquals(List.of(), found(new TextSeeds().counted(), all(), Parts.inTurn(), 1 << 22));
    }

    @Test
    void cancellingStopsTheSearch() {
        var seeds = seeds(1);
        long[] hashes =
                IntStream.range(0, TEXTS).mapToLong(LocalSearchTest::hash).toArray();
        int[] asked = new int[1];
        for (int calls : new int[] {1, 100, 200}) {
            asked[0] = 0;
            var search = new LocalSearch(seeds, hashes, all(), Parts.inTurn(), () -> ++asked[0] >= calls);
            assertThrows(CancellationException.class, () -> search.run((left, right, strength) -> {}));
            assertEquals(calls, asked[0]);
        }
    }
}
