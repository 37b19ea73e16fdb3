package app.likeness.compare.align;

import app.likeness.compare.Match;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.SharedStretches;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Gives what was found its final extent: it grows over its edges ([EdgeGrowth]), what lies inside another is dropped,
/// pieces of one edited copy are joined, and what one side put in is cut out ([Insertions]).
final class MatchShaper {
    /// A passage of which less of the known runs is in order was reordered.
    private static final double IN_ORDER = 0.7;

    private static final Comparator<Found> OUTER_FIRST = Comparator.comparingInt(
                    (Found each) -> each.block().left())
            .thenComparing(each -> -each.block().leftEnd())
            .thenComparing(each -> each.block().right())
            .thenComparing(each -> -each.block().rightEnd());

    private final PassageRuns runs;
    private final EdgeGrowth growth;
    private final Insertions insertions;
    private final boolean joins;

    /// What becomes a match.
    ///
    /// @param runs what is the very same in it, in order on both sides
    record Found(Block block, Match.Kind kind, List<UnitRun> runs) {
        /// What is found exactly: from the first to the last of `runs`.
        static Found exactly(List<UnitRun> runs) {
            UnitRun first = runs.getFirst();
            UnitRun last = runs.getLast();
            Block block = new Block(first.left(), last.leftEnd(), first.right(), last.rightEnd());
            return new Found(block, kind(block, runs), runs);
        }

        private static Match.Kind kind(Block block, List<UnitRun> runs) {
            boolean isSame = runs.size() == 1
                    && runs.getFirst().length() == block.leftLength()
                    && runs.getFirst().length() == block.rightLength();
            return isSame ? Match.Kind.SAME : Match.Kind.EDITED;
        }

        private boolean isSummary() {
            return kind == Match.Kind.SUMMARISED;
        }
    }

    /// @param known common runs of the two texts
    /// @param joins whether pieces that follow each other become one: those of texts of characters
    /// @param cancelled asked for each passage
    MatchShaper(UnitText left, UnitText right, List<UnitRun> known, boolean joins, BooleanSupplier cancelled) {
        this.runs = new PassageRuns(left, right, known, cancelled);
        this.growth = new EdgeGrowth(left, right);
        this.insertions = new Insertions(left, right);
        this.joins = joins;
    }

    /// What is found in `block` by its sentences.
    Found in(Block block, boolean isSummary) {
        PassageRuns.Found inside = runs.in(block);
        Match.Kind kind = isSummary
                ? Match.Kind.SUMMARISED
                : inside.inOrder() < IN_ORDER ? Match.Kind.REORDERED : Found.kind(block, inside.runs());
        return new Found(block, kind, inside.runs());
    }

    /// All that remains of `found`, by the left text. O(units grown over + found²) at worst, where many lie in the
    /// same place of the left text.
    List<Found> shaped(List<Found> found) {
        List<Found> sorted = found.stream().map(this::grown).sorted(OUTER_FIRST).toList();
        List<Found> outer = new ArrayList<>();
        for (Found each : sorted) {
            if (!isInside(each.block(), outer)) {
                addJoined(each, outer);
            }
        }
        return outer.stream().flatMap(each -> parts(each).stream()).toList();
    }

    private Found grown(Found each) {
        if (each.kind() != Match.Kind.EDITED || each.runs().isEmpty()) {
            return each;
        }
        Block block =
                growth.grown(each.block(), each.runs().getFirst(), each.runs().getLast());
        return block.equals(each.block()) ? each : in(block, false);
    }

    private static boolean isInside(Block block, List<Found> outer) {
        for (int i = outer.size() - 1; i >= 0; i--) {
            if (outer.get(i).block().contains(block)) {
                return true;
            }
        }
        return false;
    }

    /// Adds `next`, as one with those before that it continues.
    private void addJoined(Found next, List<Found> outer) {
        Found last = next;
        while (!outer.isEmpty() && isContinued(outer.getLast(), last)) {
            last = in(outer.removeLast().block().with(last.block()), false);
        }
        outer.add(last);
    }

    private boolean isContinued(Found one, Found next) {
        return joins && !one.isSummary() && !next.isSummary() && SharedStretches.follows(one.block(), next.block());
    }

    /// Without what one side put in; the long side of a summary is nothing but that.
    private List<Found> parts(Found each) {
        if (each.isSummary()) {
            return List.of(each);
        }
        List<Found> parts = new ArrayList<>();
        for (Insertions.Part part : insertions.without(each.block(), each.runs())) {
            Match.Kind kind = each.kind() == Match.Kind.REORDERED ? each.kind() : Found.kind(part.block(), part.runs());
            parts.add(new Found(part.block(), kind, part.runs()));
        }
        return parts;
    }
}
