package app.likeness.compare.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.DisjointSets;
import app.likeness.compare.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ClustersTest {
    private static Pair pair(long left, long right, double share) {
        return new Pair(left, right, 3, share / 2, share, share / 3, 100, 100);
    }

    @Test
    void connectedDocumentsAreOneCluster() {
        List<Cluster> clusters = Clusters.of(List.of(pair(1, 2, 0.5), pair(7, 9, 0.9), pair(2, 4, 0.7)), 0);

        assertEquals(2, clusters.size());
        assertEquals(List.of(1L, 2L, 4L), clusters.get(0).documentIds());
        assertEquals(List.of(pair(2, 4, 0.7), pair(1, 2, 0.5)), clusters.get(0).pairs());
        assertEquals(List.of(7L, 9L), clusters.get(1).documentIds());
    }

    @Test
    void pairsBelowTheShareJoinNothing() {
        List<Pair> pairs = List.of(pair(1, 2, 0.5), pair(2, 3, 0.49), pair(3, 4, 0.8));

        assertEquals(
                List.of(List.of(3L, 4L), List.of(1L, 2L)),
                Clusters.of(pairs, 0.5).stream().map(Cluster::documentIds).toList());
        assertEquals(List.of(), Clusters.of(pairs, 0.9));
        assertEquals(List.of(), Clusters.of(List.of(), 0));
    }

    @Test
    void theWeakestLinkIsTheSmallestEdgeOfTheMaximumSpanningTree() {
        // 1–2–3 hold together strongly; 3–4 is the bridge; 1–4 and 2–4 are weaker than the bridge and not needed.
        List<Cluster> clusters = Clusters.of(
                List.of(
                        pair(1, 2, 0.9),
                        pair(2, 3, 0.8),
                        pair(1, 3, 0.7),
                        pair(3, 4, 0.6),
                        pair(1, 4, 0.3),
                        pair(2, 4, 0.3)),
                0);

        assertEquals(1, clusters.size());
        assertEquals(pair(3, 4, 0.6), clusters.getFirst().weakestLink());
        assertEquals(pair(1, 2, 0.9), clusters.getFirst().strongestPair());
    }

    @Test
    void withoutTheWeakestLinkAndWhatIsWeakerTheDocumentsAreNotConnected() {
        for (long seed = 1; seed <= 50; seed++) {
            Random random = new Random(seed);
            List<Pair> pairs = new ArrayList<>();
            for (int left = 1; left <= 20; left++) {
                for (int right = left + 1; right <= 20; right++) {
                    if (random.nextInt(6) == 0) {
                        pairs.add(pair(left, right, random.nextInt(1000) / 1000.0));
                    }
                }
            }
            for (Cluster cluster : Clusters.of(pairs, 0)) {
                double weakest = cluster.weakestLink().share();
                List<Pair> atLeast = cluster.pairs().stream()
                        .filter(pair -> pair.share() >= weakest)
                        .toList();
                List<Pair> above = cluster.pairs().stream()
                        .filter(pair -> pair.share() > weakest)
                        .toList();
                assertEquals(true, isConnected(cluster.documentIds(), atLeast), "seed " + seed);
                assertEquals(false, isConnected(cluster.documentIds(), above), "seed " + seed);
            }
        }
    }

    private static boolean isConnected(List<Long> documents, List<Pair> pairs) {
        var sets = new DisjointSets(21);
        pairs.forEach(pair -> sets.unite((int) pair.leftId(), (int) pair.rightId()));
        return documents.stream().map(id -> sets.find(id.intValue())).distinct().count() == 1;
    }

    @Test
    void aPairBetweenTwoClustersIsInNeither() {
        List<Pair> pairs = new ArrayList<>();
        for (long left = 1; left <= 6; left++) {
            for (long right = left + 1; right <= 6; right++) {
                if (left <= 3 == right <= 3) {
                    pairs.add(pair(left, right, 0.9));
                }
            }
        }
        pairs.add(pair(3, 4, 0.4));
        List<Cluster> clusters = Clusters.of(pairs, 0);
        assertEquals(List.of(List.of(1L, 2L, 3L), List.of(4L, 5L, 6L)), documents(clusters));
        assertEquals(
                List.of(3, 3),
                clusters.stream().map(each -> each.pairs().size()).toList());
    }

    @Test
    void whatEverybodySaysConnectsNothing() {
        Pair form = new Pair(1, 2, 3, 0.9, 0.9, 0.9, 0, 0, 100, 100, 0.05);
        assertEquals(List.of(), Clusters.of(List.of(form), 0));
    }

    @Test
    void largestClustersComeFirstThenTheStrongest() {
        List<Cluster> clusters = Clusters.of(
                List.of(
                        pair(1, 2, 0.6),
                        pair(3, 4, 0.9),
                        pair(5, 6, 0.3),
                        pair(6, 7, 0.3),
                        pair(5, 7, 0.3),
                        pair(8, 9, 0.6)),
                0);

        assertEquals(
                List.of(List.of(5L, 6L, 7L), List.of(3L, 4L), List.of(1L, 2L), List.of(8L, 9L)), documents(clusters));
    }

    @Test
    void numbersThatLieFarApartFormTheSameClusters() {
        List<Pair> near = List.of(pair(1, 2, 0.5), pair(7, 9, 0.9), pair(2, 4, 0.7), pair(11, 12, 0.5));
        List<Pair> far = near.stream()
                .map(each -> pair(each.leftId() * 1_000_000_007L, each.rightId() * 1_000_000_007L, each.share()))
                .toList();
        assertEquals(
                documents(Clusters.of(near, 0)),
                documents(Clusters.of(far, 0)).stream()
                        .map(ids -> ids.stream().map(id -> id / 1_000_000_007L).toList())
                        .toList());
    }

    private static List<List<Long>> documents(List<Cluster> clusters) {
        return clusters.stream().map(Cluster::documentIds).toList();
    }
}
