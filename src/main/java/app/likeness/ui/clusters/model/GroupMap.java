package app.likeness.ui.clusters.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// A group as a graph: its strongest members as *nodes*, their pairs as *edges*, and where each node lies. Nodes are
/// numbered from 0; those behind the members are documents that nearly belong.
///
/// @param places the place in the group of each member, ascending
/// @param edges the pairs between the members, weakest first, so that the strongest are drawn last
/// @param near the documents that nearly belong, with the node of the member that each shares most with
/// @param spots where each node lies
public record GroupMap(List<Integer> places, List<Edge> edges, List<Near> near, List<Spot> spots) {
    /// More nodes than these cannot be told apart.
    static final int MOST_MEMBERS = 60;

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

    /// The map of a group; the same for the same group. O(members log members + pairs + nodes² × rounds).
    static GroupMap of(Group group) {
        List<Integer> places = strongest(group);
        int[] nodes = new int[group.members().size()];
        Arrays.fill(nodes, -1);
        for (int node = 0; node < places.size(); node++) {
            nodes[places.get(node)] = node;
        }
        List<Edge> edges = new ArrayList<>();
        for (int pair = group.pairs().size() - 1; pair >= 0; pair--) {
            int left = nodes[group.left(pair)];
            int right = nodes[group.right(pair)];
            if (left >= 0 && right >= 0) {
                edges.add(new Edge(left, right, pair, group.pairs().get(pair).share()));
            }
        }
        List<Near> near = new ArrayList<>();
        for (int i = 0; i < group.near().size() && near.size() < MOST_NEAR; i++) {
            int member = nodes[group.near().get(i).member()];
            if (member >= 0) {
                near.add(new Near(i, member));
            }
        }
        List<Edge> pulling = new ArrayList<>(edges);
        for (int i = 0; i < near.size(); i++) {
            pulling.add(new Edge(places.size() + i, near.get(i).member(), -1, 0));
        }
        return new GroupMap(
                places, List.copyOf(edges), List.copyOf(near), MapLayout.of(places.size() + near.size(), pulling));
    }

    /// The members with the largest shares, the first always among them.
    private static List<Integer> strongest(Group group) {
        return IntStream.range(0, group.members().size())
                .boxed()
                .sorted(Comparator.comparing((Integer place) -> place != 0)
                        .thenComparing(place -> -group.members().get(place).shared())
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST_MEMBERS)
                .sorted()
                .toList();
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
