package app.likeness.compare.findings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RankingTest {
    @Test
    void theLargestComesFirstAndEqualOnesStay() {
        assertArrayEquals(new int[] {1, 3, 0, 2, 4}, Ranking.descending(0.5, 1, 0.25, 1, 0));
        assertArrayEquals(new int[0], Ranking.descending());
    }

    @Test
    void theOrderIsThatOfAStableSort() {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            double[] values = random.doubles(1_000)
                    .map(value -> value < 0.5 ? Math.round(value * 20) / 20.0 : value * 1e300)
                    .toArray();
            int[] places = IntStream.range(0, 1_000)
                    .filter(place -> random.nextInt(3) > 0)
                    .toArray();
            int[] wanted = IntStream.of(places)
                    .boxed()
                    .sorted(Comparator.comparingDouble((Integer place) -> -values[place]))
                    .mapToInt(place -> place)
                    .toArray();
            assertArrayEquals(wanted, Ranking.descending(places, values), "seed " + seed);
            assertEquals(1_000, Ranking.descending(values).length);
        }
    }

    @Test
    void keysOfSixtyFourBitsStandInTheirOrderWithoutSign() {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            long[] keys = random.longs(1_000)
                    .map(key -> random.nextInt(3) == 0 ? key & 0xFFFF_0000_0000_00FFL : key >>> random.nextInt(64))
                    .toArray();
            int[] places = IntStream.range(0, 1_000)
                    .map(place -> 999 - place)
                    .filter(place -> random.nextInt(3) > 0)
                    .toArray();
            int[] wanted = IntStream.of(places)
                    .boxed()
                    .sorted((one, other) -> Long.compareUnsigned(keys[one], keys[other]))
                    .mapToInt(place -> place)
                    .toArray();
            assertArrayEquals(wanted, Ranking.ascending(places, keys), "seed " + seed);
        }
    }

    @Test
    void valuesThatAreNearlyTheSameStandInTheirOrder() {
        for (int count : new int[] {2, 30, 1_000}) {
            for (long seed = 1; seed <= 5; seed++) {
                Random random = new Random(seed);
                double[] values = random.doubles(count)
                        .map(value -> 0.75 + Math.floor(value * 200) * 1e-13 + (value < 0.1 ? 0.2 : 0))
                        .toArray();
                int[] wanted = IntStream.range(0, count)
                        .boxed()
                        .sorted(Comparator.comparingDouble((Integer place) -> -values[place]))
                        .mapToInt(place -> place)
                        .toArray();
                assertArrayEquals(wanted, Ranking.descending(values), count + " values, seed " + seed);
            }
        }
    }

    @Test
    void ofEqualOnesAnotherValueDecides() {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            double[] values = random.ints(1_000, 0, 5 + (int) seed * 20)
                    .mapToDouble(i -> i / 8.0)
                    .toArray();
            double[] then = random.ints(1_000, 0, 10).mapToDouble(i -> i / 8.0).toArray();
            int[] places = IntStream.range(0, 1_000).map(i -> 999 - i).toArray();
            int[] wanted = IntStream.of(places)
                    .boxed()
                    .sorted(Comparator.comparingDouble((Integer place) -> -values[place])
                            .thenComparingDouble(place -> -then[place]))
                    .mapToInt(place -> place)
                    .toArray();
            assertArrayEquals(wanted, Ranking.descending(places, values, place -> then[place]), "seed " + seed);
        }
    }
}
