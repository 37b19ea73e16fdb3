package app.likeness.compare.findings;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.document.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/// What documents of a corpus share that have nothing to do with each other: phrases of their trade. Whoever draws a
/// line below it sees chance.
///
/// Measured by comparing pairs of documents of a sample, those of one group left out. The sample is drawn by a hash of
/// the documents' paths, so that it is the same each time, in whatever order they came into the corpus.
///
/// @param share 99 in 100 pairs have no larger share, 0…1, in whole percent
/// @param pairs how many were compared
public record UsualShare(double share, int pairs) {
    /// Nobody has measured it, or there are too few pairs to say it.
    public static final UsualShare UNKNOWN = new UsualShare(0, 0);

    /// The most documents of a sample: 2,016 pairs of them.
    private static final int MOST_DOCUMENTS = 64;

    /// The longest text in a sample: what is usual in a book would take as long as the scan.
    private static final int MOST_CHARACTERS = 20_000;

    /// The fewest pairs that say something about 99 in 100.
    private static final int FEWEST_PAIRS = 100;

    private static final double QUANTILE = 0.99;

    /// The documents of which a sample consists, by path. O(documents × log documents).
    public static List<Long> sample(List<Document> documents) {
        return documents.stream()
                .filter(document -> document.characters() <= MOST_CHARACTERS)
                .map(Scattered::of)
                .sorted(Comparator.comparingLong(Scattered::order).thenComparing(Scattered::path))
                .limit(MOST_DOCUMENTS)
                .sorted(Comparator.comparing(Scattered::path))
                .map(Scattered::id)
                .toList();
    }

    /// A document with its place in an order that has nothing to do with its path.
    private record Scattered(long id, String path, long order) {
        static Scattered of(Document document) {
            String path = String.valueOf(document.path());
            return new Scattered(document.id(), path, Hash64.of(path));
        }
    }

    /// The pairs of a sample that are in no cluster together, in a fixed order; none where they are too few.
    ///
    /// @param isBySameAuthor pairs that are not unrelated either, though they may be left out of the clusters
    public static List<Unrelated> unrelated(
            List<Long> sample, List<Cluster> clusters, BiPredicate<Long, Long> isBySameAuthor) {
        Set<Long> wanted = new HashSet<>(sample);
        Map<Long, Integer> clusterOf = new HashMap<>();
        for (int i = 0; i < clusters.size(); i++) {
            for (long id : clusters.get(i).documentIds()) {
                if (wanted.contains(id)) {
                    clusterOf.put(id, i);
                }
            }
        }
        List<Unrelated> pairs = new ArrayList<>();
        for (int i = 0; i < sample.size(); i++) {
            for (int j = i + 1; j < sample.size(); j++) {
                Integer cluster = clusterOf.get(sample.get(i));
                boolean isRelated = (cluster != null && cluster.equals(clusterOf.get(sample.get(j))))
                        || isBySameAuthor.test(sample.get(i), sample.get(j));
                if (!isRelated) {
                    pairs.add(new Unrelated(sample.get(i), sample.get(j)));
                }
            }
        }
        return pairs.size() < FEWEST_PAIRS ? List.of() : List.copyOf(pairs);
    }

    /// Two documents that are in no cluster together, in the order of the sample.
    public record Unrelated(long leftId, long rightId) {}

    /// What is usual when unrelated pairs have these shares, each 0…1; [#UNKNOWN] without any.
    public static UsualShare of(double... shares) {
        if (shares.length == 0) {
            return UNKNOWN;
        }
        double[] sorted = shares.clone();
        Arrays.sort(sorted);
        int at = (int) Math.ceil(QUANTILE * sorted.length) - 1;
        // The tiny summand keeps 0.07 × 100 = 7.000…1 at 7.
        return new UsualShare(Math.max(0, Math.ceil(sorted[at] * 100 - 1e-9)) / 100, sorted.length);
    }

    /// Whether enough was compared to say something.
    public boolean isKnown() {
        return pairs > 0;
    }
}
