package app.likeness.compare;

import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Two texts as rows for reading side by side: paragraphs that face each other, with what differs inside them.
///
/// The matches of a comparison are the anchors: paragraphs that share at least half of the shorter one in runs that
/// stand in the same order on both sides share a row, several when lines were joined or split. What lies between two
/// anchors is compared line by line, so that equal headings meet and short lines with one word changed do.
/// Nearly linear: Myers' difference runs on small pieces only ([ParagraphDiff]), never over whole texts.
public final class SideBySideRows {
    /// How many paragraphs ahead a changed line is looked for.
    private static final int AHEAD = 4;

    private final Paragraphs left;
    private final Paragraphs right;
    private final ParagraphDiff diff;
    /// By folded character whether a match in order covers it, and whether any match does.
    private final boolean[] orderedLeft;

    private final boolean[] orderedRight;
    private final boolean[] sharedLeft;
    private final boolean[] sharedRight;
    private final List<SideBySideRow> rows = new ArrayList<>();

    private SideBySideRows(String leftText, String rightText) {
        this.left = new Paragraphs(leftText);
        this.right = new Paragraphs(rightText);
        this.diff = new ParagraphDiff(left, right);
        this.orderedLeft = new boolean[left.offsets().characters()];
        this.orderedRight = new boolean[right.offsets().characters()];
        this.sharedLeft = new boolean[left.offsets().characters()];
        this.sharedRight = new boolean[right.offsets().characters()];
    }

    /// The rows of two texts in reading order; lines without letters and digits belong to no row.
    ///
    /// @param comparison of these two texts
    public static List<SideBySideRow> of(String leftText, String rightText, Comparison comparison) {
        SideBySideRows rows = new SideBySideRows(leftText, rightText);
        Anchor last = new Anchor(0, 0, 0, 0);
        for (Anchor anchor : rows.anchors(comparison)) {
            rows.addBetween(last, anchor);
            rows.addAnchored(anchor);
            last = anchor;
        }
        rows.addBetween(last, new Anchor(rows.left.size(), rows.left.size(), rows.right.size(), rows.right.size()));
        return List.copyOf(rows.rows);
    }

    /// Paragraphs `[leftFrom, leftTo)` and `[rightFrom, rightTo)`, which face each other.
    private record Anchor(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        /// The anchor with one more pair of paragraphs, or null where that does not continue it.
        @Nullable
        Anchor with(int leftParagraph, int rightParagraph) {
            boolean sameLeft = leftParagraph == leftTo - 1;
            boolean sameRight = rightParagraph == rightTo - 1;
            return (sameLeft && rightParagraph == rightTo) || (sameRight && leftParagraph == leftTo)
                    ? new Anchor(leftFrom, leftParagraph + 1, rightFrom, rightParagraph + 1)
                    : null;
        }

        boolean isBefore(int leftParagraph, int rightParagraph) {
            return leftParagraph >= leftTo && rightParagraph >= rightTo;
        }
    }

    private List<Anchor> anchors(Comparison comparison) {
        Map<Long, Integer> links = new LinkedHashMap<>();
        for (Match match : comparison.matches()) {
            for (Match.Run run : match.runs()) {
                int leftAt = left.offsets().characterAt(run.left().start());
                int rightAt = right.offsets().characterAt(run.right().start());
                // A character that folds to several, such as ㍿, can make a run begin later than its first unit.
                int length =
                        Math.min(run.characters(), Math.min(sharedLeft.length - leftAt, sharedRight.length - rightAt));
                Arrays.fill(sharedLeft, leftAt, leftAt + length, true);
                Arrays.fill(sharedRight, rightAt, rightAt + length, true);
                if (match.kind() != Match.Kind.MOVED) {
                    Arrays.fill(orderedLeft, leftAt, leftAt + length, true);
                    Arrays.fill(orderedRight, rightAt, rightAt + length, true);
                    link(leftAt, rightAt, length, links);
                }
            }
        }
        List<Anchor> anchors = new ArrayList<>();
        links.forEach((link, shared) -> {
            int leftParagraph = (int) (link >>> 32);
            int rightParagraph = (int) (long) link;
            if (2 * shared >= Math.min(left.characters(leftParagraph), right.characters(rightParagraph))) {
                add(anchors, leftParagraph, rightParagraph);
            }
        });
        return anchors;
    }

    /// Counts in `links` how many characters of a run each pair of paragraphs has: the left paragraph in the upper 32
    /// bits.
    private void link(int leftAt, int rightAt, int length, Map<Long, Integer> links) {
        int from = 0;
        while (from < length) {
            int leftParagraph = left.paragraphOf(leftAt + from);
            int rightParagraph = right.paragraphOf(rightAt + from);
            int to = Math.min(
                    length,
                    Math.min(left.first(leftParagraph + 1) - leftAt, right.first(rightParagraph + 1) - rightAt));
            links.merge((long) leftParagraph << 32 | rightParagraph, to - from, Integer::sum);
            from = to;
        }
    }

