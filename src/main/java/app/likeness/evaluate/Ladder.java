package app.likeness.evaluate;

import app.likeness.fingerprint.Method;

/// The thresholds of a method as steps, the strictest being step 0.
///
/// @param steps how many there are
/// @param first the threshold of step 0
/// @param stride from each step to the next
public record Ladder(int steps, double first, double stride) {
    /// Hamming distances of 64 bits: unrelated texts are 32 apart on average, so nothing is told from there on.
    private static final Ladder DISTANCES = new Ladder(33, 0, 1);

    /// Shares from all to a twentieth.
    private static final Ladder SHARES = new Ladder(20, 1, -0.05);

    /// Likenesses of 32 bits, from all to half of them.
    private static final Ladder LIKENESSES = new Ladder(17, 1, -1.0 / 32);

    /// Hashes in common, from five to one.
    private static final Ladder COMMON = new Ladder(5, 5, -1);

    private static final Ladder EQUAL = new Ladder(1, 1, -1);

    /// What the thresholds of `method` are:
    ///
    /// | method | threshold |
    /// |---|---|
    /// | `simhash-keywords`, `simhash-words`, `simhash-grams`, `simhash-records` | Hamming distance 0…32, at most |
    /// | `simhash-shingles`, `simhash-chunks` | likeness 1…0.5, at least |
    /// | `longest-sentence`, `longest-sentences` | hashes in common, at least |
    /// | `cosine`, `minhash` | cosine, estimated resemblance 1…0.05, at least |
    /// | `winnowing` | share of the smaller selection in common 1…0.05, at least |
    /// | `combined` | share of the shorter text that also stands in the other 1…0.05, at least |
    /// | `exact` | 1: equal |
    public static Ladder of(Method method) {
        return switch (method) {
            case EXACT, LONGEST_SENTENCE -> EQUAL;
            case SIMHASH_KEYWORDS, SIMHASH_WORDS, SIMHASH_GRAMS, SIMHASH_RECORDS -> DISTANCES;
            case SIMHASH_SHINGLES, SIMHASH_CHUNKS -> LIKENESSES;
            case LONGEST_SENTENCES -> COMMON;
            case COSINE, MINHASH, WINNOWING, COMBINED -> SHARES;
        };
    }

    public double threshold(int step) {
        // Sums of twentieths end in …00001 otherwise.
        return Math.round((first + step * stride) * 1e6) / 1e6;
    }

    /// Whether the threshold is the most that a pair may have, as with distances; else it is the least.
    public boolean isMost() {
        return stride > 0;
    }

    /// Whether a pair with this value is one at this threshold; never with a value that is no number.
    public boolean holds(double value, double threshold) {
        return isMost() ? value <= threshold + 1e-9 : value >= threshold - 1e-9;
    }

    /// The step with this threshold, else the last one that is stricter; the first where none is.
    public int stepOf(double threshold) {
        double steps = (threshold - first) / stride;
        return Math.clamp((int) Math.floor(steps + 1e-9), 0, this.steps - 1);
    }

    /// The first step that a pair with this value is on, or -1 for none, as for a value that is no number.
    public int step(double value) {
        if (Double.isNaN(value)) {
            return -1;
        }
        double steps = (value - first) / stride;
        int step = (int) Math.ceil(steps - 1e-9);
        return step >= this.steps ? -1 : Math.max(0, step);
    }
}
