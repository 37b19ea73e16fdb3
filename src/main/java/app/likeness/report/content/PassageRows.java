package app.likeness.report.content;

import app.likeness.compare.Exclusions;
import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.Match;
import app.likeness.compare.count.CountedComparison;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Cuts the two sides of a match into rows that stand side by side: what is the same in both, what only one side has,
/// what is the same and left out of the numbers.
/// A new row begins where both sides begin a new line, or after some [#ROW_CHARACTERS] at the next change. Long
/// stretches keep their two ends, those that are left out less than others; how many characters stand between them is
/// said.
public final class PassageRows {
    private static final int ROW_CHARACTERS = 480;
    private static final int LONGEST_PIECE = 1_200;
    private static final int KEPT_END = 400;
    private static final int LONGEST_LEFT_OUT = 160;
    private static final int KEPT_END_LEFT_OUT = 60;

    /// Empty lines are not compared and would pull the two sides apart.
    private static final Pattern EMPTY_LINES = Pattern.compile("\\n\\s*\\n");

    /// `PLAIN` is what stands between without being counted, such as punctuation.
    public enum Kind {
        SAME,
        /// The same on both sides, and left out of the numbers by right.
        LEFT_OUT,
        CHANGED,
        PLAIN
    }

    /// A stretch of one side.
    ///
    /// @param leftOut how many characters between `text` and `tail` are not shown
    public record Piece(Kind kind, String text, int leftOut, String tail) {
        /// What stands between is shown whole up to the length that any piece may have.
        public String whole() {
            return leftOut == 0 ? text : text + " … " + tail;
        }
    }

    public record Row(List<Piece> left, List<Piece> right) {
        Row() {
            this(new ArrayList<>(), new ArrayList<>());
        }
    }

    private final List<Row> rows = new ArrayList<>();
    private Row row = new Row();
    private int rowCharacters;

    private final List<LeftOutSpan> leftOutLeft;
    private final List<LeftOutSpan> leftOutRight;

    private PassageRows(List<LeftOutSpan> leftOutLeft, List<LeftOutSpan> leftOutRight) {
        this.leftOutLeft = leftOutLeft;
        this.leftOutRight = leftOutRight;
    }

    /// The text without empty lines.
    public static String lines(String text) {
        return EMPTY_LINES.matcher(text).replaceAll("\n");
    }

    /// The rows of passage `number` of `compared`, counted from 0, as it is drawn.
    ///
    /// @param leftOut what is left out of the numbers
    public static List<Row> of(String left, String right, CountedComparison compared, int number, Exclusions leftOut) {
        return of(
                left, right, compared.drawn(number), compared.leftOutOfLeft(leftOut), compared.leftOutOfRight(leftOut));
    }

    /// The rows of `match`, whose spans are valid in the two texts, with stretches of them that do not count, by place.
    static List<Row> of(
            String left, String right, Match match, List<LeftOutSpan> leftOutLeft, List<LeftOutSpan> leftOutRight) {
        var cut = new PassageRows(leftOutLeft, leftOutRight);
        int l = match.left().start();
        int r = match.right().start();
        for (Match.Run run : match.runs()) {
            String before = left.substring(l, run.left().start());
            String beforeRight = right.substring(r, run.right().start());
            cut.between(before, beforeRight);
            if (!isInWord(left, run.left().start())
                    && !isInWord(right, run.right().start())) {
                cut.breakRow(before, beforeRight);
            }
            cut.same(left, right, run);
            l = run.left().end();
            r = run.right().end();
        }
        cut.between(
                left.substring(l, match.left().end()),
                right.substring(r, match.right().end()));
        cut.endRow();
        return cut.rows;
    }

    private void between(String left, String right) {
        changed(row.left, left);
        changed(row.right, right);
        rowCharacters += Math.max(left.length(), right.length());
    }

