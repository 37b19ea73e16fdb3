package app.likeness.compare.units;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NumberedHashesTest {
    @Test
    void hashesAreNumberedInTheOrderInWhichTheyFirstCome() {
        NumberedHashes numbers = new NumberedHashes(3);

        assertEquals(0, numbers.number(70));
        assertEquals(1, numbers.number(-5));
        assertEquals(0, numbers.number(70));
        assertEquals(2, numbers.number(Long.MIN_VALUE));
        assertEquals(3, numbers.size());
    }

    @Test
    void manyHashesThatCollideKeepTheirNumbers() {
        int most = 5_000;
        NumberedHashes numbers = new NumberedHashes(most);
        Map<Long, Integer> expected = new HashMap<>();
        Random random = new Random(1);
        for (int i = 0; i < 4 * most; i++) {
            // The upper bits alone differ, which a table by the lower bits would put into one slot.
            long hash = (1L + random.nextInt(most)) << 40;
            int number = expected.computeIfAbsent(hash, none -> expected.size());
            assertEquals(number, numbers.number(hash), "hash " + hash);
        }
        assertEquals(expected.size(), numbers.size());
    }

    @Test
    void aTableForNothingTakesTheHashesOfAnEmptyPair() {
        assertEquals(0, new NumberedHashes(0).size());
    }

    private static NumberedHashes of(long... hashes) {
        NumberedHashes numbered = new NumberedHashes(hashes.length);
        for (long hash : hashes) {
            numbered.number(hash);
        }
        return numbered.complete();
    }

    @Test
    void theHashesOfTwoTextsMeetByTheirNumbers() {
        NumberedHashes left = of(8, 3, -1);
        NumberedHashes right = of(-1, 5, 8, 5, 0);

        assertArrayEquals(new int[] {2, NumberedHashes.NONE, 0}, left.in(right));
        assertEquals(2, left.shared(right));
        assertEquals(2, right.shared(left));
        NumberedHashes.Joined joined = right.joinedTo(left);
        assertArrayEquals(
                new int[] {2, 3, 0, 4},
                IntStream.range(0, right.size()).map(joined::number).toArray());
        assertEquals(5, joined.size());
    }

    @Test
    void aTextWithoutHashesMeetsNothing() {
        assertEquals(0, of().in(of(1)).length);
        assertArrayEquals(new int[] {NumberedHashes.NONE}, of(1).in(of()));
        assertEquals(1, of().joinedTo(of(1)).size());
    }
}
