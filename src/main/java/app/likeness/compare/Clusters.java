package app.likeness.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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
        Pair[] strong = pairs.stream().filter(pair -> pair.share() >= minShare).toArray(Pair[]::new);
        if (!isStrongestFirst(strong)) {
            Arrays.sort(strong, STRONGEST_FIRST);
        }
        long[] ids = Arrays.stream(strong)
                .flatMapToLong(pair -> LongStream.of(pair.leftId(), pair.rightId()))
                .sorted()
                .distinct()
                .toArray();
        int[] lefts = new int[strong.length];
        int[] links = new int[strong.length];
        int linked = 0;
        DisjointSets sets = new DisjointSets(ids.length);
        for (int i = 0; i < strong.length; i++) {
            lefts[i] = Arrays.binarySearch(ids, strong[i].leftId());
            if (sets.unite(lefts[i], Arrays.binarySearch(ids, strong[i].rightId()))) {
                links[linked++] = i;
            }
        }
        return clusters(strong, ids, lefts, Arrays.copyOf(links, linked), sets);
    }

    /// @param lefts by pair the place in `ids` of its left document
    /// @param links the pairs that joined two parts, strongest first
    private static List<Cluster> clusters(Pair[] strong, long[] ids, int[] lefts, int[] links, DisjointSets sets) {
        int[] sizes = new int[ids.length];
        int[] counts = new int[ids.length];
        for (int i = 0; i < ids.length; i++) {
            sizes[sets.find(i)]++;
        }
        for (int left : lefts) {
            counts[sets.find(left)]++;
        }
        Long[][] documents = new Long[ids.length][];
        Pair[][] pairs = new Pair[ids.length][];
        Pair[] weakest = new Pair[ids.length];
        // Backwards, so that the counts go down to the places; both stay in their order.
        for (int i = ids.length - 1; i >= 0; i--) {
            int set = sets.find(i);
            if (documents[set] == null) {
                documents[set] = new Long[sizes[set]];
                pairs[set] = new Pair[counts[set]];
            }
            documents[set][--sizes[set]] = ids[i];
        }
        for (int i = strong.length - 1; i >= 0; i--) {
            int set = sets.find(lefts[i]);
            pairs[set][--counts[set]] = strong[i];
        }
        for (int link : links) {
            weakest[sets.find(lefts[link])] = strong[link];
        }
        List<Cluster> clusters = new ArrayList<>();
        for (int set = 0; set < ids.length; set++) {
            if (documents[set] != null) {
                clusters.add(new Cluster(List.of(documents[set]), List.of(pairs[set]), weakest[set]));
            }
        }
        clusters.sort(LARGEST_FIRST);
        return List.copyOf(clusters);
    }

    private static boolean isStrongestFirst(Pair... pairs) {
        for (int i = 1; i < pairs.length; i++) {
            if (STRONGEST_FIRST.compare(pairs[i - 1], pairs[i]) > 0) {
                return false;
            }
        }
        return true;
    }
}
