package app.likeness.fingerprint.hash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BitCounterTest {
    @Test
    void countsLikeAnAdditionForEachBit() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            BitCounter counter = new BitCounter();
            int[] counts = new int[Long.SIZE];
            int features = random.nextInt(300);
            // Skewed, so that counts differ.
            long often = random.nextLong();
            long seldom = random.nextLong();
            for (int i = 0; i < features; i++) {
                long feature = (random.nextLong() | often) & (random.nextLong() | ~seldom);
                counter.add(feature);
                for (int bit = 0; bit < Long.SIZE; bit++) {
                    counts[bit] += (int) (feature >>> bit) & 1;
                }
            }
            int least = random.nextInt(features + 2);
            long expected = 0;
            for (int bit = 0; bit < Long.SIZE; bit++) {
                expected |= (counts[bit] >= least ? 1L : 0L) << bit;
            }

            assertEquals(features, counter.features(), "seed " + seed);
            assertEquals(expected, counter.bitsAtLeast(least), "seed " + seed);
        }
    }

    @Test
    void mayBeAskedInBetween() {
        BitCounter counter = new BitCounter();
        counter.add(0b011);
        counter.add(0b001);

        assertEquals(0b001, counter.bitsAtLeast(2));

        counter.add(0b110);

        assertEquals(3, counter.features());
        assertEquals(0b011, counter.bitsAtLeast(2));
        assertEquals(0b111, counter.bitsAtLeast(1));
    }

    @Test
    void countsFarBeyondOneBlock() {
        BitCounter counter = new BitCounter();
        for (int i = 0; i < 100_003; i++) {
            counter.add(i % 3 == 0 ? 0b11 : 0b01);
        }

        assertEquals(0b01, counter.bitsAtLeast(100_003));
        assertEquals(0b11, counter.bitsAtLeast(33_335));
        assertEquals(0b01, counter.bitsAtLeast(33_336));
    }
}
