package app.likeness.compare.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import app.likeness.fingerprint.Sketch;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NearTextsTest {
    /// Sketches in clusters and many equal ones; a fifth of the texts have none.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 8, 12, 64})
    void fewAndManyLookUpsFindTheSameTexts(int distance) {
        var random = new Random(distance);
        long[] centres = random.longs(40).toArray();
        long[] sketches = IntStream.range(0, 1_500)
                .mapToLong(text -> changed(centres[random.nextInt(centres.length)], random.nextInt(14), random))
                .toArray();
        boolean[] sketched = new boolean[sketches.length];
        for (int text = 0; text < sketched.length; text++) {
            sketched[text] = random.nextInt(5) > 0;
        }
        var few = new NearTexts(sketches, sketched, distance, 1);
        var many = new NearTexts(sketches, sketched, distance, 1_000);
        for (int text = 0; text < sketches.length; text += 7) {
            long sketch = sketches[text];
            int[] near = IntStream.range(0, sketches.length)
                    .filter(other -> sketched[other] && Long.bitCount(sketch ^ sketches[other]) <= distance)
                    .toArray();
            assertArrayEquals(near, few.of(new Sketch(sketch)));
            assertArrayEquals(near, many.of(new Sketch(sketch)));
        }
    }

    private static long changed(long sketch, int bits, Random random) {
        long changed = sketch;
        for (int i = 0; i < bits; i++) {
            changed ^= 1L << random.nextInt(Long.SIZE);
        }
        return changed;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100})
    void amongNoneThereIsNone(int times) {
        var none = new NearTexts(new long[3], new boolean[3], 3, times);
        assertArrayEquals(new int[0], none.of(new Sketch(0)));
    }
}
