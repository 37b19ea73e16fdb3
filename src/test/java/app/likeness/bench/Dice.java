package app.likeness.bench;

import java.util.List;

/// Seeded random numbers that are the same on every machine and in every version of the library: SplitMix64 (Steele,
/// Lea, Flood, "Fast splittable pseudorandom number generators", 2014). Confined to one thread.
public final class Dice {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public Dice(long seed) {
        this.state = mix(seed);
    }

    /// Dice of their own for part number `part` of what `seed` makes: no part needs the parts before it.
    public Dice(long seed, long part) {
        this.state = mix(mix(seed) + mix(part + GAMMA));
    }

    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    public long next() {
        state += GAMMA;
        return mix(state);
    }

    /// 0 … `bound` − 1.
    public int below(int bound) {
        return (int) Math.unsignedMultiplyHigh(next(), bound);
    }

    /// `least` … `most`.
    public int between(int least, int most) {
        return least + below(most - least + 1);
    }

    /// True in `percent` of 100 throws.
    public boolean percent(int percent) {
        return below(100) < percent;
    }

    public <T> T pick(List<T> list) {
        return list.get(below(list.size()));
    }

    public <T> void shuffle(List<T> list) {
        for (int i = list.size() - 1; i > 0; i--) {
            int other = below(i + 1);
            T moved = list.get(i);
            list.set(i, list.get(other));
            list.set(other, moved);
        }
    }
}