    private static void add(List<Anchor> anchors, int leftParagraph, int rightParagraph) {
        Anchor last = anchors.isEmpty() ? new Anchor(0, 0, 0, 0) : anchors.getLast();
        Anchor continued = anchors.isEmpty() ? null : last.with(leftParagraph, rightParagraph);
        if (continued != null) {
            anchors.set(anchors.size() - 1, continued);
        } else if (last.isBefore(leftParagraph, rightParagraph)) {
            anchors.add(new Anchor(leftParagraph, leftParagraph + 1, rightParagraph, rightParagraph + 1));
        }
    }

    private void addAnchored(Anchor anchor) {
        List<Span> changedLeft = uncovered(left, orderedLeft, anchor.leftFrom, anchor.leftTo);
        List<Span> changedRight = uncovered(right, orderedRight, anchor.rightFrom, anchor.rightTo);
        boolean isEqual = changedLeft.isEmpty() && changedRight.isEmpty();
        rows.add(new SideBySideRow(
                isEqual ? SideBySideRow.Kind.EQUAL : SideBySideRow.Kind.CHANGED,
                left.paragraphs(anchor.leftFrom, anchor.leftTo),
                right.paragraphs(anchor.rightFrom, anchor.rightTo),
                changedLeft,
                changedRight));
    }

    private static List<Span> uncovered(Paragraphs text, boolean[] covered, int from, int to) {
        List<Span> spans = new ArrayList<>();
        int end = text.first(to);
        for (int at = text.first(from); at < end; at++) {
            if (!covered[at]) {
                int start = at;
                while (at < end && !covered[at]) {
                    at++;
                }
                spans.add(text.offsets().span(start, at));
            }
        }
        return spans;
    }

    private void addBetween(Anchor last, Anchor next) {
        int leftAt = last.leftTo;
        int rightAt = last.rightTo;
        int leftEnd = next.leftFrom;
        int rightEnd = next.rightFrom;
        int[] equal = diff.equal(leftAt, leftEnd, rightAt, rightEnd);
        for (int i = 0; i < equal.length; i++) {
            if (equal[i] >= 0) {
                addUnequal(leftAt, last.leftTo + i, rightAt, equal[i]);
                leftAt = last.leftTo + i + 1;
                rightAt = equal[i] + 1;
                ParagraphDiff.Changes none = new ParagraphDiff.Changes(List.of(), List.of());
                addPair(SideBySideRow.Kind.EQUAL, leftAt - 1, rightAt - 1, none);
            }
        }
        addUnequal(leftAt, leftEnd, rightAt, rightEnd);
    }

    /// Paragraphs without an equal one: paired in order where at least half is the same.
    private void addUnequal(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        int rightAt = rightFrom;
        for (int i = leftFrom; i < leftTo; i++) {
            ParagraphDiff.Changes changes = null;
            int found = rightAt;
            while (changes == null && found < rightTo && found < rightAt + AHEAD) {
                changes = diff.changes(i, found++);
            }
            if (changes == null) {
                addLeft(i, rightAt);
            } else {
                addRight(i, rightAt, found - 1);
                addPair(SideBySideRow.Kind.CHANGED, i, found - 1, changes);
                rightAt = found;
            }
        }
        addRight(leftTo, rightAt, rightTo);
    }

    private void addPair(
            SideBySideRow.Kind kind, int leftParagraph, int rightParagraph, ParagraphDiff.Changes changes) {
        rows.add(new SideBySideRow(
                kind,
                left.paragraphs(leftParagraph, leftParagraph + 1),
                right.paragraphs(rightParagraph, rightParagraph + 1),
                changes.left(),
                changes.right()));
    }

    private void addLeft(int paragraph, int rightAt) {
        rows.add(new SideBySideRow(
                isMoved(left, sharedLeft, paragraph) ? SideBySideRow.Kind.MOVED : SideBySideRow.Kind.REMOVED,
                left.paragraphs(paragraph, paragraph + 1),
                right.paragraphs(rightAt, rightAt),
                List.of(),
                List.of()));
    }

    private void addRight(int leftAt, int from, int to) {
        for (int i = from; i < to; i++) {
            rows.add(new SideBySideRow(
                    isMoved(right, sharedRight, i) ? SideBySideRow.Kind.MOVED : SideBySideRow.Kind.ADDED,
                    left.paragraphs(leftAt, leftAt),
                    right.paragraphs(i, i + 1),
                    List.of(),
                    List.of()));
        }
    }

    private static boolean isMoved(Paragraphs text, boolean[] shared, int paragraph) {
        int count = 0;
        for (int i = text.first(paragraph); i < text.first(paragraph + 1); i++) {
            count += shared[i] ? 1 : 0;
        }
        return 2 * count >= text.characters(paragraph);
    }
}
