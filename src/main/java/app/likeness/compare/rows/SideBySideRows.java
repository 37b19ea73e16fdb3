package app.likeness.compare.rows;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Two texts as rows for reading side by side. They are cut where the matches begin and end and, inside them, where a
/// chunk of either text begins; so what is marked as different are the changed letters of the rows of matches
/// ([ChangedWords]), and all of the rows of no match. What lies between two matches is compared line by
/// line, so that headings and short lines with one word changed face each other.
/// Nearly linear: Myers' difference runs on small pieces only ([LineDiff]), never over whole texts.
public final class SideBySideRows {
    private final SideBySideText left;
    private final SideBySideText right;
    private final List<Match> matches;
    private final BitSet facing;
    private final LineDiff diff;
    /// By letter whether any run covers it, or what a changed word has in common with its counterpart.
    private final boolean[] sharedLeft;

    private final boolean[] sharedRight;
    private final List<Stretch> movedLeft = new ArrayList<>();
    private final List<Stretch> movedRight = new ArrayList<>();
    private final List<SideBySideRow> rows = new ArrayList<>();
    private int leftDone;
    private int rightDone;

    /// A part of one text and the number of the match that it belongs to; -1: none.
    private record Stretch(Span span, int match) {}

    private SideBySideRows(SideBySideText left, SideBySideText right, List<Match> matches) {
        this.left = left;
        this.right = right;
        this.matches = matches;
        this.facing = Differences.facing(matches);
        this.diff = new LineDiff(left.letters(), right.letters());
        this.sharedLeft = new boolean[left.letters().count()];
        this.sharedRight = new boolean[right.letters().count()];
        for (int number = 0; number < matches.size(); number++) {
            Match match = matches.get(number);
            for (Match.Run run :
                    ChangedWords.refined(match, left.letters(), right.letters()).runs()) {
                fill(sharedLeft, left.letters(), run.left());
                fill(sharedRight, right.letters(), run.right());
            }
            if (!facing.get(number)) {
                movedLeft.add(new Stretch(match.left(), number));
                movedRight.add(new Stretch(match.right(), number));
            }
        }
        movedRight.sort(Comparator.comparing(Stretch::span));
    }

    /// The rows of two texts: every letter and digit of both is in exactly one, in the order of its text. Lines
    /// without any belong to no row.
    ///
    /// @param matches of these two texts, sorted by left start
    public static List<SideBySideRow> of(SideBySideText left, SideBySideText right, List<Match> matches) {
        SideBySideRows rows = new SideBySideRows(left, right, matches);
        for (int number = rows.facing.nextSetBit(0); number >= 0; number = rows.facing.nextSetBit(number + 1)) {
            Match match = matches.get(number);
            rows.addBetween(
                    left.lead(rows.leftDone, match.left().start()),
                    right.lead(rows.rightDone, match.right().start()));
            rows.addMatch(number);
        }
        rows.addBetween(left.text().length(), right.text().length());
        return List.copyOf(rows.rows);
    }

    private static void fill(boolean[] shared, Letters letters, Span span) {
        Arrays.fill(shared, letters.before(span.start()), letters.before(span.end()), true);
    }

    private void addMatch(int number) {
        Match match = matches.get(number);
        for (int i = 0; i < match.runs().size(); i++) {
            Match.Run run = match.runs().get(i);
            if (i > 0) {
                addGap(number, match.runs().get(i - 1), run);
            }
            List<int[]> cuts = new ArrayList<>();
            addCuts(cuts, left, run.left(), right, run.right(), false);
            addCuts(cuts, right, run.right(), left, run.left(), true);
            cuts.sort(Comparator.comparingInt(cut -> cut[0]));
            cuts.forEach(cut -> cut(number, cut[0], cut[1]));
        }
        cut(number, left.trail(match.left().end()), right.trail(match.right().end()));
    }

    /// Cuts the rows of a match around what differs between two of its runs where that stands in lines of its own;
    /// where only one text has lines there, they are rows of that text alone.
    private void addGap(int number, Match.Run last, Match.Run next) {
        boolean isClosed = left.closesLine(last.left().end())
                && right.closesLine(last.right().end());
        boolean isOpened = left.opensLine(next.left().start())
                && right.opensLine(next.right().start());
        if (isClosed) {
            cut(number, left.trail(last.left().end()), right.trail(last.right().end()));
        }
        if (isOpened) {
            int leftStart = left.lead(leftDone, next.left().start());
            int rightStart = right.lead(rightDone, next.right().start());
            boolean isPaired = left.pieces(leftDone, leftStart).size() == 1
                    && right.pieces(rightDone, rightStart).size() == 1;
            if (isClosed && !isPaired) {
                addBetween(leftStart, rightStart);
            } else {
                cut(number, leftStart, rightStart);
            }
        }
    }

    private void cut(int match, int leftEnd, int rightEnd) {
        if (leftEnd > leftDone && rightEnd > rightDone) {
            addFacing(match, leftEnd, rightEnd);
        }
    }

    /// The row of a match from where both texts are to `leftEnd` and `rightEnd`.
    private void addFacing(int match, int leftEnd, int rightEnd) {
        Span leftSpan = left.shown(leftDone, leftEnd);
        Span rightSpan = right.shown(rightDone, rightEnd);
        List<Span> changedLeft = changed(left.letters(), sharedLeft, leftSpan);
        List<Span> changedRight = changed(right.letters(), sharedRight, rightSpan);
        boolean isEqual = changedLeft.isEmpty()
                && changedRight.isEmpty()
                && characters(left, leftSpan).equals(characters(right, rightSpan));
        rows.add(new SideBySideRow(
                isEqual ? SideBySideRow.Kind.EQUAL : SideBySideRow.Kind.CHANGED,
                leftSpan,
                rightSpan,
                match,
                changedLeft,
                changedRight));
        leftDone = leftEnd;
        rightDone = rightEnd;
    }

