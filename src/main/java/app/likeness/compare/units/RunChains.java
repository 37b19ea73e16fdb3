package app.likeness.compare.units;

import java.util.ArrayList;
import java.util.List;

/// Joins runs that follow each other on both sides after small gaps: what becomes one match with a few changes inside.
public final class RunChains {
    /// The widest gap inside a match, on each side, in weight: 40 Han characters or 20 words. A gap may not weigh
    /// more than what is shared around it either, so that two chance phrases do not claim what lies between them.
    static final int GAP = 40;

    private final UnitText left;
    private final UnitText right;
    private final List<List<UnitRun>> chains = new ArrayList<>();
    /// The chains that a later run may still follow.
    private final List<List<UnitRun>> open = new ArrayList<>();

    private RunChains(UnitText left, UnitText right) {
        this.left = left;
        this.right = right;
    }

    /// Chains of `runs`, which are sorted by left; in each chain the runs follow each other on both sides without
    /// overlap: what a run repeats of the one before is cut off.
    public static List<List<UnitRun>> of(List<UnitRun> runs, UnitText left, UnitText right) {
        RunChains chains = new RunChains(left, right);
        runs.forEach(chains::add);
        return chains.chains;
    }

    private void add(UnitRun run) {
        open.removeIf(chain -> chain.getLast().leftEnd() < run.left() && gapLeft(chain, run) > GAP);
        List<UnitRun> best = null;
        int smallest = Integer.MAX_VALUE;
        for (List<UnitRun> chain : open) {
            int gap = gap(chain, run);
            if (gap < smallest) {
                smallest = gap;
                best = chain;
            }
        }
        if (best == null) {
            best = new ArrayList<>();
            chains.add(best);
            open.add(best);
            best.add(run);
        } else {
            best.add(run.without(overlap(best.getLast(), run)));
        }
    }

    private int gapLeft(List<UnitRun> chain, UnitRun run) {
        return left.weight(chain.getLast().leftEnd(), run.left());
    }

    /// The weight of the larger gap between `chain` and `run`, or [Integer#MAX_VALUE] where it does not follow.
    private int gap(List<UnitRun> chain, UnitRun run) {
        UnitRun last = chain.getLast();
        int overlap = overlap(last, run);
        if (overlap >= run.length() || run.left() < last.left() || run.right() < last.right()) {
            return Integer.MAX_VALUE;
        }
        UnitRun rest = run.without(overlap);
        int gap = Math.max(left.weight(last.leftEnd(), rest.left()), right.weight(last.rightEnd(), rest.right()));
        int shared = left.weight(rest.left(), rest.leftEnd());
        for (int i = chain.size() - 1; i >= 0 && shared < GAP; i--) {
            shared += left.weight(chain.get(i).left(), chain.get(i).leftEnd());
        }
        return gap <= Math.min(GAP, shared) ? gap : Integer.MAX_VALUE;
    }

    private static int overlap(UnitRun last, UnitRun run) {
        return Math.max(0, Math.max(last.leftEnd() - run.left(), last.rightEnd() - run.right()));
    }
}
