package app.likeness.report.content;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.count.CountedComparison;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/// One side of a pair in full, cut where passages begin and end and where what counts does. The letters and digits of
/// the shared stretches are the numerator of the side's share, those of all stretches that are not left out its
/// denominator.
public final class WholeText {
    /// A stretch.
    ///
    /// @param passage the number of the first passage that it stands in, from 1; 0 for none
    /// @param counts whether its letters count as shared
    /// @param isChanged whether they were changed inside the passage, and are not left out
    /// @param isOut whether they are left out of the whole as well
    public record Stretch(String text, int passage, boolean counts, boolean isChanged, boolean isOut) {}

    /// What counts of a text, by UTF-16 unit.
    private static final class Marks {
        private final int[] passages;
        private final BitSet shared = new BitSet();
        private final BitSet changed = new BitSet();
        private final BitSet out = new BitSet();

        Marks(int[] passages) {
            this.passages = passages;
        }

        boolean differ(int one, int other) {
            return passages[one] != passages[other]
                    || shared.get(one) != shared.get(other)
                    || changed.get(one) != changed.get(other)
                    || out.get(one) != out.get(other);
        }
    }

    private WholeText() {}

    /// The left text, cut where it changes what a stretch is.
    ///
    /// @param text of the left side
    public static List<Stretch> left(String text, CountedComparison compared, Exclusions leftOut) {
        return of(
                text,
                compared.comparison().matches(),
                Match::left,
                compared.countedLeft(leftOut),
                compared.changedLeft(leftOut),
                compared.left().counted(leftOut));
    }

    /// The right text, cut where it changes what a stretch is.
    ///
    /// @param text of the right side
    public static List<Stretch> right(String text, CountedComparison compared, Exclusions leftOut) {
        return of(
                text,
                compared.comparison().matches(),
                Match::right,
                compared.countedRight(leftOut),
                compared.changedRight(leftOut),
                compared.right().counted(leftOut));
    }

    private static List<Stretch> of(
            String text, List<Match> matches, Function<Match, Span> side, BitSet shared, BitSet changed, BitSet all) {
        int[] passages = new int[text.length()];
        for (int i = matches.size() - 1; i >= 0; i--) {
            Span span = side.apply(matches.get(i));
            for (int at = span.start(); at < Math.min(span.end(), text.length()); at++) {
                passages[at] = i + 1;
            }
        }
        return cut(text, marks(text, passages, shared, changed, all));
    }

    /// What is no letter goes with the letter before it, at the beginning of a passage with the one behind it.
    private static Marks marks(String text, int[] passages, BitSet shared, BitSet changed, BitSet all) {
        var marks = new Marks(passages);
        FoldedText folded = FoldedText.of(text);
        int letter = 0;
        boolean isShared = true;
        boolean isChanged = false;
        boolean isOut = false;
        for (int at = 0; at < text.length(); at++) {
            while (letter < folded.length() && folded.start(letter) < at) {
                letter++;
            }
            boolean begins = at == 0 || passages[at] != passages[at - 1];
            if (letter < folded.length() && (begins || folded.start(letter) == at)) {
                isShared = shared.get(letter);
                isChanged = changed.get(letter);
                isOut = !all.get(letter);
            }
            marks.shared.set(at, isShared && passages[at] > 0);
            marks.changed.set(at, isChanged && passages[at] > 0);
            marks.out.set(at, isOut);
        }
        return marks;
    }

    private static List<Stretch> cut(String text, Marks marks) {
        List<Stretch> stretches = new ArrayList<>();
        int begin = 0;
        for (int at = 1; at <= text.length(); at++) {
            if (at == text.length() || marks.differ(at, begin)) {
                stretches.add(new Stretch(
                        text.substring(begin, at),
                        marks.passages[begin],
                        marks.shared.get(begin),
                        marks.changed.get(begin),
                        marks.out.get(begin)));
                begin = at;
            }
        }
        return stretches;
    }
}
