package app.likeness.compare.units;

import app.likeness.compare.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Finds runs of common units so that every unit of either text that stands in a common gram is inside a run.
///
/// The left text is read from its start. At the first gram that is not yet covered and occurs in the right text, the
/// longest run from there is taken, but a run that continues where the last one ended is preferred to one elsewhere up
/// to twice as long. Then what the right text has in common and no run covers (what it has twice and the left text
/// once) is found the same way from the other side. Runs are maximal to their right; neighbours may overlap by less
/// than a gram.
///
/// Of a gram that occurs often, at most [#TRIED] occurrences are tried, those nearest to where the last run leads. So
/// the work is O(units × [#TRIED]) however often a text repeats itself, and coverage is complete all the same; what is
/// not guaranteed then is that a run is the longest possible one.
public final class CommonRuns {
    static final int TRIED = 16;

    /// How far, in weight, a run may begin behind the last one and still continue it.
    private static final int NEAR = 2 * RunChains.GAP;

    /// How many units are compared between two questions whether to stop.
    private static final int BETWEEN_CHECKS = 1 << 12;

    private final UnitText left;
    private final UnitText right;
    private final BooleanSupplier cancelled;
    private final GramIndex own;
    private final GramIndex index;
    /// By number of a gram of the left text its number in the right one.
    private final int[] there;
    /// By number of a gram of the right text whether the left one is known to have it.
    private final boolean[] common;

    private long comparisons;
    private long nextCheck;

    private CommonRuns(UnitText left, UnitText right, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        this.left = left;
        this.right = right;
        this.own = left.gramIndex();
        this.index = right.gramIndex();
        this.there = own.different().in(index.different());
        this.common = new boolean[index.different().size()];
    }

    /// What was found, and how many units were compared to find it.
    ///
    /// @param fromLeft sorted by left
    /// @param fromRight only what covers more of the right text, sorted by right
    public record Found(List<UnitRun> fromLeft, List<UnitRun> fromRight, long comparisons) {}

    /// The runs of units that two texts have in common.
    ///
    /// @param cancelled asked now and then
    public static Found of(UnitText left, UnitText right, BooleanSupplier cancelled) {
        CommonRuns forward = new CommonRuns(left, right, cancelled);
        List<UnitRun> fromLeft = forward.runs(new boolean[left.units()]);
        boolean[] covered = new boolean[right.units()];
        for (UnitRun run : fromLeft) {
            Arrays.fill(covered, run.right(), run.rightEnd(), true);
        }
        if (!forward.leavesOpen(covered)) {
            return new Found(fromLeft, List.of(), forward.comparisons);
        }
        CommonRuns backward = new CommonRuns(right, left, cancelled);
        List<UnitRun> fromRight = new ArrayList<>();
        for (UnitRun run : backward.runs(covered)) {
            fromRight.add(run.mirrored());
        }
        return new Found(fromLeft, fromRight, forward.comparisons + backward.comparisons);
    }

    /// Runs that cover all common grams of the left text which are not `covered` already.
    private List<UnitRun> runs(boolean[] covered) {
        List<UnitRun> runs = new ArrayList<>();
        UnitRun last = new UnitRun(0, 0, 0);
        int firstOpen = 0;
        for (int gram = 0; gram < left.grams().size(); gram++) {
            comparisons++;
            if (comparisons >= nextCheck) {
                Cancellation.check(cancelled);
                nextCheck = comparisons + BETWEEN_CHECKS;
            }
            int end = left.grams().endUnit(gram);
            // The first unit of the gram that no run covers; it never moves back.
            firstOpen = Math.max(firstOpen, Math.max(gram, last.leftEnd()));
            while (firstOpen < end && covered[firstOpen]) {
                firstOpen++;
            }
            int number = firstOpen < end ? there[own.numberAt(gram)] : NumberedHashes.NONE;
            if (number == NumberedHashes.NONE) {
                continue;
            }
            common[number] = true;
            if (gram >= last.leftEnd() || !goesOn(last)) {
                UnitRun best = best(gram, number, last);
                if (!best.equals(last)) {
                    runs.add(best);
                    last = best;
                    mark(best);
                }
            }
        }
        return runs;
    }

    /// Notes that the left text has the grams of `run`.
    private void mark(UnitRun run) {
        for (int gram = run.right();
                gram < right.grams().size() && right.grams().endUnit(gram) <= run.rightEnd();
                gram++) {
            common[index.numberAt(gram)] = true;
        }
    }

    /// Whether a gram of the right text that the left one has is not wholly `covered`.
    private boolean leavesOpen(boolean[] covered) {
        int firstOpen = 0;
        for (int gram = 0; gram < right.grams().size(); gram++) {
            firstOpen = Math.max(firstOpen, gram);
            while (firstOpen < right.grams().endUnit(gram) && covered[firstOpen]) {
                firstOpen++;
            }
            if (firstOpen < right.grams().endUnit(gram) && common[index.numberAt(gram)]) {
                return true;
            }
        }
        return false;
    }

    /// Whether the text goes on right behind `last` after an insertion on the right: then the grams that begin
    /// inside `last` are not looked for elsewhere, where a text that repeats itself has them, too.
    private boolean goesOn(UnitRun last) {
        int number = last.leftEnd() < left.grams().size() ? there[own.numberAt(last.leftEnd())] : NumberedHashes.NONE;
        if (number == NumberedHashes.NONE) {
            return false;
        }
        int occurrence = index.occurrenceFrom(number, last.rightEnd());
        return occurrence < index.count(number) && continues(last.leftEnd(), index.place(number, occurrence), last);
    }

    /// The best run from unit `start`, whose gram the right text has as `number`; `last` when there is none after
    /// all.
    private UnitRun best(int start, int number, UnitRun last) {
        int expected = last.rightEnd() + start - last.leftEnd();
        int nearest = index.occurrenceFrom(number, expected);
        int from = Math.max(0, Math.min(nearest - TRIED / 2, index.count(number) - TRIED));
        int to = Math.min(index.count(number), from + TRIED);
        UnitRun longest = last;
        UnitRun next = last;
        int longestLength = 0;
        int nextLength = 0;
        for (int occurrence = from; occurrence < to; occurrence++) {
            int place = index.place(number, occurrence);
            int length = length(start, place);
            boolean closer = Math.abs(place - expected) < Math.abs(longest.right() - expected);
            if (length > longestLength || (length == longestLength && closer)) {
                longest = new UnitRun(start, place, length);
                longestLength = length;
            }
            if (length > nextLength && continues(start, place, last)) {
                next = new UnitRun(start, place, length);
                nextLength = length;
            }
        }
        return 2 * nextLength >= longestLength ? next : longest;
    }

    private boolean continues(int start, int place, UnitRun last) {
        return last.length() > 0
                && place > last.right()
                && left.weight(Math.min(last.leftEnd(), start), start) <= NEAR
                && right.weight(Math.min(last.rightEnd(), place), place) <= NEAR;
    }

    private int length(int start, int place) {
        int most = Math.min(left.units() - start, right.units() - place);
        int length = 0;
        while (length < most && left.unit(start + length) == right.unit(place + length)) {
            length++;
        }
        comparisons += length + 1;
        return length;
    }
}
