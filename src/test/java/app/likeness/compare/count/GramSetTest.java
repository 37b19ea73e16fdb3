package app.likeness.compare.count;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.SortedGrams;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class GramSetTest {
    private static long[] shared(long[] set, long[] others) {
        long[] shared = new long[others.length];
        int size = new GramSet(set).shared(others, shared);
        return Arrays.stream(shared, 0, size).sorted().toArray();
    }

    @Test
    void zeroIsAGramLikeAnyOther() {
        assertArrayEquals(new long[] {0, 7}, shared(new long[] {7, 0, 8}, new long[] {9, 0, 7}));
        assertArrayEquals(new long[] {}, shared(new long[] {7}, new long[] {0}));
    }

    @Test
    void theEmptySetSharesNothing() {
        assertArrayEquals(new long[] {}, shared(new long[] {}, new long[] {0, 1, 2}));
        assertArrayEquals(new long[] {}, shared(new long[] {0, 1, 2}, new long[] {}));
    }

    @Test
    void itFindsWhatMergingSortedGramsFinds() {
        for (long seed = 1; seed <= 50; seed++) {
            var random = new Random(seed);
            // Many of them meet in one slot: their lower bits are the same.
            long[] left = grams(random, 200);
            long[] right = grams(random, 300);
            long[] merged = new long[left.length];
            int size = SortedGrams.shared(left, right, merged);
            assertEquals(SortedGrams.shared(left, right), size, "seed " + seed);
            assertArrayEquals(Arrays.copyOf(merged, size), shared(left, right), "seed " + seed);
        }
    }

    private static long[] grams(Random random, int most) {
        return LongStream.generate(() -> (long) random.nextInt(40) << 32 | random.nextInt(20))
                .limit(random.nextInt(most))
                .sorted()
                .distinct()
                .toArray();
    }
}
