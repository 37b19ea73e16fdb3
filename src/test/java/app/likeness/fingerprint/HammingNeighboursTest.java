package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class HammingNeighboursTest {
    @Test
    void neighboursAreToldWithTheirDistance() {
        // 1011101 and 1001001 differ in two bits: the worked example of the definition.
        HammingNeighbours neighbours = HammingNeighbours.of(new long[] {0b1011101, 0b1001001, ~0L});

        assertEquals(Set.of("1 2 2"), byBands(neighbours, 3));
        assertEquals(Set.of("1 2 2"), byCounting(neighbours, 2));
        assertEquals(Set.of(), byCounting(neighbours, 1));
    }

    @Test
    void countingFindsWhatComparingOneByOneFinds() {
        for (long seed = 1; seed <= 2; seed++) {
            long[] sketches = clusters(seed);
            HammingNeighbours neighbours = HammingNeighbours.of(sketches);
            for (int distance = 0; distance <= 16; distance++) {
                assertEquals(
                        oneByOne(neighbours, sketches, distance),
                        byCounting(neighbours, distance),
                        "seed " + seed + ", distance " + distance);
            }
        }
    }

    @Test
    void bandsFindWhatCountingFinds() {
        for (long seed = 1; seed <= 12; seed++) {
            HammingNeighbours neighbours = HammingNeighbours.of(clusters(seed));
            for (int distance = 0; distance <= HammingNeighbours.BAND_DISTANCE; distance++) {
                assertEquals(
                        byCounting(neighbours, distance),
                        byBands(neighbours, distance),
                        "seed " + seed + ", distance " + distance);
            }
        }
    }

    @Test
    void thousandsOfCopiesAreOneGroupWithoutNeighbours() {
        long[] sketches = new long[50_000];
        Arrays.fill(sketches, 42);
        HammingNeighbours neighbours = HammingNeighbours.of(sketches);

        assertEquals(1, neighbours.groups().groups());
        assertEquals(Set.of(), byBands(neighbours, 3));
    }

    @Test
    void cancellingStopsTheSearch() {
        HammingNeighbours neighbours = HammingNeighbours.of(clusters(1));

        assertThrows(
                CancellationException.class, () -> neighbours.within(3, () -> true, (left, right, distance) -> {}));
        assertThrows(
                CancellationException.class, () -> neighbours.within(9, () -> true, (left, right, distance) -> {}));
    }

    @Test
    void distancesOutOfRangeAreRefused() {
        HammingNeighbours neighbours = HammingNeighbours.of(new long[] {1, 2});

        assertThrows(
                IllegalArgumentException.class,
                () -> neighbours.within(65, () -> false, (left, right, distance) -> {}));
        assertThrows(
                IllegalArgumentException.class,
                () -> neighbours.within(-1, () -> false, (left, right, distance) -> {}));
    }

    /// Random sketches, and around some of them planted ones with up to 16 bits turned, some of them equal.
    private static long[] clusters(long seed) {
        Random random = new Random(seed);
        long[] sketches = new long[700];
        for (int i = 0; i < sketches.length; i++) {
            if (i == 0 || random.nextInt(3) == 0) {
                sketches[i] = random.nextLong();
            } else {
                sketches[i] = sketches[random.nextInt(i)];
                for (int turned = random.nextInt(17); turned > 0; turned--) {
                    sketches[i] ^= 1L << random.nextInt(64);
                }
            }
        }
        return sketches;
    }

    private static Set<String> byCounting(HammingNeighbours neighbours, int distance) {
        Set<String> found = new TreeSet<>();
        neighbours.byCounting(distance, () -> false, (left, right, apart) -> addOnce(found, left, right, apart));
        return found;
    }

    private static Set<String> byBands(HammingNeighbours neighbours, int distance) {
        Set<String> found = new TreeSet<>();
        neighbours.byBands(distance, () -> false, (left, right, apart) -> addOnce(found, left, right, apart));
        return found;
    }

    private static Set<String> oneByOne(HammingNeighbours neighbours, long[] sketches, int distance) {
        Set<String> found = new TreeSet<>();
        for (int left = 0; left < neighbours.groups().groups(); left++) {
            for (int right = left + 1; right < neighbours.groups().groups(); right++) {
                int apart = sketch(neighbours, sketches, left).distance(sketch(neighbours, sketches, right));
                if (apart <= distance) {
                    addOnce(found, left, right, apart);
                }
            }
        }
        return found;
    }

    private static void addOnce(Set<String> found, int left, int right, int apart) {
        assertEquals(true, left < right, left + " is not below " + right);
        assertEquals(true, found.add(left + " " + right + " " + apart), "told twice: " + left + " " + right);
    }

    private static Sketch sketch(HammingNeighbours neighbours, long[] sketches, int group) {
        return new Sketch(sketches[neighbours.groups().member(group, 0)]);
    }
}
