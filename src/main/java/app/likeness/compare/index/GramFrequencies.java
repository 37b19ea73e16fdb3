package app.likeness.compare.index;

import app.likeness.fingerprint.grams.SeedGrams;
import java.util.Arrays;

/// In how many documents a seed gram occurs, in memory that does not grow with the text: the fewer they are, the more
/// it tells that two documents share it ([LocalEvidence]).
///
/// A count-min sketch with two rows (Cormode and Muthukrishnan 2005), one byte a counter: 640 counters a document and
/// row, as many as an article has grams, up to 8 million in each row, which last until 250,000 documents, and 32 a
/// document from there on, at most 32 million. Counts are never too low. They are too high by less than one at first,
/// and by a few, which is little beside the limit, later. They do not depend on the order in
/// which documents are added, so that those of a corpus can be kept and added to. Not safe for several threads while
/// documents are added; safe afterwards.
public final class GramFrequencies {
    private static final int LEAST_LIMIT = 30;
    private static final int LIMIT_SHARE = 400;
    private static final int LEAST_LONGER = 20;
    private static final int LONGER_SHARE = 1000;
    /// Counters stop at 255, so the limit ends one below: it is reached from 101,600 documents on.
    private static final int LARGEST_LIMIT = 254;

    private static final long COUNTERS_PER_DOCUMENT = 640;
    private static final long COUNTERS_PER_DOCUMENT_OF_MANY = 32;
    private static final int LEAST_BITS = 16;
    private static final int MANY_BITS = 23;
    private static final int LARGEST_BITS = 25;

    /// Both rows, one behind the other.
    private final byte[] counters;

    private final int second;
    private final int shift;
    private final int limit;
    private final int longerLimit;

    /// Counters at zero.
    ///
    /// @param documents how many documents will be added, copies of one text counted once
    public GramFrequencies(int documents) {
        this(new byte[2 << bits(documents)], documents);
    }

    /// Goes on with counters that were kept; holds on to the array.
    ///
    /// @param counters what [#counters] gave
    /// @param documents how many documents there are in all, copies of one text counted once
    /// @throws DamagedIndexException when they are of no size that counters have
    public GramFrequencies(byte[] counters, int documents) {
        int bits = Integer.numberOfTrailingZeros(counters.length) - 1;
        if (Integer.bitCount(counters.length) != 1 || bits < LEAST_BITS || bits > LARGEST_BITS) {
            throw new DamagedIndexException("there are " + counters.length + " counters of grams");
        }
        this.counters = counters;
        this.second = 1 << bits;
        this.shift = Long.SIZE - bits;
        this.limit = Math.clamp(documents / LIMIT_SHARE, LEAST_LIMIT, LARGEST_LIMIT);
        this.longerLimit = Math.clamp(documents / LONGER_SHARE, LEAST_LONGER, LARGEST_LIMIT);
    }

    private static int bits(long documents) {
        int few = bitsFor(documents * COUNTERS_PER_DOCUMENT, LEAST_BITS, MANY_BITS);
        return Math.max(few, bitsFor(documents * COUNTERS_PER_DOCUMENT_OF_MANY, LEAST_BITS, LARGEST_BITS));
    }

    private static int bitsFor(long counters, int least, int largest) {
        return Math.clamp(Long.SIZE - Long.numberOfLeadingZeros(counters), least, largest);
    }

    /// These counts in the counters that so many documents have: the very ones that adding the same grams to those
    /// would have given, because a counter's place in a smaller row is the first bits of its place in a larger one.
    ///
    /// @param documents no more than these counters were made for
    public GramFrequencies resized(int documents) {
        if (2 << bits(documents) == counters.length) {
            return new GramFrequencies(counters, documents);
        }
        var small = new GramFrequencies(documents);
        if (small.second > second) {
            throw new IllegalArgumentException("documents must not be more than before: " + documents);
        }
        int times = second / small.second;
        for (int i = 0; i < small.counters.length; i++) {
            int sum = 0;
            for (int j = i * times; j < (i + 1) * times; j++) {
                sum += counters[j] & 0xFF;
            }
            small.counters[i] = (byte) Math.min(sum, 0xFF);
        }
        return small;
    }

    /// Counts the seed grams of one document.
    ///
    /// @param grams in its order, as [SeedGrams] gives them
    public void add(int[] grams) {
        raise(SeedGrams.different(grams));
    }

    /// Counts the longer grams of one document where its seed grams are not rare themselves: to be called when all
    /// documents were
    /// added.
    ///
    /// @param grams its seed grams in its order
    public void addLonger(int[] grams) {
        int[] longer = new int[grams.length];
        int size = 0;
        for (int unit = 0; unit < grams.length; unit++) {
            int gram = count(grams[unit]) > longerLimit ? SeedGrams.longer(grams, unit) : 0;
            if (gram != 0) {
                longer[size++] = gram;
            }
        }
        raise(SeedGrams.different(Arrays.copyOf(longer, size)));
    }

    private void raise(int[] grams) {
        for (int gram : grams) {
            raise(firstSlot(gram));
            raise(secondSlot(gram));
        }
    }

    /// In how many documents `gram` occurs: that or a little more, 255 for all above.
    public int count(int gram) {
        return Math.min(counters[firstSlot(gram)] & 0xFF, counters[secondSlot(gram)] & 0xFF);
    }

    /// In so many documents a gram tells nothing any more: max(30, 0.25 %), at most 254.
    public int limit() {
        return limit;
    }

    /// The most documents in which a longer gram is rare: max(20, 0.1 %), at most 254.
    public int longerLimit() {
        return longerLimit;
    }

    /// What [#GramFrequencies(byte[], int)] goes on with; the array itself, not to be changed.
    public byte[] counters() {
        return counters;
    }

    private void raise(int slot) {
        if (counters[slot] != -1) {
            counters[slot]++;
        }
    }

    private int firstSlot(int gram) {
        return (int) ((gram * 0x9E3779B97F4A7C15L) >>> shift);
    }

    private int secondSlot(int gram) {
        return second + (int) ((gram * 0xC2B2AE3D27D4EB4FL) >>> shift);
    }
}