    private static String characters(SideBySideText text, Span span) {
        return text.letters()
                .characters(text.letters().before(span.start()), text.letters().before(span.end()));
    }

    private static List<Span> changed(Letters letters, boolean[] shared, Span span) {
        List<Span> changed = new ArrayList<>();
        int end = letters.before(span.end());
        for (int at = letters.before(span.start()); at < end; at++) {
            int start = at;
            while (at < end && !shared[at]) {
                at++;
            }
            if (start < at) {
                changed.add(letters.span(start, at));
            }
        }
        return changed;
    }

    /// Where chunks of `text` begin inside a run, with the same place on the other side.
    private static void addCuts(
            List<int[]> cuts, SideBySideText text, Span run, SideBySideText other, Span otherRun, boolean swapped) {
        int first = text.letters().before(run.start());
        int otherFirst = other.letters().before(otherRun.start());
        int otherEnd = other.letters().before(otherRun.end());
        for (int chunk = text.chunks().at(run.start()) + 1;
                chunk < text.chunks().count() && text.chunks().start(chunk) < run.end();
                chunk++) {
            int cut = text.chunks().start(chunk);
            int counterpart = otherFirst + text.letters().before(cut) - first;
            if (counterpart > otherFirst && counterpart < otherEnd) {
                int otherCut = other.opening(other.letters().start(counterpart));
                cuts.add(swapped ? new int[] {otherCut, cut} : new int[] {cut, otherCut});
            }
        }
    }

    /// What stands between two matches, up to where the next one begins.
    private void addBetween(int leftEnd, int rightEnd) {
        List<Stretch> leftPieces = pieces(left, leftDone, leftEnd, movedLeft);
        List<Stretch> rightPieces = pieces(right, rightDone, rightEnd, movedRight);
        leftDone = Math.max(leftDone, leftEnd);
        rightDone = Math.max(rightDone, rightEnd);
        int leftAt = 0;
        int rightAt = 0;
        for (LineDiff.Alike alike : diff.alike(lines(leftPieces), lines(rightPieces))) {
            addAlone(leftPieces, leftAt, alike.left(), rightPieces, rightAt, alike.right());
            leftAt = alike.left() + 1;
            rightAt = alike.right() + 1;
            rows.add(new SideBySideRow(
                    SideBySideRow.Kind.ALIKE,
                    leftPieces.get(alike.left()).span(),
                    rightPieces.get(alike.right()).span(),
                    -1,
                    alike.changedLeft(),
                    alike.changedRight()));
        }
        addAlone(leftPieces, leftAt, leftPieces.size(), rightPieces, rightAt, rightPieces.size());
    }

    /// The chunks of a stretch, cut where moved matches begin and end.
    private static List<Stretch> pieces(SideBySideText text, int from, int to, List<Stretch> moved) {
        List<Stretch> pieces = new ArrayList<>();
        int start = from;
        for (Stretch each : moved) {
            if (each.span().end() > start && each.span().start() < to) {
                int movedStart = Math.max(start, text.lead(start, each.span().start()));
                int movedEnd = Math.min(to, text.trail(each.span().end()));
                text.pieces(start, movedStart).forEach(piece -> pieces.add(new Stretch(piece, -1)));
                text.pieces(movedStart, movedEnd).forEach(piece -> pieces.add(new Stretch(piece, each.match())));
                start = Math.max(start, movedEnd);
            }
        }
        text.pieces(start, to).forEach(piece -> pieces.add(new Stretch(piece, -1)));
        return pieces;
    }

    /// The pieces that may face one of the other text: null for those of moved matches.
    private static List<@Nullable Span> lines(List<Stretch> pieces) {
        List<@Nullable Span> lines = new ArrayList<>();
        pieces.forEach(piece -> lines.add(piece.match() < 0 ? piece.span() : null));
        return lines;
    }

    private void addAlone(
            List<Stretch> leftPieces, int leftFrom, int leftTo, List<Stretch> rightPieces, int rightFrom, int rightTo) {
        int rightStart = rightFrom < rightPieces.size()
                ? rightPieces.get(rightFrom).span().start()
                : rightDone;
        Span nothingRight = new Span(rightStart, rightStart);
        for (Stretch piece : leftPieces.subList(leftFrom, leftTo)) {
            boolean isMoved = piece.match() >= 0;
            rows.add(new SideBySideRow(
                    isMoved ? SideBySideRow.Kind.MOVED : SideBySideRow.Kind.REMOVED,
                    piece.span(),
                    nothingRight,
                    piece.match(),
                    isMoved ? changed(left.letters(), sharedLeft, piece.span()) : List.of(),
                    List.of()));
        }
        int leftStart =
                leftTo < leftPieces.size() ? leftPieces.get(leftTo).span().start() : leftDone;
        Span nothingLeft = new Span(leftStart, leftStart);
        for (Stretch piece : rightPieces.subList(rightFrom, rightTo)) {
            boolean isMoved = piece.match() >= 0;
            rows.add(new SideBySideRow(
                    isMoved ? SideBySideRow.Kind.MOVED : SideBySideRow.Kind.ADDED,
                    nothingLeft,
                    piece.span(),
                    piece.match(),
                    List.of(),
                    isMoved ? changed(right.letters(), sharedRight, piece.span()) : List.of()));
        }
    }
}
