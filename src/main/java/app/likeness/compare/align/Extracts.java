package app.likeness.compare.align;

import app.likeness.compare.Match;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Joins what was taken out of one text sentence by sentence and stands together in the other to one summary: pieces
/// that follow each other closely on one side, and in the same order, but farther apart, on the other.
///
/// Example: who copies every fifth sentence of a chapter into a paragraph has made one passage, not ten. Longer
/// stretches are passages of their own.
final class Extracts {
    /// How far apart pieces stand at most on the side where they are together, in folded characters.
    private static final int CLOSE = 60;

    /// How many folded characters they make up there at most: a paragraph.
    private static final int MOST = 600;

    /// How many times as many the other side has at least.
    private static final double RATIO = 1.5;

    private final UnitText left;
    private final UnitText right;

    Extracts(UnitText left, UnitText right) {
        this.left = left;
        this.right = right;
    }

    /// `found` with such pieces joined, in no order. O(found × log found).
    List<MatchShaper.Found> joined(List<MatchShaper.Found> found) {
        return joined(joined(found, /* onRight= */ false), /* onRight= */ true);
    }

    /// @param onRight whether the pieces stand together on the right side
    private List<MatchShaper.Found> joined(List<MatchShaper.Found> found, boolean onRight) {
        List<MatchShaper.Found> sorted = found.stream()
                .sorted(Comparator.comparingInt(
                        each -> onRight ? each.block().right() : each.block().left()))
                .toList();
        List<MatchShaper.Found> joined = new ArrayList<>();
        int from = 0;
        for (int to = 1; to <= sorted.size(); to++) {
            if (to == sorted.size()
                    || !follows(sorted.get(to - 1).block(), sorted.get(to).block(), onRight)) {
                List<MatchShaper.Found> pieces = sorted.subList(from, to);
                if (pieces.size() > 1 && isDrawnOut(hull(pieces), onRight)) {
                    joined.add(summary(pieces));
                } else {
                    joined.addAll(pieces);
                }
                from = to;
            }
        }
        return joined;
    }

    private boolean follows(Block one, Block next, boolean onRight) {
        return onRight
                ? next.left() >= one.leftEnd()
                        && next.rightEnd() > one.rightEnd()
                        && gap(right, one.rightEnd(), next.right()) <= CLOSE
                : next.right() >= one.rightEnd()
                        && next.leftEnd() > one.leftEnd()
                        && gap(left, one.leftEnd(), next.left()) <= CLOSE;
    }

    private static int gap(UnitText text, int from, int to) {
        return to <= from ? 0 : text.characters(from, to);
    }

    private boolean isDrawnOut(Block block, boolean onRight) {
        int onLeft = left.characters(block.left(), block.leftEnd());
        int there = right.characters(block.right(), block.rightEnd());
        int together = onRight ? there : onLeft;
        return together <= MOST && (onRight ? onLeft : there) >= RATIO * together;
    }

    private static Block hull(List<MatchShaper.Found> pieces) {
        return pieces.stream().map(MatchShaper.Found::block).reduce(Block::with).orElseThrow();
    }

    private static MatchShaper.Found summary(List<MatchShaper.Found> pieces) {
        List<UnitRun> runs = new ArrayList<>();
        for (MatchShaper.Found piece : pieces) {
            for (UnitRun run : piece.runs()) {
                // Pieces may overlap by a word where both have it.
                if (runs.isEmpty()
                        || (run.left() >= runs.getLast().leftEnd()
                                && run.right() >= runs.getLast().rightEnd())) {
                    runs.add(run);
                }
            }
        }
        return new MatchShaper.Found(hull(pieces), Match.Kind.SUMMARISED, runs);
    }
}
