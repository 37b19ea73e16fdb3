package app.likeness.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;

/// Documents connected by pairs: the connected components, found with the strongest pairs first (Kruskal 1956), so
/// that the last pair which still joined two parts is a component's weakest link. O(pairs × log pairs).
public final class Clusters {
    /// The least share of a pair that makes its documents one cluster. Weaker pairs are shown, but do not connect:
    /// in formulaic text every document shares a phrase with some other, and 782 of 882 statutes would be one
    /// cluster; from here on the largest has 24 documents.
    public static final double LEAST_SHARE = 0.15;

    /// Strongest share first, then by document ids: the order of pairs everywhere.
    public static final Comparator<Pair> STRONGEST_FIRST = Comparator.comparingDouble(Pair::share)
            .reversed()
            .thenComparingLong(Pair::leftId)
            .thenComparingLong(Pair::rightId);

    private static final Comparator<Cluster> LARGEST_FIRST = Comparator.comparingInt(
                    (Cluster cluster) -> cluster.documentIds().size())
            .reversed()
            .thenComparing(Cluster::strongestPair, STRONGEST_FIRST);

    private Clusters() {}

    /// The clusters that the pairs with a share of at least `minShare` form: largest first, then by strongest
    /// pair.
    public static List<Cluster> of(List<Pair> pairs, double minShare) {
        List<Pair> strong = pairs.stream()
                .filter(pair -> pair.share() >= minShare)
                .sorted(STRONGEST_FIRST)
                .toList();
        long[] ids = strong.stream()
                .flatMapToLong(pair -> LongStream.of(pair.leftId(), pair.rightId()))
                .sorted()
                .distinct()
                .toArray();
        DisjointSets sets = new DisjointSets(ids.length);
        List<Pair> links = new ArrayList<>();
        for (Pair pair : strong) {
            if (sets.unite(Arrays.binarySearch(ids, pair.leftId()), Arrays.binarySearch(ids, pair.rightId()))) {
                links.add(pair);
            }
        }
        List<Cluster> clusters = new ArrayList<>();
        Map<Integer, List<Pair>> linksBySet = bySet(links, ids, sets);
        bySet(strong, ids, sets)
                .forEach((set, own) -> clusters.add(new Cluster(
                        documents(own), own, linksBySet.getOrDefault(set, own).getLast())));
        clusters.sort(LARGEST_FIRST);
        return List.copyOf(clusters);
    }

    /// The pairs of each set, in their order.
    private static Map<Integer, List<Pair>> bySet(List<Pair> pairs, long[] ids, DisjointSets sets) {
        Map<Integer, List<Pair>> bySet = new TreeMap<>();
        for (Pair pair : pairs) {
            bySet.computeIfAbsent(sets.find(Arrays.binarySearch(ids, pair.leftId())), set -> new ArrayList<>())
                    .add(pair);
        }
        return bySet;
    }

    private static List<Long> documents(List<Pair> pairs) {
        return pairs.stream()
                .flatMapToLong(pair -> LongStream.of(pair.leftId(), pair.rightId()))
                .sorted()
                .distinct()
                .boxed()
                .toList();
    }
}
