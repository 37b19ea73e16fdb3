package app.likeness.report.content;

import app.likeness.report.names.PathNames;
import app.likeness.report.words.FoldWords;
import app.likeness.text.fold.Fold;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Folds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a report says of a text that holds something else than it shows: kind by kind, and the first places as they are
/// written and as they were compared.
public final class DisguiseLines {
    /// So many places show how it was done; all of them stand in the report for programs.
    private static final int PLACES = 5;

    /// So many places have room in the cell of a table.
    private static final int IN_ONE_LINE = 100;

    /// So many characters on both sides of a place make it readable.
    private static final int AROUND = 12;

    private final ReportWords words;

    public DisguiseLines(ReportWords words) {
        this.words = words;
    }

    /// The disguises of `text`, by place: its own and those that only its counterpart shows. O(text).
    ///
    /// @param ofPair as [app.likeness.compare.count.CountedComparison] tells them
    public static List<Fold> of(String text, List<Fold> ofPair) {
        return Folds.of(text, FoldedText.of(text)).suspiciousWith(ofPair);
    }

    /// The lines about `text`; none where it is what it shows. O(text).
    public List<String> lines(String text, List<Fold> ofPair) {
        List<Fold> folds = of(text, ofPair);
        List<String> lines = new ArrayList<>(new FoldWords(words.locale()).sentences(folds, text));
        for (Fold fold : folds.subList(0, Math.min(PLACES, folds.size()))) {
            String before = text.substring(
                    edge(text, fold.span().start() - AROUND), fold.span().start());
            String after =
                    text.substring(fold.span().end(), edge(text, fold.span().end() + AROUND));
            String written = text.substring(fold.span().start(), fold.span().end());
            String head = PathNames.neutral(before.length() < fold.span().start() ? "…" + before : before);
            String tail = PathNames.neutral(fold.span().end() + after.length() < text.length() ? after + "…" : after);
            lines.add(words.of(
                    "passages.disguises.place",
                    head + "[" + named(written) + "]" + tail,
                    head + "[" + PathNames.neutral(fold.stands()) + "]" + tail,
                    fold.span().start(),
                    fold.span().end()));
        }
        return lines;
    }

    /// The places in one line, as a table has room for: where each begins and ends, as it is written, and behind the
    /// arrow as it was compared; behind the last how many more there are.
    public static String inOneLine(String text, List<Fold> folds) {
        List<String> places = new ArrayList<>();
        for (Fold fold : folds.subList(0, Math.min(IN_ONE_LINE, folds.size()))) {
            String written = text.substring(fold.span().start(), fold.span().end());
            places.add(fold.span().start() + "–" + fold.span().end() + " " + named(written) + " → "
                    + PathNames.neutral(fold.stands()));
        }
        if (folds.size() > IN_ONE_LINE) {
            places.add("+" + (folds.size() - IN_ONE_LINE));
        }
        return String.join("; ", places);
    }

    /// A single character with its code point: it looks like another one.
    private static String named(String written) {
        String neutral = PathNames.neutral(written);
        boolean isOne = written.codePointCount(0, written.length()) == 1;
        return isOne && neutral.equals(written)
                ? String.format(Locale.ROOT, "%s U+%04X", written, written.codePointAt(0))
                : neutral;
    }

    /// `index` inside `text`, and not inside a surrogate pair.
    private static int edge(String text, int index) {
        int inside = Math.clamp(index, 0, text.length());
        boolean isSplit = inside > 0 && inside < text.length() && Character.isLowSurrogate(text.charAt(inside));
        return isSplit ? inside + 1 : inside;
    }
}
