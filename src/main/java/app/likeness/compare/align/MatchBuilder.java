package app.likeness.compare.align;

import app.likeness.compare.Cancellation;
import app.likeness.compare.units.CommonRuns;
import app.likeness.compare.units.RunChains;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;

/// From common runs to the runs of each match: chained, filtered by weight, with gaps and edges filled in.
final class MatchBuilder {
    /// How many units are looked at beyond the edge of a match at a time.
    private static final int EDGE = 24;

    /// A passage that stands once in one text and several times in the other is matched again from twice the least
    /// weight on; names and phrases that either text merely repeats are not.
    private static final int COPY = 2;

    private final UnitText left;
    private final UnitText right;
    private final int leastWeight;
    private final GapAligner gaps;
    private final boolean[] takenLeft;
    private final boolean[] takenRight;
    private final List<UnitRun> runs = new ArrayList<>();

    MatchBuilder(UnitText left, UnitText right, int leastWeight) {
        this.left = left;
        this.right = right;
        this.leastWeight = leastWeight;
        this.gaps = new GapAligner(left, right);
        this.takenLeft = new boolean[left.units()];
        this.takenRight = new boolean[right.units()];
    }

    /// Of each match its runs: in order on both sides, not overlapping, no two of them adjacent on both sides.
    ///
    /// @param cancelled asked now and then
    List<List<UnitRun>> chains(BooleanSupplier cancelled) {
        CommonRuns.Found found = CommonRuns.of(left, right, cancelled);
        runs.addAll(found.fromLeft());
        runs.addAll(found.fromRight());
        List<List<UnitRun>> proposed = new ArrayList<>(RunChains.of(found.fromLeft(), left, right));
        List<UnitRun> mirrored =
                found.fromRight().stream().map(UnitRun::mirrored).toList();
        for (List<UnitRun> chain : RunChains.of(mirrored, right, left)) {
            proposed.add(chain.stream().map(UnitRun::mirrored).toList());
        }
        // The heaviest first: what a lighter one repeats is then known. The sort keeps the order of equals.
        proposed.sort(Comparator.comparingInt(this::weight).reversed());
        List<List<UnitRun>> chains = new ArrayList<>();
        for (List<UnitRun> chain : proposed) {
            if (weight(chain) >= (isRepeated(chain) ? COPY * leastWeight : leastWeight)) {
                chain.forEach(this::take);
                chains.add(chain);
            }
        }
        chains.replaceAll(chain -> merged(withEdges(withGaps(chain, cancelled))));
        return chains;
    }

    /// All common runs that [#chains] began with.
    List<UnitRun> runs() {
        return runs;
    }

    private int weight(List<UnitRun> chain) {
        int weight = 0;
        for (UnitRun run : chain) {
            weight += left.weight(run.left(), run.leftEnd());
        }
        return weight;
    }

    /// Whether more than half of a chain belongs to heavier matches already, on the left or on the right.
    private boolean isRepeated(List<UnitRun> chain) {
        int units = 0;
        int repeatedLeft = 0;
        int repeatedRight = 0;
        for (UnitRun run : chain) {
            units += run.length();
            for (int i = 0; i < run.length(); i++) {
                repeatedLeft += takenLeft[run.left() + i] ? 1 : 0;
                repeatedRight += takenRight[run.right() + i] ? 1 : 0;
            }
        }
        return 2 * Math.max(repeatedLeft, repeatedRight) > units;
    }

    private void take(UnitRun run) {
        Arrays.fill(takenLeft, run.left(), run.leftEnd(), true);
        Arrays.fill(takenRight, run.right(), run.rightEnd(), true);
    }

    private List<UnitRun> withGaps(List<UnitRun> chain, BooleanSupplier cancelled) {
        List<UnitRun> runs = new ArrayList<>();
        for (UnitRun run : chain) {
            Cancellation.check(cancelled);
            if (!runs.isEmpty()) {
                runs.addAll(gaps.between(runs.getLast(), run));
            }
            runs.add(run);
        }
        return runs;
    }

    private List<UnitRun> withEdges(List<UnitRun> chain) {
        List<UnitRun> runs = new ArrayList<>(chain);
        for (List<UnitRun> more = behind(runs.getLast()); !more.isEmpty(); more = behind(runs.getLast())) {
            more.forEach(this::take);
            runs.addAll(more);
        }
        for (List<UnitRun> more = before(runs.getFirst()); !more.isEmpty(); more = before(runs.getFirst())) {
            more.forEach(this::take);
            runs.addAll(0, more);
        }
        return runs;
    }

    private List<UnitRun> behind(UnitRun last) {
        int rows = free(takenLeft, last.leftEnd(), 1);
        int columns = free(takenRight, last.rightEnd(), 1);
        return rows == 0 || columns == 0 ? List.of() : gaps.behind(last, rows, columns);
    }

    private List<UnitRun> before(UnitRun first) {
        int rows = free(takenLeft, first.left() - 1, -1);
        int columns = free(takenRight, first.right() - 1, -1);
        return rows == 0 || columns == 0 ? List.of() : gaps.before(first, rows, columns);
    }

    /// How many units from `unit` on, at most [#EDGE], belong to no match.
    private static int free(boolean[] taken, int unit, int step) {
        int free = 0;
        for (int at = unit; free < EDGE && at >= 0 && at < taken.length && !taken[at]; at += step) {
            free++;
        }
        return free;
    }

    static List<UnitRun> merged(List<UnitRun> runs) {
        List<UnitRun> merged = new ArrayList<>();
        for (UnitRun run : runs) {
            UnitRun last = merged.isEmpty() ? null : merged.getLast();
            if (last != null && last.leftEnd() == run.left() && last.rightEnd() == run.right()) {
                merged.set(merged.size() - 1, new UnitRun(last.left(), last.right(), last.length() + run.length()));
            } else {
                merged.add(run);
            }
        }
        return merged;
    }
}