    /// Ends the row behind what stands between where it is long enough, or both sides begin a new line.
    private void breakRow(String left, String right) {
        boolean bothNewLines = left.indexOf('\n') >= 0 && right.indexOf('\n') >= 0;
        if (rowCharacters > 0 && (bothNewLines || rowCharacters >= ROW_CHARACTERS)) {
            endRow();
        }
    }

    /// Whether the letters on either side of `offset` belong to one word.
    private static boolean isInWord(String text, int offset) {
        return offset > 0 && isOfWord(text.codePointBefore(offset)) && isOfWord(text.codePointAt(offset));
    }

    private static boolean isOfWord(int codePoint) {
        return Character.isLetterOrDigit(codePoint) && !Character.isIdeographic(codePoint);
    }

    private void same(String left, String right, Match.Run run) {
        same(row.left, left, run.left(), leftOutLeft);
        same(row.right, right, run.right(), leftOutRight);
        int longer = Math.max(
                run.left().end() - run.left().start(),
                run.right().end() - run.right().start());
        rowCharacters += Math.min(LONGEST_PIECE, longer);
    }

    /// Adds a run of one side, cut where it begins and ceases to count.
    private static void same(List<Piece> pieces, String text, Span run, List<LeftOutSpan> leftOut) {
        int from = run.start();
        for (LeftOutSpan each : leftOut) {
            int start = Math.max(from, each.span().start());
            int end = Math.min(run.end(), each.span().end());
            if (start < end) {
                add(pieces, Kind.SAME, text.substring(from, start));
                add(pieces, Kind.LEFT_OUT, text.substring(start, end));
                from = end;
            }
        }
        add(pieces, Kind.SAME, text.substring(from, run.end()));
    }

    private void endRow() {
        if (!row.left.isEmpty() || !row.right.isEmpty()) {
            rows.add(row);
        }
        row = new Row();
        rowCharacters = 0;
    }

    /// Line by line: a frame around what was changed would otherwise reach over the line end.
    private static void changed(List<Piece> pieces, String text) {
        int from = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
            changedLine(pieces, text.substring(from, end));
            add(pieces, Kind.PLAIN, "\n");
            from = end + 1;
        }
        changedLine(pieces, text.substring(from));
    }

    /// Only letters and digits are compared, so only they can have been changed: what surrounds them is plain.
    private static void changedLine(List<Piece> pieces, String text) {
        int from = 0;
        while (from < text.length() && !Character.isLetterOrDigit(text.codePointAt(from))) {
            from += Character.charCount(text.codePointAt(from));
        }
        int to = text.length();
        while (to > from && !Character.isLetterOrDigit(text.codePointBefore(to))) {
            to -= Character.charCount(text.codePointBefore(to));
        }
        add(pieces, Kind.PLAIN, text.substring(0, from));
        add(pieces, Kind.CHANGED, text.substring(from, to));
        add(pieces, Kind.PLAIN, text.substring(to));
    }

    private static void add(List<Piece> pieces, Kind kind, String text) {
        if (text.isEmpty()) {
            return;
        }
        boolean joins = kind == Kind.PLAIN && !pieces.isEmpty() && pieces.getLast().kind == Kind.PLAIN;
        pieces.add(joins ? new Piece(kind, pieces.removeLast().text + text, 0, "") : piece(kind, text));
    }

    private static Piece piece(Kind kind, String text) {
        if (text.length() <= (kind == Kind.LEFT_OUT ? LONGEST_LEFT_OUT : LONGEST_PIECE)) {
            return new Piece(kind, text, 0, "");
        }
        int kept = kind == Kind.LEFT_OUT ? KEPT_END_LEFT_OUT : KEPT_END;
        int head = boundary(text, kept);
        int tail = boundary(text, text.length() - kept);
        return new Piece(kind, text.substring(0, head), text.codePointCount(head, tail), text.substring(tail));
    }

    /// `index`, or one more where that would cut a surrogate pair.
    private static int boundary(String text, int index) {
        return Character.isLowSurrogate(text.charAt(index)) ? index + 1 : index;
    }
}
