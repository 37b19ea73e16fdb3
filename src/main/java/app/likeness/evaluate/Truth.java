package app.likeness.evaluate;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/// What is known of the pairs of `documents` documents, which are named by their index: which of them are related and,
/// where somebody has labelled both kinds, which are not. Immutable.
public final class Truth {
    private final int documents;
    private final Map<Long, Boolean> labels;
    private final boolean isClosed;
    private final long related;

    private Truth(int documents, Map<Long, Boolean> labels, boolean isClosed) {
        this.documents = documents;
        this.labels = labels;
        this.isClosed = isClosed;
        this.related = labels.values().stream().filter(label -> label).count();
    }

    /// Collects labels.
    public static final class Builder {
        private final int documents;
        private final Map<Long, Boolean> labels = new HashMap<>();

        public Builder(int documents) {
            this.documents = documents;
        }

        /// Says of a pair whether it is related; false when the opposite was said before, which then stays.
        ///
        /// @throws IllegalArgumentException for a document with itself, or one that there is not
        public boolean label(int one, int other, boolean isRelated) {
            if (one == other || Math.min(one, other) < 0 || Math.max(one, other) >= documents) {
                throw new IllegalArgumentException("no pair of " + documents + " documents: " + one + ", " + other);
            }
            Boolean before = labels.putIfAbsent(key(one, other), isRelated);
            return before == null || before == isRelated;
        }

        /// Every pair that was not named is unrelated.
        public Truth complete() {
            return new Truth(documents, Map.copyOf(labels), true);
        }

        /// Of a pair that was not named nothing is known: it counts neither as right nor as wrong.
        public Truth labelledOnly() {
            return new Truth(documents, Map.copyOf(labels), false);
        }
    }

    public int documents() {
        return documents;
    }

    /// How many pairs are related.
    public long related() {
        return related;
    }

    /// 1 for a related pair, 0 for an unrelated one; empty when nothing is known of it.
    OptionalInt label(int one, int other) {
        Boolean label = labels.get(key(one, other));
        if (label == null) {
            return isClosed ? OptionalInt.of(0) : OptionalInt.empty();
        }
        return OptionalInt.of(label ? 1 : 0);
    }

    private static long key(int one, int other) {
        return (long) Math.min(one, other) << 32 | Math.max(one, other);
    }
}
