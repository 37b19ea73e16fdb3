package app.likeness.compare.count;

import app.likeness.compare.Match;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.text.Span;
import java.util.Arrays;

/// For the folded characters of one side of a match: which characters of the other text they face.
final class Counterparts {
    private static final int UNKNOWN = -1;

    private Counterparts() {}

    /// For each character of the passage the index of its counterpart among all characters of the other text:
    /// inside runs the same character, between them that of the nearest run, without runs the one at the same share
    /// of the way. O(characters).
    static int[] of(Match match, boolean isRight, ExcludedText own, ExcludedText other) {
        Span span = isRight ? match.right() : match.left();
        Span otherSpan = isRight ? match.left() : match.right();
        int from = own.before(span.start());
        int[] counterparts = new int[own.before(span.end()) - from];
        Arrays.fill(counterparts, UNKNOWN);
        for (Match.Run run : match.runs()) {
            Span ownRun = isRight ? run.right() : run.left();
            Span otherRun = isRight ? run.left() : run.right();
            align(counterparts, own.before(ownRun.start()) - from, own.before(ownRun.end()) - from, otherRun, other);
        }
        if (Arrays.stream(counterparts).allMatch(counterpart -> counterpart == UNKNOWN)) {
            align(counterparts, 0, counterparts.length, otherSpan, other);
        }
        fill(counterparts);
        return counterparts;
    }

    /// Spreads the characters of `span` over those from `from` to `to`: one to one where they are as many.
    private static void align(int[] counterparts, int from, int to, Span span, ExcludedText other) {
        int first = other.before(span.start());
        // A single character that folds to several can lie between two runs: a run may then begin no character.
        int count = Math.max(1, other.before(span.end()) - first);
        int last = Math.max(0, other.folded().length() - 1);
        for (int i = Math.max(0, from); i < Math.min(to, counterparts.length); i++) {
            counterparts[i] = Math.min(last, first + (int) ((long) (i - from) * count / (to - from)));
        }
    }

    /// Gives the characters between runs the counterpart of the nearer end.
    private static void fill(int[] counterparts) {
        int at = 0;
        int before = UNKNOWN;
        while (at < counterparts.length) {
            if (counterparts[at] != UNKNOWN) {
                before = counterparts[at++];
                continue;
            }
            int end = at;
            while (end < counterparts.length && counterparts[end] == UNKNOWN) {
                end++;
            }
            int behind = end < counterparts.length ? counterparts[end] : before;
            int middle = before == UNKNOWN ? at : end < counterparts.length ? (at + end) >>> 1 : end;
            Arrays.fill(counterparts, at, middle, before);
            Arrays.fill(counterparts, middle, end, behind);
            at = end;
        }
    }
}
