package app.likeness.compare.align;

import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Cuts out of a match what one side put in: a sentence or more that the other side has nothing for.
///
/// A match is one stretch of each text, so whatever is inside counts as shared. Words that were replaced, left out or
/// moved belong there; a sentence of one's own between two copied ones does not. It shows as a gap between two runs
/// that is long on one side and next to nothing on the other, and whose units the other side does not have elsewhere
/// in the match either, as it would if they had been moved. Where much is changed such gaps come by chance, so a match
/// is only cut where it is mostly the very same otherwise.
///
/// Example: of `a b c X d e f` and `a b c d e f`, X being a sentence, the matches are `a b c` and `d e f`.
final class Insertions {
    /// What is put in weighs at least so much more than what faces it: eight words, or twenty-four characters of
    /// scripts written without spaces.
    private static final int LEAST_OF_WORDS = 16;

    private static final int LEAST = 24;

    /// What faces it weighs at most so large a share of it.
    private static final double FACING = 0.3;

    /// At most so large a share of its characters may stand elsewhere on the other side.
    private static final double ELSEWHERE = 0.35;

    /// The share that is the very same, what was put in not counted, from which on a match is cut.
    private static final double DENSE = 0.8;

    private final UnitText left;
    private final UnitText right;

    Insertions(UnitText left, UnitText right) {
        this.left = left;
        this.right = right;
    }

    /// A part of a match with what is the very same in it.
    record Part(Block block, List<UnitRun> runs) {}

    /// What of a match remains: the whole where nothing was put in. A part of which less than
    /// [Aligner#LEAST_WEIGHT] is the same is none. O(units of the match).
    ///
    /// @param runs in order on both sides, inside `block`
    List<Part> without(Block block, List<UnitRun> runs) {
        List<Part> parts = new ArrayList<>();
        if (isDense(block, runs)) {
            Rest rest = new Rest(block, runs);
            int first = 0;
            Block part = block;
            for (int i = 1; i < runs.size(); i++) {
                UnitRun last = runs.get(i - 1);
                UnitRun next = runs.get(i);
                if (isOneSided(last, next) && !rest.hasCounterpart(last, next)) {
                    Block ended = new Block(part.left(), last.leftEnd(), part.right(), last.rightEnd());
                    add(ended, runs.subList(first, i), parts);
                    part = new Block(next.left(), block.leftEnd(), next.right(), block.rightEnd());
                    first = i;
                }
            }
            add(part, runs.subList(first, runs.size()), parts);
        }
        return parts.isEmpty() ? List.of(new Part(block, runs)) : parts;
    }

    private void add(Block block, List<UnitRun> runs, List<Part> parts) {
        if (same(runs) >= Aligner.LEAST_WEIGHT) {
            parts.add(new Part(block, List.copyOf(runs)));
        }
    }

    private int same(List<UnitRun> runs) {
        int same = 0;
        for (UnitRun run : runs) {
            same += left.weight(run.left(), run.leftEnd());
        }
        return same;
    }

    /// Whether anything may be cut: there is a gap with one long side, and without such gaps both sides are mostly
    /// the same.
    private boolean isDense(Block block, List<UnitRun> runs) {
        int spanLeft = left.weight(block.left(), block.leftEnd());
        int spanRight = right.weight(block.right(), block.rightEnd());
        boolean hasGap = false;
        for (int i = 1; i < runs.size(); i++) {
            UnitRun last = runs.get(i - 1);
            UnitRun next = runs.get(i);
            if (isOneSided(last, next)) {
                spanLeft -= left.weight(last.leftEnd(), next.left());
                spanRight -= right.weight(last.rightEnd(), next.right());
                hasGap = true;
            }
        }
        return hasGap && same(runs) >= DENSE * Math.max(spanLeft, spanRight);
    }

    private boolean isOneSided(UnitRun last, UnitRun next) {
        int gapLeft = left.weight(last.leftEnd(), next.left());
        int gapRight = right.weight(last.rightEnd(), next.right());
        int longer = Math.max(gapLeft, gapRight);
        int shorter = Math.min(gapLeft, gapRight);
        int units = gapLeft > gapRight ? next.left() - last.leftEnd() : next.right() - last.rightEnd();
        // A word weighs 2, so the weight beyond the units is the number of words.
        int least = 2 * (longer - units) > units ? LEAST_OF_WORDS : LEAST;
        return longer - shorter >= least && shorter <= FACING * longer;
    }

    /// What a match has outside its runs.
    private final class Rest {
        /// By unit how often.
        private final Map<Long, Integer> onLeft = new HashMap<>();

        private final Map<Long, Integer> onRight = new HashMap<>();

        Rest(Block block, List<UnitRun> runs) {
            UnitRun last = new UnitRun(block.left(), block.right(), 0);
            for (UnitRun run : runs) {
                count(last, run);
                last = run;
            }
            count(last, new UnitRun(block.leftEnd(), block.rightEnd(), 0));
        }

        private void count(UnitRun last, UnitRun next) {
            count(left, last.leftEnd(), next.left(), onLeft);
            count(right, last.rightEnd(), next.right(), onRight);
        }

        private static void count(UnitText text, int from, int to, Map<Long, Integer> counts) {
            for (int unit = from; unit < to; unit++) {
                counts.merge(text.unit(unit), 1, Integer::sum);
            }
        }

        /// Whether what stands between two runs on the side where it is longer stands on the other side, too,
        /// in whatever order.
        boolean hasCounterpart(UnitRun last, UnitRun next) {
            int gapLeft = left.weight(last.leftEnd(), next.left());
            int gapRight = right.weight(last.rightEnd(), next.right());
            return gapLeft > gapRight
                    ? has(onRight, left, last.leftEnd(), next.left())
                    : has(onLeft, right, last.rightEnd(), next.right());
        }

        private static boolean has(Map<Long, Integer> other, UnitText text, int from, int to) {
            Map<Long, Integer> used = new HashMap<>();
            int found = 0;
            for (int unit = from; unit < to; unit++) {
                long key = text.unit(unit);
                if (used.merge(key, 1, Integer::sum) <= other.getOrDefault(key, 0)) {
                    found += text.characters(unit, unit + 1);
                }
            }
            return found > ELSEWHERE * text.characters(from, to);
        }
    }
}
