package app.likeness.compare.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Makes the blocks of a segment.
public final class SegmentPostings {
    /// Postings that are sorted at a time: 8 MB, and 6 in blocks.
    static final int PASS = 1 << 20;

    /// So many pieces there are at least, to be packed while others are written, of so many postings each.
    private static final int LEAST_PIECES = 4;

    private static final int LEAST_PIECE = 1 << 17;

    private SegmentPostings() {}

    /// Takes the blocks of a segment, in order; an empty block is not handed over.
    @FunctionalInterface
    public interface Sink<E extends Exception> {
        void block(int part, byte[] block) throws E;
    }

    /// Gives the block of a part; of an empty one an empty array.
    @FunctionalInterface
    public interface Source<E extends Exception> {
        byte[] block(int part) throws E;
    }

    /// Blocks of parts side by side.
    ///
    /// @param first the part of the first one
    /// @param blocks an empty one is an empty array
    public record Blocks(int first, List<byte[]> blocks) {
        /// Hands them over, in order.
        public <E extends Exception> void to(Sink<E> sink) throws E {
            for (int i = 0; i < blocks.size(); i++) {
                if (blocks.get(i).length > 0) {
                    sink.block(first + i, blocks.get(i));
                }
            }
        }
    }

    /// Hands the postings of `texts`, the texts of `segment` in order, to `sink`. O(n log n) in memory for
    /// [#PASS] postings.
    public static <E extends Exception> void pack(Segment segment, List<DocumentFingerprints> texts, Sink<E> sink)
            throws E {
        for (int piece = 0; piece < pieces(segment); piece++) {
            pack(segment, texts, piece).to(sink);
        }
    }

    /// In how many pieces the postings of a segment are packed: each goes through all texts and has memory for at
    /// most [#PASS] postings, if they are evenly spread.
    public static int pieces(Segment segment) {
        long passes = Math.ceilDiv(segment.postings(), PASS);
        long pieces = Math.max(passes, Math.min(LEAST_PIECES, segment.postings() / LEAST_PIECE));
        return Math.clamp(pieces, 1, segment.parts());
    }

    /// The blocks of one piece of the postings of `texts`, the texts of `segment` in order. Any thread may pack it.
    public static Blocks pack(Segment segment, List<DocumentFingerprints> texts, int piece) {
        int pieces = pieces(segment);
        int from = (int) ((long) segment.parts() * piece / pieces);
        int to = (int) ((long) segment.parts() * (piece + 1) / pieces);
        int[] ends = new int[to - from + 1];
        long[] postings = sorted(segment, texts, from, to, ends);
        var blocks = new ArrayList<byte[]>(to - from);
        for (int part = from; part < to; part++) {
            blocks.add(PostingBlock.pack(postings, ends[part - from], ends[part - from + 1], segment.firstKey(part)));
        }
        return new Blocks(from, blocks);
    }

    /// Hands the postings of two segments to `sink` as those of the segment `merged` of both.
    public static <E extends Exception> void merge(
            Segment merged, Segment earlier, Source<E> one, Segment later, Source<E> other, Sink<E> sink) throws E {
        long[] postings = all(earlier, one, 0, new long[0]);
        int middle = postings.length;
        postings = all(later, other, earlier.size(), postings);
        if (postings.length != merged.postings() || middle != earlier.postings()) {
            throw new DamagedIndexException("postings are missing");
        }
        Arrays.sort(postings);
        int start = 0;
        for (int part = 0; part < merged.parts(); part++) {
            int end = start;
            while (end < postings.length && merged.part(PostingBlock.key(postings, end)) == part) {
                end++;
            }
            put(merged, part, postings, start, end, sink);
            start = end;
        }
    }

    private static <E extends Exception> long[] all(Segment segment, Source<E> source, int shift, long[] before)
            throws E {
        int[] size = {before.length};
        long[] postings = before;
        for (int part = 0; part < segment.parts(); part++) {
            postings = PostingBlock.unpack(source.block(part), segment.firstKey(part), postings, size);
        }
        for (int i = before.length; i < size[0]; i++) {
            postings[i] += shift;
        }
        return Arrays.copyOf(postings, size[0]);
    }

    private static <E extends Exception> void put(
            Segment segment, int part, long[] postings, int from, int to, Sink<E> sink) throws E {
        if (to > from) {
            sink.block(part, PostingBlock.pack(postings, from, to, segment.firstKey(part)));
        }
    }

    /// The postings of the parts from `from` to `to`, ascending; `ends` receives where each part begins. First
    /// divided among the parts, then sorted part by part, which stays in the processor's cache.
    private static long[] sorted(Segment segment, List<DocumentFingerprints> texts, int from, int to, int[] ends) {
        for (DocumentFingerprints text : texts) {
            for (int i = 0; i < text.size(); i++) {
                int part = segment.part(PostingBlock.key(text.hash(i)));
                if (part >= from && part < to) {
                    ends[part - from + 1]++;
                }
            }
        }
        for (int i = 1; i < ends.length; i++) {
            ends[i] += ends[i - 1];
        }
        int[] next = ends.clone();
        long[] postings = new long[ends[ends.length - 1]];
        for (int number = 0; number < texts.size(); number++) {
            DocumentFingerprints text = texts.get(number);
            for (int i = 0; i < text.size(); i++) {
                long key = PostingBlock.key(text.hash(i));
                int part = segment.part(key);
                if (part >= from && part < to) {
                    postings[next[part - from]++] = PostingBlock.posting(key, number);
                }
            }
        }
        for (int part = 0; part < to - from; part++) {
            Arrays.sort(postings, ends[part], ends[part + 1]);
        }
        return postings;
    }
}
