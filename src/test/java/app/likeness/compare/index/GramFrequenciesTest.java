package app.likeness.compare.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.grams.SeedGrams;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GramFrequenciesTest {
    @Test
    void aGramCountsOnceInEachText() {
        GramFrequencies frequencies = new GramFrequencies(100);
        for (int i = 0; i < 11; i++) {
            frequencies.add(i < 10 ? new int[] {4, 6, 4} : new int[] {6, 6});
        }

        assertEquals(10, frequencies.count(4));
        assertEquals(11, frequencies.count(6));
        assertEquals(0, frequencies.count(8));
    }

    @Test
    void theLimitsAreSharesOfTheTextsWithinBounds() {
        assertEquals(30, new GramFrequencies(0).limit());
        assertEquals(30, new GramFrequencies(12_399).limit());
        assertEquals(50, new GramFrequencies(20_000).limit());
        assertEquals(254, new GramFrequencies(1_000_000).limit());
        assertEquals(20, new GramFrequencies(0).longerLimit());
        assertEquals(20, new GramFrequencies(20_999).longerLimit());
        assertEquals(50, new GramFrequencies(50_000).longerLimit());
        assertEquals(254, new GramFrequencies(1_000_000).longerLimit());
    }

    @Test
    void longerGramsAreCountedWhereTheirSeedGramsAreNotRare() {
        GramFrequencies frequencies = new GramFrequencies(100);
        int[] form = {2, 4, 6, 8};
        for (int i = 0; i < 22; i++) {
            frequencies.add(form);
        }
        int[] rare = {10, 12, 14};
        frequencies.add(rare);
        frequencies.addLonger(form);
        frequencies.addLonger(form);
        frequencies.addLonger(rare);

        assertEquals(2, frequencies.count(SeedGrams.longer(form, 0)));
        assertEquals(2, frequencies.count(SeedGrams.longer(form, 1)));
        assertEquals(0, frequencies.count(SeedGrams.longer(rare, 0)));
    }

    @Test
    void countersMadeForMoreDocumentsBecomeThoseOfFewer() {
        Random random = new Random(4);
        GramFrequencies many = new GramFrequencies(20_000);
        GramFrequencies few = new GramFrequencies(90);
        for (int i = 0; i < 400; i++) {
            int[] grams = IntStream.concat(IntStream.range(0, 50).map(gram -> gram * 0x9E3779B9), random.ints(300))
                    .toArray();
            many.add(grams);
            few.add(grams);
        }
        assertArrayEquals(few.counters(), many.resized(90).counters());
        assertEquals(few.limit(), many.resized(90).limit());
        assertThrows(IllegalArgumentException.class, () -> few.resized(20_000));
    }

    @Test
    void countersGoOnWhereTheyWereKept() {
        GramFrequencies before = new GramFrequencies(40_000);
        before.add(new int[] {2, 4});
        GramFrequencies after = new GramFrequencies(before.counters().clone(), 44_000);
        after.add(new int[] {4});

        assertEquals(1, after.count(2));
        assertEquals(2, after.count(4));
        assertEquals(110, after.limit());
        assertThrows(DamagedIndexException.class, () -> new GramFrequencies(new byte[1000], 10));
    }

    @Test
    void countsAreNeverTooLowAndHardlyEverTooHigh() {
        long seed = 11;
        Random random = new Random(seed);
        int documents = 300;
        GramFrequencies frequencies = new GramFrequencies(documents);
        Map<Integer, Integer> exact = new HashMap<>();
        for (int i = 0; i < documents; i++) {
            int[] grams = random.ints(800)
                    .map(hash -> (hash & 7) == 0 ? hash >>> 24 : hash)
                    .distinct()
                    .toArray();
            frequencies.add(grams);
            for (int gram : grams) {
                exact.merge(gram, 1, Integer::sum);
            }
        }
        int wrong = 0;
        for (Map.Entry<Integer, Integer> entry : exact.entrySet()) {
            int count = frequencies.count(entry.getKey());
            assertTrue(count >= Math.min(255, entry.getValue()), "seed " + seed);
            wrong += count < frequencies.limit() != entry.getValue() < frequencies.limit() ? 1 : 0;
        }
        assertTrue(wrong <= exact.size() / 5_000, "seed " + seed + ": " + wrong + " of " + exact.size());
    }

    @Test
    void countersStopAt255() {
        GramFrequencies frequencies = new GramFrequencies(10);
        for (int i = 0; i < 1_000; i++) {
            frequencies.add(new int[] {42});
        }

        assertEquals(255, frequencies.count(42));
    }
}
