package app.likeness.compare.index;

import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.neighbours.EqualValues;
import app.likeness.fingerprint.neighbours.HammingNeighbours;
import app.likeness.fingerprint.neighbours.NeighbourLookup;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Which texts have a sketch within a distance of others: for a few of these every sketch is compared, for more they
/// are put in the order that [HammingNeighbours] chooses. Immutable.
public final class NearTexts {
    /// So few look-ups among a hundred thousand take less than putting the sketches in order.
    private static final int FEW = 8;

    /// So many times longer it takes to compare a sketch in code that was not optimised yet, as that of a short scan
    /// never is, than the choice of a strategy assumes.
    private static final long COLD = 30;

    private final long[] sketches;
    private final boolean[] sketched;
    private final int distance;
    private final @Nullable EqualValues groups;
    private final @Nullable NeighbourLookup lookup;
    /// The texts of the sketches that are in groups.
    private final int[] texts;

    /// @param sketches by text; holds on to the array
    /// @param sketched by text whether it has one; holds on to the array
    /// @param times how many sketches will be looked up, roughly; at least 1
    NearTexts(long[] sketches, boolean[] sketched, int distance, int times) {
        this.sketches = sketches;
        this.sketched = sketched;
        this.distance = distance;
        if (times <= FEW) {
            texts = new int[0];
            groups = null;
            lookup = null;
        } else {
            texts = IntStream.range(0, sketched.length)
                    .filter(text -> sketched[text])
                    .toArray();
            HammingNeighbours neighbours = HammingNeighbours.of(
                    Arrays.stream(texts).mapToLong(text -> sketches[text]).toArray());
            groups = neighbours.groups();
            lookup = neighbours.lookup(distance, COLD * times);
        }
    }

    /// The texts whose sketches are within the distance of `sketch`, ascending. O(texts) where few are looked up, 0.1
    /// ms for 100,000.
    public int[] of(Sketch sketch) {
        return groups == null || lookup == null ? compared(sketch.bits()) : lookedUp(sketch.bits(), groups, lookup);
    }

    private int[] compared(long sketch) {
        int[] near = new int[16];
        int size = 0;
        for (int text = 0; text < sketches.length; text++) {
            if (Long.bitCount(sketches[text] ^ sketch) <= distance && sketched[text]) {
                near = size == near.length ? Arrays.copyOf(near, 2 * size) : near;
                near[size++] = text;
            }
        }
        return Arrays.copyOf(near, size);
    }

    private int[] lookedUp(long sketch, EqualValues equal, NeighbourLookup from) {
        int[] found = from.near(sketch);
        int size = 0;
        for (int group : found) {
            size += equal.size(group);
        }
        int[] near = new int[size];
        int at = 0;
        for (int group : found) {
            for (int member = 0; member < equal.size(group); member++) {
                near[at++] = texts[equal.member(group, member)];
            }
        }
        Arrays.sort(near);
        return near;
    }
}
