package app.likeness.fingerprint;

import java.util.Arrays;

/// Selected hashes of a text, each with the span it was made from (UTF-16 offsets into the document's stored text),
/// sorted by hash as a signed number, then by start. Immutable; holds on to the arrays that it is given.
public final class Selection implements Fingerprint {
    private final long[] hashes;
    private final int[] starts;
    private final int[] ends;

    public Selection(long[] hashes, int[] starts, int[] ends) {
        if (hashes.length != starts.length || hashes.length != ends.length) {
            throw new IllegalArgumentException("hashes, starts and ends must be of one length: " + hashes.length + ", "
                    + starts.length + ", " + ends.length);
        }
        this.hashes = hashes;
        this.starts = starts;
        this.ends = ends;
    }

    public int size() {
        return hashes.length;
    }

    public long hash(int index) {
        return hashes[index];
    }

    /// Where the text of hash `index` begins, as a UTF-16 offset.
    public int start(int index) {
        return starts[index];
    }

    /// Where the text of hash `index` ends, exclusive.
    public int end(int index) {
        return ends[index];
    }

    /// The numbers of the hashes in the order in which they stand in the text; of those that begin at one place the
    /// smaller number first. O(hashes · log hashes).
    public int[] byStart() {
        long[] keys = new long[starts.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (long) starts[i] << Integer.SIZE | i;
        }
        Arrays.sort(keys);
        int[] numbers = new int[keys.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (int) keys[i];
        }
        return numbers;
    }

    /// The different hashes, ascending as signed numbers. A new array at each call.
    public long[] distinctHashes() {
        long[] distinct = new long[hashes.length];
        int size = 0;
        for (long hash : hashes) {
            if (size == 0 || distinct[size - 1] != hash) {
                distinct[size++] = hash;
            }
        }
        return Arrays.copyOf(distinct, size);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Selection that
                && Arrays.equals(hashes, that.hashes)
                && Arrays.equals(starts, that.starts)
                && Arrays.equals(ends, that.ends);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return "Selection[" + hashes.length + " hashes]";
    }
}
