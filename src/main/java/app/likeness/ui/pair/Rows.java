package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Builds the rows of the view of differences. They are cut where the matches begin and end and, inside them, where a
/// chunk of either text begins; so what is marked as different is exactly what the shares do not count.
final class Rows {
    private static final String OPENING = "“‘「『（(《〈【[";

    private final PairText left;
    private final PairText right;
    private final List<Match> matches;
    private final List<List<Difference>> inside;
    private final List<Row> rows = new ArrayList<>();
    private final List<int[]> movedLeft = new ArrayList<>();
    private final List<int[]> movedRight = new ArrayList<>();
    private int leftDone;
    private int rightDone;

    private Rows(PairText left, PairText right, List<Match> matches, List<List<Difference>> inside) {
        this.left = left;
        this.right = right;
        this.matches = matches;
        this.inside = inside;
    }

    /// Every letter and digit of both texts is in exactly one row, in the order of its text. O(text).
    ///
    /// @param inside the differences inside each match
    static List<Row> of(
            PairText left, PairText right, List<Match> matches, List<List<Difference>> inside, Alignment alignment) {
        var builder = new Rows(left, right, matches, inside);
        for (int number = 0; number < matches.size(); number++) {
            if (!alignment.contains(number)) {
                Match match = matches.get(number);
                builder.movedLeft.add(
                        new int[] {match.left().start(), match.left().end(), number});
                builder.movedRight.add(
                        new int[] {match.right().start(), match.right().end(), number});
            }
        }
        builder.movedRight.sort(Comparator.comparingInt(range -> range[0]));
        for (int knot = 0; knot + 1 < alignment.count(); knot++) {
            int number = alignment.matchBehind(knot);
            if (number >= 0) {
                builder.addMatch(number);
            } else {
                builder.addBetween(
                        builder.lead(left, builder.leftDone, alignment.knot(Side.LEFT, knot + 1)),
                        builder.lead(right, builder.rightDone, alignment.knot(Side.RIGHT, knot + 1)));
            }
        }
        return List.copyOf(builder.rows);
    }

    /// What stands between two matches, up to where the next one begins.
    private void addBetween(int leftEnd, int rightEnd) {
        addAlone(left, leftDone, leftEnd, movedLeft);
        addAlone(right, rightDone, rightEnd, movedRight);
        leftDone = Math.max(leftDone, leftEnd);
        rightDone = Math.max(rightDone, rightEnd);
    }

    private void addAlone(PairText text, int from, int to, List<int[]> moved) {
        int start = from;
        for (int[] range : moved) {
            if (range[1] > start && range[0] < to) {
                int rangeStart = Math.max(start, lead(text, start, range[0]));
                addPieces(text, start, rangeStart, -1);
                int rangeEnd = Math.min(to, trail(text, range[1]));
                addPieces(text, rangeStart, rangeEnd, range[2]);
                start = Math.max(start, rangeEnd);
            }
        }
        addPieces(text, start, to, -1);
    }

    /// One row for each chunk of a stretch that has letters; a stretch without any is not worth a row.
    private void addPieces(PairText text, int from, int to, int match) {
        int start = from;
        while (start < to) {
            int chunk = text.chunks().at(start);
            int end = chunk + 1 < text.chunks().count()
                    ? Math.min(to, Math.max(start + 1, text.chunks().start(chunk + 1)))
                    : to;
            Span letters = text.letters().trimmed(start, end);
            if (!letters.isEmpty()) {
                Span piece = shown(text.text(), start, end);
                Row.Kind kind = match >= 0
                        ? Row.Kind.MOVED
                        : text.side() == Side.LEFT ? Row.Kind.LEFT_ONLY : Row.Kind.RIGHT_ONLY;
                Span nothing = new Span(0, 0);
                rows.add(
                        text.side() == Side.LEFT
                                ? new Row(kind, piece, nothing, match)
                                : new Row(kind, nothing, piece, match));
            }
            start = end;
        }
    }

