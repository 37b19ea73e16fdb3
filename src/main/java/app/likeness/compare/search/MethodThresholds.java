package app.likeness.compare.search;

import app.likeness.fingerprint.Method;
import java.util.OptionalDouble;

/// From where on a method takes two documents for a pair.
///
/// @param distance the methods with sketches of 64 bits: at most this Hamming distance, 0…64
/// @param likeness the methods with a likeness: at least this, 0.5…1; empty for each method's own
public record MethodThresholds(int distance, OptionalDouble likeness) {
    /// The least likeness that can be asked for: below it unrelated texts are pairs by sketches of 32 bits, and
    /// `minhash` would miss too many.
    public static final double LEAST_LIKENESS = 0.5;

    private static final double LIKENESS = 0.8;
    private static final double RESEMBLANCE = 0.5;

    public MethodThresholds {
        check(distance, likeness);
    }

    /// Refuses what is out of range.
    public static void check(int distance, OptionalDouble likeness) {
        if (distance < 0 || distance > Long.SIZE) {
            throw new IllegalArgumentException("distance must be in 0…64: " + distance);
        }
        if (likeness.isPresent() && !(likeness.getAsDouble() >= LEAST_LIKENESS && likeness.getAsDouble() <= 1)) {
            throw new IllegalArgumentException("likeness must be in 0.5…1: " + likeness.getAsDouble());
        }
    }

    /// The least likeness of a pair of `method`: 0.5 for the resemblance of `minhash`, 0.8 for others, where none
    /// was given.
    public double likeness(Method method) {
        return likeness.orElse(method == Method.MINHASH ? RESEMBLANCE : LIKENESS);
    }
}
