package app.likeness.compare.align;

import app.likeness.compare.Cancellation;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;

/// Finds what is the very same inside a passage: of the runs that are known the heaviest sequence that ascends on both
/// sides, and between them whatever else is common in order.
final class PassageRuns {
    /// The largest gap, in units of one side × units of the other, that is aligned unit by unit; what a larger one
    /// holds is changed text.
    private static final int LARGEST_GAP = 250_000;

    private final UnitText left;
    private final GapAligner gaps;
    private final List<UnitRun> known;
    /// The largest left end of all known runs up to each: where to begin to look.
    private final int[] reach;

    private final BooleanSupplier cancelled;

    /// @param known common runs of the two texts
    /// @param cancelled asked for each gap
    PassageRuns(UnitText left, UnitText right, List<UnitRun> known, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        this.left = left;
        this.gaps = new GapAligner(left, right);
        this.known = known.stream()
                .sorted(Comparator.comparingInt(UnitRun::left).thenComparingInt(UnitRun::right))
                .toList();
        this.reach = new int[known.size()];
        for (int i = 0; i < reach.length; i++) {
            reach[i] = Math.max(i == 0 ? 0 : reach[i - 1], this.known.get(i).leftEnd());
        }
    }

    /// @param runs in order on both sides, not overlapping
    /// @param inOrder the share of what known runs have in the passage that is in order, 0…1
    record Found(List<UnitRun> runs, double inOrder) {}

    /// The runs inside `passage`. O(runs × log(runs) + [#LARGEST_GAP] × gaps).
    Found in(Block passage) {
        List<UnitRun> inside = inside(passage);
        List<UnitRun> anchors = ascending(inside);
        List<UnitRun> runs = new ArrayList<>();
        UnitRun last = new UnitRun(passage.left(), passage.right(), 0);
        for (UnitRun anchor : anchors) {
            addBetween(last, anchor, runs);
            runs.add(anchor);
            last = anchor;
        }
        addBetween(last, new UnitRun(passage.leftEnd(), passage.rightEnd(), 0), runs);
        int all = weight(inside);
        return new Found(MatchBuilder.merged(runs), all == 0 ? 1 : (double) weight(anchors) / all);
    }

    private void addBetween(UnitRun last, UnitRun next, List<UnitRun> runs) {
        long area = (long) (next.left() - last.leftEnd()) * (next.right() - last.rightEnd());
        Cancellation.check(cancelled);
        if (area > 0 && area <= LARGEST_GAP) {
            runs.addAll(gaps.between(last, next));
        }
    }

    private int weight(List<UnitRun> runs) {
        return runs.stream()
                .mapToInt(run -> left.weight(run.left(), run.leftEnd()))
                .sum();
    }

    /// The parts of known runs that lie in the passage on both sides.
    private List<UnitRun> inside(Block passage) {
        List<UnitRun> inside = new ArrayList<>();
        for (int i = firstBehind(passage.left());
                i < reach.length && known.get(i).left() < passage.leftEnd();
                i++) {
            UnitRun run = known.get(i);
            int before = Math.max(0, Math.max(passage.left() - run.left(), passage.right() - run.right()));
            int behind = Math.max(0, Math.max(run.leftEnd() - passage.leftEnd(), run.rightEnd() - passage.rightEnd()));
            int length = run.length() - before - behind;
            if (length > 0) {
                inside.add(new UnitRun(run.left() + before, run.right() + before, length));
            }
        }
        return inside;
    }

    /// The first known run that may end behind `unit`.
    private int firstBehind(int unit) {
        int found = Arrays.binarySearch(reach, unit + 1);
        int first = found >= 0 ? found : -found - 1;
        while (first > 0 && reach[first - 1] > unit) {
            first--;
        }
        return first;
    }

    /// The heaviest sequence of `runs`, sorted by left, that follow each other without overlap on both sides.
    private List<UnitRun> ascending(List<UnitRun> runs) {
        int[] ends =
                runs.stream().mapToInt(UnitRun::rightEnd).sorted().distinct().toArray();
        // A Fenwick tree: of the runs that end on the right at most at an index, the one with the heaviest sequence.
        int[] tree = new int[ends.length + 1];
        Arrays.fill(tree, -1);
        long[] weights = new long[runs.size()];
        int[] previous = new int[runs.size()];
        PriorityQueue<Integer> waiting = new PriorityQueue<>(
                Comparator.<Integer>comparingInt(run -> runs.get(run).leftEnd())
                        .thenComparing(Comparator.naturalOrder()));
        int best = -1;
        for (int i = 0; i < weights.length; i++) {
            UnitRun run = runs.get(i);
            while (!waiting.isEmpty() && runs.get(waiting.element()).leftEnd() <= run.left()) {
                int ended = waiting.remove();
                int rank = Arrays.binarySearch(ends, runs.get(ended).rightEnd());
                for (int at = rank + 1; at < tree.length; at += at & -at) {
                    tree[at] = heavier(tree[at], ended, weights);
                }
            }
            previous[i] = -1;
            int rank = Arrays.binarySearch(ends, run.right());
            for (int at = rank >= 0 ? rank + 1 : -rank - 1; at > 0; at -= at & -at) {
                previous[i] = heavier(previous[i], tree[at], weights);
            }
            weights[i] = left.weight(run.left(), run.leftEnd()) + (previous[i] < 0 ? 0 : weights[previous[i]]);
            best = heavier(best, i, weights);
            waiting.add(i);
        }
        List<UnitRun> sequence = new ArrayList<>();
        for (int at = best; at >= 0; at = previous[at]) {
            sequence.add(runs.get(at));
        }
        return sequence.reversed();
    }

    private static int heavier(int first, int second, long[] weights) {
        if (first < 0 || second < 0) {
            return Math.max(first, second);
        }
        return weights[second] > weights[first] ? second : first;
    }
}
