package app.likeness.compare;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// Folded characters counted by what they are left out for, so that any setting is answered without the text.
///
/// A *mask* is a set of the five kinds that single characters carry, bit [Exclusion#bit] for each: 32 masks. A
/// character that is shared through several passages has a mask for each of them, its *ways*: bit m of the 32 stands
/// for mask m. It counts under a setting when at least one of its ways holds none of the kinds that are left out. Few
/// different ways occur, so a tally is a handful of numbers. Immutable; equal when the counts are.
public final class Tally {
    /// How many masks there are.
    public static final int MASKS = 32;

    /// The ways of a character that nothing leaves out.
    public static final int FREE = 1;

    /// By kind the masks that hold it: bit m stands for mask m.
    private static final Map<Exclusion, Integer> HOLDING = holding();

    public static final Tally NONE = new Tally(new int[0]);

    /// Ways and count by turns; the ways ascending, the counts above 0.
    private final int[] counts;

    private Tally(int[] counts) {
        this.counts = counts;
    }

    /// The masks that hold a kind: bit m stands for mask m.
    public static int holding(Exclusion kind) {
        return HOLDING.getOrDefault(kind, 0);
    }

    private static Map<Exclusion, Integer> holding() {
        Map<Exclusion, Integer> holding = new EnumMap<>(Exclusion.class);
        for (Exclusion kind : Exclusion.values()) {
            int all = 0;
            for (int mask = 0; mask < MASKS; mask++) {
                all |= (mask & kind.bit()) != 0 ? 1 << mask : 0;
            }
            holding.put(kind, all);
        }
        return Collections.unmodifiableMap(holding);
    }

    /// A tally of `characters` that nothing leaves out.
    public static Tally free(int characters) {
        return characters == 0 ? NONE : new Tally(new int[] {FREE, characters});
    }

    /// Counts the characters from `from` to `to` by their ways; one without a way (0) is not counted.
    /// O(characters).
    public static Tally of(int[] ways, int from, int to) {
        int[] found = new int[8];
        int size = 0;
        int at = from;
        while (at < to) {
            int end = at + 1;
            while (end < to && ways[end] == ways[at]) {
                end++;
            }
            if (ways[at] != 0) {
                int slot = 0;
                while (slot < size && found[slot] != ways[at]) {
                    slot += 2;
                }
                if (slot == size) {
                    found = size == found.length ? Arrays.copyOf(found, 2 * size) : found;
                    found[slot] = ways[at];
                    found[slot + 1] = 0;
                    size += 2;
                }
                found[slot + 1] += end - at;
            }
            at = end;
        }
        return sorted(found, size);
    }

    private static Tally sorted(int[] found, int size) {
        int[] counts = Arrays.copyOf(found, size);
        for (int i = 2; i < size; i += 2) {
            for (int j = i; j > 0 && counts[j - 2] > counts[j]; j -= 2) {
                swap(counts, j);
                swap(counts, j + 1);
            }
        }
        return new Tally(counts);
    }

    private static void swap(int[] counts, int j) {
        int held = counts[j];
        counts[j] = counts[j - 2];
        counts[j - 2] = held;
    }

    /// The tally that [#packed] wrote.
    public static Tally unpacked(int[] packed) {
        for (int i = 0; i < packed.length; i += 2) {
            if (i + 1 == packed.length || packed[i] == 0 || packed[i + 1] <= 0) {
                throw new IllegalArgumentException("packed must hold ways and counts: " + Arrays.toString(packed));
            }
        }
        return new Tally(packed.clone());
    }

    /// Ways and count by turns.
    public int[] packed() {
        return counts.clone();
    }

    /// All characters, whatever may be left out.
    public int total() {
        int total = 0;
        for (int i = 1; i < counts.length; i += 2) {
            total += counts[i];
        }
        return total;
    }

    /// The characters that count when `leftOut` is left out.
    public int counted(Exclusions leftOut) {
        return counted(counts, 0, counts.length, leftOut);
    }

    /// The same of a packed tally that stands from `from` to `to`.
    public static int counted(int[] packed, int from, int to, Exclusions leftOut) {
        int allowed = leftOut.allowed();
        int counted = 0;
        for (int i = from; i < to; i += 2) {
            counted += (packed[i] & allowed) != 0 ? packed[i + 1] : 0;
        }
        return counted;
    }

    /// The characters of a packed tally, from `from` to `to`, that do not count when `leftOut` is left out, and
    /// that `kind`, one of it, is a reason for.
    public static int uncounted(int[] packed, int from, int to, Exclusion kind, Exclusions leftOut) {
        int allowed = leftOut.allowed();
        int holding = holding(kind);
        int uncounted = 0;
        for (int i = from; i < to; i += 2) {
            uncounted += (packed[i] & allowed) == 0 && (packed[i] & holding) != 0 ? packed[i + 1] : 0;
        }
        return uncounted;
    }

    /// The ways that any of the characters has.
    public int ways() {
        int all = 0;
        for (int i = 0; i < counts.length; i += 2) {
            all |= counts[i];
        }
        return all;
    }

    /// The kinds that any of the characters carries, as a mask.
    public int mask() {
        int all = 0;
        for (int i = 0; i < counts.length; i += 2) {
            for (int mask = 0; mask < MASKS; mask++) {
                all |= (counts[i] >>> mask & 1) != 0 ? mask : 0;
            }
        }
        return all;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tally same && Arrays.equals(counts, same.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
