package app.likeness.compare.index;

import java.util.Arrays;

/// The smallest unit in which an index is stored and read: the postings of one part of all hashes, packed.
///
/// A *posting* says that a text has a winnowed hash. It is one number: the hash's [#key] of 39 bits above the text's
/// number of 24 bits, so that sorting postings groups them by hash and a run of keys is a part of all hashes. A block
/// holds for each of its keys, ascending: the distance from the key before, doubled, plus 1 if several texts follow;
/// then, if several, their count; then the first text and the distances of the others. All numbers are varints: 7 bits
/// a byte, the lowest first, the highest bit says that more follow. About 6 bytes a posting in blocks of 1,500.
///
/// Two hashes that agree in their key count as one: of 60 million hashes one in 9,000 does, and candidates are verified
/// afterwards.
public final class PostingBlock {
    /// Bits of a key.
    static final int KEY_BITS = 39;

    /// Bits of a text's number.
    static final int TEXT_BITS = 24;

    /// The most texts that one segment numbers.
    static final int MOST_TEXTS = 1 << TEXT_BITS;

    private static final long TEXT_MASK = MOST_TEXTS - 1;

    private PostingBlock() {}

    /// Hears of the texts that have a key.
    @FunctionalInterface
    interface Listener {
        /// The query `query` is in `size` texts, the first ones of `texts`, ascending; the array is used again.
        void texts(int query, int[] texts, int size);
    }

    /// The low bytes of a hash, the lowest first: they are the well spread ones, because winnowing chooses small
    /// numbers.
    public static long key(long hash) {
        return Long.reverseBytes(hash) >>> (Long.SIZE - KEY_BITS);
    }

    public static long posting(long key, int text) {
        return key << TEXT_BITS | text;
    }

    static long key(long[] postings, int index) {
        return postings[index] >>> TEXT_BITS;
    }

    static int text(long posting) {
        return (int) (posting & TEXT_MASK);
    }

    /// Packs the postings from `from` to `to`, which are ascending and have keys of at least `least`.
    public static byte[] pack(long[] postings, int from, int to, long least) {
        var packed = new PackedNumbers(8 * (to - from));
        long before = least;
        int start = from;
        while (start < to) {
            long key = postings[start] >>> TEXT_BITS;
            int end = start + 1;
            while (end < to && postings[end] >>> TEXT_BITS == key) {
                end++;
            }
            packed.put((key - before) << 1 | (end - start > 1 ? 1 : 0));
            if (end - start > 1) {
                packed.put(end - start);
            }
            int text = 0;
            for (int i = start; i < end; i++) {
                packed.put(text(postings[i]) - text);
                text = text(postings[i]);
            }
            before = key;
            start = end;
        }
        return packed.toBytes();
    }

    /// The postings of a block whose keys are at least `least`, ascending, appended to `postings` at `size`; gives
    /// the array, or a larger one, and leaves the new size in `sizes[0]`.
    public static long[] unpack(byte[] block, long least, long[] postings, int[] sizes) {
        var numbers = new PackedNumbers.Reader(block);
        long[] all = postings;
        int size = sizes[0];
        long key = least;
        while (numbers.hasNext()) {
            long head = numbers.next();
            key += head >>> 1;
            long count = (head & 1) == 0 ? 1 : numbers.next();
            long text = 0;
            for (long i = 0; i < count; i++) {
                text += numbers.next();
                check(key, text);
                all = size == all.length ? Arrays.copyOf(all, Math.max(64, 2 * size)) : all;
                all[size++] = posting(key, (int) text);
            }
        }
        sizes[0] = size;
        return all;
    }

    /// Tells `listener` of those keys from `from` to `to` of `queries`, ascending, that the block holds. O(size of
    /// the block).
    static void search(byte[] block, long least, long[] queries, int from, int to, Listener listener) {
        var numbers = new PackedNumbers.Reader(block);
        int[] texts = new int[16];
        int query = from;
        long key = least;
        while (numbers.hasNext() && query < to) {
            long head = numbers.next();
            key += head >>> 1;
            while (query < to && queries[query] < key) {
                query++;
            }
            long count = (head & 1) == 0 ? 1 : numbers.next();
            if (query == to || queries[query] != key) {
                check(key, 0);
                numbers.skip(count);
                continue;
            }
            int size = 0;
            long text = 0;
            for (long i = 0; i < count; i++) {
                text += numbers.next();
                check(key, text);
                texts = size == texts.length ? Arrays.copyOf(texts, 2 * size) : texts;
                texts[size++] = (int) text;
            }
            listener.texts(query, texts, size);
        }
    }

    private static void check(long key, long text) {
        if (key >>> KEY_BITS != 0 || text < 0 || text >= MOST_TEXTS) {
            throw new DamagedIndexException("a posting is out of range");
        }
    }
}
