package app.likeness.compare.count;

import app.likeness.compare.Match;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import app.likeness.text.fold.ChineseDigits;
import app.likeness.text.fold.Fold;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;

/// The numbers of two matching passages that one side writes in Chinese digits and the other in European ones.
///
/// A number of three digits folds to the other form by itself, a single digit does not, since most are no numbers in
/// Chinese (一些): that one is meant shows only beside the other text. Both ways of writing are ordinary, so which text
/// was changed cannot be told. Example: `第3章` and `第三章`.
final class SwappedDigits {
    private final List<Fold> ofLeft = new ArrayList<>();
    private final List<Fold> ofRight = new ArrayList<>();

    /// Finds them in a match of two texts. O(characters).
    SwappedDigits(Match match, ExcludedText left, ExcludedText right) {
        int leftAt = left.before(match.left().start());
        int rightAt = right.before(match.right().start());
        for (Match.Run run : match.runs()) {
            int leftStart = left.before(run.left().start());
            int rightStart = right.before(run.right().start());
            compare(left.folded(), leftAt, leftStart, right.folded(), rightAt, rightStart);
            leftAt = left.before(run.left().end());
            rightAt = right.before(run.right().end());
            compare(left.folded(), leftStart, leftAt, right.folded(), rightStart, rightAt);
        }
        int leftEnd = left.before(match.left().end());
        int rightEnd = right.before(match.right().end());
        compare(left.folded(), leftAt, leftEnd, right.folded(), rightAt, rightEnd);
    }

    /// Those that the left text writes in Chinese, by start.
    List<Fold> ofLeft() {
        return ofLeft;
    }

    /// Those that the right text writes in Chinese.
    List<Fold> ofRight() {
        return ofRight;
    }

    /// Compares two stretches character by character, if they have as many.
    private void compare(FoldedText left, int leftFrom, int leftTo, FoldedText right, int rightFrom, int rightTo) {
        int length = leftTo - leftFrom;
        if (length != rightTo - rightFrom) {
            return;
        }
        int at = 0;
        while (at < length) {
            int inLeft = chinese(left, leftFrom, right, rightFrom, at, length);
            int inRight = chinese(right, rightFrom, left, leftFrom, at, length);
            if (inLeft > 0) {
                ofLeft.add(fold(left, leftFrom + at, right, rightFrom + at, inLeft));
            } else if (inRight > 0) {
                ofRight.add(fold(right, rightFrom + at, left, leftFrom + at, inRight));
            }
            at += Math.max(1, Math.max(inLeft, inRight));
        }
    }

    /// How many characters from `at` on are Chinese digits in `text` and the same in European ones in `other`.
    private static int chinese(FoldedText text, int from, FoldedText other, int otherFrom, int at, int length) {
        int digits = 0;
        while (at + digits < length && isSwapped(text, from + at + digits, other, otherFrom + at + digits)) {
            digits++;
        }
        return digits;
    }

    private static boolean isSwapped(FoldedText text, int at, FoldedText other, int otherAt) {
        int written = other.text().codePointAt(other.start(otherAt));
        char folded = text.characters().charAt(at);
        boolean isPlain = Character.isDigit(text.text().codePointAt(text.start(at)));
        return Character.isDigit(written)
                && !isPlain
                && (folded == other.characters().charAt(otherAt)
                        || ChineseDigits.digit(folded) == Character.digit(written, 10));
    }

    private static Fold fold(FoldedText text, int at, FoldedText other, int otherAt, int digits) {
        Span span = new Span(text.start(at), text.end(at + digits - 1));
        return new Fold(FoldKind.DIGITS, span, other.characters().substring(otherAt, otherAt + digits), true);
    }
}
