package app.likeness.compare.findings;

import app.likeness.compare.DisjointSets;
import app.likeness.compare.Pair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// One text and its copies: documents that are linked with each other on the average ([AverageLinkage]), each pair by
/// what it shares of both texts and how much of that is distinctive ([Pair#linkage]). Phrases that everybody uses link
/// nothing, and one quotation does not join two texts with all their copies. The weakest link of a cluster is the
/// smallest edge of its maximum spanning tree (Kruskal 1956). O(pairs × log pairs).
public final class Clusters {
    /// The least share of a pair that makes its documents one cluster. Weaker pairs are shown, but do not connect:
    /// in formulaic text every document shares a phrase with some other, and 782 of 882 statutes would be one
    /// cluster; from here on the largest has 24 documents.
    public static final double LEAST_SHARE = 0.15;

    /// Strongest share first, then by document ids: the order of pairs everywhere.
    public static final Comparator<Pair> STRONGEST_FIRST = Comparator.comparingDouble(Pair::rank)
            .reversed()
            .thenComparingLong(Pair::leftId)
            .thenComparingLong(Pair::rightId);

    private Clusters() {}

    /// The clusters that the pairs with a share of at least `minShare` form: largest first, then by strongest
    /// pair.
    public static List<Cluster> of(List<Pair> pairs, double minShare) {
        List<Pair> strong = pairs.stream()
                .filter(pair -> pair.rank() >= minShare)
                .sorted(STRONGEST_FIRST)
                .toList();
        return ofStrongestFirst(strong, minShare);
    }

    /// The same of pairs that are in the order of [#STRONGEST_FIRST], which then need not be looked for.
    static List<Cluster> ofStrongestFirst(List<Pair> pairs, double minShare) {
        int low = 0;
        int high = pairs.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (pairs.get(middle).rank() >= minShare) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return of(pairs.subList(0, low).toArray(Pair[]::new));
    }

    private static List<Cluster> of(Pair... strong) {
        Places places = Places.of(strong);
        int[] lefts = new int[strong.length];
        int[] rights = new int[strong.length];
        double[] strengths = new double[strong.length];
        for (int i = 0; i < strong.length; i++) {
            lefts[i] = places.of(strong[i].leftId());
            rights[i] = places.of(strong[i].rightId());
            strengths[i] = strong[i].linkage();
        }
        DisjointSets sets = AverageLinkage.of(places.count(), lefts, rights, strengths);
        int[] inside = IntStream.range(0, strong.length)
                .filter(i -> sets.find(lefts[i]) == sets.find(rights[i]))
                .toArray();
        if (inside.length < strong.length) {
            Pair[] own = Arrays.stream(inside).mapToObj(i -> strong[i]).toArray(Pair[]::new);
            return inside.length == 0 ? List.of() : of(own);
        }
        int[] links = new int[strong.length];
        int linked = 0;
        var tree = new DisjointSets(places.count());
        for (int i = 0; i < strong.length; i++) {
            if (tree.unite(lefts[i], rights[i])) {
                links[linked++] = i;
            }
        }
        return new Parts(strong, places, lefts, sets).clusters(Arrays.copyOf(links, linked));
    }

    /// The pairs and documents of all sets, one set behind the other: what is made of a set lies together in
    /// memory.
    private static final class Parts {
        private final Pair[] strong;
        /// By pair the set that it is in. A set has the number of its first document.
        private final int[] setOfPair;
        /// By set how many documents it has, and where they and its pairs end.
        private final int[] sizes;
        private final int[] documentEnds;
        private final int[] pairEnds;
        private final long[] documents;
        private final Pair[] pairs;

        /// @param lefts by pair the place of its left document
        Parts(Pair[] strong, Places places, int[] lefts, DisjointSets sets) {
            this.strong = strong;
            int[] setOf = new int[places.count()];
            sizes = new int[setOf.length];
            for (int place = 0; place < setOf.length; place++) {
                setOf[place] = sets.find(place);
                sizes[setOf[place]]++;
            }
            setOfPair = new int[strong.length];
            int[] counts = new int[setOf.length];
            for (int pair = 0; pair < strong.length; pair++) {
                setOfPair[pair] = setOf[lefts[pair]];
                counts[setOfPair[pair]]++;
            }
            documentEnds = starts(sizes);
            documents = new long[setOf.length];
            for (int place = 0; place < setOf.length; place++) {
                documents[documentEnds[setOf[place]]++] = places.id(place);
            }
            pairEnds = starts(counts);
            pairs = new Pair[strong.length];
            for (int pair = 0; pair < strong.length; pair++) {
                pairs[pairEnds[setOfPair[pair]]++] = strong[pair];
            }
        }

        private static int[] starts(int... counts) {
            int[] starts = new int[counts.length];
            int start = 0;
            for (int set = 0; set < counts.length; set++) {
                starts[set] = start;
                start += counts[set];
            }
            return starts;
        }

        /// @param links the pairs that joined two parts, strongest first
        List<Cluster> clusters(int... links) {
            Pair[] weakest = new Pair[sizes.length];
            for (int link : links) {
                weakest[setOfPair[link]] = strong[link];
            }
            List<Cluster> clusters = new ArrayList<>();
            for (int set : largestFirst(byStrongest())) {
                clusters.add(new Cluster(documents(set), pairs(set), weakest[set]));
            }
            return List.copyOf(clusters);
        }

        private List<Pair> pairs(int set) {
            return List.of(Arrays.copyOfRange(pairs, set == 0 ? 0 : pairEnds[set - 1], pairEnds[set]));
        }

        private List<Long> documents(int set) {
            Long[] ids = new Long[sizes[set]];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = documents[documentEnds[set] - ids.length + i];
            }
            return List.of(ids);
        }

        /// Of each set the strongest pair, in the order of these.
        private int[] byStrongest() {
            int[] byStrongest = new int[sizes.length];
            int count = 0;
            BitSet seen = new BitSet(sizes.length);
            for (int pair = 0; pair < setOfPair.length; pair++) {
                if (!seen.get(setOfPair[pair])) {
                    seen.set(setOfPair[pair]);
                    byStrongest[count++] = pair;
                }
            }
            return Arrays.copyOf(byStrongest, count);
        }

        /// The sets; those of one size in the order of their strongest pairs. O(sets).
        private int[] largestFirst(int[] byStrongest) {
            int largest = 0;
            for (int pair : byStrongest) {
                largest = Math.max(largest, sizes[setOfPair[pair]]);
            }
            int[] ofSize = new int[largest + 1];
            for (int pair : byStrongest) {
                ofSize[largest - sizes[setOfPair[pair]]]++;
            }
            int[] next = starts(ofSize);
            int[] sorted = new int[byStrongest.length];
            for (int pair : byStrongest) {
                sorted[next[largest - sizes[setOfPair[pair]]]++] = setOfPair[pair];
            }
            return sorted;
        }
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
            int count = 0;
            for (int i = 0; i < range; i++) {
                count += table[i];
            }
            long[] ids = new long[count];
            int place = 0;
            for (int i = 0; i < range; i++) {
                if (table[i] != 0) {
                    ids[place] = first + i;
                    table[i] = place++;
                }
            }
            return new Places(ids, table);
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
}
