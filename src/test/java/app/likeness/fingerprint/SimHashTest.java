package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
