package app.likeness.ui.methods.model;

import app.likeness.evaluate.Ladder;
import app.likeness.fingerprint.Method;

/// What a threshold is a number of; on each axis the strictest stands at the left.
public enum Axis {
    /// Hamming distances of 64 bits, 0…32.
    DISTANCE("methods.axis.distance"),
    /// Shares and likenesses, 100…0 %.
    SIMILARITY("methods.axis.similarity"),
    /// Hashes in common, or equality: a handful of steps that make no curve.
    COUNT("methods.axis.count");

    /// The largest distance that is drawn.
    private static final double MOST_DISTANCE = 32;

    private final String key;

    Axis(String key) {
        this.key = key;
    }

    public static Axis of(Method method) {
        return switch (method) {
            case SIMHASH_KEYWORDS, SIMHASH_WORDS, SIMHASH_GRAMS, SIMHASH_RECORDS -> DISTANCE;
            case SIMHASH_SHINGLES, SIMHASH_CHUNKS, COSINE, MINHASH, WINNOWING, COMBINED -> SIMILARITY;
            case EXACT, LONGEST_SENTENCE, LONGEST_SENTENCES -> COUNT;
        };
    }

    public String key() {
        return key;
    }

    /// How far right a threshold stands, 0…1.
    public double position(double threshold) {
        return Math.clamp(this == DISTANCE ? threshold / MOST_DISTANCE : 1 - threshold, 0, 1);
    }

    /// The threshold at a position of 0…1.
    public double threshold(double position) {
        return this == DISTANCE ? position * MOST_DISTANCE : 1 - position;
    }

    /// The threshold of `method` that is nearest to a position of 0…1.
    public double nearest(Method method, double position) {
        Ladder ladder = Ladder.of(method);
        double nearest = ladder.threshold(0);
        for (int step = 1; step < ladder.steps(); step++) {
            double threshold = ladder.threshold(step);
            if (Math.abs(position(threshold) - position) < Math.abs(position(nearest) - position)) {
                nearest = threshold;
            }
        }
        return nearest;
    }
}
