package app.likeness.evaluate;

import app.likeness.fingerprint.Digest;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MinHashSignature;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.WordCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the threshold of a method is compared with, for any two of the fingerprints that were added; see [Ladder#of].
/// Fingerprints are named by their index. To be added to by one thread and, afterwards, asked by any number.
public final class PairValues {
    /// Stands for a selection, of which only the hashes are kept.
    private static final Selection SELECTED = new Selection(new long[0], new int[0], new int[0]);

    private static final long[] NONE = {};

    private final Method method;
    private final List<@Nullable Fingerprint> prints = new ArrayList<>();
    /// The different hashes of selections, whose places are not needed.
    private final List<long[]> hashes = new ArrayList<>();

    public PairValues(Method method) {
        this.method = method;
    }

    /// The values of these fingerprints.
    public static PairValues of(Method method, List<Optional<Fingerprint>> fingerprints) {
        PairValues values = new PairValues(method);
        fingerprints.forEach(values::add);
        return values;
    }

    /// Adds the fingerprint of one more document, or that it has none.
    public void add(Optional<Fingerprint> fingerprint) {
        Fingerprint print = fingerprint.orElse(null);
        if (print instanceof Selection selection) {
            hashes.add(selection.distinctHashes());
            prints.add(SELECTED);
        } else {
            hashes.add(NONE);
            prints.add(print);
        }
    }

    public Method method() {
        return method;
    }

    /// How many documents were added.
    public int size() {
        return prints.size();
    }

    /// The value of two documents; no number where one of them has no fingerprint.
    public double of(int left, int right) {
        Fingerprint one = prints.get(left);
        Fingerprint other = prints.get(right);
        if (one == null || other == null) {
            return Double.NaN;
        }
        return switch (one) {
            case Digest digest -> digest.equals(other) ? 1 : 0;
            case Sketch sketch -> sketch.distance((Sketch) other);
            case ShortSketch sketch -> sketch.likeness((ShortSketch) other);
            case WordCounts counts -> counts.cosine((WordCounts) other);
            case MinHashSignature signature -> signature.resemblance((MinHashSignature) other);
            case Selection ignored -> selected(hashes.get(left), hashes.get(right));
        };
    }

    private double selected(long[] left, long[] right) {
        if (method == Method.SIMHASH_RECORDS) {
            return nearest(left, right);
        }
        int common = common(left, right);
        return method == Method.WINNOWING ? (double) common / Math.max(1, Math.min(left.length, right.length)) : common;
    }

    /// How many numbers stand in both ascending arrays.
    private static int common(long[] left, long[] right) {
        int common = 0;
        int j = 0;
        for (long hash : left) {
            while (j < right.length && right[j] < hash) {
                j++;
            }
            if (j < right.length && right[j] == hash) {
                common++;
            }
        }
        return common;
    }

    /// The least Hamming distance of two rows.
    private static int nearest(long[] left, long[] right) {
        int nearest = Long.SIZE;
        for (long row : left) {
            for (long other : right) {
                nearest = Math.min(nearest, Long.bitCount(row ^ other));
            }
        }
        return nearest;
    }
}
