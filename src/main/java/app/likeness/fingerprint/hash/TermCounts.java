package app.likeness.fingerprint.hash;

/// How often each term occurs, terms being known by their 64-bit hashes: a hash table without boxes. Two different
/// terms of one hash would be counted as one, which a text of a million different words meets once in 37 million texts.
/// O(1) a term; 20 bytes for each of at most twice as many places as there are different terms.
public final class TermCounts {
    private static final int LEAST = 512;

    private long[] hashes = new long[LEAST];
    /// 0 where the place is free.
    private int[] counts = new int[LEAST];
    private double[] idfs = new double[LEAST];
    private int different;

    /// Hears one term of a table.
    @FunctionalInterface
    public interface Each {
        void term(long hash, int count, double idf);
    }

    /// Counts a term; `idf` must be the same each time.
    public void add(long hash, double idf) {
        int place = place(hash);
        if (counts[place]++ == 0) {
            hashes[place] = hash;
            idfs[place] = idf;
            if (++different > hashes.length / 2) {
                grow();
            }
        }
    }

    /// How many different terms there are.
    public int different() {
        return different;
    }

    /// Tells every term, in no order.
    public void forEach(Each each) {
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                each.term(hashes[i], counts[i], idfs[i]);
            }
        }
    }

    private int place(long hash) {
        int mask = hashes.length - 1;
        // The upper half too: FNV's lowest bits are the lowest bits of the characters, mixed with each other alone.
        int place = (int) (hash ^ hash >>> 32) & mask;
        while (counts[place] > 0 && hashes[place] != hash) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void grow() {
        long[] oldHashes = hashes;
        int[] oldCounts = counts;
        double[] oldIdfs = idfs;
        hashes = new long[2 * oldHashes.length];
        counts = new int[hashes.length];
        idfs = new double[hashes.length];
        for (int i = 0; i < oldHashes.length; i++) {
            if (oldCounts[i] > 0) {
                int place = place(oldHashes[i]);
                hashes[place] = oldHashes[i];
                counts[place] = oldCounts[i];
                idfs[place] = oldIdfs[i];
            }
        }
    }
}
