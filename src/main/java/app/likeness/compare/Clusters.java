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

    private static final Long[] NO_DOCUMENTS = {};

    private Clusters() {}

    /// The clusters that the pairs with a share of at least `minShare` form: largest first, then by strongest
    /// pair.
    public static List<Cluster> of(List<Pair> pairs, double minShare) {
        Pair[] strong = pairs.stream().filter(pair -> pair.share() >= minShare).toArray(Pair[]::new);
        if (!isStrongestFirst(strong)) {
            Arrays.sort(strong, STRONGEST_FIRST);
        }
        Places places = Places.of(strong);
        int[] lefts = new int[strong.length];
        int[] links = new int[strong.length];
        int linked = 0;
        DisjointSets sets = new DisjointSets(places.count());
        for (int i = 0; i < strong.length; i++) {
            lefts[i] = places.of(strong[i].leftId());
            if (sets.unite(lefts[i], places.of(strong[i].rightId()))) {
                links[linked++] = i;
            }
        }
        return clusters(strong, places, lefts, Arrays.copyOf(links, linked), sets);
    }

    /// @param lefts by pair the place of its left document
    /// @param links the pairs that joined two parts, strongest first
    private static List<Cluster> clusters(Pair[] strong, Places places, int[] lefts, int[] links, DisjointSets sets) {
        int[] sizes = new int[places.count()];
        int[] counts = new int[places.count()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[sets.find(i)]++;
        }
        for (int left : lefts) {
            counts[sets.find(left)]++;
        }
        Long[][] documents = new Long[sizes.length][];
        Pair[][] pairs = new Pair[sizes.length][];
        Pair[] weakest = new Pair[sizes.length];
        // Backwards, so that the counts go down to the places; both stay in their order.
        for (int i = sizes.length - 1; i >= 0; i--) {
            int set = sets.find(i);
            if (documents[set] == null) {
                documents[set] = new Long[sizes[set]];
                pairs[set] = new Pair[counts[set]];
            }
            documents[set][--sizes[set]] = places.id(i);
        }
        for (int i = strong.length - 1; i >= 0; i--) {
            int set = sets.find(lefts[i]);
            pairs[set][--counts[set]] = strong[i];
        }
        for (int link : links) {
            weakest[sets.find(lefts[link])] = strong[link];
        }
        List<Cluster> clusters = new ArrayList<>();
        // In the order of their strongest pairs.
        for (int left : lefts) {
            int set = sets.find(left);
            if (documents[set].length > 0) {
                clusters.add(new Cluster(List.of(documents[set]), List.of(pairs[set]), weakest[set]));
                documents[set] = NO_DOCUMENTS;
            }
        }
        return largestFirst(clusters);
    }

    /// Those of one size stay in their order. O(clusters + size of the largest).
    private static List<Cluster> largestFirst(List<Cluster> clusters) {
        int largest = 0;
        for (Cluster cluster : clusters) {
            largest = Math.max(largest, cluster.documentIds().size());
        }
        int[] starts = new int[largest + 1];
        for (Cluster cluster : clusters) {
            starts[largest - cluster.documentIds().size() + 1]++;
        }
        for (int i = 1; i <= largest; i++) {
            starts[i] += starts[i - 1];
        }
        Cluster[] sorted = new Cluster[clusters.size()];
        for (Cluster cluster : clusters) {
            sorted[starts[largest - cluster.documentIds().size()]++] = cluster;
        }
        return List.of(sorted);
    }

    /// The documents of some pairs, numbered 0, 1, … by their ids.
    private static final class Places {
        /// How many entries of the table a pair may cost.
        private static final long ROOM = 16;

        /// Ascending.
        private final long[] ids;
        /// By id the place, from the first id on; empty where the ids lie too far apart for it.
        private final int[] table;

        private Places(long[] ids, int... table) {
            this.ids = ids;
            this.table = table;
        }

        static Places of(Pair... pairs) {
            long first = Long.MAX_VALUE;
            long last = Long.MIN_VALUE;
            for (Pair pair : pairs) {
                first = Math.min(first, pair.leftId());
                last = Math.max(last, pair.rightId());
            }
            return last - first < ROOM * pairs.length ? near(first, (int) (last - first) + 1, pairs) : far(pairs);
        }

        private static Places near(long first, int range, Pair... pairs) {
            int[] table = new int[range];
            for (Pair pair : pairs) {
                table[(int) (pair.leftId() - first)] = 1;
                table[(int) (pair.rightId() - first)] = 1;
            }
            long[] ids = new long[range];
            int count = 0;
            for (int i = 0; i < range; i++) {
                if (table[i] != 0) {
                    table[i] = count;
                    ids[count++] = first + i;
                }
            }
            return new Places(Arrays.copyOf(ids, count), table);
        }

        private static Places far(Pair... pairs) {
            long[] ids = Arrays.stream(pairs)
                    .flatMapToLong(pair -> LongStream.of(pair.leftId(), pair.rightId()))
                    .sorted()
                    .distinct()
                    .toArray();
            return new Places(ids);
        }

        int count() {
            return ids.length;
        }

        long id(int place) {
            return ids[place];
        }

        int of(long id) {
            return table.length == 0 ? Arrays.binarySearch(ids, id) : table[(int) (id - ids[0])];
        }
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
