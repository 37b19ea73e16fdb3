package app.likeness.ui.clusters.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;

/// A group as a graph: members as *nodes*, their pairs as *edges*, and where each node lies. Nodes are numbered from 0;
/// those behind the members are documents that nearly belong. Of a large group there is what can be told apart: from
/// the first member on, always the member that is tied strongest to those who are there already (a maximum spanning
/// tree, Prim 1957), so that nobody is without a link; then the strongest links of all.
///
/// @param places the place in the group of each member, ascending
/// @param edges pairs between the members, weakest first, so that the strongest are drawn last
/// @param near the documents that nearly belong, with the node of the member that each shares most with
/// @param spots where each node lies
public record GroupMap(List<Integer> places, List<Edge> edges, List<Near> near, List<Spot> spots) {
    /// More nodes than these cannot be told apart.
    static final int MOST_MEMBERS = 60;

    /// More lines than these, beside those that tie the members together, are a tangle.
    static final int MOST_EDGES = 120;

    /// So many lines for each node, and the nodes would lie in a heap.
    private static final int DENSE = 3;

    private static final int MOST_NEAR = 6;
    /// The cosine of the widest angle between an arrow key and the edge that it follows.
    private static final double WIDEST = 0.35;

    /// A line between two members.
    ///
    /// @param pair its number in the group
    public record Edge(int from, int to, int pair, double share) {}

    /// A place in the unit square, from the left and from the top.
    public record Spot(double x, double y) {}

    /// A document that nearly belongs, and whom it is nearest to.
    ///
    /// @param index in [Group#near]
    /// @param member the node of the member
    public record Near(int index, int member) {}

    /// The map of a group; the same for the same group. O(pairs log pairs + nodes² × rounds).
    static GroupMap of(Group group) {
        Tree tree = Tree.of(group);
        List<Integer> places = tree.places;
        int[] nodes = new int[group.members().size()];
        Arrays.fill(nodes, -1);
        for (int node = 0; node < places.size(); node++) {
            nodes[places.get(node)] = node;
        }
        int weakest = group.weakest();
        int room = MOST_EDGES - tree.pairs.cardinality();
        List<Edge> edges = new ArrayList<>();
        // The strongest pairs come first.
        for (int pair = 0; pair < group.pairs().size(); pair++) {
            int left = nodes[group.left(pair)];
            int right = nodes[group.right(pair)];
            if (left >= 0 && right >= 0 && (room > 0 || tree.pairs.get(pair) || pair == weakest)) {
                room -= tree.pairs.get(pair) ? 0 : 1;
                edges.add(new Edge(left, right, pair, group.pairs().get(pair).share()));
            }
        }
        Collections.reverse(edges);
        List<Near> near = new ArrayList<>();
        for (int i = 0; i < group.near().size() && near.size() < MOST_NEAR; i++) {
            int member = nodes[group.near().get(i).member()];
            if (member >= 0) {
                near.add(new Near(i, member));
            }
        }
        // Where everybody is tied to everybody, only the ties that hold them together pull: all would heap them up.
        boolean isDense = edges.size() > DENSE * places.size();
        List<Edge> pulling = new ArrayList<>(edges.stream()
                .filter(edge -> !isDense || tree.pairs.get(edge.pair))
                .toList());
        for (int i = 0; i < near.size(); i++) {
            pulling.add(new Edge(places.size() + i, near.get(i).member(), -1, 0));
        }
        return new GroupMap(
                places, List.copyOf(edges), List.copyOf(near), MapLayout.of(places.size() + near.size(), pulling));
    }

    /// The members that are shown, and the pairs that tie them together.
    ///
    /// @param places in the group, ascending
    /// @param pairs by number
    private record Tree(List<Integer> places, BitSet pairs) {
        static Tree of(Group group) {
            List<List<Integer>> pairsOf = new ArrayList<>();
            group.members().forEach(member -> pairsOf.add(new ArrayList<>()));
            for (int pair = 0; pair < group.pairs().size(); pair++) {
                pairsOf.get(group.left(pair)).add(pair);
                pairsOf.get(group.right(pair)).add(pair);
            }
            BitSet in = new BitSet();
            BitSet ties = new BitSet();
            // A smaller number is a stronger pair.
            PriorityQueue<Integer> open = new PriorityQueue<>();
            for (int place = 0; place < group.members().size() && in.cardinality() < MOST_MEMBERS; ) {
                in.set(place);
                open.addAll(pairsOf.get(place));
                while (!open.isEmpty() && in.get(group.left(open.peek())) && in.get(group.right(open.peek()))) {
                    open.remove();
                }
                Integer next = open.poll();
                if (next == null) {
                    // While a scan adds to a group, parts of it may not be tied together yet.
                    place = in.nextClearBit(0);
                } else {
                    ties.set(next);
                    place = in.get(group.left(next)) ? group.right(next) : group.left(next);
                }
            }
            return new Tree(in.stream().boxed().toList(), ties);
        }
    }

    /// The node of the member at a place; -1 when it is not drawn.
    public int nodeOf(int place) {
        return Math.max(-1, Collections.binarySearch(places, place));
    }

    /// The node that an arrow key leads to along an edge: the neighbour that lies most in its direction, a near one
    /// before a far one. -1 when none lies there.
    ///
    /// @param dx 1 to the right, -1 to the left, 0 otherwise
    /// @param dy 1 downwards, -1 upwards, 0 otherwise
    public int next(int node, int dx, int dy) {
        int found = -1;
        double best = 0;
        for (Edge edge : edges) {
            if (edge.from() == node || edge.to() == node) {
                int other = edge.from() == node ? edge.to() : edge.from();
                double right = spots.get(other).x() - spots.get(node).x();
                double down = spots.get(other).y() - spots.get(node).y();
                double length = Math.hypot(right, down);
                double cosine = length == 0 ? 0 : (right * dx + down * dy) / length;
                double value = cosine / (0.2 + length);
                if (cosine >= WIDEST && (found < 0 || value > best)) {
                    found = other;
                    best = value;
                }
            }
        }
        return found;
    }
}
