package app.likeness.fingerprint.neighbours;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.hash.Hash64;
import app.likeness.store.StoredSketches;
import app.likeness.store.kept.CorpusException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HammingNeighboursTest {
    /// The corpora of the parameterised test, which each distance asks.
    private static final Map<String, StoredSketches> STORED = new HashMap<>();

    @Test
    void neighboursAreToldWithTheirDistance() {
        // 1011101 and 1001001 differ in two bits: the worked example of the definition.
        HammingNeighbours neighbours = HammingNeighbours.of(new long[] {0b1011101, 0b1001001, ~0L, 0b1011101});

        assertEquals(Set.of("1 2 2"), within(neighbours, 2));
        assertEquals(Set.of(), within(neighbours, 1));
        assertEquals(2, neighbours.groups().size(2));
        assertArrayEquals(new int[] {1, 2}, neighbours.near(0b1001101, 1));
        assertArrayEquals(new int[] {0, 1, 2}, neighbours.near(0b1001101, 64));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24, 64})
    void allStrategiesFindTheSamePairs(int distance) throws CorpusException {
        for (long seed = 1; seed <= 2; seed++) {
            for (long[] sketches : new long[][] {random(seed, 300), clusters(seed, 300), alikeInBlocks(seed, 300)}) {
                HammingNeighbours neighbours = HammingNeighbours.of(sketches);
                EqualValues groups = neighbours.groups();
                Set<String> expected = oneByOne(groups, distance);
                String where = ", seed " + seed + ", distance " + distance;

                assertEquals(expected, within(neighbours, distance), "chosen" + where);
                assertEquals(
                        expected,
                        listened(l -> new CountedNeighbours(groups, distance).pairs(() -> false, l)),
                        "counting" + where);
                for (int blocks = distance <= 16 ? BlockLayout.LEAST_BLOCKS : 6;
                        blocks <= BlockLayout.MOST_BLOCKS && distance <= BlockLayout.LARGEST_DISTANCE;
                        blocks++) {
                    assertEquals(expected, joined(groups, blocks, distance), blocks + " blocks" + where);
                }
                assertLookUps(groups, distance, expected, where);
                assertBands(sketches, seed, distance, where);
            }
            // What probing and the expanded set do grows with the distance by orders of magnitude.
            if (distance <= ProbedNeighbours.LARGEST_DISTANCE) {
                int size = new int[] {400, 400, 300, 60, 10}[distance];
                for (long[] few : new long[][] {random(seed, size), clusters(seed, size)}) {
                    EqualValues groups = EqualValues.of(few);
                    String where = ", seed " + seed + ", distance " + distance + ", few";
                    assertLookUps(groups, distance, oneByOne(groups, distance), where);
                }
            }
        }
    }

    /// That every way to look neighbours up finds `expected`, and so what is chosen for any number of look-ups.
    private static void assertLookUps(EqualValues groups, int distance, Set<String> expected, String where) {
        assertEquals(expected, lookedUp(groups, new CountedNeighbours(groups, distance)), "counting" + where);
        if (distance <= TabledNeighbours.LARGEST_DISTANCE) {
            assertEquals(expected, lookedUp(groups, new TabledNeighbours(groups, distance)), "tables" + where);
        }
        if (where.endsWith("few")) {
            assertEquals(expected, lookedUp(groups, new ProbedNeighbours(groups, distance)), "probing" + where);
        }
        if (where.endsWith("few") && distance <= ExpandedNeighbours.LARGEST_DISTANCE) {
            assertEquals(expected, lookedUp(groups, new ExpandedNeighbours(groups, distance)), "expanded" + where);
        }
        for (long times : new long[] {1, 1_000, 1_000_000_000}) {
            NeighbourLookup chosen = NeighbourChoice.lookup(groups, distance, times);
            assertEquals(expected, lookedUp(groups, chosen), "chosen for " + times + where);
        }
    }

    /// That the bands of a corpus give what comparing one by one does.
    private static void assertBands(long[] sketches, long seed, int distance, String where) throws CorpusException {
        if (seed > 1) {
            return;
        }
        for (int i = 0; i < sketches.length; i += 15) {
            long sketch = sketches[i];
            int[] expected = IntStream.range(0, sketches.length)
                    .filter(each -> Long.bitCount(sketch ^ sketches[each]) <= distance)
                    .toArray();
            assertArrayEquals(expected, stored(sketches).near(sketch, distance), "bands" + where);
        }
    }

    private static StoredSketches stored(long[] sketches) throws CorpusException {
        String key = Arrays.toString(sketches);
        StoredSketches known = STORED.get(key);
        if (known == null) {
            known = new StoredSketches(sketches);
            STORED.put(key, known);
        }
        return known;
    }

    @AfterAll
    static void closeStored() {
        STORED.values().forEach(StoredSketches::close);
        STORED.clear();
    }

    @Test
    void longRunsOfOneBlockAreJoinedAsCountingDoes() {
        Random random = new Random(7);
        long[] sketches = new long[6000];
        for (int i = 0; i < sketches.length; i++) {
            sketches[i] = random.nextInt(1 << 20);
        }
        EqualValues groups = EqualValues.of(sketches);

        for (int distance : new int[] {1, 3, 4}) {
            long[] counted = new long[3];
            new CountedNeighbours(groups, distance)
                    .pairs(() -> false, (left, right, apart) -> add(counted, left, right));
            for (int blocks = BlockLayout.LEAST_BLOCKS; blocks <= BlockLayout.MOST_BLOCKS; blocks++) {
                long[] joined = new long[3];
                var layout = new BlockLayout(blocks, distance);
                new JoinedNeighbours(
                                groups, layout, distance, () -> false, (left, right, apart) -> add(joined, left, right))
                        .pairs();
                assertArrayEquals(counted, joined, blocks + " blocks, distance " + distance);
            }
        }
    }

    @Test
    void theChoiceFollowsSizeDistanceAndLookUps() {
        assertEquals(NeighbourChoice.COUNT, NeighbourChoice.blocks(100, 3));
        assertEquals(NeighbourChoice.COUNT, NeighbourChoice.blocks(5_000, 12));
        assertEquals(5, NeighbourChoice.blocks(100_000, 3));
        assertEquals(7, NeighbourChoice.blocks(100_000, 12));
        assertEquals(4, NeighbourChoice.blocks(10_000_000, 3));
        assertEquals(NeighbourChoice.COUNT, NeighbourChoice.blocks(100_000, 25));

        HammingNeighbours small = HammingNeighbours.of(random(1, 200));
        HammingNeighbours large = HammingNeighbours.of(random(1, 100_000));
        assertEquals(CountedNeighbours.class, small.lookup(3, 1).getClass());
        assertEquals(ExpandedNeighbours.class, small.lookup(1, 1_000_000).getClass());
        assertEquals(ProbedNeighbours.class, large.lookup(1, 1).getClass());
        assertEquals(CountedNeighbours.class, large.lookup(3, 1).getClass());
        assertEquals(TabledNeighbours.class, large.lookup(3, 100_000).getClass());
        assertEquals(CountedNeighbours.class, large.lookup(30, 100_000).getClass());
    }

    @Test
    void aMillionEqualSketchesAreOneGroupWithoutNeighbours() {
        for (long sketch : new long[] {42, 0}) {
            long[] sketches = new long[1_000_000];
            Arrays.fill(sketches, sketch);
            HammingNeighbours neighbours = HammingNeighbours.of(sketches);

            assertEquals(1, neighbours.groups().groups());
            assertEquals(1_000_000, neighbours.groups().size(0));
            assertEquals(Set.of(), within(neighbours, 64));
            assertArrayEquals(new int[] {0}, neighbours.near(sketch ^ 1, 1));
        }
    }

    @Test
    void noneAndOneHaveNoNeighbours() {
        assertEquals(Set.of(), within(HammingNeighbours.of(new long[0]), 3));
        assertEquals(Set.of(), within(HammingNeighbours.of(new long[] {5}), 64));
        for (NeighbourLookup none : lookups(EqualValues.of(new long[0]), 1)) {
            assertArrayEquals(new int[0], none.near(5));
        }
        for (NeighbourLookup one : lookups(EqualValues.of(new long[] {5}), 1)) {
            assertArrayEquals(new int[] {0}, one.near(5));
            assertArrayEquals(new int[0], one.near(6));
        }
    }

    @Test
    void cancellingStopsTheSearch() {
        EqualValues groups = EqualValues.of(clusters(1, 300));
        HammingNeighbours.Listener none = (left, right, apart) -> {};

        assertThrows(CancellationException.class, () -> new CountedNeighbours(groups, 3).pairs(() -> true, none));
        assertThrows(
                CancellationException.class,
                () -> new JoinedNeighbours(groups, new BlockLayout(5, 9), 9, () -> true, none).pairs());
    }

    @Test
    void distancesOutOfRangeAreRefusedWithTheRange() {
        HammingNeighbours neighbours = HammingNeighbours.of(new long[] {1, 2});
        EqualValues groups = neighbours.groups();

        refused("distance must be in 0…64: 65", () -> within(neighbours, 65));
        refused("distance must be in 0…64: -1", () -> within(neighbours, -1));
        refused("distance must be in 0…64: 65", () -> neighbours.near(1, 65));
        refused("distance must be in 0…64: 65", () -> new CountedNeighbours(groups, 65));
        refused("distance must be in 0…4: 5", () -> new ProbedNeighbours(groups, 5));
        refused("distance must be in 0…3: 4", () -> new ExpandedNeighbours(groups, 4));
        refused("distance must be in 0…24: 25", () -> new TabledNeighbours(groups, 25));
        refused("distance must be in 0…24: 25", () -> new BlockLayout(4, 25));
        refused("times must be at least 1: 0", () -> neighbours.lookup(3, 0));
        refused(
                "sketches must have at most 8388608 variants: 8749000",
                () -> new ExpandedNeighbours(EqualValues.of(random(1, 200)), 3));
    }

    private static void refused(String message, Runnable call) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
    }

    private static NeighbourLookup[] lookups(EqualValues groups, int distance) {
        return new NeighbourLookup[] {
            new CountedNeighbours(groups, distance), new ProbedNeighbours(groups, distance),
            new ExpandedNeighbours(groups, distance), new TabledNeighbours(groups, distance)
        };
    }

    private static long[] random(long seed, int size) {
        return new Random(seed).longs(size).toArray();
    }

    /// Random sketches, and around some of them planted ones with up to 16 bits turned, some of them equal.
    private static long[] clusters(long seed, int size) {
        Random random = new Random(seed);
        long[] sketches = new long[size];
        for (int i = 0; i < size; i++) {
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

    /// Sketches of which many agree in whole bands, as those of formulaic texts do.
    private static long[] alikeInBlocks(long seed, int size) {
        Random random = new Random(seed);
        long[] sketches = new long[size];
        for (int i = 0; i < size; i++) {
            for (int band = 0; band < 4; band++) {
                sketches[i] |= (random.nextInt(3) == 0 ? random.nextInt(1 << 16) : 0x5A3CL) << (16 * band);
            }
        }
        return sketches;
    }

    private static Set<String> within(HammingNeighbours neighbours, int distance) {
        return listened(listener -> neighbours.within(distance, () -> false, listener));
    }

    private static Set<String> joined(EqualValues groups, int blocks, int distance) {
        var layout = new BlockLayout(blocks, distance);
        return listened(listener -> new JoinedNeighbours(groups, layout, distance, () -> false, listener).pairs());
    }

    private static Set<String> listened(Consumer<HammingNeighbours.Listener> search) {
        Set<String> found = new TreeSet<>();
        search.accept((left, right, apart) -> addOnce(found, left, right, apart));
        return found;
    }

    /// The pairs that looking up every group gives: each must be found from both sides.
    private static Set<String> lookedUp(EqualValues groups, NeighbourLookup lookup) {
        Set<String> found = new TreeSet<>();
        Set<String> other = new TreeSet<>();
        for (int group = 0; group < groups.groups(); group++) {
            int[] near = lookup.near(groups.value(group));
            assertTrue(IntStream.of(near).boxed().toList().contains(group), "does not find itself: " + group);
            for (int each : near) {
                int apart = Long.bitCount(groups.value(group) ^ groups.value(each));
                if (each > group) {
                    addOnce(found, group, each, apart);
                } else if (each < group) {
                    addOnce(other, each, group, apart);
                }
            }
        }
        assertEquals(found, other);
        return found;
    }

    private static Set<String> oneByOne(EqualValues groups, int distance) {
        Set<String> found = new TreeSet<>();
        for (int left = 0; left < groups.groups(); left++) {
            for (int right = left + 1; right < groups.groups(); right++) {
                int apart = new Sketch(groups.value(left)).distance(new Sketch(groups.value(right)));
                if (apart <= distance) {
                    addOnce(found, left, right, apart);
                }
            }
        }
        return Collections.unmodifiableSet(found);
    }

    private static void addOnce(Set<String> found, int left, int right, int apart) {
        assertTrue(left < right, left + " is not below " + right);
        assertTrue(found.add(left + " " + right + " " + apart), "told twice: " + left + " " + right);
    }

    private static void add(long[] sums, long left, long right) {
        sums[0]++;
        sums[1] += left * 31 + right;
        sums[2] ^= Hash64.mix(left << 32 | right);
    }
}
