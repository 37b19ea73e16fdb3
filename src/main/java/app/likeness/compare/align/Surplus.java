package app.likeness.compare.align;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// What the longer side of a match has beyond the shorter one, where it is more than half as long again: so much text
/// cannot stand in so little, and it does not count as shared.
///
/// Of the longer side as many characters count as the shorter one has, in whole units: first what is the very same,
/// then what stands there in another order (three units in a row), then what stands between these, where they are
/// closest. A side that is not so much longer counts as a whole, changed words included.
///
/// Example: where `a b c` is told at length as `x x x x a y c x x`, of the latter `a y c` counts.
public final class Surplus {
    /// So many units in a row on both sides are no chance, wherever they stand.
    private static final int MOVED = 3;

    /// Units in a row that do not count yet.
    private record Gap(int from, int to) {}

    private final Letters own;
    /// By number of the unit in the match where it begins, in folded characters; then where the last one ends.
    private final int[] starts;
    /// The units that count.
    private final BitSet counted = new BitSet();
    /// How many characters may count yet.
    private int rest;

    private Surplus(Letters own, int[] starts, int most) {
        this.own = own;
        this.starts = starts;
        this.rest = most;
    }

    /// The folded characters, by number, of one side of `match` that do not count: none unless it is the longer one
    /// by far. O(log(characters)) where it is not, else O(units of both sides × log(units)).
    public static BitSet of(Match match, boolean isRight, Letters own, Letters other) {
        Span span = isRight ? match.right() : match.left();
        int from = own.before(span.start());
        int to = own.before(span.end());
        int most = other.count(isRight ? match.left() : match.right());
        if (!isLonger(to - from, most)) {
            return new BitSet();
        }
        var side = new Surplus(own, own.units(from, to), most);
        side.addRuns(match, isRight);
        side.addMoved(outsideRuns(match, !isRight, other));
        side.addNearest();
        var surplus = new BitSet();
        surplus.set(from, to);
        side.counted.stream().forEach(unit -> surplus.clear(side.starts[unit], side.starts[unit + 1]));
        return surplus;
    }

    /// Whether so many characters are more than half as many again as the others.
    private static boolean isLonger(int characters, int others) {
        return 2 * characters > 3 * others;
    }

    private int units() {
        return starts.length - 1;
    }

    /// Whether the unit fits in what may count yet; then it does.
    private boolean add(int unit) {
        int characters = starts[unit + 1] - starts[unit];
        if (characters > rest) {
            return false;
        }
        rest -= characters;
        counted.set(unit);
        return true;
    }

    private void addRuns(Match match, boolean isRight) {
        inRuns(match, isRight, own, starts).stream().forEach(this::add);
    }

    /// Adds what the other side has outside of its runs as well, by place, each as often as it has it.
    private void addMoved(Map<String, Integer> others) {
        BitSet runs = (BitSet) counted.clone();
        for (int unit = 0; unit + MOVED <= units(); unit++) {
            int next = runs.nextSetBit(unit);
            if (next < 0 || next >= unit + MOVED) {
                String moved = own.characters(starts[unit], starts[unit + MOVED]);
                if (others.merge(moved, -1, Integer::sum) >= 0) {
                    IntStream.range(unit, unit + MOVED)
                            .filter(each -> !counted.get(each))
                            .forEach(this::add);
                }
            }
        }
    }

    /// Adds what stands between the units that count, the shortest gaps first and each from its ends, as long as it
    /// fits. A gap at the edge of the match has one end and counts as twice as long.
    private void addNearest() {
        List<Gap> gaps = new ArrayList<>();
        for (int from = counted.nextClearBit(0); from < units(); from = counted.nextClearBit(from)) {
            int behind = counted.nextSetBit(from);
            gaps.add(new Gap(from, behind < 0 ? units() : behind));
            from = gaps.getLast().to;
        }
        gaps.sort(Comparator.comparingInt(this::rank));
        boolean fits = true;
        for (int i = 0; fits && i < gaps.size(); i++) {
            fits = fill(gaps.get(i));
        }
    }

    private int rank(Gap gap) {
        int length = gap.to - gap.from;
        return gap.from == 0 || gap.to == units() ? 2 * length : length;
    }

    /// Adds the units of a gap, from its two ends in turns; from the one that it has at the edge of the match.
    /// Whether all of it fits.
    private boolean fill(Gap gap) {
        int from = gap.from;
        int to = gap.to;
        boolean isAtStart = from == 0 && to < units();
        boolean isAtEnd = to == units();
        boolean fits = true;
        while (fits && from < to) {
            boolean fromBehind = isAtStart || (!isAtEnd && from - gap.from > gap.to - to);
            fits = add(fromBehind ? --to : from++);
        }
        return fits;
    }

    private static BitSet inRuns(Match match, boolean isRight, Letters text, int[] starts) {
        BitSet inRuns = new BitSet();
        int unit = 0;
        for (Match.Run run : match.runs()) {
            Span span = isRight ? run.right() : run.left();
            int from = text.before(span.start());
            int to = text.before(span.end());
            while (unit < starts.length - 1 && starts[unit] < to) {
                inRuns.set(unit, starts[unit] >= from);
                unit++;
            }
        }
        return inRuns;
    }

    /// How often a side has so many units in a row outside of its runs, by their characters.
    private static Map<String, Integer> outsideRuns(Match match, boolean isRight, Letters text) {
        Span span = isRight ? match.right() : match.left();
        int[] starts = text.units(text.before(span.start()), text.before(span.end()));
        BitSet runs = inRuns(match, isRight, text, starts);
        Map<String, Integer> counts = new HashMap<>();
        for (int unit = 0; unit + MOVED < starts.length; unit++) {
            int next = runs.nextSetBit(unit);
            if (next < 0 || next >= unit + MOVED) {
                counts.merge(text.characters(starts[unit], starts[unit + MOVED]), 1, Integer::sum);
            }
        }
        return counts;
    }
}
