package app.likeness.compare.search;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.RandomAccess;

/// Candidates sorted by left, then by right document, each once; packed, eight bytes a candidate. Immutable.
public final class Candidates extends AbstractList<Candidate> implements RandomAccess {
    public static final Candidates NONE = new Candidates(new long[0], 0);

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

    /// These and `others`, each once. A pair that one search left out and the other did not is counted as left out.
    public Candidates and(Candidates others) {
        long[] all = Arrays.copyOf(pairs, Math.addExact(pairs.length, others.pairs.length));
        System.arraycopy(others.pairs, 0, all, pairs.length, others.pairs.length);
        Arrays.sort(all);
        int size = 0;
        for (long pair : all) {
            if (size == 0 || all[size - 1] != pair) {
                all[size++] = pair;
            }
        }
        return new Candidates(Arrays.copyOf(all, size), leftOut + others.leftOut);
    }

    /// Those whose places are `wanted`, in the same order.
    public Candidates only(BitSet wanted) {
        return new Candidates(wanted.stream().mapToLong(place -> pairs[place]).toArray(), leftOut);
    }

    /// The same pairs where document `i` has the number `numbers[i]`; they ascend.
    Candidates renumbered(int[] numbers) {
        long[] renumbered = new long[pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            renumbered[i] = (long) numbers[(int) (pairs[i] >>> 32)] << 32 | numbers[(int) pairs[i]];
        }
        return new Candidates(renumbered, leftOut);
    }
}
