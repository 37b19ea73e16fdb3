package app.likeness.bench;

/// Many 64-bit fingerprints with planted neighbours: nine of ten are random, every tenth lies 0 to 6 bits from an
/// earlier one, and half of those come from a hundredth of the random ones, so that there are clusters and not only
/// pairs. Random ones alone have neighbours within 3 bits once in 10⁸ pairs of 10⁷ … 10⁸ fingerprints, so what is found
/// was planted.
public final class PlantedFingerprints {
    private PlantedFingerprints() {}

    /// `count` fingerprints; the first n of a larger count are the same as those of count n.
    public static long[] of(long seed, int count) {
        Dice dice = new Dice(seed);
        long[] fingerprints = new long[count];
        for (int i = 0; i < count; i++) {
            if (i % 10 != 9) {
                fingerprints[i] = dice.next();
                continue;
            }
            int near = dice.percent(50) ? dice.below(i) : dice.below(1 + i / 100) * 10 % i;
            long fingerprint = fingerprints[near];
            for (int turned = dice.below(7); turned > 0; turned--) {
                fingerprint ^= 1L << dice.below(64);
            }
            fingerprints[i] = fingerprint;
        }
        return fingerprints;
    }
}
