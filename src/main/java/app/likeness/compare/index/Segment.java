package app.likeness.compare.index;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// A part of an index: the different texts that one comparison added, as far as they are held in memory (26 bytes a
/// text). Their postings lie where the index is stored, in [#parts] blocks ([PostingBlock]) that divide all hashes into
/// equal ranges of keys, so that looking up a hash reads one block.
///
/// A text is known by its [DocumentFingerprints#foldedHash]: documents come and go, and copies share one text. Within
/// the segment it has a number from 0 on. Immutable.
public final class Segment {
    /// Postings in a block, roughly: 9 KB, which a look-up reads in some 50 µs.
    private static final int BLOCK = 1_500;

    private static final int MOST_PART_BITS = 14;

    private static final int FORMAT = 1;

    /// How strongly a text can be proposed as a partner at most.
    public static final int LARGEST_STRENGTH = 0xFFFF;

    private final long[] foldedHashes;
    private final BitSet sketched;
    private final long[] sketches;
    private final int[] sizes;
    private final int[] weakest;
    private final long[] links;
    private final long postings;
    private final int partBits;

    /// @param weakest by text the strength of its weakest partner, where it has `CandidateFinder.PARTNERS` of them,
    ///     otherwise 0
    /// @param links pairs of folded hashes, one after the other, of texts that belong to one family of near-copies
    private Segment(long[] foldedHashes, BitSet sketched, long[] sketches, int[] sizes, int[] weakest, long[] links) {
        this.foldedHashes = foldedHashes;
        this.sketched = sketched;
        this.sketches = sketches;
        this.sizes = sizes;
        this.weakest = weakest;
        this.links = links;
        this.postings = Arrays.stream(sizes).asLongStream().sum();
        this.partBits = partBits(postings);
    }

    /// A segment of `texts`, which are different and numbered by their index.
    public static Segment of(List<DocumentFingerprints> texts, int[] weakest, long[] links) {
        if (texts.size() > PostingBlock.MOST_TEXTS) {
            throw new IllegalArgumentException(
                    "texts must be at most " + PostingBlock.MOST_TEXTS + ": " + texts.size());
        }
        long[] foldedHashes = new long[texts.size()];
        var sketched = new BitSet();
        long[] sketches = new long[texts.size()];
        int[] sizes = new int[texts.size()];
        for (int i = 0; i < sizes.length; i++) {
            DocumentFingerprints text = texts.get(i);
            foldedHashes[i] = text.foldedHash();
            sizes[i] = text.size();
            if (text.sketch().isPresent()) {
                sketched.set(i);
                sketches[i] = text.sketch().get().bits();
            }
        }
        return new Segment(foldedHashes, sketched, sketches, sizes, weakest, links);
    }

    /// The texts of two segments, those of `later` numbered behind those of `earlier`.
    public static Segment merged(Segment earlier, Segment later) {
        var sketched = (BitSet) earlier.sketched.clone();
        later.sketched.stream().forEach(text -> sketched.set(earlier.size() + text));
        return new Segment(
                joined(earlier.foldedHashes, later.foldedHashes),
                sketched,
                joined(earlier.sketches, later.sketches),
                joined(earlier.sizes, later.sizes),
                joined(earlier.weakest, later.weakest),
                joined(earlier.links, later.links));
    }

    private static long[] joined(long[] first, long[] second) {
        long[] joined = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, joined, first.length, second.length);
        return joined;
    }

    private static int[] joined(int[] first, int[] second) {
        int[] joined = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, joined, first.length, second.length);
        return joined;
    }

    /// How many texts there are.
    public int size() {
        return foldedHashes.length;
    }

    /// How many postings its blocks hold together.
    public long postings() {
        return postings;
    }

    /// How many blocks hold the postings.
    public int parts() {
        return 1 << partBits;
    }

    /// The folded hashes of its texts, in order. A new array at each call.
    public long[] foldedHashes() {
        return foldedHashes.clone();
    }

    long foldedHash(int text) {
        return foldedHashes[text];
    }

    boolean isSketched(int text) {
        return sketched.get(text);
    }

    long sketch(int text) {
        return sketches[text];
    }

    /// How many different hashes a text has.
    int hashes(int text) {
        return sizes[text];
    }

    int weakest(int text) {
        return weakest[text];
    }

    long[] links() {
        return links;
    }

    /// The block in which a key is.
    int part(long key) {
        return (int) (key >>> (PostingBlock.KEY_BITS - partBits));
    }

    /// The first key of a block.
    public long firstKey(int part) {
        return (long) part << (PostingBlock.KEY_BITS - partBits);
    }

    private static int partBits(long postings) {
        int bits = 0;
        while (bits < MOST_PART_BITS && postings >>> bits > BLOCK) {
            bits++;
        }
        return bits;
    }

    /// All of it but the postings as bytes, about 20 a text.
    public byte[] pack() {
        var packed = new PackedNumbers(24 * size() + 16);
        packed.put(FORMAT);
        packed.put(size());
        for (int i = 0; i < foldedHashes.length; i++) {
            packed.putWhole(foldedHashes[i]);
            packed.put((long) sizes[i] << 1 | (sketched.get(i) ? 1 : 0));
            if (sketched.get(i)) {
                packed.putWhole(sketches[i]);
            }
            packed.put(weakest[i]);
        }
        packed.put(links.length);
        for (long link : links) {
            packed.putWhole(link);
        }
        return packed.toBytes();
    }

    /// The segment that was packed.
    ///
    /// @throws DamagedIndexException when `bytes` are no such thing
    public static Segment unpack(byte[] bytes) {
        var packed = new PackedNumbers.Reader(bytes);
        if (packed.next() != FORMAT) {
            throw new DamagedIndexException("a segment has another format");
        }
        int size = packed.next(PostingBlock.MOST_TEXTS);
        long[] foldedHashes = new long[size];
        var sketched = new BitSet();
        long[] sketches = new long[size];
        int[] sizes = new int[size];
        int[] weakest = new int[size];
        for (int i = 0; i < size; i++) {
            foldedHashes[i] = packed.nextWhole();
            long head = packed.next();
            sizes[i] = (int) (head >>> 1) & Integer.MAX_VALUE;
            if ((head & 1) == 1) {
                sketched.set(i);
                sketches[i] = packed.nextWhole();
            }
            weakest[i] = packed.next(LARGEST_STRENGTH);
        }
        long[] links = new long[packed.next(bytes.length)];
        for (int i = 0; i < links.length; i++) {
            links[i] = packed.nextWhole();
        }
        if (packed.hasNext()) {
            throw new DamagedIndexException("a segment does not end");
        }
        return new Segment(foldedHashes, sketched, sketches, sizes, weakest, links);
    }
}
