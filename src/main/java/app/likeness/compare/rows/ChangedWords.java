package app.likeness.compare.rows;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.List;

/// Looks into the changed words of a match: of a word that stands on the other side a little different, only the
/// letters that differ are changed. A word without such a counterpart is changed as a whole.
///
/// Two words are a little different when what they have in common at their beginning and end is three letters or more,
/// and more than half of the longer one. For display only: what is compared and counted are words.
///
/// Example: of `colour` and `color` only the `u` is changed, of `colour` and `shade` all.
public final class ChangedWords {
    private static final int LEAST_COMMON = 3;

    /// Words of one side times those of the other between two runs: where there are more the text was rewritten.
    private static final int MOST = 4_000;

    private final Letters left;
    private final Letters right;
    private final List<Match.Run> runs = new ArrayList<>();
    private int leftDone;
    private int rightDone;

    private ChangedWords(Letters left, Letters right) {
        this.left = left;
        this.right = right;
    }

    /// `match` with the letters that changed words have in common as runs of their own. O(letters of the match +
    /// words of one side × words of the other between two runs).
    public static Match refined(Match match, Letters left, Letters right) {
        ChangedWords words = new ChangedWords(left, right);
        words.leftDone = match.left().start();
        words.rightDone = match.right().start();
        for (Match.Run run : match.runs()) {
            words.addBetween(run.left().start(), run.right().start());
            words.add(run);
        }
        words.addBetween(match.left().end(), match.right().end());
        return new Match(match.left(), match.right(), match.kind(), words.runs);
    }

    private void add(Match.Run run) {
        runs.add(run);
        leftDone = run.left().end();
        rightDone = run.right().end();
    }

    /// Adds what the words up to the two offsets have in common: those pairs of words, in order on both sides, that
    /// have the most letters in common together.
    private void addBetween(int leftEnd, int rightEnd) {
        int[] leftWords = left.units(left.before(leftDone), left.before(leftEnd));
        int[] rightWords = right.units(right.before(rightDone), right.before(rightEnd));
        int rows = leftWords.length - 1;
        int columns = rightWords.length - 1;
        if ((long) rows * columns > MOST) {
            return;
        }
        int[][] best = new int[rows + 1][columns + 1];
        for (int row = rows - 1; row >= 0; row--) {
            for (int column = columns - 1; column >= 0; column--) {
                best[row][column] = Math.max(
                        Math.max(best[row + 1][column], best[row][column + 1]),
                        best[row + 1][column + 1] + common(leftWords, row, rightWords, column));
            }
        }
        int row = 0;
        int column = 0;
        while (row < rows && column < columns && best[row][column] > 0) {
            if (best[row][column] == best[row + 1][column]) {
                row++;
            } else if (best[row][column] == best[row][column + 1]) {
                column++;
            } else {
                addWord(leftWords[row], leftWords[++row], rightWords[column], rightWords[++column]);
            }
        }
    }

    /// How many letters two words have in common at their beginning and end; 0 where that is too little.
    private int common(int[] leftWords, int row, int[] rightWords, int column) {
        int leftFrom = leftWords[row];
        int leftTo = leftWords[row + 1];
        int rightFrom = rightWords[column];
        int rightTo = rightWords[column + 1];
        int longer = Math.max(leftTo - leftFrom, rightTo - rightFrom);
        int shorter = Math.min(leftTo - leftFrom, rightTo - rightFrom);
        if (shorter < LEAST_COMMON || 2 * shorter <= longer) {
            return 0;
        }
        int prefix = prefix(leftFrom, leftTo, rightFrom, rightTo);
        int common = prefix + suffix(leftFrom + prefix, leftTo, rightFrom + prefix, rightTo);
        return common >= LEAST_COMMON && 2 * common > longer ? common : 0;
    }

    private int prefix(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        int length = 0;
        while (leftFrom + length < leftTo
                && rightFrom + length < rightTo
                && left.letter(leftFrom + length) == right.letter(rightFrom + length)) {
            length++;
        }
        return length;
    }

    private int suffix(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        int length = 0;
        while (leftTo - length > leftFrom
                && rightTo - length > rightFrom
                && left.letter(leftTo - length - 1) == right.letter(rightTo - length - 1)) {
            length++;
        }
        return length;
    }

    private void addWord(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        int prefix = prefix(leftFrom, leftTo, rightFrom, rightTo);
        int suffix = suffix(leftFrom + prefix, leftTo, rightFrom + prefix, rightTo);
        addLetters(leftFrom, rightFrom, prefix);
        addLetters(leftTo - suffix, rightTo - suffix, suffix);
    }

    private void addLetters(int leftFrom, int rightFrom, int length) {
        Span leftSpan = left.span(leftFrom, leftFrom + length);
        Span rightSpan = right.span(rightFrom, rightFrom + length);
        // One character of a text can fold to several letters, such as a ligature: it belongs to the run before.
        if (length > 0 && leftSpan.start() >= leftDone && rightSpan.start() >= rightDone) {
            add(new Match.Run(leftSpan, rightSpan, length));
        }
    }
}