    private void addMatch(int number) {
        Match match = matches.get(number);
        int leftEnd = trail(left, match.left().end());
        int rightEnd = trail(right, match.right().end());
        var cuts = new ArrayList<int[]>();
        for (Match.Run run : match.runs()) {
            addCuts(cuts, left, run.left(), right, run.right(), false);
            addCuts(cuts, right, run.right(), left, run.left(), true);
        }
        cuts.sort(Comparator.comparingInt(cut -> cut[0]));
        cuts.add(new int[] {leftEnd, rightEnd});
        List<Difference> differences = inside.get(number);
        int seen = 0;
        for (int[] cut : cuts) {
            if (cut[0] <= leftDone || cut[1] <= rightDone) {
                continue;
            }
            int before = seen;
            while (seen < differences.size()
                    && (cut[0] == leftEnd
                            || (differences.get(seen).left().start() < cut[0]
                                    && differences.get(seen).right().start() < cut[1]))) {
                seen++;
            }
            rows.add(new Row(
                    seen > before ? Row.Kind.CHANGED : Row.Kind.SAME,
                    shown(left.text(), leftDone, cut[0]),
                    shown(right.text(), rightDone, cut[1]),
                    number));
            leftDone = cut[0];
            rightDone = cut[1];
        }
    }

    /// Where chunks of `text` begin inside a run, with the same place on the other side.
    private static void addCuts(
            List<int[]> cuts, PairText text, Span run, PairText other, Span otherRun, boolean swapped) {
        int first = text.letters().before(run.start());
        int otherFirst = other.letters().before(otherRun.start());
        int otherEnd = other.letters().before(otherRun.end());
        for (int chunk = text.chunks().at(run.start()) + 1;
                chunk < text.chunks().count() && text.chunks().start(chunk) < run.end();
                chunk++) {
            int cut = text.chunks().start(chunk);
            int counterpart = otherFirst + text.letters().before(cut) - first;
            if (counterpart > otherFirst && counterpart < otherEnd) {
                int otherCut = opening(other.text(), other.letters().start(counterpart));
                cuts.add(swapped ? new int[] {otherCut, cut} : new int[] {cut, otherCut});
            }
        }
    }

    /// Where the row of a passage that begins at `start` begins: with the marks that open it, or with its line when
    /// nothing else stands before it there.
    private int lead(PairText text, int done, int start) {
        int chunk = text.chunks().count() == 0
                ? 0
                : text.chunks().start(text.chunks().at(start));
        boolean opensLine =
                text.letters().trimmed(Math.min(chunk, start), start).isEmpty();
        return Math.max(done, opensLine ? Math.min(chunk, start) : opening(text.text(), start));
    }

    /// Where the row of a passage that ends at `end` ends: behind the punctuation that follows it in its line.
    private static int trail(PairText text, int end) {
        int trail = end;
        while (trail < text.text().length()
                && !Character.isLetterOrDigit(text.text().codePointAt(trail))
                && !Chunks.isLineEnd(text.text().charAt(trail))
                && OPENING.indexOf(text.text().charAt(trail)) < 0) {
            trail += Character.charCount(text.text().codePointAt(trail));
        }
        return trail;
    }

    private static int opening(String text, int offset) {
        int start = offset;
        while (start > 0 && OPENING.indexOf(text.charAt(start - 1)) >= 0) {
            start--;
        }
        return start;
    }

    /// A stretch without the line ends and spaces around it.
    private static Span shown(String text, int from, int to) {
        int start = from;
        int end = to;
        while (start < end && Chunks.isLineEnd(text.charAt(start))) {
            start++;
        }
        while (end > start && (Chunks.isLineEnd(text.charAt(end - 1)) || text.charAt(end - 1) == ' ')) {
            end--;
        }
        return new Span(start, end);
    }
}
