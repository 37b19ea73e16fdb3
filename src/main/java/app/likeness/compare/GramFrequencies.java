package app.likeness.compare;

/// In how many documents a gram occurs, in memory that does not grow with the text: what occurs in few of them is
/// *rare*, and only rare grams tell that two documents share more than the phrases everybody uses (algorithms, section
/// 3).
///
/// A count-min sketch with two rows and conservative update (Cormode and Muthukrishnan 2005; Estan and Varghese 2002),
/// one byte a counter, about 1,000 counters for each document, at most 64 MB. Counts are never too low; too high by
/// one or two at times, which the limit bears. Deterministic for one order of documents. Not safe for several threads
/// while documents are added; safe afterwards.
public final class GramFrequencies {
    private static final int LEAST_LIMIT = 10;
    private static final int LIMIT_SHARE = 1000;
    /// Counters stop at 255, so the limit ends one below: it is reached from 254,000 documents on.
    private static final int LARGEST_LIMIT = 254;

    private static final int COUNTERS_PER_DOCUMENT = 500;
    private static final int LEAST_BITS = 16;
    private static final int LARGEST_BITS = 25;

    private final byte[] first;
    private final byte[] second;
    private final int shift;
    private final int limit;

    /// @param documents how many documents will be added, copies of one text counted once
    public GramFrequencies(int documents) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros((long) documents * COUNTERS_PER_DOCUMENT);
        int size = Math.clamp(bits, LEAST_BITS, LARGEST_BITS);
        this.first = new byte[1 << size];
        this.second = new byte[1 << size];
        this.shift = Long.SIZE - size;
        this.limit = Math.clamp(documents / LIMIT_SHARE, LEAST_LIMIT, LARGEST_LIMIT);
    }

    /// Counts the grams of one document.
    ///
    /// @param grams its different gram hashes, as [app.likeness.fingerprint.Grams#distinct] gives them
    public void add(long[] grams) {
        for (long gram : grams) {
            int count = count(gram);
            if (count < 0xFF) {
                raise(first, firstSlot(gram), count);
                raise(second, secondSlot(gram), count);
            }
        }
    }

    /// In how many documents `gram` occurs: that or a little more, 255 for all above.
    public int count(long gram) {
        return Math.min(first[firstSlot(gram)] & 0xFF, second[secondSlot(gram)] & 0xFF);
    }

    /// The most documents in which a rare gram occurs: max(10, 0.1 %), at most 254.
    public int limit() {
        return limit;
    }

    public boolean isRare(long gram) {
        return count(gram) <= limit;
    }

    private static void raise(byte[] counters, int slot, int count) {
        if ((counters[slot] & 0xFF) == count) {
            counters[slot]++;
        }
    }

    private int firstSlot(long gram) {
        return (int) ((gram * 0x9E3779B97F4A7C15L) >>> shift);
    }

    private int secondSlot(long gram) {
        return (int) (((gram ^ (gram >>> 32)) * 0xC2B2AE3D27D4EB4FL) >>> shift);
    }
}
