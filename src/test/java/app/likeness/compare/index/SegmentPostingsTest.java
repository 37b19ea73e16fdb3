package app.likeness.compare.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SegmentPostingsTest {
    private static List<DocumentFingerprints> texts(int size, int hashes) {
        var random = new Random(size);
        var texts = new ArrayList<DocumentFingerprints>();
        for (int i = 0; i < size; i++) {
            long[] different = random.longs(hashes).sorted().distinct().toArray();
            texts.add(new DocumentFingerprints(i, null, different));
        }
        return texts;
    }

    @Test
    void thePiecesAreTogetherAllPostings() {
        List<DocumentFingerprints> texts = texts(3_000, 200);
        Segment segment = Segment.of(texts, new int[texts.size()], new long[0]);
        assertEquals(4, SegmentPostings.pieces(segment));
        var blocks = new TreeMap<Integer, byte[]>();
        SegmentPostings.<RuntimeException>pack(segment, texts, blocks::put);
        int[] size = {0};
        long[] postings = new long[0];
        for (var block : blocks.entrySet()) {
            postings = PostingBlock.unpack(block.getValue(), segment.firstKey(block.getKey()), postings, size);
        }
        long[] expected = new long[(int) segment.postings()];
        int at = 0;
        for (int text = 0; text < texts.size(); text++) {
            for (int i = 0; i < texts.get(text).size(); i++) {
                expected[at++] =
                        PostingBlock.posting(PostingBlock.key(texts.get(text).hash(i)), text);
            }
        }
        Arrays.sort(expected);
        assertArrayEquals(expected, Arrays.copyOf(postings, size[0]));
    }

    @Test
    void aSmallSegmentIsOnePieceAndAnEmptyOneHasNoBlock() {
        List<DocumentFingerprints> texts = texts(10, 20);
        assertEquals(1, SegmentPostings.pieces(Segment.of(texts, new int[texts.size()], new long[0])));
        Segment empty = Segment.of(List.of(), new int[0], new long[0]);
        assertEquals(1, SegmentPostings.pieces(empty));
        var blocks = new TreeMap<Integer, byte[]>();
        SegmentPostings.<RuntimeException>pack(empty, List.of(), blocks::put);
        assertTrue(blocks.isEmpty());
    }

    @Test
    void numbersAreSkippedLikeThoseThatAreRead() {
        var packed = new PackedNumbers(8);
        long[] numbers = {0, 127, 128, Long.MAX_VALUE, 3, 1L << 40, 5};
        for (long number : numbers) {
            packed.put(number);
        }
        for (int skipped = 0; skipped < numbers.length; skipped++) {
            var reader = new PackedNumbers.Reader(packed.toBytes());
            reader.skip(skipped);
            assertEquals(numbers[skipped], reader.next());
        }
        var reader = new PackedNumbers.Reader(packed.toBytes());
        assertThrows(DamagedIndexException.class, () -> reader.skip(numbers.length + 1L));
    }
}
