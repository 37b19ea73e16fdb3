package app.likeness.ui.clusters.model;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.support.Connected;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GroupMapTest {
    @Test
    void theSameGroupIsAlwaysLaidOutTheSame() {
        assertEquals(ring(9).map(), ring(9).map());
    }

    @Test
    void nodesFillTheSpaceAndKeepApart() {
        GroupMap map = ring(12).map();
        for (int i = 0; i < 12; i++) {
            GroupMap.Spot spot = map.spots().get(i);
            assertTrue(spot.x() >= 0 && spot.x() <= 1 && spot.y() >= 0 && spot.y() <= 1);
            for (int j = 0; j < i; j++) {
                GroupMap.Spot other = map.spots().get(j);
                double apart = Math.hypot(spot.x() - other.x(), spot.y() - other.y());
                assertTrue(apart > 0.1, i + " and " + j + " lie " + apart + " apart");
            }
        }
    }

    @Test
    void ofALargeGroupNobodyIsShownWithoutALink() {
        for (Group large : List.of(ring(200), tangle(200), tangle(61))) {
            GroupMap map = large.map();
            assertEquals(GroupMap.MOST_MEMBERS, map.places().size());
            assertEquals(0, map.places().getFirst());
            BitSet tied = new BitSet();
            tied.set(0);
            for (int round = 0; round < map.places().size(); round++) {
                for (GroupMap.Edge edge : map.edges()) {
                    if (tied.get(edge.from()) || tied.get(edge.to())) {
                        tied.set(edge.from());
                        tied.set(edge.to());
                    }
                }
            }
            assertEquals(map.places().size(), tied.cardinality(), "all hang together");
        }
    }

    @Test
    void ofALargeGroupTheStrongestLinksAreShown() {
        Group large = tangle(200);
        GroupMap map = large.map();
        assertTrue(map.edges().size() <= GroupMap.MOST_EDGES + 1, map.edges().size() + " links");
        BitSet shown = new BitSet();
        map.edges().forEach(edge -> shown.set(edge.pair()));
        long strongest = shown.stream().takeWhile(pair -> pair < 30).count();
        BitSet in = new BitSet();
        map.places().forEach(in::set);
        long between = IntStream.range(0, 30)
                .filter(pair -> in.get(large.left(pair)) && in.get(large.right(pair)))
                .count();
        assertEquals(between, strongest, "no strong link between two who are shown is left out");
        assertTrue(between > 0);
    }

    @Test
    void aSmallGroupHasAllItsLinks() {
        Group small = tangle(12);
        assertEquals(small.pairs().size(), small.map().edges().size());
    }

    @Test
    void everyNeighbourIsReachedByWalkingAlongEdges() {
        GroupMap map = ring(9).map();
        boolean[] reached = new boolean[9];
        List<Integer> open = new ArrayList<>(List.of(0));
        while (!open.isEmpty()) {
            int node = open.removeLast();
            if (!reached[node]) {
                reached[node] = true;
                for (int[] key : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    int next = map.next(node, key[0], key[1]);
                    if (next >= 0) {
                        assertTrue(map.edges().stream()
                                .anyMatch(edge -> edge.from() + edge.to() == node + next
                                        && (edge.from() == node || edge.to() == node)));
                        open.add(next);
                    }
                }
            }
        }
        for (int node = 0; node < reached.length; node++) {
            assertTrue(reached[node], "no way leads to node " + node);
        }
    }

    @Test
    void whatNearlyBelongsHangsOnTheMemberThatItSharesMostWith() {
        List<Pair> own = List.of(pair(1, 2, 80, 70));
        Group group = group(2, own, List.of(own.getFirst(), pair(2, 3, 10, 9)));
        assertEquals(List.of(new GroupMap.Near(0, 1)), group.map().near());
        assertEquals(3, group.map().spots().size());
    }

    /// Documents in a ring, each a pair with the next.
    private static Group ring(int count) {
        List<Pair> pairs = new ArrayList<>();
        for (int id = 1; id < count; id++) {
            pairs.add(pair(id, id + 1, 20 + id * 7 % 70, 20 + id * 3 % 70));
        }
        pairs.add(pair(1, count, 50, 50));
        return group(count, pairs, pairs);
    }

    /// Documents of which each is a pair with each.
    private static Group tangle(int count) {
        List<Pair> pairs = new ArrayList<>();
        for (int left = 1; left <= count; left++) {
            for (int right = left + 1; right <= count; right++) {
                int share = 20 + (left * 31 + right * 17) % 79;
                pairs.add(pair(left, right, share, share));
            }
        }
        return group(count, pairs, pairs);
    }

    private static Group group(int count, List<Pair> own, List<Pair> findings) {
        DocumentsById all = new DocumentsById(LongStream.rangeClosed(1, count + 1L)
                .mapToObj(id -> document(id, "Document " + id))
                .toList());
        return Group.of(GroupRow.of(Connected.of(own), all), findings, all);
    }
}
