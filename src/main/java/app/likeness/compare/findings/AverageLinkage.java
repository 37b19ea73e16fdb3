package app.likeness.compare.findings;

import app.likeness.compare.DisjointSets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;

/// Joins members to sets by average linkage (Sokal and Michener 1958): the two sets with the strongest links between
/// their members, those without a link counted as 0, are joined as long as that is strong enough. One link between two
/// texts with their copies joins nothing then. What is nearly the same is joined first, whatever else it is linked to.
/// Deterministic. O(links · log links) for each time that the smaller part of a join is moved.
final class AverageLinkage {
    /// The average from which on two sets are one: a paragraph of two essays, or a page of two papers.
    private static final double LEAST = 0.1;

    /// Links as strong as this join at once.
    private static final double SAME = 0.6;

    /// A member has no more than so many partners: of a larger set not all links are known.
    private static final long PARTNERS = 100;

    /// Strengths are added as whole numbers of this size, so that their order does not matter.
    private static final double UNIT = 1 << 20;

    private final DisjointSets sets;
    /// By set its links to others, by their numbers.
    private final List<Map<Integer, Long>> links = new ArrayList<>();

    private final int[] sizes;
    private final PriorityQueue<Join> joins = new PriorityQueue<>(STRONGEST_FIRST);

    /// Two sets and what their link came to when it was last looked at; it comes to less where they have grown since.
    private record Join(double average, int left, int right) {}

    private static final Comparator<Join> STRONGEST_FIRST = Comparator.comparingDouble(Join::average)
            .reversed()
            .thenComparingInt(Join::left)
            .thenComparingInt(Join::right);

    /// @param strengths of the links between `lefts` and `rights`, 0…1
    private AverageLinkage(int members, int[] lefts, int[] rights, double[] strengths) {
        sets = new DisjointSets(members);
        sizes = new int[members];
        for (int i = 0; i < lefts.length; i++) {
            if (strengths[i] >= SAME) {
                sets.unite(lefts[i], rights[i]);
            }
        }
        for (int member = 0; member < members; member++) {
            links.add(new HashMap<>());
            sizes[sets.find(member)]++;
        }
        for (int i = 0; i < lefts.length; i++) {
            int left = sets.find(lefts[i]);
            int right = sets.find(rights[i]);
            if (left != right) {
                long strength = Math.round(strengths[i] * UNIT);
                links.get(left).merge(right, strength, Long::sum);
                links.get(right).merge(left, strength, Long::sum);
            }
        }
        for (int set = 0; set < members; set++) {
            for (int other : links.get(set).keySet()) {
                if (set < other) {
                    offer(set, other, average(set, other));
                }
            }
        }
    }

    /// The sets of `members` that are linked so.
    ///
    /// @param lefts by link one member
    /// @param rights by link the other one
    /// @param strengths by link 0…1
    static DisjointSets of(int members, int[] lefts, int[] rights, double[] strengths) {
        var linkage = new AverageLinkage(members, lefts, rights, strengths);
        linkage.join();
        return linkage.sets;
    }

    private void join() {
        while (!joins.isEmpty()) {
            Join join = joins.remove();
            if (sets.find(join.left) == join.left && sets.find(join.right) == join.right) {
                double now = average(join.left, join.right);
                if (now >= join.average) {
                    join(join.left, join.right);
                } else {
                    offer(join.left, join.right, now);
                }
            }
        }
    }

    private void join(int left, int right) {
        int size = sizes[left] + sizes[right];
        sets.unite(left, right);
        int into = sets.find(left);
        int from = into == left ? right : left;
        Map<Integer, Long> kept = links.get(into);
        Map<Integer, Long> moved = links.get(from);
        kept.remove(from);
        moved.remove(into);
        moved.forEach((other, strength) -> {
            kept.merge(other, strength, Long::sum);
            Map<Integer, Long> back = links.get(other);
            back.remove(from);
            back.merge(into, strength, Long::sum);
        });
        links.set(from, Map.of());
        sizes[into] = size;
        for (int other : moved.keySet()) {
            offer(into, other, average(into, other));
        }
    }

    private double average(int one, int other) {
        long most = Math.max(sizes[one], sizes[other]);
        long all = Math.min((long) sizes[one] * sizes[other], PARTNERS * most);
        return Objects.requireNonNull(links.get(one).get(other)) / UNIT / all;
    }

    private void offer(int one, int other, double average) {
        if (average >= LEAST) {
            joins.add(new Join(average, Math.min(one, other), Math.max(one, other)));
        }
    }
}
