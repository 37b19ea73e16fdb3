package app.likeness.compare.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GramFrequenciesTest {
    @Test
    void aGramIsRareUpToTheLimit() {
        GramFrequencies frequencies = new GramFrequencies(100);
        for (int i = 0; i < 11; i++) {
            frequencies.add(i < 10 ? new long[] {5, 6} : new long[] {6});
        }

        assertEquals(10, frequencies.limit());
        assertEquals(10, frequencies.count(5));
        assertEquals(11, frequencies.count(6));
        assertEquals(0, frequencies.count(7));
    }

    @Test
    void theLimitIsOneInAThousandWithinBounds() {
        assertEquals(10, new GramFrequencies(0).limit());
        assertEquals(10, new GramFrequencies(10_999).limit());
        assertEquals(50, new GramFrequencies(50_000).limit());
        assertEquals(254, new GramFrequencies(1_000_000).limit());
    }

    @Test
    void countersMadeForMoreDocumentsBecomeThoseOfFewer() {
        Random random = new Random(4);
        GramFrequencies many = new GramFrequencies(20_000);
        GramFrequencies few = new GramFrequencies(90);
        for (int i = 0; i < 400; i++) {
            long[] grams = LongStream.concat(
                            LongStream.range(0, 50).map(gram -> gram * 0x9E3779B97F4A7C15L), random.longs(300))
                    .toArray();
            many.add(grams);
            few.add(grams);
        }
        assertArrayEquals(few.counters(), many.resized(90).counters());
        assertEquals(few.limit(), many.resized(90).limit());
        assertThrows(IllegalArgumentException.class, () -> few.resized(20_000));
    }

    @Test
    void countsAreNeverTooLowAndHardlyEverTooHigh() {
        long seed = 11;
        Random random = new Random(seed);
        int documents = 300;
        GramFrequencies frequencies = new GramFrequencies(documents);
        Map<Long, Integer> exact = new HashMap<>();
        for (int i = 0; i < documents; i++) {
            long[] grams = random.longs(800)
                    .map(hash -> (hash & 7) == 0 ? hash >>> 56 : hash)
                    .sorted()
                    .distinct()
                    .toArray();
            frequencies.add(grams);
            for (long gram : grams) {
                exact.merge(gram, 1, Integer::sum);
            }
        }
        int wrong = 0;
        for (Map.Entry<Long, Integer> entry : exact.entrySet()) {
            int count = frequencies.count(entry.getKey());
            assertTrue(count >= Math.min(255, entry.getValue()), "seed " + seed);
            wrong += frequencies.count(entry.getKey()) <= frequencies.limit() != entry.getValue() <= frequencies.limit()
                    ? 1
                    : 0;
        }
        assertTrue(wrong <= exact.size() / 5_000, "seed " + seed + ": " + wrong + " of " + exact.size());
    }

    @Test
    void countersStopAt255() {
        GramFrequencies frequencies = new GramFrequencies(10);
        for (int i = 0; i < 1_000; i++) {
            frequencies.add(new long[] {42});
        }

        assertEquals(255, frequencies.count(42));
    }
}
