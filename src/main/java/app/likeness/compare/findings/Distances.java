package app.likeness.compare.findings;

import app.likeness.compare.Pair;
import java.util.List;
import java.util.Optional;

/// How far the fingerprints of the pairs of a group are apart.
///
/// @param least in bits of 64
/// @param largest no less
public record Distances(int least, int largest) {
    /// Those of `pairs`; empty where no pair has any, because the texts are too short. O(pairs).
    public static Optional<Distances> of(List<Pair> pairs) {
        int least = Integer.MAX_VALUE;
        int largest = -1;
        for (Pair pair : pairs) {
            if (pair.distance() >= 0) {
                least = Math.min(least, pair.distance());
                largest = Math.max(largest, pair.distance());
            }
        }
        return largest < 0 ? Optional.empty() : Optional.of(new Distances(least, largest));
    }
}
