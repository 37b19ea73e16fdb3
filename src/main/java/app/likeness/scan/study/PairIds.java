package app.likeness.scan.study;

import app.likeness.compare.Pair;

/// Two documents by their numbers.
///
/// @param leftId the smaller one
/// @param rightId the larger one
public record PairIds(long leftId, long rightId) {
    public PairIds {
        if (leftId >= rightId) {
            throw new IllegalArgumentException("leftId must be below rightId: " + leftId + ", " + rightId);
        }
    }

    /// Two different documents in either order.
    public static PairIds of(long one, long other) {
        return new PairIds(Math.min(one, other), Math.max(one, other));
    }

    public static PairIds of(Pair pair) {
        return new PairIds(pair.leftId(), pair.rightId());
    }
}
