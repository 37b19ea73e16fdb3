package app.likeness.compare;

import java.util.AbstractList;
import java.util.RandomAccess;

/// Candidates sorted by left, then by right document, each once; packed, eight bytes a candidate. Immutable.
public final class Candidates extends AbstractList<Candidate> implements RandomAccess {
    private final long[] pairs;
    private final long leftOut;

    /// @param pairs left document in the upper 32 bits, right one in the lower; ascending
    Candidates(long[] pairs, long leftOut) {
        this.pairs = pairs;
        this.leftOut = leftOut;
    }

    /// How many further pairs, at least, were proposed and are not here, because both their documents have
    /// [CandidateFinder#PARTNERS] stronger ones.
    public long leftOut() {
        return leftOut;
    }

    @Override
    public Candidate get(int index) {
        return new Candidate((int) (pairs[index] >>> 32), (int) pairs[index]);
    }

    @Override
    public int size() {
        return pairs.length;
    }
}
