package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SimHashTest {
    @Test
    void theWorkedVoteOfTheBlogIs101011() {
        SimHash vote = new SimHash();
        vote.add(0b100101, 4);
        vote.add(0b101011, 5);

        long[] sums = {vote.sum(5), vote.sum(4), vote.sum(3), vote.sum(2), vote.sum(1), vote.sum(0)};

        assertArrayEquals(new long[] {9, -9, 1, -1, 1, 9}, sums);
        assertEquals(new Sketch(0b101011), vote.sketch());
    }

    @Test
    void aSumOfZeroIsOne() {
        SimHash vote = new SimHash();
        vote.add(0b0110, 3);
        vote.add(0b1010, 3);

        assertEquals(new Sketch(0b1110), vote.sketch());
    }

    @Test
    void theHighestBitVotesToo() {
        SimHash vote = new SimHash();
        vote.add(1L << 63, 1);

        assertEquals(new Sketch(Long.MIN_VALUE), vote.sketch());
    }

    /// Two bits are counted in one addition; where a half would run over, what is pending is settled first.
    @Test
    void theSumsAreThoseOfPlainCountingWhateverTheWeights() {
        Random random = new Random(20);
        for (int round = 0; round < 200; round++) {
            SimHash vote = new SimHash();
            long[] sums = new long[Long.SIZE];
            int most = 1 + random.nextInt(40);
            for (int i = 0; i < 50; i++) {
                long feature = random.nextLong();
                long weight = random.nextLong() >>> (Long.SIZE - 1 - random.nextInt(most));
                vote.add(feature, weight);
                for (int bit = 0; bit < Long.SIZE; bit++) {
                    sums[bit] += ((feature >>> bit) & 1) == 1 ? weight : -weight;
                }
            }
            for (int bit = 0; bit < Long.SIZE; bit++) {
                assertEquals(sums[bit], vote.sum(bit));
                assertEquals(sums[bit] >= 0, ((vote.sketch().bits() >>> bit) & 1) == 1);
            }
        }
    }
}
