package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.hash.Hash32;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

class SimHashChunksTest {
    private static List<String> pieces(String text, int size, int overlap) {
        List<String> pieces = new ArrayList<>();
        for (int start = 0; ; start += size - overlap) {
            pieces.add(text.substring(start, Math.min(text.length(), start + size)));
            if (start + size >= text.length()) {
                return pieces;
            }
        }
    }

    /// The definition, bit by bit.
    private static ShortSketch vote(List<String> pieces, ToIntFunction<String> hash) {
        int bits = 0;
        for (int bit = 0; bit < 32; bit++) {
            int sum = 0;
            for (String piece : pieces) {
                sum += (hash.applyAsInt(piece) >>> bit & 1) == 1 ? 1 : -1;
            }
            bits |= sum > 0 ? 1 << bit : 0;
        }
        return new ShortSketch(bits);
    }

    /// The string hash of the crawler's platform, .NET Framework on 64 bits.
    private static int netHash(String text) {
        int one = 5381;
        int other = one;
        for (int i = 0; i < text.length(); i += 2) {
            one = (one << 5) + one ^ text.charAt(i);
            if (i + 1 < text.length()) {
                other = (other << 5) + other ^ text.charAt(i + 1);
            }
        }
        return one + other * 1566083941;
    }

    private static int fnv(String text) {
        return Hash32.fnv1a(text, 0, text.length());
    }

    @Test
    void theDefinitionGivesTheCrawlersFigureWithTheCrawlersHash() {
        List<String> left = pieces("the cat sat on the mat.", 4, 3);
        List<String> right = pieces("the cat sat on a mat.", 4, 3);
        // Its loop forgets the last piece; ours does not.
        ShortSketch leftSketch = vote(left.subList(0, left.size() - 1), SimHashChunksTest::netHash);
        ShortSketch rightSketch = vote(right.subList(0, right.size() - 1), SimHashChunksTest::netHash);

        assertEquals(0.78125, leftSketch.likeness(rightSketch));
    }

    @Test
    void shinglesAndChunksAreTheVoteOfTheirPieces() {
        for (long seed = 0; seed < 100; seed++) {
            RandomText random = new RandomText(seed);
            String text = FoldedText.of(random.any(4 + random.below(60))).characters();
            if (text.length() > 5) {
                assertEquals(
                        Optional.of(vote(pieces(text, 4, 3), SimHashChunksTest::fnv)),
                        SimHashChunks.shingles(4, 3).sketch(text),
                        "seed " + seed);
                assertEquals(
                        Optional.of(vote(pieces(text, 5, 0), SimHashChunksTest::fnv)),
                        SimHashChunks.chunks(5).sketch(text),
                        "seed " + seed);
                assertEquals(
                        Optional.of(vote(pieces(text, 5, 2), SimHashChunksTest::fnv)),
                        SimHashChunks.shingles(5, 2).sketch(text),
                        "seed " + seed);
            }
        }
    }

    @Test
    void bitsAreTheSameInEveryVersion() {
        String text = "清晨的码头上几只海鸥落在缆绳上等待渔船归来";

        assertEquals(
                Optional.of(new ShortSketch(0x0A401364)),
                SimHashChunks.shingles(4, 3).sketch(text));
        assertEquals(
                Optional.of(new ShortSketch(0xA0DFA9D3)),
                SimHashChunks.chunks(5).sketch(text));
    }

    @Test
    void aPieceIsNeverHalfACharacter() {
        String text = "𠮷𠮸𠮹";

        assertEquals(
                Optional.of(vote(List.of("𠮷𠮸", "𠮹"), SimHashChunksTest::fnv)),
                SimHashChunks.chunks(2).sketch(text));
        assertTrue(SimHashChunks.chunks(2).sketch("\uD842\uD842\uD842").isPresent());
    }

    @Test
    void textsOfFewerThanTwoPiecesHaveNoSketch() {
        assertTrue(SimHashChunks.shingles(4, 3).sketch("").isEmpty());
        assertTrue(SimHashChunks.shingles(4, 3).sketch("鸥").isEmpty());
        assertTrue(SimHashChunks.shingles(4, 3).sketch("四个汉字").isEmpty());
        assertTrue(SimHashChunks.shingles(4, 3).sketch("四个汉字呀").isPresent());
        assertTrue(SimHashChunks.chunks(5).sketch("四个汉字呀").isEmpty());
        assertTrue(SimHashChunks.chunks(5).sketch("是六个汉字呀").isPresent());
    }

    @Test
    void sizesOutOfRangeNameTheRange() {
        assertEquals(
                "size must be in 2…127: 128",
                assertThrows(IllegalArgumentException.class, () -> SimHashChunks.chunks(128))
                        .getMessage());
        assertEquals(
                "size must be in 2…127: 1",
                assertThrows(IllegalArgumentException.class, () -> SimHashChunks.chunks(1))
                        .getMessage());
        assertEquals(
                "overlap must be in 0…3: 4",
                assertThrows(IllegalArgumentException.class, () -> SimHashChunks.shingles(4, 4))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> SimHashChunks.shingles(4, -1));
    }

    @Test
    void likenessIsTheShareOfEqualBits() {
        ShortSketch one = new ShortSketch(0b1011101);
        ShortSketch other = new ShortSketch(0b1001001);

        assertEquals(2, one.distance(other));
        assertEquals(30 / 32.0, one.likeness(other));
        assertEquals(6, ShortSketch.distanceOf(0.8));
        assertEquals(0, ShortSketch.distanceOf(1));
        assertEquals(32, ShortSketch.distanceOf(0));
        for (int distance = 0; distance <= 32; distance++) {
            assertEquals(distance, ShortSketch.distanceOf((32 - distance) / 32.0));
        }
        assertThrows(IllegalArgumentException.class, () -> ShortSketch.distanceOf(1.1));
        assertThrows(IllegalArgumentException.class, () -> ShortSketch.distanceOf(Double.NaN));
    }
}
